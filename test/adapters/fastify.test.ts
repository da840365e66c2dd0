import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import inlayFastify from '../../src/adapters/fastify.js';
import { render } from '../../src/index.js';
import { readSite } from '../support/sites.js';
import { get } from './client.js';
import { portOf } from './frameworks.js';

const site = readSite('small-business');
const HTML = { 'content-type': 'text/html' };
const PAGE = '<h1>Caffè</h1><p>Prenota: <x-contact field="phone"></x-contact></p>';
const SHOWN = render(PAGE, site).html;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function listen(prepare: (app: FastifyInstance) => void): Promise<number> {
  const app = fastify({ forceCloseConnections: true });
  apps.push(app);
  prepare(app);
  await app.listen({ port: 0 });
  return portOf(app.server);
}

describe('the plugin for Fastify', () => {
  test('expands the pages of the instance that registers it, and of those within', async () => {
    const port = await listen((app) => {
      app.register(inlayFastify, { site });
      app.register(async (inner) => {
        inner.get('/inner', (_request, reply) => reply.headers(HTML).send(PAGE));
      });
      app.get('/', (_request, reply) => reply.headers(HTML).send(PAGE));
      app.setNotFoundHandler((_request, reply) => reply.code(404).headers(HTML).send(PAGE));
      app.setErrorHandler((_error, _request, reply) => reply.code(500).headers(HTML).send(PAGE));
      app.get('/error', async () => {
        throw new Error('secret');
      });
    });
    for (const [path, expected] of Object.entries({ '/': 200, '/inner': 200, '/nowhere': 404, '/error': 500 })) {
      const { status, headers, body } = await get(port, path);
      expect([status, String(body)]).toEqual([expected, SHOWN]);
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  test('leaves the pages of an instance beside alone', async () => {
    const port = await listen((app) => {
      app.register(async (inner) => {
        inner.register(inlayFastify, { site });
        inner.get('/inner', (_request, reply) => reply.headers(HTML).send(PAGE));
      });
      app.get('/', (_request, reply) => reply.headers(HTML).send(PAGE));
    });
    expect(String((await get(port, '/')).body)).toBe(PAGE);
    expect(String((await get(port, '/inner')).body)).toBe(SHOWN);
  });

  test('expands whatever a route may send', async () => {
    const web = () => new Response(PAGE, { headers: HTML }).body;
    const port = await listen((app) => {
      app.register(inlayFastify, { site });
      app.get('/string', (_request, reply) => reply.headers(HTML).send(PAGE));
      app.get('/buffer', (_request, reply) => reply.headers(HTML).send(Buffer.from(PAGE)));
      app.get('/bytes', (_request, reply) => reply.headers(HTML).send(new Uint8Array(Buffer.from(PAGE))));
      app.get('/stream', (_request, reply) =>
        reply.headers(HTML).send(Readable.from([PAGE.slice(0, 30), PAGE.slice(30)])),
      );
      app.get('/web-stream', (_request, reply) => reply.headers(HTML).send(web()));
      app.get('/response', (_request, reply) =>
        reply.send(new Response(PAGE, { status: 201, headers: { ...HTML, 'x-own': 'a' } })),
      );
      app.get('/returned', async (_request, reply) => {
        reply.headers(HTML);
        return PAGE;
      });
    });
    for (const path of ['/string', '/buffer', '/bytes', '/stream', '/web-stream', '/response', '/returned']) {
      expect(String((await get(port, path)).body)).toBe(SHOWN);
      // Fastify itself answers a HEAD with an error where the GET gives a Response.
      if (path === '/response') continue;
      const { headers, isBroken, ...head } = await get(port, path, {}, 'HEAD');
      const length = path.endsWith('stream') ? undefined : String(Buffer.byteLength(SHOWN));
      expect([head.status, head.body.length, isBroken, headers['content-length']]).toEqual([200, 0, false, length]);
    }
    expect((await get(port, '/response')).headers['x-own']).toBe('a');
    expect((await get(port, '/response')).status).toBe(201);
  });

  test('leaves what a route does by itself alone', async () => {
    const port = await listen((app) => {
      app.register(inlayFastify, { site });
      app.get('/hijacked', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, HTML).end(PAGE);
      });
      app.get('/json', async () => ({ page: PAGE }));
      app.get('/nothing', (_request, reply) => reply.code(204).headers(HTML).send());
    });
    expect(String((await get(port, '/hijacked')).body)).toBe(PAGE);
    expect(JSON.parse(String((await get(port, '/json')).body))).toEqual({ page: PAGE });
    expect((await get(port, '/nothing')).status).toBe(204);
  });

  test.each([true, false])('works with a hook that compresses, registered after it: %s', async (isAfter) => {
    const port = await listen((app) => {
      const compress = () =>
        app.addHook('onSend', async (_request, reply, payload) => {
          reply.header('content-encoding', 'gzip');
          return gzipSync(payload as string);
        });
      if (isAfter) app.register(inlayFastify, { site }).after(compress);
      else {
        compress();
        app.register(inlayFastify, { site });
      }
      app.after(() => {
        app.get('/', (_request, reply) => reply.headers(HTML).send(PAGE));
      });
    });
    const { headers, body } = await get(port, '/');
    expect(String(gunzipSync(body))).toBe(SHOWN);
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('a stream that breaks before anything was sent is an error of the server', async () => {
    const port = await listen((app) => {
      app.register(inlayFastify, { site });
      app.get('/', (_request, reply) =>
        reply.headers(HTML).send(
          Readable.from(
            (async function* () {
              yield '<x-logo></x-logo>';
              throw new Error('upstream broke');
            })(),
          ),
        ),
      );
    });
    const { status, body } = await get(port, '/');
    expect(status).toBe(500);
    expect(String(body)).not.toContain('x-logo');
  });

  test('fails to start with a site that was not parsed', async () => {
    const app = fastify();
    apps.push(app);
    app.register(inlayFastify, { site: {} as typeof site });
    await expect(app.ready()).rejects.toThrow(/expected the result of `parseSite`/);
  });
});
