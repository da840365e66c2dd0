import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { InlayError } from '../../src/index.js';
import { startWork } from '../../src/workers/work.js';
import { type WorkOptions, workOptions } from '../../src/workers/work-options.js';
import { ROOT } from '../support/folders.js';

const SCRIPT = new URL('./worker.mjs', import.meta.url);

interface Quick {
  site: Site;
  /** Sites that the thread was given so far. */
  opened: number;
  threadId: number;
}

interface Site {
  name: string;
  /** Milliseconds that it takes to make it ready. */
  slowMs?: number;
}

/** Threads that are gone after the test. */
function threads(options: Partial<WorkOptions> = {}) {
  const work = startWork<string, Site, Quick>(
    SCRIPT,
    workOptions({ count: 2, timeoutMs: 1500, waitMs: 30_000, ...options }, 2),
  );
  onTestFinished(() => work.close());
  let sent = 0;
  const run = (task: string, site: Site = { name: 'a' }, signal?: AbortSignal) => {
    const value = () => {
      sent += 1;
      return site;
    };
    return work.run(task, { key: site.name, value }, signal);
  };
  return { ...work, run, sent: () => sent };
}

/** The code of the InlayError that a promise is rejected with. */
async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  return error instanceof InlayError ? error.code : `none: ${String(error)}`;
}

describe('a task', () => {
  test('that never ends is ended at its deadline, and others are answered meanwhile and after', async () => {
    const { run } = threads();
    let isOver = false;
    const endless = codeOf(run('endless')).finally(() => {
      isOver = true;
    });
    const { site } = await run('quick');
    expect([site, isOver]).toEqual([{ name: 'a' }, false]);
    expect(await endless).toBe('deadline-exceeded');
    const after = await Promise.all([run('quick'), run('quick'), run('quick')]);
    expect(after.map((each) => each.site.name)).toEqual(['a', 'a', 'a']);
  });

  test('that ends all threads at once has them replaced', async () => {
    const { run } = threads();
    const codes = await Promise.all([run('endless'), run('endless')].map(codeOf));
    expect(codes).toEqual(['deadline-exceeded', 'deadline-exceeded']);
    expect((await run('quick')).site).toEqual({ name: 'a' });
  });

  test('that needs too much memory, or ends its thread, fails alone', async () => {
    const { run } = threads({ memoryMb: 64, timeoutMs: 60_000 });
    expect(await codeOf(run('hungry'))).toBe('worker-failed');
    expect(await codeOf(run('exit'))).toBe('worker-failed');
    expect((await run('quick')).site).toEqual({ name: 'a' });
  });

  test('that throws is told with what it threw', async () => {
    const { run } = threads();
    const problems = [{ pointer: '/a', message: 'Some more' }];
    await expect(run('mistake')).rejects.toMatchObject({ code: 'some-code', summary: 'Some words', problems });
    await expect(run('bug')).rejects.toMatchObject({ name: 'TypeError', message: 'a bug' });
    expect(await codeOf(run('bug'))).toMatch(/^none/);
    await expect(run('function')).rejects.toMatchObject({ name: 'DataCloneError' });
  });

  test('waits no longer than it may, and no more of them wait than may', async () => {
    const { run } = threads({ count: 1, timeoutMs: 3000, waitMs: 300, queue: 1 });
    await expect.poll(() => codeOf(run('quick'))).toMatch(/^none/); // it may start slowly
    const endless = codeOf(run('endless'));
    const [late, refused] = await Promise.all([run('quick'), run('quick')].map(codeOf));
    expect([late, refused, await endless]).toEqual(['overloaded', 'overloaded', 'deadline-exceeded']);
  });

  test('does not count the start of the first thread as waiting', async () => {
    // A thread takes many times as long to start.
    const { run } = threads({ count: 1, waitMs: 50 });
    expect(await codeOf(run('quick'))).toMatch(/^none/);
    const endless = codeOf(run('endless'));
    expect([await codeOf(run('quick')), await endless]).toEqual(['overloaded', 'deadline-exceeded']);
  });

  test('that nobody waits for any more is not begun', async () => {
    const { run } = threads({ count: 1 });
    await run('quick');
    const endless = codeOf(run('endless'));
    const gone = codeOf(run('exit', { name: 'a' }, AbortSignal.abort()));
    const { threadId } = await run('quick');
    expect([await endless, await gone]).toEqual(['deadline-exceeded', 'overloaded']);
    expect((await run('quick')).threadId).toBe(threadId);
  });
});

describe('a site', () => {
  test('is sent to a thread once, and kept there', async () => {
    const { run, sent } = threads({ count: 1 });
    for (let round = 0; round < 20; round += 1) await run('quick');
    expect([sent(), (await run('quick')).opened]).toEqual([1, 1]);
    await run('quick', { name: 'b' });
    await run('quick');
    expect(sent()).toBe(2);
  });

  test('may take longer to be made ready than a task may take', async () => {
    const { run } = threads({ timeoutMs: 200 });
    const site = { name: 'slow', slowMs: 700 };
    expect((await run('quick', site)).site).toEqual(site);
    expect(await codeOf(run('endless', site))).toBe('deadline-exceeded');
  });
});

test('threads that are closed answer nobody, and leave nobody waiting', async () => {
  const { run, close } = threads({ timeoutMs: 60_000 });
  await run('quick');
  const waiting = codeOf(run('endless'));
  await close();
  expect([await waiting, await codeOf(run('quick'))]).toEqual(['overloaded', 'overloaded']);
});

describe('a process', () => {
  let url = '';
  beforeAll(() => {
    url = JSON.stringify(SCRIPT.href);
  });

  /** Runs a module that begins with `run`, a function that has a thread do a task. */
  function runs(code: string) {
    const begin = `
      import { startWork } from './dist/workers/work.js';
      import { workOptions } from './dist/workers/work-options.js';
      const work = startWork(new URL(${url}), workOptions({}, 2));
      const run = (task) => work.run(task, { key: 'a', value: () => ({ name: 'a' }) });`;
    const args = ['--input-type=module', '-e', begin + code];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
    });
    return { status, stdout, stderr };
  }

  test('is not kept alive by threads that have nothing to do', () => {
    expect(runs("console.log((await run('quick')).site.name);")).toEqual({ status: 0, stdout: 'a\n', stderr: '' });
  });

  test('that does nothing starts none', () => {
    const count =
      "let count = 0; process.on('worker', () => (count += 1)); process.on('exit', () => console.log(count));";
    expect(runs(count).stdout).toBe('0\n');
    expect(runs(`${count} await run('quick');`).stdout).toBe('1\n');
  });
});
