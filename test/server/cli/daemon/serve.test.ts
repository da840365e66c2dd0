import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loopbackAddress } from '../../../../src/server/cli/options/loopback-address.js';
import { endedOnTerminal, folder, inlayServer } from '../../../cli/run.js';
import { HAS_TERMINAL } from '../../../support/programs.js';
import { ask, folder as daemonFolder, serve } from '../../daemon/daemon.js';

const SECRET = 'b3BlbiBzZXNhbWUsIG9wZW4=';

/** Path of a file with a secret. */
function secretFile(content = `${SECRET}\n`, mode = 0o600): string {
  const path = join(folder({ secret: content }), 'secret');
  chmodSync(path, mode);
  return path;
}

/** The port that a daemon listens at, by its log. */
function portOf(log: string): number {
  return Number(/"address":"127\.0\.0\.1:(\d+)"/.exec(log)?.[1]);
}

describe.concurrent('inlay-server daemon', () => {
  test.each([
    [['--listen', '127.0.0.1:0'], 'Unexpected use of one of `--listen` and `--secret-file`, expected both or neither'],
    [['--secret-file', 'x'], 'Unexpected use of one of `--listen` and `--secret-file`, expected both or neither'],
    [
      ['--listen', '127.0.0.1:0', '--secret-file', 'x', '--group', 'daemon'],
      "option '--group <name>' cannot be used with option '--listen <address>'",
    ],
    [
      ['--listen', '127.0.0.1:0', '--secret-file', 'x', '--socket', 'y'],
      "option '--listen <address>' cannot be used with option '--socket <path>'",
    ],
    [
      ['--workers', '0'],
      "option '--workers <n>' argument '0' is invalid. Unexpected `0`, expected a whole number from 1 to 256.",
    ],
    [
      ['--log-level', 'loud'],
      "option '--log-level <level>' argument 'loud' is invalid. Unexpected `loud`, expected one of `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`.",
    ],
    [['--group', 'no-such-group'], 'Unexpected group `no-such-group`, expected one of /etc/group, or a number'],
    [['--limit', 'inlay=3'], 'Unexpected limit `inlay` in `--limit`, expected one of'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await inlayServer(['daemon', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr).not.toContain('    at ');
  });

  test.each([
    [
      'others may read',
      SECRET,
      0o604,
      'Unexpected permissions for everybody, expected a file such as `chmod 600` makes it',
    ],
    [
      'is too short',
      'open sesame',
      0o600,
      'Unexpected content, expected one line of at least 16 visible ASCII characters',
    ],
    [
      'is two lines',
      `${SECRET}\n${SECRET}`,
      0o600,
      'Unexpected content, expected one line of at least 16 visible ASCII characters',
    ],
  ])('refuses a secret that %s, without showing it', async (_what, content, mode, message) => {
    const path = secretFile(content, mode);
    const ran = await inlayServer(['daemon', '--listen', '127.0.0.1:0', '--secret-file', path]);
    expect(ran).toMatchObject({ code: 2, stderr: `error: The secret of \`${path}\` can't be used: ${message}\n` });
  });

  test('says so where there is no such file with a secret', async () => {
    const { code, stderr } = await inlayServer(['daemon', '--listen', '127.0.0.1:0', '--secret-file', '/nowhere/x']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'error: Cannot read `/nowhere/x`: no such file or folder\n' });
  });

  test('says so where another program listens', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)); // it listens at a port
    });
    const ran = await inlayServer(['daemon', '--listen', `127.0.0.1:${port}`, '--secret-file', secretFile()]);
    other.close();
    expect(ran).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: Cannot listen at \`127.0.0.1:${port}\`: another program listens there\n`,
    });
  });

  test('answers over TCP only who knows the secret', async () => {
    const daemon = await serve(['--listen', '127.0.0.1:0', '--secret-file', secretFile()]);
    const port = portOf(daemon.log());
    const asked = (authorization?: string) =>
      ask(daemon, '/healthz', { port, ...(authorization !== undefined && { headers: { authorization } }) });
    expect(await asked(`Bearer ${SECRET}`)).toMatchObject({ status: 200 });
    for (const wrong of [
      undefined,
      '',
      'Bearer',
      `Bearer ${SECRET}x`,
      `Bearer ${SECRET.slice(1)}`,
      `Basic ${SECRET}`,
      SECRET,
    ]) {
      expect(await asked(wrong)).toMatchObject({
        status: 401,
        headers: { 'www-authenticate': 'Bearer', 'content-type': 'application/problem+json; charset=utf-8' },
        json: { code: 'unauthorized' },
      });
    }
    const unread = await ask(daemon, '/v1/bake', { port, body: 'x'.repeat(100_000) });
    expect(unread).toMatchObject({ status: 401 });
    expect(daemon.log()).not.toContain(SECRET);
    daemon.child.kill('SIGTERM');
    expect(await daemon.ended).toBe(0);
  });

  test.runIf(HAS_TERMINAL)('says in a line that it listens, for people on a terminal', async () => {
    const path = join(daemonFolder(), 'i.sock');
    const program = `$INLAY_SERVER daemon --socket ${path} --workers 1`;
    const { shown, code } = await endedOnTerminal(program, folder(), 'Ctrl+C ends it.');
    expect(shown).toMatch(new RegExp(`^Inlay \\S+ listens at ${path}, 1 worker\\. Ctrl\\+C ends it\\.\\n`));
    expect(code).toBe(0);
  });
});

describe('the address of `--listen`', () => {
  test.each([
    ['127.0.0.1:7411', { host: '127.0.0.1', port: 7411 }],
    ['127.9.8.7:0', { host: '127.9.8.7', port: 0 }],
    ['[::1]:65535', { host: '::1', port: 65_535 }],
  ])('may be %s', (value, expected) => {
    expect(loopbackAddress(value)).toEqual(expected);
  });

  test.each([
    '0.0.0.0:7411',
    '[::]:7411',
    '192.168.0.1:7411',
    '[::ffff:192.168.0.1]:7411',
    'localhost:7411',
    'example.com:80',
    '127.0.0.1',
    '127.0.0.1:65536',
    '7411',
    '127.1:7411',
    '::1:7411',
    '',
  ])('may not be %j', (value) => {
    expect(() => loopbackAddress(value)).toThrow(/^Unexpected .*, expected a loopback address with a port/);
  });
});

describe('the logs of `inlay-server daemon`', () => {
  const MARK = 'zq7marker';

  test('hold nothing of canvases, forms, sites, names or addresses, at the most talkative level, also when it fails', async () => {
    const daemon = await serve(['--log-level', 'trace', '--workers', '1', '--job-timeout', '300']);
    const state = {
      site: { name: MARK, description: MARK, url: `https://${MARK}.example`, language: 'en' },
      theme: { name: MARK, version: '1.0.0' },
      contacts: { [MARK]: { kind: 'text', value: MARK } },
    };
    const put = (body: unknown) => ask(daemon, '/v1/sites/r', { method: 'PUT', body });
    expect(await put(state)).toMatchObject({ status: 200 });
    const canvas = `<x-contact field="${MARK}"></x-contact>${MARK}`;
    const request = { url: `/${MARK}`, addons: { [MARK]: { [MARK]: MARK } } };
    const good = { revision: 'r', canvases: [{ id: MARK, canvas }] };
    const rendered = await ask(daemon, '/v1/render', { body: { ...good, request, report: true } });
    const statuses = [
      rendered,
      await ask(daemon, '/v1/bake', { body: good }),
      await ask(daemon, '/v1/lint', { body: good }),
      await ask(daemon, '/v1/lint', {
        body: {
          ...good,
          canvases: [
            {
              id: MARK,
              canvas: `<p>${MARK} <a href="/${MARK}/">${MARK}</a></p>`.repeat(100_000), // seconds of work
            },
          ],
        },
      }),
      await ask(daemon, '/v1/bake', { body: { ...good, revision: MARK } }),
      await ask(daemon, '/v1/bake', { body: { ...good, [MARK]: MARK } }),
      await ask(daemon, '/v1/bake', { body: `{"${MARK}` }),
      await ask(daemon, '/v1/bake', { body: good, headers: { 'content-type': MARK } }),
      await ask(daemon, `/${MARK}?${MARK}`, {}),
      await ask(daemon, `/v1/sites/%zz${MARK}`, {}),
      await ask(daemon, `/v1/sites/r/manifest?${MARK}=${MARK}`, {}),
      await ask(daemon, '/v1/bake', {
        body: good,
        headers: { 'inlay-timeout-ms': MARK, cookie: MARK, 'user-agent': MARK },
      }),
      await put({ ...state, site: { name: MARK, [MARK]: MARK, url: MARK } }),
      await put(`{"${MARK}`),
      await put({ ...state, contacts: {} }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 409, 422, 400, 415, 404, 400, 400, 400, 422, 400, 409]);
    daemon.child.kill('SIGTERM');
    expect(await daemon.ended).toBe(0);
    expect(daemon.log()).not.toContain(MARK);
    expect(rendered.text.split(MARK).length, 'the mark reaches the daemon').toBeGreaterThan(3);
    const lines = daemon
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const told = lines.find(({ route }) => route === '/v1/render');
    expect(told).toEqual({
      ...{ level: 20, pid: daemon.child.pid, version: expect.any(String), time: expect.any(String) },
      ...{ req: expect.any(String), method: 'POST', route: '/v1/render', status: 200, ms: expect.any(Number) },
      ...{ bytes: expect.any(Number), done: 1, failed: 0, sent: expect.any(Number), msg: 'answered' },
    });
    expect(lines.find(({ msg }) => msg === 'worker lost')).toMatchObject({ level: 40, reason: 'stuck' });
  });

  test('tell no everyday request unless they are asked to', async () => {
    const daemon = await serve(['--workers', '1']);
    await ask(daemon, '/healthz');
    await ask(daemon, '/nothing');
    daemon.child.kill('SIGTERM');
    await daemon.ended;
    const messages = daemon
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(messages.map(({ msg, status }) => status ?? msg)).toEqual(['listening', 404, 'draining', 'ended']);
  });
});
