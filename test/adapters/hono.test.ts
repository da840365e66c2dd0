import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { proxy } from 'hono/proxy';
import { stream } from 'hono/streaming';
import { afterEach, describe, expect, test } from 'vitest';
import inlayHono from '../../src/adapters/hono.js';
import { render } from '../../src/index.js';
import { FIXTURES, ROOT } from '../support/folders.js';
import { readSite } from '../support/sites.js';
import { get } from './client.js';
import { portOf, stop } from './frameworks.js';

const site = readSite('small-business');
const PAGE = `<h1>Caffè</h1><p>Prenota: <x-contact field="phone"></x-contact></p>${'<p>testo</p>'.repeat(200)}`;
const SHOWN = render(PAGE, site).html;

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map(stop)));

async function listen(prepare: (app: Hono) => void): Promise<number> {
  const app = new Hono();
  prepare(app);
  const server = serve({ fetch: app.fetch, port: 0 }) as Server; // not of HTTP/2
  servers.push(server);
  await once(server, 'listening');
  return portOf(server);
}

describe('the middleware for Hono', () => {
  test('expands what Hono makes in its own ways, and keeps the other headers', async () => {
    const port = await listen((app) => {
      app.use(inlayHono({ site }));
      app.get('/html', (context) => {
        context.header('x-own', 'a');
        context.header('set-cookie', 'a=1');
        context.header('set-cookie', 'b=2', { append: true });
        return context.html(PAGE, 201);
      });
      app.get('/stream', (context) => {
        context.header('content-type', 'text/html');
        return stream(context, async (out) => {
          for (const letter of PAGE) await out.write(letter);
        });
      });
      const inner = new Hono();
      inner.get('/page', (context) => context.html(PAGE));
      app.route('/inner', inner);
      app.notFound((context) => context.html(PAGE, 404));
      app.onError((_error, context) => context.html(PAGE, 500));
      app.get('/error', () => {
        throw new Error('secret');
      });
    });
    const paths = { '/html': 201, '/stream': 200, '/inner/page': 200, '/nowhere': 404, '/error': 500 };
    for (const [path, expected] of Object.entries(paths)) {
      const { status, body, isBroken } = await get(port, path);
      expect([path, status, String(body), isBroken]).toEqual([path, expected, SHOWN, false]);
    }
    const { headers } = await get(port, '/html');
    expect([headers['x-own'], headers['set-cookie']]).toEqual(['a', ['a=1', 'b=2']]);
  });

  test('answers 304 with the middleware of Hono that gives tags, until the site changes', async () => {
    let current = site;
    const port = await listen((app) => {
      app.use(inlayHono({ site: () => current }), etag());
      app.get('/', (context) => context.html(PAGE));
    });
    const { headers } = await get(port, '/');
    expect(headers.etag).toMatch(/^W\/"[0-9a-f]+\.inlay-s-[0-9a-f]{16}"$/);
    const conditions = { 'if-none-match': String(headers.etag) };
    const again = await get(port, '/', conditions);
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    expect((await get(port, '/', conditions, 'HEAD')).status).toBe(304);
    current = readSite('large');
    expect((await get(port, '/', conditions)).status).toBe(200);
  });

  test.each([
    ['behind it, as it should be', true],
    ['before it', false],
  ])('works with compression %s', async (_title, isOutside) => {
    const port = await listen((app) => {
      app.use(...(isOutside ? [compress(), inlayHono({ site })] : [inlayHono({ site }), compress()]));
      app.get('/', (context) => context.html(PAGE));
    });
    const { headers, body } = await get(port, '/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(body))).toBe(SHOWN);
  });

  test('expands what a proxy or a folder gives', async () => {
    const upstream = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(PAGE));
    });
    servers.push(upstream.listen(0));
    const root = FIXTURES.slice(ROOT.length);
    const port = await listen((app) => {
      app.use(inlayHono({ site }));
      app.get('/proxied', () => proxy(`http://localhost:${portOf(upstream)}/`));
      app.get('*', serveStatic({ root: `${ROOT}${root}/render/readme-header` }));
    });
    expect(String((await get(port, '/proxied')).body)).toBe(SHOWN);
    expect(String((await get(port, '/canvas.html')).body)).not.toContain('<x-logo');
  });

  test('works without a server, as anywhere that has Request and Response', async () => {
    const app = new Hono().use(inlayHono({ site })).get('/', (context) => context.html(PAGE));
    const response = await app.request('/');
    expect(await response.text()).toBe(SHOWN);
  });

  test('the page that it marks is that of the path, whatever the host', async () => {
    const nav = '<nav><x-menu location="topic"></x-menu></nav>';
    const app = new Hono().use(inlayHono({ site })).get('/menu', (context) => context.html(nav));
    expect(await (await app.request('http://localhost:3000/menu?utm_source=a')).text()).toContain(
      '<a href="/menu/" aria-current="page">',
    );
  });
});
