import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { siteDependencies } from '../../../src/component/site-dependencies.js';
import { acceptManifest, bake, buildManifest, parseSite, render } from '../../../src/index.js';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { lint } from '../../../src/lint/index.js';
import { siteRevision } from '../../../src/site/revision.js';
import { structuredDataText } from '../../../src/structured-data/script.js';
import { ROOT } from '../../support/folders.js';
import { aProblem, ask, batch, type Daemon, put, STATE, serve } from './daemon.js';

const SITE = parseSite(JSON.parse(STATE));
const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** Canvases of all sorts, the last of them over a limit that the daemon is started with. */
const CANVASES = [
  '<nav><x-menu location="topic"></x-menu></nav>',
  '<p><x-logo variant="light"></x-logo> \u{1F35D} \ud800 Zeichen</p>',
  '<a href="tel:+390550123456">055 012 3456</a>',
  '',
  `<x-addon provider="provider_contact_form" id="prenotazione"></x-addon>`,
];
const TOO_LONG = 'x'.repeat(40_001);
const LIMIT = ['--limit', 'canvasLength=40000'];

describe('the daemon', () => {
  let daemon: Daemon;
  beforeAll(async () => {
    daemon = await serve([...LIMIT, '--body-limit', '200000', '--workers', '2']);
    await put(daemon, 'r1');
  });

  test('answers whether it lives and whether it is ready', async () => {
    expect(await ask(daemon, '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await ask(daemon, '/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
    expect(await ask(daemon, '/healthz', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  test('tells its versions, limits and workers', async () => {
    const { json, headers } = await ask(daemon, '/v1/info');
    expect(json).toEqual({
      version,
      protocol: 1,
      baked: 'inlay-baked/1',
      node: process.version,
      limits: {
        bodyBytes: 200_000,
        canvases: 1000,
        queue: 500,
        canvasLength: 40_000,
        inlays: 10_000,
        nesting: 250_000,
        elements: 1_000_000,
        copies: 20_000,
        outputLength: 134_217_728,
        work: 2_000_000_000,
      },
      workers: { count: 2, ready: 2, busy: 0, queued: 0 },
      sites: 1,
    });
    expect(headers).toMatchObject({
      'inlay-version': version,
      'content-type': 'application/json; charset=utf-8',
    });
  });

  test('answers a put site with its revision and all that canvases may rest on', async () => {
    const expected = { revision: 'r1', site: siteRevision(SITE), dependencies: siteDependencies(SITE) };
    expect(await put(daemon, 'r1')).toMatchObject({ status: 200, json: expected });
    const sameContent = JSON.stringify(JSON.parse(STATE), null, 3);
    expect(await put(daemon, 'r1', sameContent)).toMatchObject({ status: 200, json: expected });
    expect(expected.dependencies.length).toBeGreaterThan(20);
  });

  test('refuses another state under a known revision, and goes on with the first', async () => {
    const other = STATE.replace('Osteria', 'Trattoria');
    const refused = await put(daemon, 'r1', other);
    expect(refused).toMatchObject({ status: 409, json: aProblem(409, 'revision-in-use') });
    const { json } = await ask(daemon, '/v1/render', { body: batch('r1', '<x-logo></x-logo>') });
    expect(json.results[0].html).toBe(render('<x-logo></x-logo>', SITE).html);
  });

  test('bakes what `bake` bakes, each canvas with its own result or problem, in their order', async () => {
    const { status, json } = await ask(daemon, '/v1/bake', { body: batch('r1', ...CANVASES, TOO_LONG, '<x-logo>') });
    expect(status).toBe(200);
    const results = json.results as { id: string }[]; // the protocol says so
    expect(results.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    for (const [index, canvas] of CANVASES.entries()) {
      expect(JSON.stringify(results[index])).toBe(JSON.stringify({ id: String(index), baked: bake(canvas, SITE) }));
    }
    expect(results[5]).toEqual({
      id: '5',
      problem: {
        ...aProblem(422, 'limit-exceeded'),
        title: 'The input is not valid',
        detail: 'Unexpected 40001 characters in a canvas, expected at most 40000',
      },
    });
    expect(results[6]).toEqual({ id: '6', baked: bake('<x-logo>', SITE) });
  });

  test('renders what `render` renders, for the request of all and of each', async () => {
    const form = '<form action="/send"><input name="nonce" value="n1"></form>';
    const all = { url: '/menu/', addons: { provider_contact_form: { prenotazione: form } } };
    const own = { url: '/kontakt/' };
    const body = { ...batch('r1', ...CANVASES), request: all };
    const canvases = body.canvases.map((each, index) => (index === 0 ? { ...each, request: own } : each));
    const { json } = await ask(daemon, '/v1/render', { body: { ...body, canvases } });
    const expected = CANVASES.map((canvas, index) => ({
      id: String(index),
      html: render(canvas, SITE, index === 0 ? { ...all, ...own } : all).html,
    }));
    expect(JSON.stringify(json.results)).toBe(JSON.stringify(expected));
    expect(expected[4]?.html).toContain('value="n1"');
  });

  test('reports what became of the components if it is asked to', async () => {
    const { json } = await ask(daemon, '/v1/render', { body: { ...batch('r1', ...CANVASES), report: true } });
    const expected = CANVASES.map((canvas, index) => {
      const { html, report } = render(canvas, SITE);
      return { id: String(index), html, report };
    });
    expect(json.results).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  test('lints as `lint` does, in full or concisely', async () => {
    const manifest = buildManifest(SITE);
    const full = await ask(daemon, '/v1/lint', { body: batch('r1', ...CANVASES) });
    const expected = CANVASES.map((canvas, index) => ({ id: String(index), findings: lint(canvas, manifest) }));
    expect(full.json.results).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(expected[2]?.findings[0]).toMatchObject({ rule: 'no-static-contact' });
    const concise = await ask(daemon, '/v1/lint', { body: { ...batch('r1', ...CANVASES), detail: 'concise' } });
    expect(concise.json.results.map(({ findings }: { findings: string[] }) => findings)).toEqual(
      CANVASES.map((canvas) => conciseFindings(canvas, lint(canvas, manifest))),
    );
    expect(concise.json.results[2].findings[0]).toMatch(/^\d+:\d+ error no-static-contact: .* => .*`<x-contact /);
  });

  test('divides a large batch over its workers, and answers in order', async () => {
    const canvases = Array.from({ length: 100 }, (_, index) => `<p>${index}</p><x-contact field="email"></x-contact>`);
    const { json } = await ask(daemon, '/v1/render', { body: batch('r1', ...canvases) });
    expect(json.results).toEqual(
      canvases.map((canvas, index) => ({ id: String(index), html: render(canvas, SITE).html })),
    );
  });

  test('answers a batch of nothing with nothing', async () => {
    expect((await ask(daemon, '/v1/bake', { body: batch('r1') })).text).toBe('{"results":[]}');
  });

  test.each(['full', 'concise'] as const)('makes the %s manifest of a site, with its acceptance', async (detail) => {
    const { status, json } = await ask(daemon, `/v1/sites/r1/manifest?detail=${detail}`);
    const manifest = buildManifest(SITE, { detail });
    expect({ status, json }).toEqual({
      status: 200,
      json: JSON.parse(JSON.stringify({ manifest, acceptance: acceptManifest(buildManifest(SITE)) })),
    });
  });

  test('makes the structured data of a site as text that ends no script', async () => {
    expect(await ask(daemon, '/v1/sites/r1/structured-data')).toMatchObject({
      status: 200,
      json: { json: structuredDataText(SITE) },
    });
    const name = '</script><!--<script>';
    const hostile = { ...JSON.parse(STATE), site: { ...JSON.parse(STATE).site, name } };
    await put(daemon, 'hostile', hostile);
    const { json } = await ask(daemon, '/v1/sites/hostile/structured-data');
    expect(json.json).not.toContain('<');
    expect(JSON.parse(json.json).name).toBe(name);
  });

  test('knows no revision before it is put, and every one after', async () => {
    const body = batch('later', '<x-logo></x-logo>');
    const unknown = { status: 409, json: aProblem(409, 'unknown-revision') };
    for (const action of ['bake', 'render', 'lint'])
      expect(await ask(daemon, `/v1/${action}`, { body })).toMatchObject(unknown);
    expect(await ask(daemon, '/v1/sites/later/manifest')).toMatchObject(unknown);
    expect(await ask(daemon, '/v1/sites/later/structured-data')).toMatchObject(unknown);
    await put(daemon, 'later');
    for (const action of ['bake', 'render', 'lint'])
      expect(await ask(daemon, `/v1/${action}`, { body })).toMatchObject({ status: 200 });
    expect(await ask(daemon, '/v1/sites/later/manifest')).toMatchObject({ status: 200 });
    expect(await ask(daemon, '/v1/sites/later/structured-data')).toMatchObject({ status: 200 });
  });

  test('counts what it does', async () => {
    const { text, headers } = await ask(daemon, '/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(text).toMatch(/^inlay_requests_total\{route="\/v1\/bake",status="200"\} \d+$/m);
    expect(text).toMatch(/^inlay_request_duration_seconds_bucket\{le="0\.005",route="\/v1\/render"\} \d+$/m);
    expect(text).toMatch(/^inlay_canvases_total\{action="bake",outcome="problem"\} \d+$/m);
    for (const line of [
      'inlay_workers_ready 2',
      'inlay_workers_busy 0',
      'inlay_queue_length 0',
      'inlay_workers_restarted_total{reason="stuck"} 0',
      `inlay_build_info{version="${version}",node="${process.version}"} 1`,
    ])
      expect(text.split('\n')).toContain(line);
  });

  const good = batch('r1', '<x-logo></x-logo>');
  const type = (value: string) => ({ 'content-type': value });
  test.each([
    ['an address that is none', '/v1/nothing', {}, 404, 'not-found'],
    ['a method that the address has not', '/v1/render', { method: 'DELETE' }, 405, 'method-not-allowed'],
    ['GET where there is POST', '/v1/bake', {}, 405, 'method-not-allowed'],
    ['an address that is not encoded right', '/v1/sites/%zz', { method: 'PUT', body: '{}' }, 400, 'malformed-request'],
    ['no body', '/v1/bake', { method: 'POST' }, 400, 'malformed-json'],
    ['an empty body', '/v1/bake', { body: '' }, 400, 'malformed-json'],
    ['malformed JSON', '/v1/bake', { body: '{"revision":}' }, 400, 'malformed-json'],
    ['truncated JSON', '/v1/bake', { body: JSON.stringify(good).slice(0, -9) }, 400, 'malformed-json'],
    ['bytes that are not UTF-8', '/v1/bake', { body: Buffer.from([0x22, 0xff, 0x22]) }, 400, 'malformed-json'],
    ['nesting that is all there is', '/v1/bake', { body: '['.repeat(100_000) }, 400, 'malformed-json'],
    ['deep nesting', '/v1/bake', { body: '['.repeat(50_000) + ']'.repeat(50_000) }, 422, 'invalid-request'],
    ['another media type', '/v1/bake', { body: good, headers: type('text/plain') }, 415, 'unsupported-media-type'],
    [
      'a form',
      '/v1/bake',
      { body: 'a=b', headers: type('application/x-www-form-urlencoded') },
      415,
      'unsupported-media-type',
    ],
    [
      'an encoded body',
      '/v1/bake',
      { body: good, headers: { 'content-encoding': 'gzip' } },
      415,
      'unsupported-media-type',
    ],
    ['too large a body', '/v1/bake', { body: ' '.repeat(200_001) }, 413, 'body-too-large'],
    [
      'too large a body in chunks',
      '/v1/bake',
      { body: ' '.repeat(900_000), headers: { 'transfer-encoding': 'chunked' } },
      413,
      'body-too-large',
    ],
    ['a body of another shape', '/v1/bake', { body: [] }, 422, 'invalid-request'],
    ['a member that is none', '/v1/bake', { body: { ...good, request: {} } }, 422, 'invalid-request'],
    [
      'a request of another shape',
      '/v1/render',
      { body: { ...good, request: { addons: { a: 1 } } } },
      422,
      'invalid-request',
    ],
    ['too many canvases', '/v1/bake', { body: batch('r1', ...Array<string>(1001).fill('')) }, 422, 'invalid-request'],
    ['another detail', '/v1/sites/r1/manifest?detail=some', {}, 400, 'invalid-query'],
    ['another query', '/v1/sites/r1/manifest?x=1', {}, 400, 'invalid-query'],
    ['a revision of other characters', '/v1/sites/a%20b', { method: 'PUT', body: STATE }, 400, 'invalid-revision'],
    ['too long a revision', `/v1/sites/${'a'.repeat(129)}`, { method: 'PUT', body: STATE }, 400, 'invalid-revision'],
    ['a state that is no JSON', '/v1/sites/bad', { method: 'PUT', body: '{' }, 400, 'malformed-json'],
    ['an invalid state', '/v1/sites/bad', { method: 'PUT', body: '{"site":{}}' }, 422, 'invalid-site'],
    [
      'a deadline that is none',
      '/v1/bake',
      { body: good, headers: { 'inlay-timeout-ms': 'soon' } },
      400,
      'invalid-header',
    ],
    ['a deadline of nothing', '/v1/bake', { body: good, headers: { 'inlay-timeout-ms': '0' } }, 400, 'invalid-header'],
    ['too much in the headers', '/healthz', { headers: { 'x-much': 'a'.repeat(20_000) } }, 431, 'headers-too-large'],
  ])('answers %s with its problem', async (_what, path, asked, status, code) => {
    const answer = await ask(daemon, path, asked);
    expect(answer).toMatchObject({ status, json: aProblem(status, code) });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'inlay-version': version,
    });
    const { title, detail } = answer.json;
    expect(`${title} ${detail}`).not.toMatch(/undefined|\bat \S+:\d|\/\w+\/|node:/);
    expect(await ask(daemon, '/v1/render', { body: good })).toMatchObject({ status: 200 });
  });

  test.each([
    ['/v1/nothing', { headers: type('text/plain') }, 404],
    ['/v1/info', { headers: type('text/plain') }, 405],
    ['/v1/bake', {}, 413],
    ['/v1/bake', { headers: type('text/plain') }, 415],
    ['/v1/bake', { headers: { 'content-encoding': 'br' } }, 415],
    ['/v1/bake', { headers: { 'transfer-encoding': 'chunked' } }, 413],
  ])('reads what it refuses to the end, so that the client sees why: %s with %j', async (path, asked, status) => {
    for (let round = 0; round < 10; round += 1) {
      expect(await ask(daemon, path, { body: ' '.repeat(1_500_000), ...asked })).toMatchObject({ status });
    }
  });

  test('says where a body and a state are wrong', async () => {
    const body = { revision: 'r1', canvases: [{ id: '0', canvas: 5 }] };
    expect((await ask(daemon, '/v1/bake', { body })).json.problems).toEqual([
      { pointer: '/canvases/0/canvas', message: 'Unexpected `5`, expected a string' },
    ]);
    const { json } = await put(daemon, 'bad', '{"site":{},"theme":{"name":1}}');
    expect(json.problems).toContainEqual({ pointer: '/theme/name', message: 'Unexpected `1`, expected a string' });
  });

  test('names at most a hundred mistakes', async () => {
    const body = { revision: 'r1', canvases: Array.from({ length: 900 }, () => 0) };
    expect((await ask(daemon, '/v1/bake', { body })).json.problems).toHaveLength(100);
  });

  test('says which methods an address has', async () => {
    const allow = async (path: string) => (await ask(daemon, path, { method: 'PATCH' })).headers.allow;
    expect([await allow('/v1/sites/a'), await allow('/v1/lint'), await allow('/metrics')]).toEqual([
      'PUT',
      'POST',
      'GET, HEAD',
    ]);
  });
});
