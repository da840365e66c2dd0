import { spawnSync } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as built from '../../dist/http/node.js';
import { parseSite as builtSite } from '../../dist/index.js';
import { createHandler, type HandlerOptions, performTask } from '../../src/http/index.js';
import { InlayError } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { readSite, readState } from '../support/sites.js';
import { jsonOf } from './answers.js';

const SITE = readSite('small-business');
const BASE = 'http://inlay.example/sestante/v1/ai';

type Ask = (path: string, body?: unknown) => Promise<Response>;

function asking(handler: (request: Request) => Promise<Response>): Ask {
  return (path, body) =>
    handler(
      new Request(
        `${BASE}/${path}`,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      ),
    );
}

/** The handler of the built `inlay/http/node`, as workers are files of its own; closed after the test. */
function threaded(workers: built.NodeHandlerOptions['workers'] = {}): Ask {
  const site = builtSite(readState('small-business'));
  const handler = built.createHandler({ site, namespace: 'sestante', workers });
  onTestFinished(() => handler.close());
  return asking(handler);
}

/** As long as the handler takes: the linter needs more than 25 ms for it, and a thread much less to render nothing. */
const LONG = '<p>text <b>and</b> more</p>\n'.repeat(4600);

describe('createHandler of `inlay/http/node`', () => {
  test('answers the same from its threads as without them', async () => {
    const [ask, here] = [threaded(), threaded(false)];
    const canvas = '<header><x-logo></x-logo><a href="tel:+390612345678">call</a></header>';
    const asked: readonly [path: string, body?: unknown][] = [
      ['integration-manifest'],
      ['integration-manifest?detail=concise'],
      ['menus'],
      ['context?part=header&tokens=2000'],
      ['context?tokens=500'],
      ['canvas/lint', { canvas, preset: 'strict' }],
      ['canvas/render', { canvas, request: { url: '/menu/' } }],
      ['canvas/render', { canvas: '<x-logo></x-logo>'.repeat(1001) }],
    ];
    for (const [path, body] of asked) {
      const [one, other] = [await ask(path, body), await here(path, body)];
      expect([path, one.status, one.headers.get('etag')]).toEqual([path, other.status, other.headers.get('etag')]);
      expect(await jsonOf(one)).toEqual(await jsonOf(other));
    }
  });

  test('answers 504 to what takes too long, and goes on', async () => {
    const ask = threaded({ timeoutMs: 25 });
    const answer = await ask('canvas/lint', { canvas: LONG });
    expect(answer.status).toBe(504);
    expect(await jsonOf(answer)).toMatchObject({ code: 'deadline-exceeded', status: 504 });
    await expect.poll(async () => (await ask('canvas/render', { canvas: '' })).status).toBe(200);
  });

  test('answers 503 with `Retry-After` where no more may wait', async () => {
    const ask = threaded({ count: 1, queue: 1 });
    const [first, second] = await Promise.all([
      ask('canvas/render', { canvas: '' }),
      ask('canvas/render', { canvas: '' }),
    ]);
    // The thread is only started now, so that the first one waits.
    expect([first.status, second.status, second.headers.get('retry-after')]).toEqual([200, 503, '1']);
    expect(await jsonOf(second)).toMatchObject({ code: 'overloaded' });
  });

  test('finishes what was begun when it is closed, and says of what comes later that it is closed', async () => {
    const site = builtSite(readState('small-business'));
    const handler = built.createHandler({ site, namespace: 'sestante', workers: { count: 1 } });
    const ask = asking(handler);
    const begun = Promise.all([ask('canvas/lint', { canvas: LONG }), ask('canvas/render', { canvas: '<p>Hi' })]);
    const isBegun = new Promise((resolve) => setTimeout(resolve, 20)); // their bodies are read
    await isBegun;
    const closed = handler.close();
    const after = await ask('canvas/render', { canvas: '' });
    expect([after.status, after.headers.get('retry-after')]).toEqual([503, null]);
    expect(await jsonOf(after)).toMatchObject({ code: 'closed', title: 'The handler is closed' });
    await closed;
    expect((await begun).map(({ status }) => status)).toEqual([200, 200]);
    expect(await jsonOf(await ask('canvas/render', { canvas: '' }))).toMatchObject({ code: 'closed' });
    await handler.close(); // once more does no harm
  });

  test.each([{ count: 0 }, { timeoutMs: -1 }, { memoryMb: 1.5 }, { queue: Number.NaN }])('refuses %j', (workers) => {
    expect(() => threaded(workers)).toThrow(/Unexpected `[^`]+`, expected a whole number from/);
  });

  test('runs where the program is a text, and lets the process end', () => {
    const code = `
      import { createHandler } from 'inlay/http/node';
      import { parseSite } from 'inlay';
      const handler = createHandler({ site: parseSite(${JSON.stringify(readState('small-business'))}), namespace: 'sestante' });
      console.log((await handler(new Request('${BASE}/integration-manifest'))).status);`;
    const args = ['--input-type=module', '-e', code];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect([status, stdout, stderr]).toEqual([0, '200\n', '']);
  });
});

describe('the option `work`', () => {
  const handlerOf = (work?: HandlerOptions['work'], onError: (error: unknown) => void = () => {}) =>
    asking(createHandler({ site: SITE, namespace: 'sestante', onError, ...(work && { work }) }));

  test.each([
    ['deadline-exceeded', 504, null],
    ['overloaded', 503, '1'],
    ['closed', 503, null],
    ['worker-failed', 500, null],
  ])('may say %s, which is answered %i', async (code, status, retry) => {
    const ask = handlerOf(async () => {
      throw new InlayError(code, 'Why');
    });
    for (const answer of [await ask('integration-manifest'), await ask('canvas/lint', { canvas: '' })]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retry]);
      expect(await jsonOf(answer)).toMatchObject({ code, status, detail: 'Why' });
    }
  });

  test('is asked again for what it could not do before, and not for what it did', async () => {
    let asked = 0;
    const ask = asking(
      createHandler({
        site: readSite('small-business'),
        namespace: 'sestante',
        work: async (task, site) => {
          asked += 1;
          if (asked === 1) throw new InlayError('overloaded', 'Why');
          return performTask(structuredClone(task), site);
        },
      }),
    );
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await ask('integration-manifest?detail=concise')).status);
    expect([statuses, asked]).toEqual([[503, 200, 200, 200], 2]);
  });

  test('is told of anything else that it throws as a bug', async () => {
    const errors: unknown[] = [];
    const bug = new Error('secret');
    const ask = handlerOf(
      () => Promise.reject(bug),
      (error) => errors.push(error),
    );
    const answer = await ask('canvas/lint', { canvas: '' });
    expect([answer.status, await answer.text(), errors]).toEqual([500, expect.not.stringContaining('secret'), [bug]]);
  });

  test('has its problems in the OpenAPI document, and only where there is one', async () => {
    const responsesOf = async (ask: Ask) =>
      (await jsonOf(await ask('openapi'))).paths['/ai/canvas/lint'].post.responses;
    const elsewhere = await responsesOf(handlerOf(async (task, site) => performTask(task, site)));
    expect(Object.keys(elsewhere)).toEqual(expect.arrayContaining(['503', '504']));
    expect(elsewhere['503'].headers).toHaveProperty('Retry-After');
    expect(Object.keys(await responsesOf(handlerOf()))).not.toEqual(expect.arrayContaining(['503']));
  });
});
