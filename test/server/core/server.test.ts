import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { refuse } from '../../../src/http/problem.js';
import { contentAnswer, jsonAnswer } from '../../../src/server/core/answer.js';
import { isOwnHost, isOwnOrigin } from '../../../src/server/core/own-host.js';
import { httpServer, type ServerOptions } from '../../../src/server/core/server.js';

const LIMIT = 1000;

async function listening(server: Server): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // it listens at TCP
}

async function served(answer: ServerOptions['answer'], more: Partial<ServerOptions> = {}) {
  const bugs: unknown[] = [];
  const onBug = (error: unknown) => void bugs.push(error);
  const server = httpServer({ answer, connections: 50, bodyLimit: LIMIT, bodiesHeld: 2, onBug, ...more });
  return { port: await listening(server), bugs };
}

interface Answered {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(port: number, method = 'GET', body = '', headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, headers, agent: false }, (response) => {
      const { statusCode: status, headers: own } = response;
      text(response).then((body) => resolve({ status, headers: own, body }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a server answers to bytes, to the end of the connection. */
function sentRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('an answer', () => {
  const all = { 'x-all': 'yes' };

  test.each([
    ['text', () => contentAnswer('text/plain', 'perché')],
    ['bytes', () => contentAnswer('text/plain', Buffer.from('perché'))],
    ['a stream', () => contentAnswer('text/plain', Readable.from(['per', 'ché']))],
    ['a web-standard response', () => new Response('perché', { headers: { 'content-type': 'text/plain' } })],
  ])('may be %s, has the headers of all, and no body for HEAD', async (_what, answer) => {
    const { port, bugs } = await served(answer, { headers: all });
    expect(await ask(port)).toMatchObject({
      status: 200,
      headers: { ...all, 'content-type': 'text/plain' },
      body: 'perché',
    });
    expect(await ask(port, 'HEAD')).toMatchObject({ status: 200, headers: all, body: '' });
    expect(bugs).toEqual([]);
  });

  test('to a web-standard handler has a web-standard request before it', async () => {
    const { port } = await served(async (asked) => {
      const web = asked.toWeb();
      return Response.json([web.method, web.url, web.headers.get('x-a'), await web.text()]);
    });
    const answer = await ask(port, 'POST', 'body', { 'x-a': 'b', host: 'a b' });
    expect(JSON.parse(answer.body)).toEqual(['POST', 'http://localhost/', 'b', 'body']);
    expect(await ask(port, 'TRACE')).toMatchObject({ status: 400, body: expect.stringContaining('malformed-request') });
  });

  test('is a problem where one is thrown, and says nothing of a bug, which is told once', async () => {
    const refused = await served(() => refuse('forbidden', 'Not you'));
    expect(JSON.parse((await ask(refused.port)).body)).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'Not you',
    });
    expect(refused.bugs).toEqual([]);
    const broken = await served(() => {
      throw new Error('secret');
    });
    const answer = await ask(broken.port);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([500, 'internal-error']);
    expect(answer.body).not.toContain('secret');
    expect(broken.bugs).toEqual([new Error('secret')]);
  });

  test('whose stream fails breaks the connection, and is a bug', async () => {
    const failing = () =>
      contentAnswer(
        'text/plain',
        Readable.from(
          (async function* () {
            yield 'begun';
            await sleep(20);
            throw new Error('torn');
          })(),
        ),
      );
    const { port, bugs } = await served(failing);
    await expect(ask(port)).rejects.toThrow();
    expect(bugs).toEqual([new Error('torn')]);
  });
});

describe('a body', () => {
  const echo: ServerOptions['answer'] = async (asked) => jsonAnswer(await asked.bytes());

  test('is read whole, however it comes', async () => {
    const { port } = await served(echo);
    const whole = 'è'.repeat(LIMIT / 2);
    expect((await ask(port, 'POST', whole)).body).toBe(whole);
    const chunks = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(LIMIT)}0\r\n\r\n`;
    expect(await sentRaw(port, chunks)).toContain('x'.repeat(LIMIT));
  });

  test.each([
    ['more than is taken', 'x'.repeat(LIMIT + 1), {}, 413],
    ['more than is taken, in chunks', 'x'.repeat(LIMIT + 1), { 'transfer-encoding': 'chunked' }, 413],
    ['encoded', 'x', { 'content-encoding': 'gzip' }, 415],
  ])('that is %s is refused, and the connection goes on', async (_what, body, headers, status) => {
    const { port, bugs } = await served(echo);
    expect((await ask(port, 'POST', body, headers)).status).toBe(status);
    expect((await ask(port, 'POST', 'x')).body).toBe('x');
    expect(bugs).toEqual([]);
  });

  test('is no longer than who reads it wants, though the server takes more', async () => {
    const { port } = await served(async (asked) => jsonAnswer(await asked.bytes(10)));
    expect((await ask(port, 'POST', 'x'.repeat(10))).status).toBe(200);
    expect((await ask(port, 'POST', 'x'.repeat(11))).status).toBe(413);
    // Nothing is held for what is not to come.
    expect((await ask(port, 'POST', 'x'.repeat(11), { 'transfer-encoding': 'chunked' })).status).toBe(413);
  });

  test('that is refused on a kept connection leaves the next request readable', async () => {
    const { port } = await served(echo);
    const large = 'x'.repeat(LIMIT + 1);
    const next = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\ny';
    const heard = await sentRaw(
      port,
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${large.length}\r\n\r\n${large}${next}`,
    );
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  test('counts for all together until it is answered', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { port } = await served(async (asked) => {
      const bytes = await asked.bytes();
      if (bytes.length > 1) await held;
      return jsonAnswer(bytes);
    });
    const both = [1, 2].map(() => ask(port, 'POST', 'x'.repeat(LIMIT)));
    await expect.poll(async () => (await ask(port, 'POST', 'x')).status, { interval: 5 }).toBe(503);
    release();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(port, 'POST', 'x')).status).toBe(200);
  });
});

describe('a connection', () => {
  test.each([
    ['no HTTP', '\x16\x03\x01 hello\r\n\r\n', 400, 'malformed-request'],
    [
      'too much in the headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 400, 'malformed-request'],
  ])('with %s is told the problem, with the headers of all answers', async (_what, bytes, status, code) => {
    const { port } = await served(() => jsonAnswer('{}'), { headers: { 'x-all': 'yes' } });
    const heard = await sentRaw(port, bytes);
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nx-all: yes\r\n.*"code":"${code}"`, 's'));
  });

  test('and a server of Node alone says no problem, which this test would see', async () => {
    const port = await listening(createServer((_request, response) => response.end()));
    expect(await sentRaw(port, 'hello\r\n\r\n')).not.toContain('"code"');
  });

  test('is to be closed when the server is about to end', async () => {
    let isDraining = false;
    const { port } = await served(() => jsonAnswer('{}'), { isDraining: () => isDraining });
    const kept = (bytes: string) => sentRaw(port, bytes);
    isDraining = true;
    expect(await kept('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('connection: close');
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1:80', true],
  ['[::1]:7412', true],
  ['127.0.0.1.evil.example', false],
  ['evil.example', false],
  ['user@localhost', false],
  ['', false],
])('the host `%s` is this machine: %s', (host, isOwn) => {
  expect(isOwnHost(host)).toBe(isOwn);
  expect(isOwnOrigin(`http://${host}`)).toBe(isOwn);
  expect([isOwnOrigin('null'), isOwnOrigin(`ftp://${host}`)]).toEqual([false, false]);
});
