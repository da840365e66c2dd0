import { expect, test } from 'vitest';
import { readPreviewPath } from '../../../src/server/site/draft-address.js';
import { themeOf } from './theme-of.js';

const FOOTER = '<footer><x-menu location="topic"></x-menu> <x-contact field="phone"></x-contact></footer>';
const COPY = '<footer><a href="tel:+390612345678">+39 06 1234 5678</a></footer>';
const FIXED = '<footer><x-contact field="phone"></x-contact></footer>';

test('a footer is saved as a draft, looked at, and published', async () => {
  const { ask, site } = await themeOf();
  const saved = await ask('PUT', '/ai/canvas?name=footer', { source: FOOTER });
  expect([saved.status, saved.json.status, saved.json.source, saved.json.findings]).toEqual([200, 'draft', FOOTER, []]);
  expect(saved.headers.get('etag')).toBe(`"${saved.json.etag}"`);
  const { pathname } = new URL(saved.json.preview.url);
  expect(readPreviewPath(site.secrets.signing, pathname, site.now())).toEqual({
    kind: 'canvas',
    key: 'footer',
    etag: saved.json.etag,
  });
  const published = await ask('PATCH', '/ai/canvas?name=footer', { status: 'published', base_revision: 1 });
  expect([published.json.status, published.json.source, published.json.preview]).toEqual([
    'published',
    FOOTER,
    undefined,
  ]);
  const list = await ask('GET', '/ai/canvas');
  expect(list.json.items.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
    ['footer', 'published'],
    ['header', 'published'],
  ]);
  expect((await ask('GET', '/ai/canvas?name=footer')).json).toEqual(published.json);
});

test('a draft beside what is published is dropped, and what is published is taken down', async () => {
  const { ask } = await themeOf();
  const before = await ask('GET', '/ai/canvas?name=header');
  const draft = await ask('PATCH', '/ai/canvas?name=header', {
    source: '<header><x-logo></x-logo></header>',
    status: 'draft',
  });
  expect([draft.json.status, draft.json.published_source]).toEqual(['draft', before.json.source]);
  const dropped = await ask('PATCH', '/ai/canvas?name=header', { source: null });
  expect([dropped.json.status, dropped.json.source]).toEqual(['published', before.json.source]);
  const gone = await ask('PATCH', '/ai/canvas?name=header', { source: null, status: 'published' });
  expect([gone.json.status, gone.json.source]).toEqual(['draft', null]);
});

test('errors of the linter refuse a canvas, with findings, their report, and the corrected request', async () => {
  const { ask } = await themeOf();
  const refused = await ask('PUT', '/ai/canvas?name=footer', { source: COPY, status: 'published' });
  expect([refused.status, refused.json.code, refused.json.counts.errors]).toEqual([422, 'canvas-lint-failed', 1]);
  expect(refused.json.findings[0].fix.edits).toEqual([
    { start: 8, end: 56, text: '<x-contact field="phone"></x-contact>' },
  ]);
  expect(refused.json.report).toContain('footer:1:9 error no-static-contact: ');
  expect(refused.json.errors[0]).toMatchObject({ pointer: '/source', code: 'no-static-contact' });
  const { method, path, body } = refused.json.next_action;
  expect({ method, path, body }).toEqual({
    method: 'PUT',
    path: '/theme/v1/ai/canvas?name=footer',
    body: { source: FIXED, status: 'published' },
  });
  const again = await ask(method, path.slice('/theme/v1'.length), body);
  expect([again.status, again.json.source]).toEqual([200, FIXED]);
  expect((await ask('GET', '/ai/canvas?name=header')).json.revision).toBe(1);
});

test('the corrected request has the condition as it was sent, and an old one is told before what the linter says', async () => {
  const { ask } = await themeOf();
  const { etag } = (await ask('PUT', '/ai/canvas?name=footer', { source: FOOTER })).json;
  const at = '/ai/canvas?name=footer';
  for (const tags of [`"${etag}"`, `"0123", "${etag}"`, `"${etag}" , W/"0123"`, '*']) {
    const refused = await ask('PUT', at, { source: COPY }, { 'if-match': tags });
    expect([refused.status, refused.json.next_action.headers]).toEqual([422, { 'If-Match': tags }]);
  }
  for (const [method, headers] of [
    ['PUT', { 'if-match': '"0123"' }],
    ['PUT', { 'if-match': '"0123", "4567"' }],
    ['PUT', { 'if-none-match': '*' }],
    ['PATCH', { 'if-match': '"0123"' }],
  ] as const) {
    const stale = await ask(method, at, { source: COPY }, headers);
    expect([stale.status, stale.json.code, stale.json.current[0].current.etag]).toEqual([412, 'etag-mismatch', etag]);
  }
  const first = await ask('PUT', '/ai/canvas?name=sidebar', { source: COPY }, { 'if-none-match': '*' });
  expect(first.json.next_action.headers).toEqual({ 'If-None-Match': '*' });
});

test.each([
  ['a directive', `<!-- inlay-disable -->${COPY}`],
  ['a comment of templates, which nobody reads here', `{# ${COPY} #}`],
])('the gate is not switched off by who passes it: %s', async (_by, source) => {
  const { ask } = await themeOf();
  const refused = await ask('PUT', '/ai/canvas?name=footer', { source, status: 'published' });
  expect([refused.status, refused.json.code]).toEqual([422, 'canvas-lint-failed']);
  const linted = await ask('POST', '/ai/canvas/lint', { canvas: source });
  expect(linted.json.findings.map(({ rule }: { rule: string }) => rule)).toEqual(['no-static-contact']);
});

test('an error without a fix brings no corrected request, and a secret is not told on', async () => {
  const { ask } = await themeOf();
  const source = `<footer><p>Key AKIA${'IOSFODNN7ABCDEFG'}</p></footer>`;
  const refused = await ask('PUT', '/ai/canvas?name=footer', { source });
  expect([refused.status, refused.json.errors[0].code, refused.json.next_action]).toEqual([
    422,
    'no-secrets',
    undefined,
  ]);
  expect(refused.text).not.toContain('IOSFODNN7');
});

test('a canvas for an older manifest is refused where what it uses has changed, with just that', async () => {
  const { ask } = await themeOf();
  const { revision } = (await ask('GET', '/ai/canvas?name=header')).json;
  expect(revision).toBe(1);
  const manifest = (await ask('PUT', '/ai/canvas?name=footer', { source: FOOTER })).json.manifest;
  await ask('POST', '/ai/menus', { locations: { footer: 'main' } });
  const unused = await ask('PATCH', '/ai/canvas?name=footer', { source: FOOTER, manifest });
  expect(unused.status).toBe(200);
  await ask('POST', '/ai/menus', { definitions: { main: { name: 'Main', items: [{ label: 'Home', url: '/' }] } } });
  const refused = await ask('PATCH', '/ai/canvas?name=footer', { source: FOOTER, manifest });
  expect([refused.status, refused.json.code, refused.json.manifest.given]).toEqual([412, 'etag-mismatch', manifest]);
  expect(refused.json.manifest.changes.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/resources/menus/topic',
  ]);
  const { before, after } = refused.json.manifest.changes[0];
  expect([before.items.length, after.items.length]).toEqual([2, 1]);
  const { current } = refused.json.manifest;
  expect((await ask('PATCH', '/ai/canvas?name=footer', { source: FOOTER, manifest: current })).status).toBe(200);
  const unknown = await ask('PATCH', '/ai/canvas?name=footer', { source: FOOTER, manifest: 'f'.repeat(32) });
  expect(unknown.json.manifest.changes.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/resources/menus/topic',
    '/resources/contacts/phone',
  ]);
});

test('of two who write at the same time one wins, and the other is told what there is', async () => {
  const { ask } = await themeOf();
  const etag = (await ask('GET', '/ai/canvas?name=header')).headers.get('etag') ?? '';
  const write = (text: string) =>
    ask('PUT', '/ai/canvas?name=header', { source: `<header><x-logo></x-logo>${text}</header>` }, { 'if-match': etag });
  const answers = await Promise.all([write('one'), write('two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  const lost = answers.find(({ status }) => status === 412);
  expect(lost?.json.current[0]).toMatchObject({ kind: 'canvas', key: 'header', current: { revision: 2 } });
});

const CONDITIONS: [what: string, headers: Record<string, string>, status: number, name?: string][] = [
  ['without a condition where there is one', {}, 428],
  ['that there is none where there is one', { 'if-none-match': '*' }, 412],
  ['that there is none where there is none', { 'if-none-match': '*' }, 200, 'sidebar'],
  ['for whatever is there', { 'if-match': '*' }, 200],
  ['for whatever is there where there is none', { 'if-match': '*' }, 412, 'sidebar'],
  ['for another one', { 'if-match': '"other"' }, 412],
  ['with a list of tags', { 'if-none-match': '"a", "b"' }, 422],
];

test.each(CONDITIONS)('a PUT %s', async (_what, headers, status, name = 'header') => {
  const { ask } = await themeOf();
  const source = '<section><h2>Hours</h2><p>From nine to five.</p></section>';
  expect(
    (
      await ask(
        'PUT',
        `/ai/canvas?name=${name}`,
        { source: name === 'header' ? '<header><x-logo></x-logo></header>' : source },
        headers,
      )
    ).status,
  ).toBe(status);
});

test('every mistake of a body is told', async () => {
  const { ask } = await themeOf();
  const refused = await ask('PUT', '/ai/canvas?name=footer', { source: 1, status: 'live', manifest: 'x', more: true });
  expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/source',
    '/status',
    '/manifest',
    '/more',
  ]);
  expect((await ask('PUT', '/ai/canvas?name=Foo%20Bar', { source: '' })).status).toBe(422);
  expect((await ask('GET', '/ai/canvas?name=footer')).status).toBe(404);
  expect((await ask('PATCH', '/ai/canvas?name=header', { base_revision: 7, status: 'draft' })).status).toBe(412);
});

test('a canvas that no page would show is not taken, and the list says where canvases stand', async () => {
  const { ask } = await themeOf();
  const slip = await ask('PUT', '/ai/canvas?name=hedaer', { source: '<p>A</p>' });
  expect([slip.status, JSON.stringify(slip.json)]).toEqual([422, expect.stringContaining('nearest is `header`')]);
  const { json } = await ask('GET', '/ai/canvas');
  expect(json.items.map(({ name }: { name: string }) => name)).toEqual(['header']);
  expect(json.places.map(({ name }: { name: string }) => name)).toContain('sidebar');
  for (const { name } of json.places)
    expect((await ask('PATCH', `/ai/canvas?name=${name}`, { source: '<p>A</p>', status: 'published' })).status).toBe(
      200,
    );
});
