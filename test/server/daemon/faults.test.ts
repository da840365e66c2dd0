import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProblem, ask, batch, type Daemon, put, serve } from './daemon.js';

const GOOD = '<x-contact field="email"></x-contact>';

/** Takes the linter seconds, several times what the daemon here gives it: every paragraph repeats all open elements. */
const SLOW = Array.from({ length: 1350 }, (_, id) => `<p><b id=${id}>`).join('');

/** Without these the limits of work end both at once. */
const UNBOUNDED = ['--limit', 'copies=10000000', '--limit', 'work=1000000000000'];

/** Needs more memory than the daemon here gives a worker. */
const LARGE = '<p>a<i>'.repeat(150_000);

/** A connection that says only what it is told. */
async function connected({ socket }: Daemon): Promise<{ stream: Socket; heard: Promise<string> }> {
  const stream = connect(socket);
  await new Promise((resolve, reject) => stream.once('connect', resolve).once('error', reject));
  const heard = new Promise<string>((resolve) => {
    let text = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    stream.on('error', () => {}).on('close', () => resolve(text));
  });
  return { stream, heard };
}

/** Asks for good canvases until told to stop; gives how many were answered, and what was not as it should be. */
function underLoad(daemon: Daemon): { stop(): Promise<{ answered: number; failed: unknown[] }> } {
  const agent = new Agent({ keepAlive: true });
  const failed: unknown[] = [];
  let answered = 0;
  let isOn = true;
  const running = (async () => {
    while (isOn) {
      const answer = await ask(daemon, '/v1/render', { body: batch('r', GOOD), agent }).catch(
        (error: unknown) => error,
      );
      if (answer instanceof Error || (answer as { status: number }).status !== 200) failed.push(answer);
      answered += 1;
    }
    agent.destroy();
  })();
  return {
    async stop() {
      isOn = false;
      await running;
      return { answered, failed };
    },
  };
}

describe('a worker that is stuck', () => {
  let daemon: Daemon;
  beforeAll(async () => {
    daemon = await serve([...UNBOUNDED, '--job-timeout', '500', '--workers', '2']);
    await put(daemon, 'r');
  });

  test('loses its canvas alone: the others of the batch and other requests are answered', async () => {
    const load = underLoad(daemon);
    const { status, json } = await ask(daemon, '/v1/lint', { body: batch('r', GOOD, SLOW, GOOD) });
    expect({ status, json }).toMatchObject({
      status: 200,
      json: {
        results: [
          { id: '0', findings: [] },
          { id: '1', problem: aProblem(504, 'deadline-exceeded') },
          { id: '2', findings: [] },
        ],
      },
    });
    const { answered, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(10);
  });

  test('is replaced, which is counted and logged', async () => {
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.ready).toBe(2);
    const { text } = await ask(daemon, '/metrics');
    expect(text).toMatch(/^inlay_workers_restarted_total\{reason="stuck"\} [12]$/m);
    expect(daemon.log()).toContain('"reason":"stuck"');
  });

  test('leaves a batch that costs too many workers, so that it ends', async () => {
    const { json } = await ask(daemon, '/v1/lint', { body: batch('r', ...Array<string>(40).fill(SLOW)) });
    const codes = json.results.map(({ problem }: { problem: { code: string } }) => problem.code);
    expect(codes).toHaveLength(40);
    expect(codes.filter((code: string) => code === 'worker-failed').length).toBeGreaterThan(30);
    expect(await ask(daemon, '/v1/render', { body: batch('r', GOOD) })).toMatchObject({ status: 200 });
  });
});

describe('a deadline', () => {
  test('is kept: work that was not begun by then is dropped, other work is done', async () => {
    const daemon = await serve([...UNBOUNDED, '--job-timeout', '600', '--workers', '1']);
    await put(daemon, 'r');
    const stuck = ask(daemon, '/v1/lint', { body: batch('r', SLOW) });
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.busy, { interval: 5 }).toBe(1);
    const asked = (ms: string) =>
      ask(daemon, '/v1/render', { body: batch('r', GOOD), headers: { 'inlay-timeout-ms': ms } });
    const [late, patient] = await Promise.all([asked('20'), asked('9000')]);
    expect(late).toMatchObject({ status: 504, json: aProblem(504, 'deadline-exceeded') });
    expect(patient).toMatchObject({ status: 200 });
    await stuck;
  });
});

describe('a worker that dies', () => {
  let daemon: Daemon;
  beforeAll(async () => {
    daemon = await serve([...UNBOUNDED, '--worker-memory', '48', '--workers', '2', '--job-timeout', '100000']);
    await put(daemon, 'r');
  });

  test('loses its canvas alone: the others of the batch and other requests are answered', async () => {
    const load = underLoad(daemon);
    const { json } = await ask(daemon, '/v1/lint', { body: batch('r', GOOD, LARGE, GOOD) });
    expect(json.results).toMatchObject([
      { id: '0', findings: [] },
      { id: '1', problem: aProblem(500, 'worker-failed') },
      { id: '2', findings: [] },
    ]);
    expect((await load.stop()).failed).toEqual([]);
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.ready).toBe(2);
    expect(daemon.log()).toContain('"code":"ERR_WORKER_OUT_OF_MEMORY"');
  });

  test('is replaced by one that knows the sites', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(daemon, '/v1/render', { body: batch('r', GOOD) })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });

  test('is not what a canvas of that size means: with more memory it is linted', async () => {
    const roomy = await serve([...UNBOUNDED, '--worker-memory', '1024', '--workers', '1', '--job-timeout', '100000']);
    await put(roomy, 'r');
    const { json } = await ask(roomy, '/v1/lint', { body: batch('r', LARGE) });
    expect(json.results[0].findings).toEqual([]);
  });
});

describe('a daemon that is full', () => {
  test('says when to come again, and takes work again once there is room', async () => {
    const daemon = await serve([...UNBOUNDED, '--queue', '1', '--workers', '1', '--job-timeout', '400']);
    await put(daemon, 'r');
    const stuck = ask(daemon, '/v1/lint', { body: batch('r', SLOW) });
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.busy, { interval: 5 }).toBe(1);
    const waiting = ask(daemon, '/v1/render', { body: batch('r', GOOD) });
    await expect.poll(async () => (await ask(daemon, '/v1/info')).json.workers.queued, { interval: 5 }).toBe(1);
    const refused = await ask(daemon, '/v1/render', { body: batch('r', GOOD) });
    expect(refused).toMatchObject({ status: 503, json: aProblem(503, 'overloaded'), headers: { 'retry-after': '1' } });
    expect(await waiting).toMatchObject({ status: 200 });
    await stuck;
    expect(await ask(daemon, '/v1/render', { body: batch('r', GOOD) })).toMatchObject({ status: 200 });
  });
});

describe.concurrent('clients that misbehave', () => {
  let daemon: Daemon;
  beforeAll(async () => {
    daemon = await serve(['--body-limit', '100000']);
    await put(daemon, 'r');
  });
  const isFine = async () =>
    expect(await ask(daemon, '/v1/render', { body: batch('r', GOOD) })).toMatchObject({ status: 200 });

  test.each([
    ['head', 'POST /v1/render HTTP/1.1\r\nHost: inlay\r\n', 'X-A: b\r\n'],
    [
      'body',
      'POST /v1/render HTTP/1.1\r\nHost: inlay\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
      ' ',
    ],
  ])('and send a %s byte by byte are told that it took too long', async (_what, begin, drop) => {
    const { stream, heard } = await connected(daemon);
    stream.write(begin);
    const dripping = setInterval(() => stream.write(drop), 400);
    await isFine();
    const text = await heard;
    clearInterval(dripping);
    expect(text).toMatch(/^HTTP\/1\.1 408 .*"code":"request-timeout"/s);
    await isFine();
  });

  test('and send no HTTP are told so', async () => {
    const { stream, heard } = await connected(daemon);
    stream.write('\x16\x03\x01 hello\r\n\r\n');
    expect(await heard).toMatch(/^HTTP\/1\.1 400 .*"code":"malformed-request"/s);
    await isFine();
  });

  test('and go in the middle of a body do no harm, however many they are', async () => {
    for (let round = 0; round < 60; round += 1) {
      const streams = await Promise.all(Array.from({ length: 10 }, () => connected(daemon)));
      for (const { stream } of streams) {
        stream.write(
          `POST /v1/render HTTP/1.1\r\nHost: inlay\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n${' '.repeat(30_000)}`,
        );
      }
      await sleep(5);
      for (const { stream } of streams) stream.destroy();
    }
    await isFine();
  });

  test('and connect by the thousand keep nobody out', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1000, maxFreeSockets: 1000 });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(daemon, '/healthz', { agent })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const silent = await Promise.all(Array.from({ length: 1000 }, () => connected(daemon)));
    await isFine();
    expect(
      Object.values(agent.freeSockets)
        .flat()
        .filter((socket) => socket && !socket.destroyed),
    ).toHaveLength(1000);
    agent.destroy();
    for (const { stream } of silent) stream.destroy();
  });
});

describe('too much in memory', () => {
  test('is refused while it comes, and taken again when the others have gone', async () => {
    const daemon = await serve(['--body-limit', '100000']);
    await put(daemon, 'r');
    const slow = await Promise.all(Array.from({ length: 9 }, () => connected(daemon)));
    const head =
      'POST /v1/render HTTP/1.1\r\nHost: inlay\r\nContent-Type: application/json\r\nContent-Length: 99000\r\n\r\n';
    for (const { stream } of slow) stream.write(head + ' '.repeat(98_000));
    const body = `${JSON.stringify(batch('r', GOOD))}${' '.repeat(50_000)}`;
    await expect
      .poll(async () => (await ask(daemon, '/v1/render', { body })).json.code, { interval: 20 })
      .toBe('overloaded');
    for (const { stream } of slow) stream.destroy();
    await expect.poll(async () => (await ask(daemon, '/v1/render', { body })).status, { interval: 20 }).toBe(200);
  });
});
