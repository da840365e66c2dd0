import { expect, test } from 'vitest';
import { confirmed } from './confirmed.js';
import { themeOf } from './theme-of.js';

async function filled() {
  const theme = await themeOf();
  await theme.site.store.write({
    by: 'test',
    action: 'test',
    writes: [
      { kind: 'page', key: '1', body: { path: '/', title: 'Home', draft: { source: '<p>a</p>', manifest: '' } } },
      { kind: 'path', key: '/', body: { page: '1' } },
      { kind: 'options', key: 'theme', body: { sticky: true } },
    ],
  });
  return theme;
}

test('a reset needs the state that it rests on, and says where to read it', async () => {
  const { ask } = await filled();
  const refused = await ask('POST', '/ai/reset', { scope: 'canvas' });
  expect([refused.status, refused.json.next_action]).toEqual([
    428,
    { method: 'GET', path: '/theme/v1/ai/reset?scope=canvas', why: 'its `ETag` is the state of now' },
  ]);
  expect((await ask('POST', '/ai/reset', { scope: 'canvas' }, { 'if-match': '"old"' })).status).toBe(412);
  expect((await ask('POST', '/ai/reset', { scope: 'nothing', base_state: '*' })).json.errors[0].pointer).toBe('/scope');
});

test('a scope is reset after a confirmation, and nothing else', async () => {
  const { ask, site } = await filled();
  const { headers, json } = await ask('GET', '/ai/reset?scope=menus');
  expect(json).toMatchObject({ documents: { menus: 1 } });
  const done = await confirmed(ask, 'POST', '/ai/reset', { scope: 'menus' }, { 'if-match': headers.get('etag') ?? '' });
  expect(done.preview.changes).toMatchObject([{ kind: 'menus', after: { locations: {}, definitions: {} } }]);
  expect(done.json).toMatchObject({ scope: 'menus', documents: 1 });
  expect(done.headers.get('etag')).toBe(`"${done.json.state}"`);
  expect((await ask('GET', '/ai/menus')).json.definitions).toEqual({});
  expect(await site.store.get('page', '1')).toBeDefined();
});

test('all is reset in one write, and comes back by its number', async () => {
  const { ask, site } = await filled();
  const before = (await ask('GET', '/ai/reset')).json;
  expect(before.documents).toEqual({ menus: 1, options: 1, canvas: 1, page: 1, path: 1 });
  const done = await confirmed(ask, 'POST', '/ai/reset', { scope: 'all', base_state: before.state });
  expect(done.preview.undo).toContain('POST /theme/v1/ai/changes/{change}/take-back');
  expect([
    done.json.documents,
    await site.store.get('canvas', 'header'),
    await site.store.get('site', 'site'),
  ]).toMatchObject([5, undefined, { body: { site: { name: 'Luna' } } }]);
  expect((await ask('POST', '/ai/reset', { scope: 'all', base_state: before.state })).status).toBe(412);
  await confirmed(ask, 'POST', `/ai/changes/${done.json.change}/take-back`);
  const after = (await ask('GET', '/ai/reset')).json;
  expect(after).toEqual({ ...before, state: after.state });
  // What was looked at before the reset is not what is there now, though it holds the same.
  expect(after.state).not.toBe(before.state);
});

test('a confirmation is stale when the state has changed', async () => {
  const { ask } = await filled();
  const first = await ask('POST', '/ai/reset', { scope: 'all' }, { 'if-match': '*' });
  await ask('POST', '/ai/menus', { locations: { naviga: 'main' } });
  const token = first.json.confirmation.token;
  const second = await ask('POST', '/ai/reset', { scope: 'all' }, { 'if-match': '*', 'confirmation-token': token });
  expect([second.status, second.json.code]).toEqual([409, 'plan-stale']);
});

test('needs a scope that a wildcard of writes does not have', async () => {
  const { ask } = await themeOf({ scopes: ['*'] });
  expect((await ask('POST', '/ai/reset', { scope: 'all' }, { 'if-match': '*' })).status).toBe(403);
});
