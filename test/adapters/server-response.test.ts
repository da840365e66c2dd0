import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { connect, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import inlayExpress, { type InlayMiddleware } from '../../src/adapters/express.js';
import { render } from '../../src/index.js';
import { readSite } from '../support/sites.js';
import { get, open, read } from './client.js';
import { portOf, stop } from './frameworks.js';

const site = readSite('small-business');
const HTML = 'text/html; charset=utf-8';
const PAGE = '<h1>Caffè</h1><p>Prenota: <x-contact field="phone" link="no"></x-contact></p>';
const SHOWN = render(PAGE, site).html;

/** The page that is asked for where a test names none. */
const HOME = { url: '/' };

type Handler = (response: ServerResponse, request: IncomingMessage) => void;

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(stop)));

/** Listens with Node alone; the middleware may be left out. */
async function listen(
  handle: Handler,
  inlay: InlayMiddleware<IncomingMessage> | null = inlayExpress({ site }),
): Promise<number> {
  const server = createServer((request, response) => {
    if (inlay) inlay(request, response, () => handle(response, request));
    else handle(response, request);
  });
  servers.push(server);
  server.listen(0);
  await once(server, 'listening');
  return portOf(server);
}

const without = null;

/**
 * What goes over the wire for a request, but for the date. Headers are in the order of their names, those of one name in
 * their own: versions of Node differ in where they put what replaces another.
 */
async function wire(port: number, method = 'GET'): Promise<string> {
  const socket = connect(port);
  socket.write(`${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const blocks = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  return blocks.map((block) => (block.startsWith('HTTP/1.1 ') ? sortedHead(block) : block)).join('\r\n\r\n');
}

/** Of a response or of hints that go before it. */
function sortedHead(head: string): string {
  const [status, ...headers] = head.split('\r\n').filter((line) => !line.startsWith('Date: '));
  const nameOf = (line: string) => line.slice(0, line.indexOf(':')).toLowerCase();
  const sorted = headers.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return [status, ...sorted].join('\r\n');
}

/** Ways to send a body that an application has, by what is special about them. */
const WAYS: Record<string, (response: ServerResponse, type: string, body: string) => void> = {
  'setHeader and end': (response, type, body) => {
    response.setHeader('Content-Type', type);
    response.end(body);
  },
  'a length of its own': (response, type, body) => {
    response
      .setHeader('Content-Type', type)
      .setHeader('Content-Length', Buffer.byteLength(body))
      .end(Buffer.from(body));
  },
  'writeHead with an object': (response, type, body) => {
    response.writeHead(201, {
      'Content-Type': type,
      'content-length': Buffer.byteLength(body),
      'Set-Cookie': ['a=1', 'b=2'],
    });
    response.end(body);
  },
  'writeHead with a message and an object': (response, type, body) => {
    response.setHeader('X-A', 'before');
    response.writeHead(203, 'Well', { 'X-A': 'after', 'Content-Type': type }).end(body);
  },
  'writeHead with no message and an object': (response, type, body) => {
    response.writeHead(200, undefined, { 'Content-Type': type }).end(body);
  },
  'writeHead with names and values': (response, type, body) => {
    response.writeHead(200, ['Content-Type', type, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']).end(body);
  },
  'writeHead with names and values over others': (response, type, body) => {
    response.setHeader('X-A', 'before');
    response.writeHead(200, ['Content-Type', type, 'x-a', 'after']).end(body);
  },
  'writeHead with pairs': (response, type, body) => {
    response.writeHead(200, [
      ['Content-Type', type],
      ['X-B', 'b'],
    ] as unknown as string[]); // Node takes them, its types do not
    response.end(body);
  },
  'writeHead with a message alone': (response, type, body) => {
    response.setHeader('content-type', type).writeHead(404, 'Gone away').end(body);
  },
  'a status message': (response, type, body) => {
    response.statusCode = 500;
    response.statusMessage = 'Odd';
    response.setHeader('content-type', type).end(body);
  },
  'headers flushed before': (response, type, body) => {
    response.setHeader('content-type', type).flushHeaders();
    response.end(body);
  },
  'pieces before any header is sent': (response, type, body) => {
    response.setHeader('content-type', type);
    for (const letter of body) response.write(letter);
    response.end();
  },
  'a write and an end': (response, type, body) => {
    response.setHeader('content-type', type).write(body.slice(0, 30));
    response.end(body.slice(30));
  },
  'other encodings': (response, type, body) => {
    const bytes = Buffer.from(body);
    response.setHeader('content-type', type).write(bytes.subarray(0, 9).toString('latin1'), 'latin1');
    response.write(bytes.subarray(9, 20).toString('hex'), 'hex');
    response.end(bytes.subarray(20).toString('base64'), 'base64');
  },
  trailers: (response, type, body) => {
    response.setHeader('content-type', type).setHeader('Trailer', 'X-Sum').write(body);
    response.addTrailers({ 'X-Sum': '42' });
    response.end();
  },
  'trailers and one piece': (response, type, body) => {
    response.setHeader('content-type', type).setHeader('Trailer', 'X-Sum');
    response.addTrailers({ 'X-Sum': '42' });
    response.end(body);
  },
  'end twice': (response, type, body) => {
    response.setHeader('content-type', type).end(body);
    response.end();
  },
  'no body': (response, type) => {
    response.setHeader('content-type', type).end();
  },
  'no body for a 204': (response, type) => {
    response.writeHead(204, { 'content-type': type }).end();
  },
  'no body for a 304': (response, type) => {
    response.writeHead(304, { 'content-type': type, etag: '"a"' }).end();
  },
  'early hints': (response, type, body) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
    response.setHeader('content-type', type).end(body);
  },
};

const HAS_BODY = Object.keys(WAYS).filter((name) => !name.startsWith('no body'));

describe('the response of Node', () => {
  test.each(Object.keys(WAYS))('what is no page goes over the wire as without the middleware: %s', async (name) => {
    // Node takes no trailers for what has no body.
    for (const method of name.startsWith('trailers') ? ['GET'] : ['GET', 'HEAD']) {
      for (const type of ['image/svg+xml', 'application/json']) {
        const handle: Handler = (response) => WAYS[name]?.(response, type, PAGE);
        const [bare, mounted] = [await listen(handle, without), await listen(handle)];
        expect(await wire(mounted, method)).toBe(await wire(bare, method));
      }
    }
  });

  test.each(HAS_BODY)('a page is expanded, however it is sent: %s', async (name) => {
    const handle: Handler = (response) => WAYS[name]?.(response, HTML, PAGE);
    const [bare, mounted] = [await listen(handle, without), await listen(handle)];
    const [expected, got] = [await get(bare, '/'), await get(mounted, '/')];
    expect(String(expected.body)).toBe(PAGE);
    expect(String(got.body)).toBe(SHOWN);
    expect([got.status, got.isBroken, got.trailers]).toEqual([expected.status, false, expected.trailers]);
    const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = got.headers;
    expect({ ...expected.headers, ...headers, date: '' }).toEqual({ ...expected.headers, date: '' });
    expect(got.headers['content-length'] ?? String(got.body.length)).toBe(String(got.body.length));
    const statusLines = async (port: number) => (await wire(port)).match(/^HTTP\/1.1 .*/gm);
    expect(await statusLines(mounted)).toEqual(await statusLines(bare));
  });

  test('a page in one piece has its length, as without the middleware', async () => {
    const port = await listen((response) => response.setHeader('content-type', HTML).end(PAGE));
    expect((await get(port, '/')).headers['content-length']).toBe(String(Buffer.byteLength(SHOWN)));
  });

  test('callbacks are called, in order, whether what they are of is held or not', async () => {
    const called: string[] = [];
    const port = await listen((response) => {
      const told = (name: string) => () => called.push(name);
      response.setHeader('content-type', HTML);
      response.write('<h1>a</h1>', told('sent'));
      response.write('<x-logo>', 'utf8', told('held'));
      response.write('more', told('held too'));
      response.end('end', 'utf8', told('end'));
    });
    const { body } = await get(port, '/');
    expect(called).toEqual(['sent', 'held', 'held too', 'end']);
    expect(String(body)).toBe(render('<h1>a</h1><x-logo>moreend', site, HOME).html);
  });

  test.each([
    ['a callback alone', (response: ServerResponse, done: () => void) => response.end(done)],
    ['a chunk and a callback', (response: ServerResponse, done: () => void) => response.end('<p>a', done)],
    [
      'after pieces',
      (response: ServerResponse, done: () => void) => {
        response.write('<x-logo>');
        response.end(done);
      },
    ],
  ])('the end is told: %s', async (_title, end) => {
    let isTold = false;
    const port = await listen((response) => {
      response.setHeader('content-type', HTML);
      end(response, () => {
        isTold = true;
      });
    });
    await get(port, '/');
    expect(isTold).toBe(true);
  });

  test.each([
    [
      'no header can be set once they are sent',
      (response: ServerResponse) => response.write('a') && response.setHeader('a', 'b'),
    ],
    ['they are sent once', (response: ServerResponse) => response.writeHead(200).writeHead(200)],
    ['a status is a number', (response: ServerResponse) => response.writeHead(99_999)],
    ['a chunk is text or bytes', (response: ServerResponse) => response.write(42 as unknown as string)],
    ['an end is text or bytes', (response: ServerResponse) => response.end({} as unknown as string)],
    ['an encoding has a name', (response: ServerResponse) => response.write('a', 'utf-9' as BufferEncoding)],
    ['a header has no line break', (response: ServerResponse) => response.writeHead(200, { a: 'b\r\nc: d' })],
    ['a header has a value', (response: ServerResponse) => response.writeHead(200, { a: undefined })],
  ])('mistakes throw what Node throws: %s', async (_title, mistake) => {
    const codes: unknown[] = [];
    const handle: Handler = (response) => {
      response.setHeader('content-type', HTML);
      try {
        mistake(response);
      } catch (error) {
        codes.push((error as { code?: string }).code);
      }
      response.end('<x-logo>');
    };
    const bare = await get(await listen(handle, without), '/');
    const mounted = await get(await listen(handle), '/');
    expect(mounted.isBroken).toBe(false);
    // Node itself breaks the response off for one of them.
    if (!bare.isBroken) expect(String(mounted.body)).toBe(render(String(bare.body), site, HOME).html);
    expect(codes[0]).toMatch(/^ERR_/);
    expect(codes[1]).toBe(codes[0]);
  });

  test('a write after the end is an error, and goes nowhere', async () => {
    const errors: unknown[] = [];
    const handle: Handler = (response) => {
      response.on('error', (error) => errors.push((error as { code?: string }).code));
      response.setHeader('content-type', HTML).end('<x-logo>');
      response.write('more');
    };
    expect(String((await get(await listen(handle), '/')).body)).toBe(render('<x-logo>', site, HOME).html);
    expect(errors).toEqual(['ERR_STREAM_WRITE_AFTER_END']);
  });

  test('an upgraded connection goes past it', async () => {
    const inlay = inlayExpress({ site });
    const server = createServer((request, response) => inlay(request, response, () => response.end()));
    server.on('upgrade', (_request, socket, head) => {
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: own\r\nConnection: Upgrade\r\nContent-Type: text/html\r\n\r\n',
      );
      socket.write(head);
      socket.on('end', () => socket.end()).resume();
    });
    servers.push(server.listen(0));
    await once(server, 'listening');
    const socket = connect(portOf(server));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nUpgrade: own\r\nConnection: Upgrade\r\n\r\n<x-logo></x-logo>');
    let got = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      got += text;
    });
    while (!got.endsWith('</x-logo>')) await once(socket, 'data');
    expect(got).toMatch(/\r\n\r\n<x-logo><\/x-logo>$/);
    socket.destroy();
  });

  test('what holds a page lets go of a client that went', async () => {
    const closed: boolean[] = [];
    let finish = () => {};
    const port = await listen((response) => {
      response.setHeader('content-type', HTML).write('<h1>a</h1>');
      response.write('<x-logo>');
      response.on('close', () => {
        closed.push(response.writableFinished);
        response.end('</x-logo>');
        finish();
      });
    });
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const message = await open(port, '/');
    message.on('error', () => {});
    await once(message, 'data');
    message.destroy();
    await done;
    expect(closed).toEqual([false]);
  });

  test('connections are kept for other requests', async () => {
    const port = await listen((response) => response.setHeader('content-type', HTML).end(PAGE));
    const socket = connect(port);
    let got = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      got += text;
    });
    const again = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(`${again}HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${again}GET / HTTP/1.0\r\n\r\n`);
    await once(socket, 'close');
    expect(got.split('HTTP/1.1 200 OK').length).toBe(5);
    expect(got.split(Buffer.from(SHOWN).toString('latin1')).length).toBe(4);
  });

  test('HTTP/2 works as well', async () => {
    const inlay = inlayExpress({ site });
    const server = createHttp2Server((request, response) => {
      // What Node gives for HTTP/2 is used like what it gives for HTTP/1.
      const [asked, answer] = [request, response] as unknown as [IncomingMessage, ServerResponse];
      inlay(asked, answer, () => {
        answer.writeHead(200, { 'content-type': HTML, 'content-length': String(Buffer.byteLength(PAGE)) });
        answer.write(PAGE.slice(0, 40));
        answer.end(PAGE.slice(40));
      });
    });
    servers.push(server.listen(0));
    await once(server, 'listening');
    const client = connectHttp2(`http://localhost:${portOf(server)}`);
    const stream = client.request({ ':path': '/' });
    const [headers] = await once(stream, 'response');
    let got = '';
    for await (const text of stream.setEncoding('utf8')) got += text;
    client.close();
    expect(got).toBe(SHOWN);
    expect(headers).not.toHaveProperty('content-length');
  });

  test('the first bytes of a page go out before the rest is written', async () => {
    let more = () => {};
    const port = await listen((response) => {
      response.setHeader('content-type', HTML).write('<h1>Caffè</h1><p');
      more = () => response.end('> Prenota: <x-contact field="phone" link="no"></x-contact></p>');
    });
    const message = await open(port, '/');
    const [first] = await once(message, 'data');
    expect(String(first)).toBe('<h1>Caffè</h1>');
    more();
    expect(String((await read(message)).body)).toBe(SHOWN.replace('<p>', '<p> ').slice('<h1>Caffè</h1>'.length));
  });
});
