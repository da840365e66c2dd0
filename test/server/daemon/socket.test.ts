import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inlayServer } from '../../cli/run.js';
import { ROOT } from '../../support/folders.js';
import { ask, batch, type Daemon, folder, put, STATE, serve } from './daemon.js';

const GOOD = '<x-contact field="email"></x-contact>';
const IS_ROOT = process.getuid?.() === 0;

/** A socket whose owner was killed. */
async function staleSocket(path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
}

/** Renders by one revision; an unknown one is put, as clients do. */
async function renderOnce(target: Pick<Daemon, 'socket'>, agent: Agent): Promise<number> {
  const request = () => ask(target, '/v1/render', { body: batch('r', GOOD), agent });
  const first = await request();
  if (first.status !== 409) return first.status;
  await ask(target, '/v1/sites/r', { method: 'PUT', body: STATE, agent });
  return (await request()).status;
}

/** Renders without a pause until it is told to stop; what it gives is how often, and what failed. */
function underLoad(target: Pick<Daemon, 'socket'>, agent: Agent) {
  const failed: unknown[] = [];
  let count = 0;
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      const status = await renderOnce(target, agent).catch((error: unknown) => error);
      if (status !== 200) failed.push(status);
      count += 1;
    }
  })();
  return async () => {
    isOn = false;
    await running;
    agent.destroy();
    return { count, failed };
  };
}

describe.concurrent('the socket', () => {
  test('is made with its folder, for the owner and the group alone', async () => {
    const { socket, child, ended } = await serve(IS_ROOT ? ['--group', 'daemon'] : []);
    const [own, parent] = [statSync(socket), statSync(dirname(socket))];
    expect([own.mode & 0o777, parent.mode & 0o777]).toEqual([0o660, 0o750]);
    if (IS_ROOT) expect([own.gid, parent.gid]).toEqual([1, 1]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(readdirSync(dirname(socket))).toEqual([]);
  });

  test('takes a folder that is there as it is', async () => {
    const path = folder();
    chmodSync(path, 0o701);
    await serve([], join(path, 'inlay.sock'));
    expect(statSync(path).mode & 0o777).toBe(0o701);
  });

  test('replaces one whose owner is dead, and what others left behind on their way', async () => {
    const path = join(folder(), 'inlay.sock');
    await staleSocket(path);
    await staleSocket(`${path}.4194399`);
    writeFileSync(`${path}.4194398`, 'no socket');
    const living = createServer().listen(`${path}.${process.pid}`);
    const daemon = await serve([], path);
    expect(await ask(daemon, '/healthz')).toMatchObject({ status: 200 });
    expect(readdirSync(dirname(path)).sort()).toEqual(
      ['inlay.sock', 'inlay.sock.4194398', `inlay.sock.${process.pid}`].sort(),
    );
    living.close();
  });

  test.each([
    ['file', (path: string) => writeFileSync(path, 'mine')],
    ['folder', (path: string) => mkdirSync(path)],
    ['symbolic link', (path: string) => symlinkSync('/tmp', path)],
  ])('refuses a %s in its place, and leaves it alone', async (what, make) => {
    const path = join(folder(), 'inlay.sock');
    make(path);
    const before = lstatSync(path).ino;
    expect(await inlayServer(['daemon', '--socket', path])).toMatchObject({
      code: 2,
      stderr: `error: Unexpected ${what} at \`${path}\`, expected a socket or nothing\n`,
    });
    expect(lstatSync(path).ino).toBe(before);
  });

  test('refuses a path that no socket can have', async () => {
    const path = join(folder(), 'a'.repeat(120));
    const { code, stderr } = await inlayServer(['daemon', '--socket', path]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^error: Unexpected length of `.*`, expected at most \d+ bytes\n$/),
    });
  });

  test.runIf(IS_ROOT)('says so where the folder is not its own to write', async () => {
    const path = folder();
    chmodSync(path, 0o755);
    const command = [
      process.execPath,
      `${ROOT}src/server/dist/cli/main.js`,
      'daemon',
      '--socket',
      join(path, 'inlay.sock'),
    ];
    const { status, stderr } = spawnSync('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', ...command], {
      encoding: 'utf8',
    });
    const own = expect.stringMatching(/^error: Cannot listen at `.*\/inlay\.sock\.\d+`: permission denied\n$/);
    expect({ status, stderr }).toEqual({ status: 2, stderr: own });
  });

  test('says so where the folder is none', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await inlayServer(['daemon', '--socket', join(file, 'inlay.sock')])).toMatchObject({
      code: 2,
      stderr: `error: Cannot look at \`${file}/inlay.sock\`: a part of its path is not a folder\n`,
    });
  });

  test('is given up when somebody removes it: the daemon ends', async () => {
    const { socket, ended } = await serve();
    rmSync(socket);
    expect(await ended).toBe(0);
  });
});

describe('a new daemon', () => {
  test('takes over from a running one, 20 times under load, without a failed request', async () => {
    const first = await serve(['--workers', '1']);
    const { socket } = first;
    await put(first, 'r');
    const loads = [
      underLoad(first, new Agent({ keepAlive: true })),
      underLoad(first, new Agent({ keepAlive: true })),
      underLoad(first, new Agent()),
    ];
    let running = first;
    for (let round = 0; round < 20; round += 1) {
      const next = await serve(['--workers', '1'], socket);
      expect(await running.ended).toBe(0);
      expect(running.log()).toContain('"why":"taken over"');
      running = next;
    }
    const counts = await Promise.all(loads.map((stop) => stop()));
    expect(counts.flatMap(({ failed }) => failed)).toEqual([]);
    for (const { count } of counts) expect(count).toBeGreaterThan(100);
    expect(readdirSync(dirname(socket))).toEqual(['inlay.sock']);
  });

  test('would fail requests if the old one was killed instead: the load sees it', async () => {
    const first = await serve(['--workers', '1']);
    await put(first, 'r');
    const stop = underLoad(first, new Agent({ keepAlive: true }));
    await sleep(100);
    first.child.kill('SIGKILL');
    await first.ended;
    await serve(['--workers', '1'], first.socket);
    expect((await stop()).failed.length).toBeGreaterThan(0);
  });
});

describe.concurrent('a daemon that is to end', () => {
  const LONG = '<p>a<i>'.repeat(40_000);

  test('says that it is not ready, answers what it has begun, and ends with 0', async ({ expect }) => {
    const daemon = await serve(['--workers', '1']);
    await put(daemon, 'r');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await ask(daemon, '/healthz', { agent });
    const working = ask(daemon, '/v1/lint', { body: batch('r', LONG, LONG, LONG) });
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.busy, { interval: 5 }).toBe(1);
    daemon.child.kill('SIGTERM');
    await expect.poll(() => existsSync(daemon.socket), { interval: 5 }).toBe(false);
    const ready = await ask(daemon, '/readyz', { agent });
    expect(ready).toMatchObject({ status: 503, json: { code: 'not-ready' }, headers: { connection: 'close' } });
    expect(await working).toMatchObject({ status: 200 });
    expect(await daemon.ended).toBe(0);
  });

  test('ends at once when it is told twice', async ({ expect }) => {
    const daemon = await serve(['--workers', '1']);
    await put(daemon, 'r');
    const working = ask(daemon, '/v1/lint', { body: batch('r', LONG, LONG, LONG) }).catch((error: unknown) => error);
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.busy, { interval: 5 }).toBe(1);
    daemon.child.kill('SIGTERM');
    await expect.poll(() => existsSync(daemon.socket), { interval: 5 }).toBe(false);
    daemon.child.kill('SIGINT');
    expect(await daemon.ended).toBe(130);
    expect(await working).toBeInstanceOf(Error);
  });

  test('leaves a socket that is another one by now where it is', async () => {
    const old = await serve(['--workers', '1']);
    const next = await serve(['--workers', '1'], old.socket);
    old.child.kill('SIGTERM');
    expect(await old.ended).toBe(0);
    expect(await ask(next, '/healthz')).toMatchObject({ status: 200 });
  });
});
