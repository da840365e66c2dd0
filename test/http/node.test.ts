import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, describe, expect, test } from 'vitest';
import { createHandler } from '../../src/http/index.js';
import { toNodeListener } from '../../src/http/node.js';
import { readSite } from '../support/sites.js';
import { jsonOf } from './answers.js';

const errors: unknown[] = [];
const handler = createHandler({
  site: readSite('small-business'),
  namespace: 'sestante',
  onError: (error) => errors.push(error),
});

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  errors.length = 0;
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return port;
}

/** What a server answers to bytes, up to the end of the connection. */
async function sent(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

const PATH = '/sestante/v1/ai';

describe('the listener for Node', () => {
  test.each([
    ['a host that is none', `GET ${PATH}/menus HTTP/1.1\r\nHost: a b\r\n`],
    ['a host with a password', `GET ${PATH}/menus HTTP/1.1\r\nHost: user:secret@inlay.example\r\n`],
    ['a port that is none', `GET ${PATH}/menus HTTP/1.1\r\nHost: inlay.example:99999\r\n`],
    ['a method that no web-standard request has', `TRACE ${PATH}/menus HTTP/1.1\r\nHost: inlay.example\r\n`],
  ])('answers %s with a problem', async (_what, head) => {
    const port = await listen(toNodeListener(handler));
    const answer = await sent(port, `${head}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed-request"');
    expect(answer).not.toContain('secret');
    expect(errors).toEqual([]);
  });

  test('answers HTTP/1.0 without a host, and addresses in their absolute form', async () => {
    const port = await listen(toNodeListener(handler));
    expect(await sent(port, `GET ${PATH}/menus HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    const absolute = `GET http://inlay.example${PATH}/menus HTTP/1.1\r\nHost: inlay.example\r\nConnection: close\r\n\r\n`;
    expect(await sent(port, absolute)).toMatch(/^HTTP\/1\.1 [24]0[04] /);
  });

  test('answers a request that follows a refused body on the same connection', async () => {
    const port = await listen(toNodeListener(handler));
    const body = ' '.repeat(600_000);
    const head = `POST ${PATH}/canvas/lint HTTP/1.1\r\nHost: inlay.example\r\nContent-Type: application/json\r\n`;
    const next = `HEAD ${PATH}/menus HTTP/1.1\r\nHost: inlay.example\r\nConnection: close\r\n\r\n`;
    const announced = await sent(port, `${head}Content-Length: ${body.length}\r\n\r\n${body}${next}`);
    expect(announced.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    const chunked = await sent(port, `${head}Transfer-Encoding: chunked\r\n\r\n927c0\r\n${body}\r\n0\r\n\r\n${next}`);
    expect(chunked.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    const typeless = `${head.replace('json', 'xml')}Content-Length: ${body.length}\r\n\r\n${body}${next}`;
    expect((await sent(port, typeless)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  });

  test('closes the connection of a body that does not end', async () => {
    const port = await listen(toNodeListener(handler));
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${PATH}/canvas/lint HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    let written = 0;
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => undefined));
    const write = () => {
      while (!socket.destroyed && written < 3000) {
        written += 1;
        if (!socket.write(chunk)) {
          socket.once('drain', write);
          return;
        }
      }
    };
    socket.on('data', () => undefined);
    write();
    await closed;
    expect(written).toBeLessThan(3000);
  });

  const post = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test('takes bodies that a parser of text or bytes has read', async () => {
    const parsers = [express.text({ type: '*/*' }), express.raw({ type: '*/*' }), express.json()];
    for (const parser of parsers) {
      const port = await listen(express().use(parser, toNodeListener(handler)));
      const answer = await fetch(`http://127.0.0.1:${port}${PATH}/canvas/render`, post('{"canvas":"è"}'));
      expect((await jsonOf(answer)).html).toBe('è');
    }
  });

  test('tells the owner where something has read the body and kept nothing', async () => {
    const app = express().use((request, _response, next) => {
      text(request).then(() => next());
    }, toNodeListener(handler));
    const port = await listen(app);
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}/canvas/render`, post('{"canvas":""}'));
    expect(answer.status).toBe(500);
    expect(errors).toEqual([expect.objectContaining({ code: 'body-already-read' })]);
  });

  test('leaves an answer alone that something else has begun', async () => {
    const app = express().use((_request, response, next) => {
      response.status(503).end('busy');
      next();
    }, toNodeListener(handler));
    const port = await listen(app);
    const answer = await fetch(`http://127.0.0.1:${port}${PATH}/menus`);
    expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
  });
});
