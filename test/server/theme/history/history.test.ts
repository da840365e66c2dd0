import { expect, test } from 'vitest';
import { confirmed } from '../confirmed.js';
import { themeOf } from '../theme-of.js';

const saveLabel = (label: string) => ({
  definitions: { main: { name: 'Main', items: [{ label, url: '/' }] } },
});

test('revisions are listed by pages, read with their differences, and taken back by appending', async () => {
  const { ask } = await themeOf();
  for (const label of ['One', 'Two', 'Three']) await ask('POST', '/ai/menus', saveLabel(label));
  const first = await ask('GET', '/ai/revisions?kind=menus&limit=3');
  expect(first.json.items.map(({ revision }: { revision: number }) => revision)).toEqual([4, 3, 2]);
  const rest = await ask('GET', `/ai/revisions?kind=menus&limit=3&cursor=${first.json.next_cursor}`);
  expect(rest.json).toMatchObject({ items: [{ revision: 1, by: 'inlay', deleted: false }] });

  const third = await ask('GET', '/ai/revisions/3?kind=menus');
  expect(third.json).toMatchObject({
    against: 2,
    differences: [{ pointer: '/definitions/main/items/0/label', before: 'One', after: 'Two' }],
  });
  expect((await ask('GET', '/ai/revisions/3?kind=menus&against=9')).status).toBe(404);

  const back = await ask('POST', '/ai/rollback', { kind: 'menus', revision: 2, base_revision: 4 });
  expect(back.json).toMatchObject({
    revision: 5,
    differences: [{ pointer: '/definitions/main/items/0/label', before: 'Three', after: 'One' }],
  });
  expect(back.headers.get('etag')).toBe((await ask('GET', '/ai/menus')).headers.get('etag'));
  expect((await ask('POST', '/ai/rollback', { kind: 'menus', revision: 1, base_revision: 4 })).status).toBe(412);
  expect((await ask('POST', '/ai/rollback', { kind: 'page', revision: 1 })).json.errors[0].pointer).toBe('/key');
});

test('reading and taking back need the scope of the document, too', async () => {
  const { ask } = await themeOf({ scopes: ['history:read', 'history:write', 'menus:read'] });
  expect((await ask('GET', '/ai/revisions?kind=menus')).status).toBe(200);
  expect((await ask('GET', '/ai/revisions?kind=site')).json).toMatchObject({ status: 403, needed: ['site:read'] });
  const refused = await ask('POST', '/ai/rollback', { kind: 'menus', revision: 1 });
  expect(refused.json).toMatchObject({ status: 403, needed: ['menus:write'] });
});

test('a page that is taken back gets its path back, unless another has it now', async () => {
  const { ask, site } = await themeOf();
  const write = (...writes: { kind: string; key: string; body: unknown }[]) =>
    site.store.write({ by: 'test', action: 'test', writes });
  const page = (path: string) => ({ path, title: 'A' });
  await write({ kind: 'page', key: '1', body: page('/a/') }, { kind: 'path', key: '/a/', body: { page: '1' } });
  await write(
    { kind: 'page', key: '1', body: page('/b/') },
    { kind: 'path', key: '/a/', body: { page: '1', moved: true } },
    { kind: 'path', key: '/b/', body: { page: '1' } },
  );
  expect((await ask('POST', '/ai/rollback', { kind: 'page', key: '1', revision: 1 })).status).toBe(200);
  expect((await site.store.get('path', '/a/'))?.body).toEqual({ page: '1', moved: false });
  expect((await site.store.get('path', '/b/'))?.body).toEqual({ page: '1', moved: true });
  await write({ kind: 'path', key: '/b/', body: { page: '2' } });
  const taken = await ask('POST', '/ai/rollback', { kind: 'page', key: '1', revision: 2 });
  expect([taken.status, taken.json.code]).toEqual([409, 'state-conflict']);
});

test('a whole change is taken back after a confirmation, and that again', async () => {
  const { ask, site } = await themeOf();
  const [first] = await site.store.write({
    by: 'test',
    action: 'test.both',
    writes: [
      { kind: 'author', key: 'author', body: { name: 'Ada' } },
      { kind: 'canvas', key: 'header', body: { published: { source: 'new', manifest: '' } } },
    ],
  });
  const path = `/ai/changes/${first?.change}/take-back`;
  const { preview, json, status } = await confirmed(ask, 'POST', path);
  expect(preview.summary).toBe('Takes back `test.both`: 2 documents as they were before');
  expect(preview.changes).toMatchObject([
    { kind: 'author', before: { name: 'Ada' }, after: null },
    { kind: 'canvas', before: { published: { source: 'new' } } },
  ]);
  expect([status, json.documents.map(({ deleted }: { deleted: boolean }) => deleted)]).toEqual([200, [true, false]]);
  expect(await site.store.get('author', 'author')).toBeUndefined();
  const again = await ask('POST', path);
  expect([again.status, again.json.code]).toEqual([409, 'state-conflict']);
  await confirmed(ask, 'POST', `/ai/changes/${json.change}/take-back`);
  expect((await site.store.get('author', 'author'))?.body).toMatchObject({ name: 'Ada' });
  expect((await ask('POST', '/ai/changes/999/take-back')).status).toBe(404);
});

test('changes are taken back one after the other, the last one first', async () => {
  const { ask } = await themeOf();
  for (const label of ['One', 'Two', 'Three']) await ask('POST', '/ai/menus', saveLabel(label));
  const { items } = (await ask('GET', '/ai/audit?action=menus.save')).json;
  const changes = items.map(({ seq }: { seq: number }) => seq);
  const label = async () => (await ask('GET', '/ai/menus')).json.definitions.main.items[0].label;
  expect((await ask('POST', `/ai/changes/${changes[1]}/take-back`)).json.code).toBe('state-conflict');
  for (const [index, before] of ['Two', 'One'].entries()) {
    expect((await confirmed(ask, 'POST', `/ai/changes/${changes[index]}/take-back`)).status).toBe(200);
    expect(await label()).toBe(before);
  }
});

test('a code slot is never enabled by taking something back', async () => {
  const { ask, site } = await themeOf();
  const slot = { title: 'A', language: 'css', code: 'a {}', hook: 'head_end', enabled: true, status: 'valid' };
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'slot', key: 'a', body: slot }] });
  const [off] = await site.store.write({
    by: 'test',
    action: 'test',
    writes: [{ kind: 'slot', key: 'a', body: { ...slot, enabled: false } }],
  });
  await confirmed(ask, 'POST', `/ai/changes/${off?.change}/take-back`);
  expect((await site.store.get('slot', 'a'))?.body).toMatchObject({ enabled: false, status: 'valid' });
  expect((await ask('POST', '/ai/rollback', { kind: 'slot', key: 'a', revision: 1 })).status).toBe(200);
  expect((await site.store.get('slot', 'a'))?.body).toMatchObject({ enabled: false });
});

test('the audit is told by pages and filters', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/menus', saveLabel('One'));
  const { json } = await ask('GET', '/ai/audit?action=menus.save');
  expect(json.items).toMatchObject([{ action: 'menus.save', detail: { documents: [{ kind: 'menus', revision: 2 }] } }]);
  const first = await ask('GET', '/ai/audit?limit=1');
  const second = await ask('GET', `/ai/audit?limit=1&cursor=${first.json.next_cursor}`);
  expect(second.json.items[0].seq).toBe(first.json.items[0].seq - 1);
});

test('the change that made the site is not taken back: there would be no site', async () => {
  const { ask, site } = await themeOf();
  const rows = (await ask('GET', '/ai/audit')).json.items as { seq: number; action: string }[];
  const first = rows.at(-1)?.seq;
  const refused = await ask('POST', `/ai/changes/${first}/take-back`, {});
  expect([refused.status, refused.json.code]).toEqual([409, 'state-conflict']);
  expect(refused.json.detail).toContain('`site`');
  expect(await site.store.get('site', 'site')).toBeDefined();
  expect((await ask('GET', '/ai/site')).status).toBe(200);
});

test('settings of forms are neither told nor taken back: no route writes who gets what visitors send', async () => {
  const { ask, site } = await themeOf();
  const key = 'provider_contact_form/1';
  const write = (recipient: string) =>
    site.store.write({
      by: 'test',
      action: 'test',
      writes: [
        { kind: 'author', key: 'author', body: { name: recipient } },
        { kind: 'form', key, body: { recipient } },
      ],
    });
  await write('old@private.example');
  const [last] = await write('owner@private.example');
  const [first, second] = [
    await ask('GET', `/ai/revisions?kind=form&key=${encodeURIComponent(key)}`),
    await ask('GET', `/ai/revisions/1?kind=form&key=${encodeURIComponent(key)}`),
  ];
  for (const { status, json } of [first, second])
    expect([status, json.errors[0].pointer]).toEqual([422, '/query/kind']);
  const back = await ask('POST', '/ai/rollback', { kind: 'form', key, revision: 1 });
  expect([back.status, back.json.errors[0].pointer]).toEqual([422, '/kind']);
  const change = await ask('POST', `/ai/changes/${last?.change}/take-back`);
  expect([change.status, change.json.code]).toEqual([403, 'insufficient-scope']);
  for (const { text } of [first, second, back, change]) expect(text).not.toContain('private.example');
  expect((await site.store.get('form', key))?.body).toMatchObject({ recipient: 'owner@private.example' });
  // Another kind of the same change can be taken back by itself.
  expect((await ask('POST', '/ai/rollback', { kind: 'author', key: 'author', revision: 1 })).status).toBe(200);
});

test('a site that is taken back keeps the providers of forms of now', async () => {
  const { ask, site } = await themeOf();
  const body = (await site.store.get('site', 'site'))?.body as object;
  const addons = { provider_x: { status: 'selected', forms: [{ id: '1', title: 'New' }] } };
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [
      { kind: 'site', key: 'site', body: { ...body, social: [{ network: 'x', url: 'https://x.com/a' }], addons } },
    ],
  });
  expect((await ask('POST', '/ai/rollback', { kind: 'site', revision: 1 })).status).toBe(200);
  const now = (await site.store.get('site', 'site'))?.body;
  expect(now).toMatchObject({ addons });
  expect(now).not.toHaveProperty('social');
});

test('the audit is asked from a moment on, and a word that is none is refused with its place', async () => {
  const { ask } = await themeOf();
  const rows = async (since: string) => (await ask('GET', `/ai/audit?since=${encodeURIComponent(since)}`)).json.items;
  const all = (await ask('GET', '/ai/audit')).json.items;
  expect(all.length).toBeGreaterThan(0);
  expect(await rows('2020-01-01')).toEqual(all);
  expect(await rows('2020-01-01T00:00:00+02:00')).toEqual(all);
  expect(await rows('2999-01-01')).toEqual([]);
  for (const wrong of ['x', '2020', '2020-13-01', '2020-02-30', '2020-01-01T00:00:00']) {
    const refused = await ask('GET', `/ai/audit?since=${wrong}`);
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/query/since']);
  }
});
