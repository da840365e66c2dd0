import { expect, test } from 'vitest';
import { confirmed } from '../confirmed.js';
import { themeOf } from '../theme-of.js';

const CSS = { title: 'Red links', language: 'css', code: 'a { color: red }', hook: 'head_end' };
const JS = { title: 'Count', language: 'js', code: 'console.log(1)', hook: 'body_end' };

test('a slot is made as a draft that is off, enabled after it is parsed, and off again with other code', async () => {
  const { ask } = await themeOf();
  const made = await ask('POST', '/ai/code-slots', CSS);
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({ id: 'red-links', enabled: false, status: 'draft', revision: 1 });
  expect(made.headers.get('location')).toBe('/theme/v1/ai/code-slots/red-links');
  const on = await ask('POST', '/ai/code-slots/red-links/toggle', { enabled: true });
  expect(on.json).toMatchObject({ enabled: true, status: 'valid', revision: 2 });
  expect((await ask('POST', '/ai/code-slots/red-links/toggle', { enabled: true })).json.revision).toBe(2);
  const renamed = await ask('PATCH', '/ai/code-slots/red-links', { title: 'Links', base_revision: 2 });
  expect(renamed.json).toMatchObject({ title: 'Links', enabled: true, code: CSS.code });
  const stale = await ask('PATCH', '/ai/code-slots/red-links', { title: 'Old', base_revision: 2 });
  expect([stale.status, stale.json.current[0].current.revision]).toEqual([412, 3]);
  const etag = renamed.headers.get('etag') ?? '';
  const replaced = await ask('PUT', '/ai/code-slots/red-links', { ...CSS, code: 'a {' }, { 'if-match': etag });
  expect(replaced.json).toMatchObject({ enabled: false, status: 'draft', priority: 10 });
  expect(replaced.headers.get('etag')).toBe(`"${replaced.json.etag}"`);
  const refused = await ask('POST', '/ai/code-slots/red-links/toggle', { enabled: true });
  expect([refused.status, refused.json.errors, refused.json.faults[0].column]).toEqual([
    422,
    [{ pointer: '/code', code: 'css-syntax', message: 'Unexpected `{`, expected its end (line 1, column 3)' }],
    3,
  ]);
  expect((await ask('POST', '/ai/code-slots/red-links/check')).json.valid).toBe(false);
  const back = await ask('POST', '/ai/code-slots/red-links/rollback', { revision: 1 });
  expect(back.json).toMatchObject({ code: CSS.code, title: 'Red links', enabled: false, revision: 5 });
  expect((await ask('PUT', '/ai/code-slots/red-links', CSS)).status).toBe(428);
});

test('enabling a script is confirmed, and a script that would stand elsewhere is off', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/code-slots', { ...JS, id: 'count' });
  const { preview, json, status } = await confirmed(ask, 'POST', '/ai/code-slots/count/toggle', { enabled: true });
  expect([status, json.enabled]).toEqual([200, true]);
  expect(preview.summary).toBe("Visitors' browsers run the code of `count` at `body_end` on every page.");
  expect((await ask('PATCH', '/ai/code-slots/count', { tags: ['a'] })).json.enabled).toBe(true);
  expect((await ask('PATCH', '/ai/code-slots/count', { hook: 'body_start' })).json.enabled).toBe(false);
});

test.each<[string, string, string, string, string[]]>([
  ['iframe', 'html', 'body_end', '<iframe src="https://evil.example/x"></iframe>', ['frame-src https://evil.example']],
  ['picture', 'html', 'body_end', '<img src="//evil.example/a.png" alt="">', ['img-src https://evil.example']],
  ['data', 'html', 'body_end', '<img src="data:image/gif;base64,AA" alt="">', ['img-src data:']],
  ['style', 'html', 'body_end', '<p style="color:red">a</p>', ["style-src-attr 'unsafe-inline'"]],
  [
    'sheet',
    'html',
    'head_end',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    ['style-src https://evil.example/a.css'],
  ],
  ['video', 'html', 'body_end', '<video src="/a.mp4"></video>', ["media-src 'self'"]],
  ['css', 'css', 'head_end', 'a{background:url(https://evil.example/a.png)}', ['img-src https://evil.example']],
  [
    'connect',
    'html',
    'head_end',
    '<link rel=preconnect href="https://evil.example">',
    ['connects to https://evil.example'],
  ],
  ['robots', 'html', 'head_end', '<meta name="robots" content="noindex">', ['meta robots']],
])('enabling a slot that widens what pages may do is confirmed: %s', async (id, language, hook, code, added) => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/code-slots', { title: id, id, language, hook, code });
  const first = await ask('POST', `/ai/code-slots/${id}/toggle`, { enabled: true });
  expect([first.status, first.json.code]).toEqual([409, 'confirmation-required']);
  expect((await ask('GET', `/ai/code-slots/${id}`)).json.enabled).toBe(false);
  const { preview, json } = await confirmed(ask, 'POST', `/ai/code-slots/${id}/toggle`, { enabled: true });
  expect(json.enabled).toBe(true);
  const told = added.map((source) => `\`${source}\``).join(', ');
  expect(preview.summary).toBe(
    `Pages have the code of \`${id}\` at \`${hook}\` on every page. It adds to what these pages may load and do: ${told}.`,
  );
  // On other pages it is something else to confirm, at another hook something else to check.
  const conditions = { paths: ['/about/'], page_ids: [] };
  expect((await ask('PATCH', `/ai/code-slots/${id}`, { priority: 20 })).json.enabled).toBe(true);
  const moved = await ask('PATCH', `/ai/code-slots/${id}`, { scope: 'conditions', conditions });
  expect(moved.json).toMatchObject({ enabled: false, status: 'valid' });
});

test.each([
  ['html', 'body_end', '<p>a</p><img src="/a.png" alt=""><a href="https://other.example/">b</a>'],
  ['css', 'head_end', 'a { background: url(/a.png) }'],
])('a slot of %s that loads from the site alone is enabled at once', async (language, hook, code) => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/code-slots', { title: 'a', id: 'a', language, hook, code });
  expect((await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).json.enabled).toBe(true);
  const conditions = { paths: ['/about/'], page_ids: [] };
  expect((await ask('PATCH', '/ai/code-slots/a', { scope: 'conditions', conditions })).json.enabled).toBe(true);
  expect((await ask('PATCH', '/ai/code-slots/a', { hook: 'head_start' })).json).toMatchObject({
    enabled: false,
    status: 'draft',
  });
});

test('code is 64 KiB in UTF-8, at most', async () => {
  const { ask } = await themeOf();
  const write = (id: string, text: string) => ask('POST', '/ai/code-slots', { ...CSS, id, code: `/*${text}*/` });
  expect((await write('fits', 'ж'.repeat(32_766))).status).toBe(201);
  const refused = await write('more', 'ж'.repeat(32_767));
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/code']);
});

test('secrets, unknown members and reserved ids are refused, all at once', async () => {
  const { ask } = await themeOf();
  const code = 'const key = "sk_live_4eC39HqLyjWDarjtT1zdp7dc8Xa2";';
  const secret = await ask('POST', '/ai/code-slots', { ...JS, code });
  expect([secret.status, secret.json.errors[0].code]).toEqual([422, 'secret']);
  expect(JSON.stringify(secret.json)).not.toContain('4eC39HqLyjWDarjtT1zdp7dc');
  const wrong = await ask('POST', '/ai/code-slots', { ...JS, id: 'hooks', enabled: true, hook: 'nowhere' });
  expect(wrong.json.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    '/enabled',
    '/hook',
    '/id',
  ]);
});

test('a slot is deleted after a confirmation, and comes back by a rollback', async () => {
  const { ask } = await themeOf();
  const { headers } = await ask('POST', '/ai/code-slots', { ...CSS, id: 'red' });
  const ifMatch = { 'if-match': headers.get('etag') ?? '' };
  expect((await ask('DELETE', '/ai/code-slots/red')).status).toBe(428);
  expect((await ask('DELETE', '/ai/code-slots/red', undefined, { 'if-match': '"other"' })).status).toBe(412);
  const gone = await confirmed(ask, 'DELETE', '/ai/code-slots/red', undefined, ifMatch);
  expect([gone.status, gone.json]).toEqual([200, { id: 'red', deleted: true, revision: 2 }]);
  expect(gone.preview.undo).toBe('`POST /ai/code-slots/red/rollback` with `{"revision":1}`');
  expect((await ask('GET', '/ai/code-slots/red')).status).toBe(404);
  expect((await ask('POST', '/ai/code-slots/red/rollback', { revision: 1 })).json).toMatchObject({ revision: 3 });
});

test('slots are listed by pages and filters, and hooks with what stands there', async () => {
  const { ask } = await themeOf();
  for (const id of ['a', 'b', 'c']) await ask('POST', '/ai/code-slots', { ...CSS, id });
  await ask('POST', '/ai/code-slots', { ...JS, id: 'd' });
  const ids = ({ json }: { json: { items: { id: string }[] } }) => json.items.map(({ id }) => id);
  const first = await ask('GET', '/ai/code-slots?limit=2');
  expect(ids(first)).toEqual(['a', 'b']);
  expect(ids(await ask('GET', `/ai/code-slots?limit=2&cursor=${first.json.next_cursor}`))).toEqual(['c', 'd']);
  expect(ids(await ask('GET', '/ai/code-slots?language=js'))).toEqual(['d']);
  const { items } = (await ask('GET', '/ai/code-slots/hooks')).json;
  expect(items).toHaveLength(10);
  expect(items[1]).toMatchObject({ hook: 'head_end', slots: 3, enabled: 0, languages: ['html', 'css', 'js'] });
});

test('an import says of which slots it is that they can not be enabled, and why', async () => {
  const { ask } = await themeOf();
  const slots = [
    { id: 'good', title: 'Good', language: 'css', hook: 'head_end', code: 'p { margin: 0 }' },
    { id: 'torn', title: 'Torn', language: 'css', hook: 'head_end', code: 'p { margin' },
    { id: 'wrong', title: 'Wrong', language: 'html', hook: 'body_end', code: '<x-menu location="none"></x-menu>' },
  ];
  const { status, json } = await ask('POST', '/ai/code-slots/import', { slots });
  expect([status, json.created]).toEqual([200, ['good', 'torn', 'wrong']]);
  expect(json.unfit.map(({ id }: { id: string }) => id)).toEqual(['torn', 'wrong']);
  expect(json.unfit[0].faults[0]).toMatchObject({ pointer: '/code' });
  expect(json.unfit[1].findings[0]).toMatchObject({ rule: 'assigned-location' });
  // What has not changed is not told again.
  expect((await ask('POST', '/ai/code-slots/import', { slots })).json.unfit).toEqual([]);
});

test('an export is imported elsewhere, never enabled; a replacing import is confirmed or rests on the list', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/code-slots', { ...CSS, id: 'a' });
  await ask('POST', '/ai/code-slots/a/toggle', { enabled: true });
  await ask('POST', '/ai/code-slots', { ...CSS, id: 'b', code: `/* ${'x'.repeat(60_000)} */` });
  const part = (await ask('GET', '/ai/code-slots/export')).json;
  expect(part.slots.map(({ id }: { id: string }) => id)).toEqual(['a', 'b']);

  const other = await themeOf();
  const imported = await other.ask('POST', '/ai/code-slots/import', part);
  expect(imported.json).toEqual({ created: ['a', 'b'], updated: [], unchanged: [], deleted: [], unfit: [] });
  expect((await other.ask('GET', '/ai/code-slots/a')).json).toMatchObject({ enabled: false, status: 'draft' });

  const one = { slots: [part.slots[0]], mode: 'replace' };
  const { preview, json } = await confirmed(ask, 'POST', '/ai/code-slots/import', one);
  expect(preview.changes.map(({ key }: { key: string }) => key)).toEqual(['b']);
  expect(json).toEqual({ created: [], updated: [], unchanged: ['a'], deleted: ['b'], unfit: [] });
  const etag = (await ask('GET', '/ai/code-slots')).headers.get('etag') ?? '';
  const none = { slots: [], mode: 'replace' };
  expect((await ask('POST', '/ai/code-slots/import', none, { 'if-match': '"old"' })).status).toBe(412);
  expect((await ask('POST', '/ai/code-slots/import', none, { 'if-match': etag })).json.deleted).toEqual(['a']);
  const twice = await ask('POST', '/ai/code-slots/import', { slots: [part.slots[0], part.slots[0]] });
  expect(twice.json.errors).toEqual([
    { pointer: '/slots/1/id', code: 'repeated', message: 'Unexpected id `a` twice, expected it once' },
  ]);
});

test('asks for credentials, and for the scope of each verb', async () => {
  const { ask } = await themeOf({ scopes: ['slots:read', 'slots:write'] });
  await ask('POST', '/ai/code-slots', { ...CSS, id: 'a' });
  expect((await ask('DELETE', '/ai/code-slots/a', undefined, { 'if-match': '*' })).status).toBe(403);
  expect((await ask('GET', '/ai/code-slots', undefined, { authorization: '' })).status).toBe(401);
});

test('an id is made of a title in letters of any language', async () => {
  const { ask } = await themeOf();
  const ids: string[] = [];
  for (const title of ['Öffnungs-Hinweis', 'Zähler', 'Öffnungs-Hinweis'])
    ids.push((await ask('POST', '/ai/code-slots', { title, language: 'css', code: 'p {}', hook: 'head_end' })).json.id);
  expect(ids).toEqual(['offnungs-hinweis', 'zahler', 'offnungs-hinweis-2']);
});

test('conditions that hold nowhere keep a slot off until they are meant', async () => {
  const { ask } = await themeOf();
  const slot = { id: 'a', title: 'A', language: 'css', code: 'p {}', hook: 'head_end', conditions: { paths: ['/a/'] } };
  const { json } = await ask('POST', '/ai/code-slots', slot);
  expect(json.faults).toMatchObject([{ pointer: '/conditions', code: 'idle-conditions' }]);
  expect((await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).status).toBe(422);
  await ask('PATCH', '/ai/code-slots/a', { scope: 'conditions' });
  expect((await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).status).toBe(200);
});
