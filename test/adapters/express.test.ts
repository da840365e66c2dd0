import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as ask, createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import compression from 'compression';
import express, { type Express, type Request } from 'express';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import inlayExpress from '../../src/adapters/express.js';
import { render } from '../../src/index.js';
import { readSite } from '../support/sites.js';
import { get, open, read } from './client.js';
import { portOf, stop } from './frameworks.js';

const site = readSite('small-business');
const PAGE = `<!doctype html><h1>Caffè</h1><p>Prenota: <x-contact field="phone"></x-contact></p>${'<p>testo</p>'.repeat(200)}`;
const SHOWN = render(PAGE, site).html;

const folder = mkdtempSync(join(tmpdir(), 'inlay-express-'));
writeFileSync(join(folder, 'page.html'), PAGE);
writeFileSync(join(folder, 'film.bin'), Buffer.alloc(10_000, 'film'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(stop)));

async function listen(app: RequestListener): Promise<number> {
  const server = createServer(app);
  servers.push(server.listen(0));
  await once(server, 'listening');
  return portOf(server);
}

function appWith(prepare: (app: Express) => void): Promise<number> {
  const app = express();
  prepare(app);
  return listen(app);
}

describe('the middleware for Express', () => {
  test('expands what express.static and sendFile serve, and answers 304 for it', async () => {
    const port = await appWith((app) => {
      app.use(inlayExpress({ site }));
      app.get('/sent', (_request, response) => response.sendFile('page.html', { root: folder }));
      app.use(express.static(folder));
    });
    for (const path of ['/page.html', '/sent']) {
      const { status, headers, body } = await get(port, path);
      expect([status, String(body)]).toEqual([200, SHOWN]);
      expect(headers.etag).toMatch(/^W\/"[^"]+\.inlay-w-[0-9a-f]{16}"$/);
      expect(headers).not.toHaveProperty('last-modified');
      expect(headers).not.toHaveProperty('accept-ranges');
      const again = await get(port, path, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, headers.etag, 0]);
      const head = await get(port, path, {}, 'HEAD');
      expect([head.headers.etag, head.headers['content-length']]).toEqual([headers.etag, undefined]);
    }
  });

  test('serves parts of other files as ever, and of a page as they are', async () => {
    const port = await appWith((app) => app.use(inlayExpress({ site }), express.static(folder)));
    const whole = await get(port, '/film.bin');
    const part = await get(port, '/film.bin', {
      range: 'bytes=1-8',
      'if-range': String(whole.headers['last-modified']),
    });
    expect([part.status, String(part.body), part.headers['content-range']]).toEqual([
      206,
      'ilmfilmf',
      'bytes 1-8/10000',
    ]);
    expect((await get(port, '/film.bin', { 'if-none-match': String(whole.headers.etag) })).status).toBe(304);
    const ofPage = await get(port, '/page.html', { range: 'bytes=0-14' });
    expect([ofPage.status, String(ofPage.body), ofPage.headers['content-length']]).toEqual([
      206,
      '<!doctype html>',
      '15',
    ]);
    // A client that has the expanded page does not take a part of the other for it.
    const page = await get(port, '/page.html');
    const ranged = await get(port, '/page.html', { range: 'bytes=0-14', 'if-range': String(page.headers.etag) });
    expect([ranged.status, String(ranged.body)]).toEqual([200, SHOWN]);
  });

  test('answers 304 where Express itself does, until the site changes', async () => {
    let current = site;
    const port = await appWith((app) => {
      app.use(inlayExpress({ site: () => current }));
      app.get('/', (_request, response) => response.send(PAGE));
    });
    const { headers } = await get(port, '/');
    const conditions = { 'if-none-match': String(headers.etag) };
    expect((await get(port, '/', conditions)).status).toBe(304);
    current = readSite('large');
    const changed = await get(port, '/', conditions);
    expect([changed.status, String(changed.body)]).toEqual([200, render(PAGE, current).html]);
  });

  test.each([
    ['behind it, as it should be', true],
    ['before it', false],
  ])('works with compression %s', async (_title, isOutside) => {
    const compress = compression({ threshold: 0 });
    const port = await appWith((app) => {
      app.use(...(isOutside ? [compress, inlayExpress({ site })] : [inlayExpress({ site }), compress]));
      app.get('/sent', (_request, response) => response.send(PAGE));
      app.get('/plain', (_request, response) => response.send('<p>plain</p>'));
      app.get('/streamed', (_request, response) => {
        response.type('html').write(PAGE.slice(0, 40));
        response.end(PAGE.slice(40));
      });
      app.use(express.static(folder));
    });
    for (const path of ['/sent', '/streamed', '/page.html']) {
      const { headers, body } = await get(port, path, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(String(gunzipSync(body))).toBe(SHOWN);
      expect(headers['content-length'] ?? String(body.length)).toBe(String(body.length));
      expect(String((await get(port, path)).body)).toBe(SHOWN);
      const head = await get(port, path, { 'accept-encoding': 'gzip' }, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
    }
    const plain = await get(port, '/plain', { 'accept-encoding': 'gzip' });
    expect(String(gunzipSync(plain.body))).toBe('<p>plain</p>');
    const { headers } = await get(port, '/sent', { 'accept-encoding': 'gzip' });
    const again = await get(port, '/sent', { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test('streams through compression that is behind it', async () => {
    let finish = () => {};
    const port = await appWith((app) => {
      app.use(compression({ threshold: 0 }), inlayExpress({ site }));
      app.get('/', (_request, response) => {
        response.type('html').write('<h1>Caffè</h1><p>');
        // compression adds it, Express's types do not know it
        (response as unknown as { flush(): void }).flush();
        finish = () => response.end('<x-contact field="phone"></x-contact></p>');
      });
    });
    const message = await open(port, '/', { headers: { 'accept-encoding': 'gzip' } });
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A coded stream has ten bytes of its own first.
    while (Buffer.concat(chunks).length <= 10) await once(message, 'data');
    finish();
    await once(message, 'end');
    expect(String(gunzipSync(Buffer.concat(chunks)))).toBe(
      render('<h1>Caffè</h1><p><x-contact field="phone"></x-contact></p>', site).html,
    );
  });

  test.each([false, true])('a proxied page, gzip: %s, is expanded, and breaks when its server does', async (isGzip) => {
    const bytes = isGzip ? gzipSync(PAGE) : Buffer.from(PAGE);
    const upstream = await listen((request, response) => {
      const coding = isGzip ? { 'content-encoding': 'gzip' } : {};
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': bytes.length, ...coding });
      if (request.url !== '/broken') response.end(bytes);
      else response.write(bytes.subarray(0, -5), () => response.destroy());
    });
    const port = await appWith((app) => {
      app.use(inlayExpress({ site }));
      app.use((request, response) => {
        ask({ port: upstream, path: request.url, agent: false }, (answer) => {
          response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
          pipeline(answer, response, () => {});
        });
      });
    });
    const { headers, body } = await get(port, '/');
    expect(String(isGzip ? gunzipSync(body) : body)).toBe(SHOWN);
    expect(headers).not.toHaveProperty('content-length');
    const message = await open(port, '/broken').catch(() => undefined);
    if (!message) return; // It broke before anything went out.
    const broken = await read(message);
    expect(broken.isBroken).toBe(true);
    expect(SHOWN.startsWith(String(broken.body))).toBe(true);
    expect(String(broken.body)).not.toContain('x-contact');
  });

  test('tells the request that it is asked for, whole in routers that are mounted below', async () => {
    const told: string[] = [];
    const port = await appWith((app) => {
      const router = express.Router();
      router.use(
        inlayExpress({
          site,
          request: (request: Request) => {
            told.push(request.path);
            return {
              url: request.originalUrl,
              addons: { provider_contact_form: { contatti: `<p>${request.get('x-nonce')}</p>` } },
            };
          },
        }),
      );
      router.get('/menu', (_request, response) =>
        response.send(
          '<nav><x-menu location="topic"></x-menu></nav><x-addon provider="provider_contact_form"></x-addon>',
        ),
      );
      app.use('/', router);
    });
    const { body } = await get(port, '/menu', { 'x-nonce': 'nonce' });
    expect(String(body)).toContain('<a href="/menu/" aria-current="page">');
    expect(String(body)).toContain('<p>nonce</p>');
    expect(told).toEqual(['/menu']);
  });

  test('an error page is expanded like any other, and an error of a route reaches its handler', async () => {
    const port = await appWith((app) => {
      app.use(inlayExpress({ site: async () => site }));
      app.get('/', () => {
        throw new Error('secret');
      });
      app.use((_error: Error, _request: Request, response: express.Response, _next: express.NextFunction) => {
        response.status(500).send(PAGE);
      });
    });
    const { status, body } = await get(port, '/');
    expect([status, String(body)]).toEqual([500, SHOWN]);
  });

  test('refuses a site that was not parsed, and limits that are none, when it is made', () => {
    expect(() => inlayExpress({ site: {} as typeof site })).toThrow(/expected the result of `parseSite`/);
    expect(() => inlayExpress({ site, limits: { inlays: -1 } })).toThrow(/limits are not valid/);
  });
});
