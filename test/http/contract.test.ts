import { afterEach, describe, expect, test } from 'vitest';
import type { HandlerOptions } from '../../src/http/index.js';
import { buildManifest, parseSite, render, type Site, structuredData } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import { brief } from '../../src/manifest/brief.js';
import { readSite, readState } from '../support/sites.js';
import { type Json, jsonOf } from './answers.js';
import { MOUNTS, type Mounted } from './mounts.js';

const SITE = readSite('small-business');
const API = '/sestante/v1/ai';
const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** The headers of an answer that are the handler's. */
function own(response: Response): Record<string, string> {
  const transport = ['date', 'connection', 'keep-alive', 'x-powered-by', 'transfer-encoding'];
  return Object.fromEntries([...response.headers].filter(([name]) => !transport.includes(name)));
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array; // both are bodies
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isRaw ? (body as string) : JSON.stringify(body), // checked just before
  };
}

function otherSite(): Site {
  const state = readState('small-business') as { site: { name: string } }; // a fixture
  state.site.name = 'Another';
  return parseSite(state);
}

async function expectProblem(response: Response, status: number, code: string): Promise<Json> {
  const body = await jsonOf(response);
  expect(body).toMatchObject({ type: `urn:inlay:problem:${code}`, status, code });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(PROBLEM_TYPE);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return body;
}

describe.each(Object.entries(MOUNTS))('the HTTP handler under %s', (name, mount) => {
  let at: Mounted | undefined;
  const start = async (options: Partial<HandlerOptions> = {}) => {
    at = await mount({ site: SITE, namespace: 'sestante', ...options });
    return at;
  };
  afterEach(async () => {
    await at?.close();
    at = undefined;
  });
  const isParsedBefore = name.includes('parsers');

  test('gives the manifest, its menus and its addons, full unless asked otherwise', async () => {
    const { ask } = await start();
    const full = buildManifest(SITE);
    const concise = buildManifest(SITE, { detail: 'concise' });
    const json = async (path: string) => jsonOf(await ask(API + path));
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
    expect(await json('/integration-manifest')).toEqual(plain(full));
    expect(await json('/integration-manifest?detail=full&_=1')).toEqual(plain(full));
    expect(await json('/integration-manifest?detail=concise')).toEqual(plain(concise));
    expect(await json('/menus')).toEqual(plain(full.resources.menus));
    expect(await json('/menus?detail=concise')).toEqual(plain(concise.resources.menus));
    expect(await json('/addons')).toEqual(plain(full.resources.addons));
  });

  test('gives the structured data of the site', async () => {
    const { ask } = await start();
    expect(await jsonOf(await ask(`${API}/structured-data`))).toEqual(structuredData(SITE));
  });

  test('tells caches that they must ask every time, with a tag of revision and detail', async () => {
    const { ask } = await start();
    const { revision } = buildManifest(SITE);
    const full = await ask(`${API}/integration-manifest`);
    expect(full.status).toBe(200);
    expect(own(full)).toEqual({
      'cache-control': 'private, no-cache',
      'content-length': String(new TextEncoder().encode(JSON.stringify(buildManifest(SITE))).length),
      'content-type': JSON_TYPE,
      etag: `"${revision}-full"`,
      'x-content-type-options': 'nosniff',
    });
    expect((await full.arrayBuffer()).byteLength).toBe(Number(full.headers.get('content-length')));
    const concise = await ask(`${API}/integration-manifest?detail=concise`);
    expect(concise.headers.get('etag')).toBe(`"${revision}-concise"`);
  });

  test.each([
    ['the tag', (tag: string) => tag, 304],
    ['the weak tag', (tag: string) => `W/${tag}`, 304],
    ['one of several tags', (tag: string) => `"a,b", W/"c" , ${tag},"d"`, 304],
    ['a star', () => '*', 304],
    ['another tag', () => '"another"', 200],
    ['the tag of the other detail', (tag: string) => tag.replace('full', 'concise'), 200],
    ['what is no tag', (tag: string) => tag.slice(1, -1), 200],
  ])('answers If-None-Match with %s', async (_what, known, status) => {
    const { ask } = await start();
    for (const path of ['/integration-manifest', '/menus', '/addons', '/structured-data', '/context', '/openapi']) {
      const { headers } = await ask(API + path);
      const tag = headers.get('etag') ?? '';
      const again = await ask(API + path, { headers: { 'if-none-match': known(tag) } });
      // A context and a document have one detail.
      const expected = status === 200 && known(tag) === tag ? 304 : status;
      expect(again.status, path).toBe(expected);
      expect(again.headers.get('etag')).toBe(tag);
      expect((await again.text()) === '').toBe(expected === 304);
      if (expected === 304) expect(again.headers.get('cache-control')).toBe('private, no-cache');
    }
  });

  test('answers HEAD as GET, without a body', async () => {
    const { ask } = await start();
    for (const path of [
      '/integration-manifest',
      '/menus',
      '/addons',
      '/structured-data',
      '/context?part=footer',
      '/openapi',
    ]) {
      const get = await ask(API + path);
      const head = await ask(API + path, { method: 'HEAD' });
      expect(head.status).toBe(200);
      expect(own(head)).toEqual(own(get));
      expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength);
      expect(await head.text()).toBe('');
    }
    const missing = await ask(`${API}/none`, { method: 'HEAD' });
    expect([missing.status, await missing.text()]).toEqual([404, '']);
  });

  test('gives what the site is now, under a new tag', async () => {
    let site = SITE;
    const { ask } = await start({ site: async () => site });
    const before = await ask(`${API}/integration-manifest`);
    const tag = before.headers.get('etag') ?? '';
    site = otherSite();
    const after = await ask(`${API}/integration-manifest`, { headers: { 'if-none-match': tag } });
    expect(after.status).toBe(200);
    expect((await jsonOf(after)).site.name).toBe('Another');
    expect(after.headers.get('etag')).not.toBe(tag);
  });

  test('gives the briefing for an agent, for the part and the tokens asked for', async () => {
    const { ask } = await start();
    const manifest = buildManifest(SITE);
    const context = async (query: string) => jsonOf(await ask(`${API}/context${query}`));
    expect(await context('')).toMatchObject({ revision: manifest.revision, part: 'page', context: brief(manifest) });
    const footer = await context('?part=footer&tokens=6000');
    expect(footer.context).toBe(brief(manifest, { part: 'footer', tokens: 6000 }));
    expect(footer.tokens).toBeLessThanOrEqual(6000);
    // The least depends on the site: it is told, and enough; the document says that there is one.
    const tooFew = await ask(`${API}/context?tokens=500`);
    const { problems } = await jsonOf(tooFew.clone());
    await expectProblem(tooFew, 400, 'invalid-query');
    const least = /expected at least (\d+)/.exec(problems[0].message)?.[1];
    expect((await ask(`${API}/context?tokens=${least}`)).status).toBe(200);
    const { parameters } = (await jsonOf(await ask(`${API}/openapi`))).paths['/ai/context'].get;
    const { description } = parameters.find(({ name }: { name: string }) => name === 'tokens');
    expect(description).toContain('400 `invalid-query`, and names the least');
  });

  test('lints a canvas', async () => {
    const { ask } = await start();
    const canvas = '<x-menu location="topc"></x-menu><a href="tel:+390550123456">055 012 3456</a>';
    const manifest = buildManifest(SITE);
    const response = await ask(`${API}/canvas/lint`, post({ canvas }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      revision: manifest.revision,
      findings: JSON.parse(JSON.stringify(lint(canvas, manifest))),
      counts: { errors: 2, warnings: 0, infos: 0, fixable: 1, suggestions: 1 },
    });
    const rules = { 'assigned-location': 'off', 'no-static-contact': 'warning' };
    const set = await jsonOf(await ask(`${API}/canvas/lint`, post({ canvas, preset: 'strict', rules })));
    expect(set.counts).toMatchObject({ errors: 0, warnings: 1 });
  });

  test('renders a canvas, with the forms of the site alone', async () => {
    const { ask } = await start();
    const canvas = '<x-menu location="topic"></x-menu><x-addon provider="provider_contact_form"></x-addon>';
    const response = await ask(`${API}/canvas/render`, post({ canvas, request: { url: '/menu/' } }));
    const { html, report } = render(canvas, SITE, { url: '/menu/' });
    expect(await response.json()).toEqual({ html, report: JSON.parse(JSON.stringify(report)) });
    const addons = { provider_contact_form: { prenota: '<script>alert(1)</script>' } };
    const refused = await ask(`${API}/canvas/render`, post({ canvas, request: { addons } }));
    expect(await expectProblem(refused, 422, 'invalid-request')).toMatchObject({
      problems: [{ pointer: '/request/addons', message: 'Unexpected key `addons`, expected `url`' }],
    });
  });

  test('keeps canvases that are no trouble to JSON as they are', async () => {
    const { ask } = await start();
    const canvas = '\ufeff<p>\u0000 \ud800 😀 "\\\u2028</p>';
    const { html } = await jsonOf(await ask(`${API}/canvas/render`, post({ canvas })));
    expect(html).toBe(canvas);
  });

  test('answers unknown addresses with 404', async () => {
    const { ask } = await start();
    const paths = ['', '/', '/menus/', '/Menus', '//menus', '/canvas', '/canvas/lint/x', '/menus%2f'];
    for (const path of paths) await expectProblem(await ask(API + path), 404, 'not-found');
    await expectProblem(await ask('/other/v1/ai/menus'), 404, 'not-found');
    await expectProblem(await ask(`/x${API}/menus`), 404, 'not-found');
    await expectProblem(await ask('/sestante/v2/ai/menus'), 404, 'not-found');
  });

  test('answers other methods with 405 and those that there are', async () => {
    const { ask } = await start();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await ask(`${API}/menus`, { method });
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      await expectProblem(response, 405, 'method-not-allowed');
    }
    const get = await ask(`${API}/canvas/lint`);
    expect(get.headers.get('allow')).toBe('POST, OPTIONS');
    await expectProblem(get, 405, 'method-not-allowed');
  });

  test('answers OPTIONS with the methods, and lets no other origin read without being told to', async () => {
    const { ask } = await start();
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' };
    const response = await ask(`${API}/canvas/render`, { method: 'OPTIONS', headers });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(own(response)).toEqual({
      allow: 'POST, OPTIONS',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const read = await ask(`${API}/menus`, { headers: { origin: 'https://app.example' } });
    expect(read.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('lets the origins read that it is told to, by preflight too', async () => {
    const { ask } = await start({ cors: { origins: ['https://app.example'] } });
    const preflight = (origin: string) =>
      ask(`${API}/canvas/render`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type, x-key, b@d',
        },
      });
    expect(own(await preflight('https://app.example'))).toEqual({
      'access-control-allow-headers': 'content-type, x-key',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': 'ETag, Retry-After, WWW-Authenticate',
      'access-control-max-age': '600',
      allow: 'POST, OPTIONS',
      'cache-control': 'no-store',
      vary: 'Origin, Access-Control-Request-Headers',
      'x-content-type-options': 'nosniff',
    });
    for (const origin of ['https://other.example', 'null', 'https://app.example.evil.example', 'http://app.example']) {
      const headers = own(await preflight(origin));
      expect(Object.keys(headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
      expect(headers['vary']).toContain('Origin');
    }
    const read = await ask(`${API}/menus`, { headers: { origin: 'https://app.example' } });
    expect(read.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(read.headers.get('vary')).toBe('Origin');
    const missing = await ask(`${API}/none`, { headers: { origin: 'https://app.example' } });
    expect(missing.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect((await ask(`${API}/menus`)).headers.get('vary')).toBe('Origin');
  });

  test('lets every origin read where it is told to, never with cookies', async () => {
    const { ask } = await start({ cors: { origins: '*' } });
    const { headers } = await ask(`${API}/menus`, { headers: { origin: 'https://any.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.has('vary')).toBe(false);
  });

  test('gives only what `authorize` allows, which is told the route', async () => {
    const routes: string[] = [];
    const { ask } = await start({
      challenge: 'Bearer realm="site"',
      async authorize({ headers }, route) {
        routes.push(route);
        if (!headers.has('authorization')) return 'unauthenticated';
        return headers.get('authorization') === 'Bearer right' || 'forbidden';
      },
    });
    const asked = (authorization?: string) => ({ headers: { ...(authorization && { authorization }) } });
    const unknown = await ask(`${API}/menus`, asked());
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer realm="site"');
    expect(unknown.headers.get('vary')).toBe('Authorization, Cookie');
    await expectProblem(unknown, 401, 'unauthenticated');
    const known = await ask(`${API}/addons`, asked('Bearer wrong'));
    expect(known.headers.has('www-authenticate')).toBe(false);
    await expectProblem(known, 403, 'forbidden');
    expect((await ask(`${API}/integration-manifest`, asked('Bearer right'))).status).toBe(200);
    expect((await ask(`${API}/openapi`, { method: 'HEAD' })).status).toBe(401);
    await expectProblem(await ask(`${API}/canvas/lint`, post({ canvas: '' })), 401, 'unauthenticated');
    // A tag is no way around it, and a browser that asks first has no credentials yet.
    const around = { headers: { 'if-none-match': '*' } };
    await expectProblem(await ask(`${API}/context`, around), 401, 'unauthenticated');
    expect((await ask(`${API}/menus`, { method: 'OPTIONS' })).status).toBe(204);
    expect(routes).toEqual(['menus', 'addons', 'manifest', 'openapi', 'lint', 'context']);
  });

  test('takes a plain no of `authorize` for nobody known', async () => {
    const { ask } = await start({ authorize: () => false });
    await expectProblem(await ask(`${API}/menus`), 401, 'unauthenticated');
  });

  const failing: [string, Partial<HandlerOptions>][] = [
    [
      '`authorize` throws',
      {
        authorize: () => {
          throw new Error('secret');
        },
      },
    ],
    [
      '`authorize` rejects',
      {
        authorize: async () => {
          throw new Error('secret');
        },
      },
    ],
    // As a JavaScript user may.
    ['`authorize` gives nothing', { authorize: (() => undefined) as never }],
    ['the site fails', { site: () => Promise.reject(new Error('secret')) }],
    ['the site is not valid', { site: () => parseSite({ secret: 1 }) }],
    ['the site is none', { site: () => ({ ...SITE }) }],
  ];

  test.each(failing)('answers 500 and tells the owner alone where %s', async (_what, options) => {
    const errors: unknown[] = [];
    const { ask } = await start({
      ...options,
      onError(error) {
        errors.push(error);
        throw error;
      },
    });
    const body = await expectProblem(await ask(`${API}/menus`), 500, 'internal-error');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(errors).toEqual([expect.any(Error)]);
  });

  test('takes the namespace of the theme unless told otherwise', async () => {
    const { ask } = await start({ namespace: undefined as never }); // as a JavaScript user may
    const name = SITE.theme.name.toLowerCase().replaceAll(' ', '-');
    expect((await ask(`/${name}/v1/ai/menus`)).status).toBe(200);
    await expectProblem(await ask('/other/v1/ai/menus'), 404, 'not-found');
  });

  test.each([
    ['no type', undefined, 415],
    ['text', 'text/plain', 415],
    ['another charset', 'application/json; charset=utf-16', 415],
    ['a list of types', 'application/json, text/plain', 415],
    ['a form', 'application/x-www-form-urlencoded', 415],
    ['bytes', 'application/octet-stream', 415],
    ['JSON', 'Application/JSON;charset="UTF-8"', 200],
  ])('minds the media type of a body: %s', async (_what, type, status) => {
    if (isParsedBefore && type?.includes('utf-16')) return; // such a parser reads it, and finds no JSON
    const { ask } = await start();
    const bytes = new TextEncoder().encode('{"canvas":""}');
    const headers = type === undefined ? {} : { 'content-type': type };
    const response = await ask(`${API}/canvas/lint`, { method: 'POST', headers, body: bytes });
    expect(response.status).toBe(status);
    if (status === 415) await expectProblem(response, 415, 'unsupported-media-type');
  });

  // What a parser before the handler refuses, it answers itself.
  const testOfBodies = isParsedBefore ? () => {} : test;

  testOfBodies('refuses bodies that are compressed or no JSON', async () => {
    const { ask } = await start();
    const lintRoute = `${API}/canvas/lint`;
    const packed = post('{"canvas":""}', { 'content-encoding': 'gzip' });
    await expectProblem(await ask(lintRoute, packed), 415, 'unsupported-media-type');
    const broken = ['', '{', '{"canvas":"', 'undefined', '{"canvas":""}x', new Uint8Array([0x22, 0xff, 0x22])];
    for (const body of broken) await expectProblem(await ask(lintRoute, post(body)), 400, 'malformed-json');
    await expectProblem(await ask(lintRoute, { method: 'POST' }), 415, 'unsupported-media-type');
  });

  test('names each place of a body that is wrong', async () => {
    const { ask } = await start();
    const body = { canvas: 1, preset: 'sevre', rules: { 'no-static-men': 'off', 'no-secrets': 'loud' }, limits: {} };
    const response = await ask(`${API}/canvas/lint`, post(body));
    expect((await expectProblem(response, 422, 'invalid-request'))['problems']).toMatchObject([
      { pointer: '/canvas', message: 'Unexpected `1`, expected a string' },
      { pointer: '/preset', message: expect.stringContaining('expected one of `recommended`') },
      { pointer: '/rules/no-secrets' },
      { pointer: '/rules/no-static-men', message: expect.stringContaining('nearest is `no-static-menu`') },
      { pointer: '/limits' },
    ]);
    // A parser may refuse what is no object by itself.
    for (const wrong of [
      [],
      ...(isParsedBefore ? [] : ['"text"', null, 7]),
      { canvas: '', __proto__: null, constructor: 1 },
    ]) {
      await expectProblem(await ask(`${API}/canvas/render`, post(wrong)), 422, 'invalid-request');
    }
    const proto = '{"canvas":"","__proto__":{"url":"/"}}';
    await expectProblem(await ask(`${API}/canvas/render`, post(proto)), 422, 'invalid-request');
  });

  test.each([
    ['an unknown detail', '/menus?detail=half', '/detail'],
    ['no detail', '/menus?detail=', '/detail'],
    ['two details', '/integration-manifest?detail=full&detail=concise', '/detail'],
    ['an unknown part', '/context?part=sidebar', '/part'],
    ['tokens that are no number', '/context?tokens=many', '/tokens'],
    ['tokens beyond all', '/context?tokens=99999999999', '/tokens'],
    ['tokens below zero', '/context?tokens=-1', '/tokens'],
  ])('refuses a query with %s', async (_what, path, pointer) => {
    const { ask } = await start();
    const { problems } = await expectProblem(await ask(API + path), 400, 'invalid-query');
    expect(problems).toMatchObject([{ pointer }]);
  });

  test('refuses canvases over the limits', async () => {
    const { ask } = await start({ limits: { inlays: 2, outputLength: 2000 } });
    const ask422 = async (route: string, canvas: string) =>
      (await expectProblem(await ask(`${API}/canvas/${route}`, post({ canvas })), 422, 'limit-exceeded'))['detail'];
    const logos = '<x-logo></x-logo>'.repeat(3);
    expect(await ask422('lint', logos)).toBe('Unexpected 3 components in a canvas, expected at most 2');
    expect(await ask422('render', logos)).toBe('Unexpected 3 components in a canvas, expected at most 2');
    const long = 'x'.repeat(131_073);
    expect(await ask422('lint', long)).toBe('Unexpected 131073 characters in a canvas, expected at most 131072');
    expect(await ask422('render', long)).toBe('Unexpected 131073 characters in a canvas, expected at most 131072');
    expect(await ask422('render', 'y'.repeat(3000) + logos.slice(0, 17))).toContain('expected at most 2000');
  });

  test('refuses to lint what takes more work than the limits allow', async () => {
    const { ask } = await start({ limits: { work: 50_000 } });
    const canvas = '<x-foo></x-foo>'.repeat(100);
    const { detail } = await expectProblem(await ask(`${API}/canvas/lint`, post({ canvas })), 422, 'limit-exceeded');
    expect(detail).toContain('expected at most 50000');
    expect((await ask(`${API}/canvas/lint`, post({ canvas: '<p>a</p>' }))).status).toBe(200);
  });

  test('takes a body of the greatest size, and none that is a byte larger', async () => {
    const { ask } = await start({ bodyBytes: 1000 });
    const body = (bytes: number) => JSON.stringify({ canvas: ' '.repeat(bytes - '{"canvas":""}'.length) });
    expect((await ask(`${API}/canvas/render`, post(body(1000)))).status).toBe(200);
    await expectProblem(await ask(`${API}/canvas/render`, post(body(1001))), 413, 'body-too-large');
  });

  testOfBodies('stops reading a body that goes on and on, and answers the next request', async () => {
    const { ask } = await start();
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        if (chunks > 500) controller.close();
        else controller.enqueue(new Uint8Array(8192).fill(0x20));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const asked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const response = await ask(`${API}/canvas/lint`, asked);
    await expectProblem(response, 413, 'body-too-large');
    expect((await ask(`${API}/menus`)).status).toBe(200);
  });

  test('takes a body that comes in small pieces', async () => {
    const { ask } = await start();
    const bytes = new TextEncoder().encode(JSON.stringify({ canvas: `<p>${'è'.repeat(20_000)}</p>` }));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent >= bytes.length) controller.close();
        else controller.enqueue(bytes.slice(sent, sent + 101));
        sent += 101;
      },
    });
    const headers = { 'content-type': 'application/json' };
    const asked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    const { html } = await jsonOf(await ask(`${API}/canvas/render`, asked));
    expect(html).toBe(`<p>${'è'.repeat(20_000)}</p>`);
  });

  test('outlives requests that are given up', async () => {
    const errors: unknown[] = [];
    const { ask } = await start({ onError: (error) => errors.push(error) });
    for (let count = 0; count < 3; count += 1) {
      const aborter = new AbortController();
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"canvas":"'));
        },
        pull: () => aborter.abort(),
      });
      const headers = { 'content-type': 'application/json' };
      const asked: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
      await ask(`${API}/canvas/lint`, { ...asked, signal: aborter.signal }).catch(() => undefined);
    }
    expect((await ask(`${API}/menus`)).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
