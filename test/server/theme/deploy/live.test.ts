import { expect, test } from 'vitest';
import { confirmed } from '../confirmed.js';
import { pageWrites } from '../shown-pages.js';
import { themeOf } from '../theme-of.js';

async function withDrafts() {
  const theme = await themeOf();
  await theme.site.store.write({
    by: 'test',
    action: 'test',
    writes: [
      ...pageWrites('1', '/', { published: '<p>old</p>', draft: '<p>new</p>' }),
      ...pageWrites('2', '/about/', { draft: '<p>about</p>' }),
      ...pageWrites('3', '/kept/', { published: '<p>kept</p>' }),
      { kind: 'canvas', key: 'footer', body: { draft: { source: '<footer>f</footer>', manifest: '' } } },
    ],
  });
  const shown = async (kind: string, key: string) =>
    (await theme.site.store.get(kind, key))?.body as { draft?: { source: string }; published?: { source: string } };
  return { ...theme, shown };
}

test('a dry run says what would change and changes nothing', async () => {
  const { ask, shown } = await withDrafts();
  const planned = await ask('POST', '/ai/deploy', { project: 'live', dry_run: true });
  expect([planned.status, planned.json.status, planned.json.documents]).toEqual([
    202,
    'planned',
    [
      { kind: 'canvas', key: 'footer', from: 1, to: 2 },
      { kind: 'page', key: '1', from: 1, to: 2 },
      { kind: 'page', key: '2', from: 1, to: 2 },
    ],
  ]);
  expect((await shown('page', '1')).published?.source).toBe('<p>old</p>');
  expect((await ask('GET', '/ai/deploy')).json.items).toEqual([]);
});

test('all drafts are one release, which is taken back without losing work', async () => {
  const { ask, site, shown } = await withDrafts();
  const projects = (await ask('GET', '/ai/deploy/projects')).json.items;
  expect(projects).toMatchObject([{ key: 'live', pending: 3 }, { key: 'folder' }]);
  const audit = (await site.store.audit.list({ limit: 1 })).items[0]?.seq ?? 0;
  const done = await confirmed(ask, 'POST', '/ai/deploy', { project: 'live', note: 'First' });
  expect(done.preview.changes).toHaveLength(3);
  expect([done.status, done.json]).toMatchObject([
    202,
    { status: 'done', note: 'First', is_current: true, document_count: 3 },
  ]);
  expect(done.headers.get('location')).toBe(`/theme/v1/ai/deploy/${done.json.id}`);
  expect((await site.store.audit.list({ limit: 1 })).items[0]).toMatchObject({ seq: audit + 1, action: 'deploy.live' });
  expect(await shown('page', '2')).toMatchObject({ published: { source: '<p>about</p>' } });
  expect((await shown('page', '1')).draft).toBeUndefined();
  expect((await ask('POST', '/ai/deploy', { project: 'live' })).json.code).toBe('state-conflict');

  const back = await confirmed(ask, 'POST', `/ai/deploy/${done.json.id}/take-back`);
  expect([back.status, back.json.status]).toEqual([200, 'taken-back']);
  expect(await shown('page', '1')).toMatchObject({
    published: { source: '<p>old</p>' },
    draft: { source: '<p>new</p>' },
  });
  expect(await shown('page', '2')).toEqual(expect.not.objectContaining({ published: expect.anything() }));
  expect((await ask('POST', `/ai/deploy/${done.json.id}/take-back`)).json.code).toBe('state-conflict');
  expect((await ask('GET', `/ai/deploy/${done.json.id}`)).json).toMatchObject({
    status: 'taken-back',
    is_current: false,
  });
});

test('a release is not taken back over what was published since', async () => {
  const { ask, site } = await withDrafts();
  const done = await confirmed(ask, 'POST', '/ai/deploy', { project: 'live' });
  await site.store.write({ by: 'test', action: 'test', writes: pageWrites('1', '/', { published: '<p>newer</p>' }) });
  const refused = await ask('POST', `/ai/deploy/${done.json.id}/take-back`);
  expect([refused.status, refused.json.detail]).toEqual([
    409,
    'Published again since: page `1`. Take that back first: `GET /ai/deploy` lists later releases, `GET /ai/audit` what was published by hand',
  ]);
});

test('drafts that the site of now does not allow are refused, all at once', async () => {
  const { ask, site, shown } = await withDrafts();
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: pageWrites('1', '/', { draft: '<x-menu location="nowhere"></x-menu>' }),
  });
  const refused = await ask('POST', '/ai/deploy', { project: 'live' });
  expect([refused.status, refused.json.code, refused.json.documents]).toMatchObject([
    422,
    'canvas-lint-failed',
    [{ kind: 'page', key: '1' }],
  ]);
  expect((await shown('page', '2')).published).toBeUndefined();
});

test('a draft that is written after the confirmation was asked for makes it stale', async () => {
  const { ask, site } = await withDrafts();
  const first = await ask('POST', '/ai/deploy', { project: 'live' });
  await site.store.write({ by: 'test', action: 'test', writes: pageWrites('9', '/9/', { draft: '<p>9</p>' }) });
  const token = first.json.confirmation.token;
  const second = await ask('POST', '/ai/deploy', { project: 'live' }, { 'confirmation-token': token });
  expect([second.status, second.json.code]).toEqual([409, 'plan-stale']);
});

test('a project is named by its key, and taking back needs a scope of its own', async () => {
  const { ask } = await themeOf({ scopes: ['deploy:read', 'deploy:write'] });
  expect((await ask('POST', '/ai/deploy', { project: 'https://luna.example' })).status).toBe(404);
  expect((await ask('POST', '/ai/deploy/x/take-back')).status).toBe(403);
});
