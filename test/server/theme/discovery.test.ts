import { createConfig, lintFromString } from '@redocly/openapi-core';
import { estimateTokens } from 'inlay/internal/manifest/estimate-tokens.js';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { edited } from '../../../src/lint/edit/fix.js';
import type { Edit } from '../../../src/lint/finding.js';
import type { Route } from '../../../src/server/api/route.js';
import { modelOf } from '../../../src/server/site/model.js';
import { THEME_TAGS } from '../../../src/server/theme/openapi-info.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';
import { createThemeApi } from '../../../src/server/theme/theme-api.js';
import { ROWS } from './table-requests.js';
import { themeOf } from './theme-of.js';

/** What Redocly's recommended rules say, errors and warnings. */
async function redocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return found.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  );
}

test('the document has no error and no warning under the recommended rules of Redocly, and a broken twin has', async () => {
  const { ask } = await themeOf();
  const { json, text, headers } = await ask('GET', '/ai/openapi');
  expect(await redocly(text)).toEqual([]);
  const twin = structuredClone(json);
  delete twin.components.schemas.MenuPayload;
  expect(await redocly(JSON.stringify(twin))).not.toEqual([]);
  expect([json.info.title, json.info.version]).toEqual(['Theme API', '1.12.3']);
  const yaml = await ask('GET', '/ai/openapi.yaml');
  expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  expect(parse(yaml.text)).toEqual(json);
  const known = await ask('GET', '/ai/openapi', undefined, { 'if-none-match': headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test('the document has the contract’s tags in their order, and its schema names', async () => {
  const { ask } = await themeOf();
  const { json } = await ask('GET', '/ai/openapi');
  expect(json.tags.map(({ name }: { name: string }) => name).join(', ')).toBe(
    'AI discovery, Options, Menus, Pages, Site, Management, Canvas, Deploy, Reset, Updates, Authors, Integration, Documentation',
  );
  const names = Object.keys(json.components.schemas);
  for (const name of CONTRACT_NAMES) expect(names).toContain(name);
  for (const { tag } of Object.values(THEME_ROUTES)) expect(THEME_TAGS.map(({ name }) => name)).toContain(tag);
});

/** Those of the areas that are tested here; the others come with their areas. */
const CONTRACT_NAMES = [
  'AddonsPayload',
  'AuthCapabilities',
  'AuthorProfileRequest',
  'CanvasRequest',
  'ContentPresentation',
  'AIContext',
  'IntegrationManifest',
  'MenuPayload',
  'OpenAPI',
  'PagesPayload',
  'GenericObject',
];

test('the document can be read without credentials only where the site says so', async () => {
  const { ask, site } = await themeOf();
  for (const path of ['/ai/openapi', '/ai/openapi.yaml'])
    expect((await ask('GET', path, undefined, { authorization: '' })).status).toBe(401);
  const open = createThemeApi({ site, model: modelOf(site.store), isDocumentPublic: true, onError: () => undefined });
  const get = (path: string) => open(new Request(`https://luna.example/theme/v1${path}`));
  expect([(await get('/ai/openapi')).status, (await get('/ai/context')).status]).toEqual([200, 401]);
});

test('the manifest and the providers are those of the library, in both details', async () => {
  const { ask } = await themeOf();
  const full = await ask('GET', '/ai/integration-manifest');
  const concise = await ask('GET', '/ai/integration-manifest?detail=concise');
  expect([full.json.detail, concise.json.detail, full.json.revision]).toEqual([
    'full',
    'concise',
    concise.json.revision,
  ]);
  expect(concise.headers.get('etag')).toBe(`"${full.json.revision}-concise"`);
  expect((await ask('GET', '/ai/addons')).json).toEqual(full.json.resources.addons);
  expect((await ask('GET', '/ai/addons?detail=half')).json.errors[0]).toMatchObject({
    pointer: '/query/detail',
    allowed: ['concise', 'full'],
  });
  await ask('POST', '/ai/menus', { locations: { footer: 'main' } });
  expect((await ask('GET', '/ai/integration-manifest')).json.revision).not.toBe(full.json.revision);
});

test('a canvas is linted and rendered, also a second time under one idempotency key', async () => {
  const { ask } = await themeOf();
  const canvas = '<p><a href="tel:+390612345678">+39 06 1234 5678</a></p>';
  const linted = await ask('POST', '/ai/canvas/lint', { canvas }, { 'idempotency-key': 'one' });
  expect([linted.status, linted.json.counts.errors, linted.json.findings[0].rule]).toEqual([
    200,
    1,
    'no-static-contact',
  ]);
  const again = await ask('POST', '/ai/canvas/lint', { canvas }, { 'idempotency-key': 'one' });
  expect([again.headers.get('idempotency-replayed'), again.text]).toEqual(['true', linted.text]);
  const rendered = await ask('POST', '/ai/canvas/render', { canvas: '<x-menu location="topic"></x-menu>' });
  expect(rendered.json.html).toContain('<a href="/about/">About</a>');
  const large = await ask('POST', '/ai/canvas/render', { canvas: 'x'.repeat(140_000) });
  expect([large.status, large.json.errors[0].pointer]).toEqual([422, '/canvas']);
});

test('work that is not done in its bounds is 503 or 504', async () => {
  const { site, secret } = await themeOf();
  const { InlayError } = await import('inlay/internal/message/error.js');
  for (const [code, status] of [
    ['overloaded', 503],
    ['deadline-exceeded', 504],
    ['worker-failed', 500],
  ] as const) {
    const work = async () => Promise.reject(new InlayError(code, 'Too much'));
    const api = createThemeApi({ site, model: modelOf(site.store), work, onError: () => undefined });
    const headers = { authorization: `Bearer ${secret}` };
    const answer = await api(new Request('https://luna.example/theme/v1/ai/integration-manifest', { headers }));
    expect(answer.status).toBe(status);
  }
});

test('the context tells what to write and how it is saved here, within its tokens', async () => {
  const { ask } = await themeOf();
  const { json, status } = await ask('GET', '/ai/context?part=footer&tokens=7000');
  expect([status, json.part, json.tokens === estimateTokens(json.context), json.tokens <= 7000]).toEqual([
    200,
    'footer',
    true,
    true,
  ]);
  expect(json.context).toContain('# Write a footer for this site');
  expect(json.context).toContain('`PUT /theme/v1/ai/canvas?name=footer`');
  const small = await ask('GET', '/ai/context?tokens=500');
  expect([small.status, small.json.errors[0].pointer]).toEqual([422, '/query/tokens']);
  const reader = await themeOf({ scopes: ['discovery:read'] });
  expect((await reader.ask('GET', '/ai/context')).json.context).not.toContain('/ai/canvas?name');
});

test('what a key may is told by operation, with who confirms', async () => {
  const { ask } = await themeOf({ scopes: ['discovery:read', 'menus:*'] });
  const { json } = await ask('GET', '/ai/auth/capabilities');
  expect(json.scopes).toEqual(['discovery:read', 'menus:*']);
  const of = (name: string) => json.operations.find(({ operation }: { operation: string }) => operation === name);
  expect(of('saveMenus')).toEqual({
    operation: 'saveMenus',
    method: 'POST',
    path: '/ai/menus',
    summary: 'Save menus and their locations',
    effect: 'write',
    scope: 'menus:write',
    allowed: true,
    condition: 'if-match-optional',
    confirmed_by: 'nobody',
  });
  expect([of('putCanvas').allowed, of('putCanvas').condition]).toEqual([false, 'if-match-or-first']);
  expect(json.operations).toHaveLength(Object.keys(THEME_ROUTES).length);
  expect(of('deploy')).toMatchObject({ confirmed_by: 'you', confirmed_when: 'for `live`, where it is no dry run' });
  expect(of('reset')).toMatchObject({ condition: 'if-match-or-body', confirmed_by: 'you' });
  expect(of('reset').confirmed_when).toBeUndefined();
});

test('a reset is told to need its state wherever it is told of', async () => {
  const { ask } = await themeOf();
  const { paths } = (await ask('GET', '/ai/openapi')).json;
  expect(Object.keys(paths['/ai/reset'].post.responses)).toContain('428');
  expect(paths['/ai/deploy'].post['x-confirmed-when']).toBe('for `live`, where it is no dry run');
});

test('every operation stands under its area, and is counted', async () => {
  const { ask } = await themeOf();
  const { json } = await ask('GET', '/ai/management');
  const operations = json.areas.flatMap(({ operations }: { operations: { operation: string }[] }) => operations);
  expect(operations.map(({ operation }: { operation: string }) => operation).toSorted()).toEqual(
    Object.keys(THEME_ROUTES).toSorted(),
  );
  const { read, write, destructive } = json.total;
  expect(read + write + destructive).toBe(operations.length);
  const { json: start } = await ask('GET', '/ai/capabilities');
  expect(start.start[0]).toBe('/ai/auth/capabilities');
  expect(Object.values(start.areas).flat()).toHaveLength(operations.length);
});

test('the state of the runtime has no source, no code, and no secret', async () => {
  const { ask, site } = await themeOf();
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [
      { kind: 'slot', key: 's1', body: { title: 'Slot', language: 'js', code: 'secretCode()', hook: 'body_end' } },
      { kind: 'form', key: 'provider_contact_form/1', body: { recipient: 'owner@private.example' } },
    ],
  });
  const { json, text } = await ask('GET', '/ai/introspection');
  expect(json.canvases.items[0]).toMatchObject({ name: 'header', status: 'published', revision: 1 });
  expect(json.slots.items[0]).toMatchObject({ id: 's1', hook: 'body_end', enabled: false });
  expect(json.resources.menus.topic).toEqual({ assigned: true, menu: 'main' });
  for (const secret of ['secretCode', 'private.example', '<header>', site.secrets.signing, site.secrets.pepper])
    expect(text).not.toContain(secret);
});

test('every good answer is as its schema says', async () => {
  const { ask } = await themeOf();
  for (const [name, route] of Object.entries<Route>(THEME_ROUTES)) {
    if (route.query && !route.query.safeParse({}).success) continue;
    if (route.method !== 'GET' || route.path.includes('{') || route.resultName === 'OpenAPIYaml') continue;
    const { json, status } = await ask('GET', route.path);
    expect([name, status, route.result.safeParse(json).error]).toEqual([name, 200, undefined]);
  }
});

test('every operation is refused without credentials, and without its scope', async () => {
  const { ask } = await themeOf({ scopes: ['none:none'] });
  for (const [name, { method, path, scope }] of Object.entries(THEME_ROUTES)) {
    const address = path.replace(/\{\w+\}/g, '1');
    const [without, lacking] = [
      await ask(method, address, undefined, { authorization: '' }),
      await ask(method, address),
    ];
    expect([name, without.status, lacking.status, lacking.json.needed]).toEqual([name, 401, 403, scope]);
  }
});

test('a lint says what a write would refuse beside what the linter finds', async () => {
  const { ask } = await themeOf();
  const canvas = '<p>one</p>\n</main><script>1</script>';
  const linted = await ask('POST', '/ai/canvas/lint', { canvas });
  const refused = await ask('PUT', '/ai/canvas?name=after_post', { source: canvas });
  const told = ({ code, message }: { code: string; message: string }) => [code, message];
  expect(linted.json.refused.map(told)).toEqual(
    refused.json.errors.filter(({ message }: { message: string }) => message.endsWith('(line 2)')).map(told),
  );
  expect(linted.json.refused.map(({ code }: { code: string }) => code)).toContain('changes-page');
  expect(linted.json.refused[0].pointer).toBe('/canvas');
  expect((await ask('POST', '/ai/canvas/lint', { canvas: '<p>one</p>' })).json.refused).toBeUndefined();
});

test('of two findings at one place one holds the edits, in a lint, a refusal and a page: all of them can be made at once', async () => {
  const { ask, site } = await themeOf();
  const canvas =
    '<form method="post" class="contact"><input name="email" type="email"><textarea name="msg"></textarea>' +
    '<a href="tel:+390612345678">+39 06 1234 5678</a><button>Send</button></form><p>after</p>';
  const form = { status: 'selected', default: 'contact', forms: [{ id: 'contact', title: 'Contact' }] };
  const now = (await site.store.get('site', 'site'))?.body as object; // of that kind
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [
      { kind: 'site', key: 'site', body: { ...now, addons: { provider_contact_form: form } } },
      { kind: 'canvas', key: 'before_posts', body: { draft: { source: canvas, manifest: '' } } },
    ],
  });
  const linted = await ask('POST', '/ai/canvas/lint', { canvas });
  const refused = await ask('PUT', '/ai/canvas?name=after_post', { source: canvas });
  const read = await ask('GET', '/ai/canvas?name=before_posts');
  for (const { json } of [linted, refused, read]) {
    const findings: { rule: string; fix?: { edits: Edit[] }; fix_waits?: { rule: string } }[] = json.findings;
    expect(findings.filter(({ fix_waits }) => fix_waits).map(({ rule, fix }) => [rule, fix])).toContainEqual([
      'no-static-contact',
      undefined,
    ]);
    const output = edited(
      canvas,
      findings.flatMap(({ fix }) => fix?.edits ?? []),
    );
    expect(output).toMatch(/^<x-addon [^>]*><\/x-addon><p>after<\/p>$/);
  }
  // Negative control: fixes that stand apart wait for none.
  const apart = '<p><a href="tel:+390612345678">+39 06 1234 5678</a></p>'.repeat(2);
  const { findings } = (await ask('POST', '/ai/canvas/lint', { canvas: apart })).json;
  expect(findings.filter(({ fix }: { fix?: object }) => fix)).toHaveLength(2);
});

test('the context of a page asks for no header and no footer, as the site puts its own around it', async () => {
  const { ask } = await themeOf();
  const { context } = (await ask('GET', '/ai/context?part=page')).json;
  expect(context).toContain('The site puts its own header and footer around it');
  expect(context).not.toContain('`<header>`, `<main>` and `<footer>`');
  // Negative control: who writes a footer is asked for one.
  expect((await ask('GET', '/ai/context?part=footer')).json.context).toContain('Write one `<footer>` element');
});

test('the OpenAPI document has 304 where it is answered, and nowhere else', async () => {
  const { ask } = await themeOf({ isShown: true });
  const page = { path: '/a/', title: 'A', source: '<p>Us</p>', status: 'published' };
  expect((await ask('POST', '/ai/pages', page)).status).toBe(201);
  expect((await ask('PUT', '/ai/author-profile', { name: 'Ada' })).status).toBe(200);
  expect((await ask('PUT', '/ai/content/1/presentation', { width: 'wide' })).status).toBe(200);
  const slot = { id: 'a', title: 'A', language: 'html', code: '<p>A</p>', hook: 'body_end' };
  expect((await ask('POST', '/ai/code-slots', slot)).status).toBe(201);
  const { json } = await ask('POST', '/ai/deploy', { project: 'folder' });
  await vi.waitFor(async () => expect((await ask('GET', `/ai/deploy/${json.id}`)).json.status).toBe('done'), 20_000);
  const queries: Record<string, string> = {
    '/ai/revisions': '?kind=site',
    '/ai/revisions/{revision}': '?kind=site',
    '/ai/reset': '?scope=options',
  };
  const { paths } = (await ask('GET', '/ai/openapi')).json;
  const told: [path: string, answers: boolean][] = [];
  for (const { path, method } of ROWS) {
    if (method !== 'GET') continue;
    const own = path.replace('{id}', path.startsWith('/ai/deploy') ? json.id : '1').replace('{slot_id}', 'a');
    const at = own.replace('{revision}', '1') + (queries[path] ?? '');
    const first = await ask('GET', at);
    expect([at, first.status]).toEqual([at, 200]);
    const again = await ask('GET', at, undefined, { 'if-none-match': first.headers.get('etag') ?? '"0"' });
    told.push([path, again.status === 304]);
  }
  expect(told).toEqual(told.map(([path]) => [path, '304' in paths[path].get.responses]));
  expect(told.filter(([, answers]) => answers).length).toBeGreaterThan(10);
});
