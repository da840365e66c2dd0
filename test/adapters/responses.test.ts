import { once } from 'node:events';
import type { Server } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InlayError, type Report, render } from '../../src/index.js';
import { readSite } from '../support/sites.js';
import { chunkedPage } from './chunks.js';
import { get, open, read } from './client.js';
import { FRAMEWORKS, portOf, type Route, stop } from './frameworks.js';

const site = readSite('small-business');
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const HEAD = '<!doctype html>\n<title>Caffè 😀</title>\n<header>';
const BODY = `<x-logo></x-logo><nav><x-menu location="topic" depth="1"></x-menu></nav></header>
<p>Prenota: <x-contact field="phone"></x-contact></p><p>\n<x-social></x-social>\n</p>
<x-addon provider="provider_contact_form">Presto</x-addon><x-menu location="topc"></x-menu>`;
const PAGE = HEAD + BODY;

/** The page as the address shows it. */
function shown(url: string, source = PAGE): string {
  return render(source, site, { url }).html;
}

/** A promise and what settles it. */
function gate(): { opened: Promise<void>; open(): void } {
  let settle = () => {};
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { opened, open: () => settle() };
}

async function* inPieces(source: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(source as string); // bytes are taken as well
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const IMAGE = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256);
const CODINGS = {
  gzip: [gzipSync, gunzipSync],
  br: [brotliCompressSync, brotliDecompressSync],
  deflate: [deflateSync, inflateSync],
} as const;

/** Responses that go through as they are, by path. */
const UNTOUCHED: Record<string, Route> = {
  '/image': () => ({ headers: { 'content-type': 'image/png', etag: '"i"', 'last-modified': DATE }, body: IMAGE }),
  '/image-streamed': () => ({ headers: { 'content-type': 'image/png' }, body: inPieces(IMAGE, 999) }),
  '/json': () => ({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify({ PAGE }) }),
  '/xhtml': () => ({ headers: { 'content-type': 'application/xhtml+xml' }, body: Buffer.from(PAGE) }),
  '/text': () => ({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: PAGE }),
  '/typeless': () => ({ headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from(PAGE) }),
  '/other-html': () => ({ headers: { 'content-type': 'text/html-x' }, body: Buffer.from(PAGE) }),
  '/download': () => ({ headers: { ...HTML, 'content-disposition': 'attachment; filename=a.html' }, body: PAGE }),
  '/no-transform': () => ({ headers: { ...HTML, 'cache-control': 'public, no-transform', etag: '"n"' }, body: PAGE }),
  '/part': () => ({
    status: 206,
    headers: { ...HTML, 'content-range': `bytes 0-${PAGE.length - 1}/9999`, etag: '"p"' },
    body: Buffer.from(PAGE),
  }),
  '/range-of-200': () => ({ headers: { ...HTML, 'content-range': 'bytes 0-1/2' }, body: Buffer.from(PAGE) }),
  '/windows': () => ({
    headers: { 'content-type': 'text/html; charset=windows-1252', etag: '"w"' },
    body: Buffer.from(PAGE, 'latin1'),
  }),
  '/coded-twice': () => ({
    headers: { ...HTML, 'content-encoding': 'gzip, gzip' },
    body: gzipSync(gzipSync(Buffer.from(PAGE))),
  }),
  '/unknown-coding': () => ({ headers: { ...HTML, 'content-encoding': 'x-own' }, body: Buffer.from(PAGE) }),
};
const DATE = 'Wed, 21 Oct 2026 07:28:00 GMT';

describe.each(FRAMEWORKS)('$name', ({ start }) => {
  let server: Server;
  let port = 0;
  let errors: unknown[] = [];
  let reports: Report[] = [];
  let waiting = gate();
  let closed = gate();
  let produced = 0;

  /** Pieces, then more without end once `opened`, until it is closed. */
  async function* endless(pieces: readonly string[], opened?: Promise<void>) {
    try {
      yield* pieces;
      await opened;
      for (;;) {
        await new Promise(setImmediate);
        yield '<p>more</p>';
      }
    } finally {
      closed.open();
    }
  }

  const routes: Record<string, Route> = {
    ...UNTOUCHED,
    '/page': () => ({ headers: HTML, body: PAGE }),
    '/not-found': () => ({ status: 404, headers: HTML, body: PAGE }),
    '/failed': () => ({
      status: 500,
      headers: { 'content-type': 'Text/HTML;Charset="UTF-8"' },
      body: Buffer.from(PAGE),
    }),
    '/charsetless': () => ({ headers: { 'content-type': 'text/html' }, body: Buffer.from(PAGE) }),
    '/sized': () => ({
      headers: { ...HTML, 'content-length': String(Buffer.byteLength(PAGE)), 'accept-ranges': 'bytes' },
      body: inPieces(PAGE),
    }),
    '/digests': () => ({
      headers: { ...HTML, 'content-md5': 'a', digest: 'b', 'content-digest': 'c', 'repr-digest': 'd', 'x-own': 'e' },
      body: PAGE,
    }),
    '/plain': () => ({ headers: HTML, body: '<p>Caffè <x-other></x-other></p>' }),
    '/plain-streamed': () => ({ headers: HTML, body: inPieces('<p>Caffè</p> <x-other></x-other><p>', 1) }),
    '/empty': () => ({ headers: HTML, body: '' }),
    '/bytewise': () => ({ headers: HTML, body: inPieces(PAGE, 1) }),
    '/streamed': () => ({
      headers: HTML,
      body: (async function* () {
        yield HEAD;
        await waiting.opened;
        yield BODY;
      })(),
    }),
    '/broken': () => ({
      headers: HTML,
      body: (async function* () {
        yield HEAD;
        yield '<x-logo></x-logo>and more';
        await waiting.opened;
        throw new Error('upstream broke');
      })(),
    }),
    '/endless': () => ({ headers: HTML, body: endless([HEAD]) }),
    '/endless-component': () => ({ headers: HTML, body: endless([HEAD, '<x-logo>'], waiting.opened) }),
    '/large': () => ({
      headers: HTML,
      body: (async function* () {
        const chunk = Buffer.alloc(65_536, 'large ');
        for (produced = 0; produced < 1000; produced += 1) yield chunk;
      })(),
    }),
    '/events': () => ({
      headers: { 'content-type': 'text/event-stream' },
      body: (async function* () {
        yield 'data: <p>\n\n';
        await waiting.opened;
        yield 'data: <x-logo></x-logo>\n\n';
      })(),
    }),
    '/latin': () => ({ headers: HTML, body: Buffer.from('<p>caff\xe8</p><x-logo></x-logo>', 'latin1') }),
    '/too-long': () => ({ headers: HTML, body: inPieces(`${'<p>à</p>'.repeat(7000)}<x-logo></x-logo>`, 1000) }),
    '/too-many': () => ({ headers: HTML, body: '<x-logo></x-logo>'.repeat(101) }),
    '/page-gzip-broken': () => ({
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: gzipSync(PAGE).subarray(0, -20),
    }),
    '/page-gzip-bomb': () => ({
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.concat([Buffer.alloc(50_000_000), Buffer.from('<x-logo></x-logo>')])),
    }),
    '/plain-gzip': () => ({
      headers: { ...HTML, 'content-encoding': 'gzip' },
      body: gzipSync('<p>plain', { level: 1 }),
    }),
    ...Object.fromEntries(
      Object.entries(CODINGS).flatMap(([name, [encode]]): [string, Route][] => [
        [`/page-${name}`, () => ({ headers: { ...HTML, 'content-encoding': name }, body: encode(PAGE) })],
        [
          `/streamed-${name}`,
          () => ({ headers: { ...HTML, 'content-encoding': name }, body: inPieces(encode(PAGE), 11) }),
        ],
      ]),
    ),
  };

  beforeAll(async () => {
    server = await start(routes, {
      site,
      limits: { canvasLength: 60_000, inlays: 100 },
      onError: (error) => errors.push(error),
      onReport: (report) => reports.push(report),
    });
    port = portOf(server);
  });
  afterAll(() => stop(server));

  const fresh = () => {
    errors = [];
    reports = [];
    waiting = gate();
    closed = gate();
  };

  describe('expands', () => {
    test.each(['/page', '/not-found', '/failed', '/charsetless', '/sized', '/digests', '/bytewise'])(
      '%s',
      async (path) => {
        fresh();
        const { status, headers, body, isBroken } = await get(port, path);
        expect(status).toBe({ '/not-found': 404, '/failed': 500 }[path] ?? 200);
        expect(String(body)).toBe(shown(path));
        expect(isBroken).toBe(false);
        expect(headers['content-length'] ?? String(body.length)).toBe(String(body.length));
        expect(errors).toEqual([]);
        expect(reports.map(({ inlays }) => inlays.map(({ outcome }) => outcome))).toEqual([
          ['expanded', 'expanded', 'expanded', 'expanded', 'expanded', 'unresolved'],
        ]);
      },
    );

    test('all five components', async () => {
      const { body } = await get(port, '/page');
      const classes = [...String(body).matchAll(/class="(x-[a-z]+)/g)].map(([, name]) => name);
      expect(new Set(classes)).toEqual(new Set(['x-logo', 'x-menu', 'x-contact', 'x-social', 'x-addon']));
      expect(String(body)).toContain('<x-menu location="topc"></x-menu>');
    });

    test('with the current page marked', async () => {
      const { body } = await get(port, '/page?utm_source=a');
      expect(String(body)).toBe(shown('/page'));
    });

    test.each(Object.keys(CODINGS) as (keyof typeof CODINGS)[])(
      'what comes in %s, in one piece and as a stream',
      async (coding) => {
        for (const path of [`/page-${coding}`, `/streamed-${coding}`]) {
          const { headers, body } = await get(port, path);
          expect(headers['content-encoding']).toBe(coding);
          expect(String(CODINGS[coding][1](body))).toBe(shown(path));
          expect(headers['content-length'] ?? String(body.length)).toBe(String(body.length));
        }
      },
    );
  });

  test('drops what told of the bytes, and no other header', async () => {
    const { headers } = await get(port, '/digests');
    expect(Object.keys(headers).filter((name) => /digest|md5|x-own/.test(name))).toEqual(['x-own']);
    expect((await get(port, '/sized')).headers).not.toHaveProperty('accept-ranges');
  });

  describe('leaves as it is', () => {
    test.each(Object.keys(UNTOUCHED))('%s', async (path) => {
      const { body } = UNTOUCHED[path]?.({}) ?? {};
      const expected = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body as string) : IMAGE;
      const got = await get(port, path);
      expect(got.body.equals(expected)).toBe(true);
      expect(got.headers['etag'] ?? '').not.toContain('inlay');
      if (path === '/image')
        expect(got.headers).toMatchObject({ etag: '"i"', 'last-modified': DATE, 'content-length': '5000' });
    });

    test.each(['/plain', '/plain-streamed', '/plain-gzip', '/empty'])(
      'the bytes of %s, without a component',
      async (path) => {
        fresh();
        const { body } = routes[path]?.({}) ?? {};
        const expected = path === '/plain-streamed' ? '<p>Caffè</p> <x-other></x-other><p>' : (body as string);
        const got = await get(port, path);
        expect(got.body.equals(Buffer.from(expected))).toBe(true);
        expect(got.headers['content-length'] ?? String(got.body.length)).toBe(String(got.body.length));
        expect(reports).toEqual([]);
        expect(errors).toEqual([]);
      },
    );
  });

  test('answers HEAD with the headers of GET, and no wrong length', async () => {
    for (const path of ['/page', '/sized', '/digests', '/page-gzip']) {
      const ofGet = await get(port, path);
      const ofHead = await get(port, path, {}, 'HEAD');
      expect(ofHead.body.length).toBe(0);
      expect(ofHead.status).toBe(200);
      const { 'content-length': length, ...others } = ofHead.headers;
      expect([undefined, ofGet.headers['content-length']]).toContain(length);
      const ignored = { date: '', connection: '', 'keep-alive': '', 'transfer-encoding': '', 'content-length': '' };
      expect({ ...others, ...ignored }).toEqual({ ...ofGet.headers, ...ignored });
    }
    // Hono knows no length of its own.
    expect(['5000', undefined]).toContain((await get(port, '/image', {}, 'HEAD')).headers['content-length']);
  });

  describe('streams', () => {
    test('what is before the first component before the page is complete', async () => {
      fresh();
      const message = await open(port, '/streamed');
      let got = '';
      message.setEncoding('utf8').on('data', (text: string) => {
        got += text;
      });
      while (got.length < HEAD.length) await once(message, 'data');
      expect(got).toBe(HEAD);
      waiting.open();
      await once(message, 'end');
      expect(got).toBe(shown('/streamed'));
    });

    test('events at once', async () => {
      fresh();
      const message = await open(port, '/events');
      const [first] = await once(message, 'data');
      expect(String(first)).toBe('data: <p>\n\n');
      waiting.open();
      expect(String((await read(message)).body)).toBe('data: <x-logo></x-logo>\n\n');
    });

    test('no faster than the client reads', async () => {
      fresh();
      const message = await open(port, '/large');
      await once(message, 'readable');
      // The client reads nothing more until the application writes nothing more.
      for (let last = -1; last !== produced; ) {
        last = produced;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(produced).toBeLessThan(500);
      const { body } = await read(message);
      expect(body.length).toBe(65_536_000);
      expect(errors).toEqual([]);
    });
  });

  describe('when something breaks', () => {
    test('a page that breaks off is broken for the client, and nothing of what was held is sent', async () => {
      fresh();
      const message = await open(port, '/broken');
      const [first] = await once(message, 'data');
      waiting.open();
      const { body, isBroken } = await read(message);
      expect(isBroken).toBe(true);
      expect(String(Buffer.concat([first, body]))).toBe(HEAD);
      expect(reports).toEqual([]);
    });

    test.each(['/endless', '/endless-component'])('%s ends when the client goes', async (path) => {
      fresh();
      const message = await open(port, path);
      await once(message, 'data');
      message.on('error', () => {});
      message.destroy();
      waiting.open();
      await closed.opened;
    });

    test.each([
      ['/latin', 'not-utf8'],
      ['/too-long', 'limit-exceeded'],
      ['/too-many', 'limit-exceeded'],
      ['/page-gzip-broken', 'unreadable-coding'],
      ['/page-gzip-bomb', 'unreadable-coding'],
    ])('%s goes out as its author wrote it, and one is told: %s', async (path, code) => {
      fresh();
      const { body } = routes[path]?.({}) ?? {};
      const expected = path === '/too-long' ? `${'<p>à</p>'.repeat(7000)}<x-logo></x-logo>` : (body as string);
      const got = await get(port, path);
      expect(got.status).toBe(200);
      expect(got.body.equals(Buffer.from(expected))).toBe(true);
      expect(errors.map((error) => (error as InlayError).code)).toEqual([code]);
    });

    test('what can not be expanded for its headers is told of once', async () => {
      const options = { site, onError: (error: unknown) => errors.push(error) };
      const other = await start(routes, options);
      fresh();
      for (const path of ['/windows', '/windows', '/unknown-coding', '/coded-twice', '/page'])
        await get(portOf(other), path);
      await stop(other);
      expect(errors.map((error) => (error as InlayError).code)).toEqual(['unsupported-charset', 'unsupported-coding']);
    });

    const failing = new Error('failing');
    const fail = () => {
      throw failing;
    };
    test.each([
      ['the site', { site: fail }],
      ['a site that comes later', { site: () => Promise.reject(failing) }],
      ['the request', { site, request: fail }],
    ])(
      '%s: the page goes out as its author wrote it, and no client can ask for it again by a tag',
      async (_title, options) => {
        fresh();
        const paths = { '/page': () => ({ headers: { ...HTML, etag: '"a"', 'last-modified': DATE }, body: PAGE }) };
        const other = await start(paths, { ...options, onError: (error) => errors.push(error) });
        const { status, body, headers } = await get(portOf(other), '/page', { 'if-none-match': '"a.inlay-s-1234"' });
        await stop(other);
        expect([status, String(body), headers.etag, headers['last-modified']]).toEqual([
          200,
          PAGE,
          undefined,
          undefined,
        ]);
        expect(errors).toEqual([failing]);
      },
    );

    test('one who is told and throws costs nothing', async () => {
      fresh();
      const other = await start(routes, { site, onReport: fail, onError: fail, limits: { inlays: 100 } });
      expect(String((await get(portOf(other), '/page')).body)).toBe(shown('/page'));
      expect((await get(portOf(other), '/too-many')).body.length).toBe(1717);
      await stop(other);
    });
  });

  test('a request that has not come yet is a mistake that one is told of', async () => {
    fresh();
    const request = (async () => ({})) as () => object; // what code without types may do
    const other = await start(routes, { site, request, onError: (error) => errors.push(error) });
    expect(String((await get(portOf(other), '/page')).body)).toBe(PAGE);
    await stop(other);
    expect(errors).toEqual([expect.objectContaining({ code: 'invalid-request' })]);
  });

  test('any page comes to what it is rendered to, wherever its stream is cut', async () => {
    let pieces: readonly Uint8Array[] = [];
    const any = async function* () {
      for (const piece of pieces) {
        yield piece;
        await new Promise(setImmediate);
      }
    };
    const other = await start({ '/any': () => ({ headers: HTML, body: any() }) }, { site });
    const runs = fc.asyncProperty(chunkedPage, async ({ source, chunks }) => {
      // No framework sends pieces without a byte.
      pieces = chunks.filter(({ length }) => length > 0);
      const { body, isBroken } = await get(portOf(other), '/any');
      expect([isBroken, String(body)]).toEqual([false, shown('/any', source)]);
    });
    await fc.assert(runs, { numRuns: 200 });
    await stop(other);
  });

  test('mounted twice is as if once', async () => {
    fresh();
    const options = { site, onReport: (report: Report) => reports.push(report) };
    const other = await start(
      { ...routes, '/tagged': () => ({ headers: { ...HTML, etag: '"a"' }, body: PAGE }) },
      options,
      2,
    );
    const { body, headers } = await get(portOf(other), '/tagged');
    const { status } = await get(portOf(other), '/tagged', { 'if-none-match': String(headers.etag) });
    await stop(other);
    expect(String(body)).toBe(shown('/tagged'));
    expect(headers.etag).toMatch(/^W\/"a\.inlay-s-[0-9a-f]{16}"$/);
    expect(status).toBe(304);
    expect(reports.length).toBe(1);
  });
});
