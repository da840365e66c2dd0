import { describe, expect, test } from 'vitest';
import { themePorts } from '../../../src/server/serve/theme-ports.js';
import { visitors } from '../../../src/server/site/index.js';
import { modelOf } from '../../../src/server/site/model.js';
import { forgetPageIds } from '../../../src/server/theme/pages/next-id.js';
import { confirmed } from './confirmed.js';
import { themeOf } from './theme-of.js';

const SOURCE = '<h1>About</h1><p>We cook by the sea. <x-contact field="phone"></x-contact></p>';
const ABOUT = { path: '/about/', title: 'About', source: SOURCE };

const pointers = ({ errors }: { errors: { pointer: string }[] }) => errors.map(({ pointer }) => pointer);

test('a page is made, read, changed and published', async () => {
  const { ask } = await themeOf();
  const made = await ask('POST', '/ai/pages', ABOUT);
  expect([made.status, made.json.id, made.json.status, made.json.revision]).toEqual([201, 1, 'draft', 1]);
  expect(made.headers.get('location')).toBe('/theme/v1/ai/pages/1');
  expect(made.json.preview.url).toContain('https://luna.example/_inlay/preview/page/1/');
  const read = await ask('GET', '/ai/pages/1');
  expect([read.status, read.json.source, read.headers.get('etag')]).toEqual([200, SOURCE, made.headers.get('etag')]);
  const published = await ask('PATCH', '/ai/pages/1', { status: 'published', description: 'Who we are' });
  expect(published.json).toMatchObject({ status: 'published', source: SOURCE, description: 'Who we are', revision: 2 });
  const put = await ask(
    'PUT',
    '/ai/pages/1',
    { ...ABOUT, title: 'About us' },
    { 'if-match': `"${published.json.etag}"` },
  );
  expect(put.json).toMatchObject({ title: 'About us', description: '', status: 'draft', published_source: SOURCE });
  expect(put.json.published_facts).toEqual({
    type: 'page',
    path: '/about/',
    title: 'About',
    description: 'Who we are',
  });
  expect((await ask('PUT', '/ai/pages/1', ABOUT)).status).toBe(428);
  expect((await ask('PUT', '/ai/pages/1', ABOUT, { 'if-match': `"${published.json.etag}"` })).status).toBe(412);
  expect((await ask('PATCH', '/ai/pages/1', { title: 'x', base_revision: 2 })).status).toBe(412);
  expect((await ask('GET', '/ai/pages/2')).status).toBe(404);
});

test('lists have pages and never sources', async () => {
  const { ask } = await themeOf();
  for (const path of ['/a/', '/b/', '/c/']) await ask('POST', '/ai/pages', { ...ABOUT, path });
  const first = await ask('GET', '/ai/pages?limit=2');
  expect(first.json.items.map(({ path, status }: { path: string; status: string }) => [path, status])).toEqual([
    ['/a/', 'draft'],
    ['/b/', 'draft'],
  ]);
  expect(first.text).not.toContain('We cook');
  const known = async () =>
    (await ask('GET', '/ai/pages?limit=2', undefined, { 'if-none-match': first.headers.get('etag') ?? '' })).status;
  expect(await known()).toBe(304);
  const second = await ask('GET', `/ai/pages?limit=2&cursor=${first.json.next_cursor}`);
  expect([second.json.items.length, second.json.items[0].path, second.json.next_cursor]).toEqual([1, '/c/', undefined]);
  await ask('PATCH', '/ai/pages/1', { title: 'Other' });
  expect(await known()).toBe(200);
});

describe('a path', () => {
  const pathsOf = async ({ site }: Awaited<ReturnType<typeof themeOf>>) =>
    (await site.store.all('path')).map(({ key, body }) => ({ key, ...(body as object) }));

  test('that is left leads on, and is taken back', async () => {
    const theme = await themeOf();
    const { ask } = theme;
    await ask('POST', '/ai/pages', ABOUT);
    expect((await ask('PATCH', '/ai/pages/1', { path: '/about-us/' })).json.path).toBe('/about-us/');
    expect(await pathsOf(theme)).toEqual([
      { key: '/about-us/', page: '1', moved: false },
      { key: '/about/', page: '1', moved: true },
    ]);
    await ask('PATCH', '/ai/pages/1', { path: '/about/' });
    expect(await pathsOf(theme)).toEqual([
      { key: '/about-us/', page: '1', moved: true },
      { key: '/about/', page: '1', moved: false },
    ]);
    const other = await ask('POST', '/ai/pages', { ...ABOUT, path: '/about-us/' });
    expect([other.status, other.json.id]).toEqual([201, 2]);
    expect(await pathsOf(theme)).toContainEqual({ key: '/about-us/', page: '2', moved: false });
    await ask('PATCH', '/ai/pages/1', { path: '/new/' });
    expect(await pathsOf(theme)).toContainEqual({ key: '/about-us/', page: '2', moved: false });
  });

  test('that another page has is refused, and of many who want one at once one gets it', async () => {
    const { ask } = await themeOf();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask('POST', '/ai/pages', ABOUT)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.json.code, refused?.json.errors[0].code]).toEqual(['state-conflict', 'path-taken']);
    await ask('POST', '/ai/pages', { ...ABOUT, path: '/other/' });
    const { items } = (await ask('GET', '/ai/pages')).json;
    const moved = await ask('PATCH', `/ai/pages/${items.at(-1).id}`, { path: '/about/' });
    expect([moved.status, moved.json.code]).toEqual([409, 'state-conflict']);
  });

  test('that the draft of another page has is refused, and the draft is named', async () => {
    const { ask } = await themeOf();
    await ask('POST', '/ai/pages', { ...ABOUT, status: 'published' });
    await ask('PATCH', '/ai/pages/1', { source: '<p>Other.</p>', status: 'draft', path: '/new/' });
    await ask('POST', '/ai/pages', { ...ABOUT, path: '/other/' });
    const message = (path: string, why: string) => `Unexpected path \`${path}\`, expected a free one: ${why}`;
    for (const [method, at, body, why] of [
      ['POST', '/ai/pages', { ...ABOUT, path: '/new/' }, 'the draft of page `1` has it, for when it is published'],
      ['PATCH', '/ai/pages/2', { path: '/New/' }, 'the draft of page `1` has it, for when it is published'],
      ['PATCH', '/ai/pages/1', { path: '/other/' }, 'page `2`, a draft, has it'],
    ] as const) {
      const refused = await ask(method, at, body);
      expect([refused.status, refused.json.errors?.[0].message]).toEqual([409, message(body.path, why)]);
    }
    // Negative controls: its own page has it, and a path that a draft has no more is free.
    expect((await ask('PATCH', '/ai/pages/1', { title: 'Newer' })).status).toBe(200);
    expect((await ask('PATCH', '/ai/pages/1', { path: '/newer/' })).status).toBe(200);
    expect((await ask('PATCH', '/ai/pages/2', { path: '/new/' })).status).toBe(200);
    expect((await ask('PATCH', '/ai/pages/1', { status: 'published' })).json.path).toBe('/newer/');
  });

  test('does not differ from that of another page in nothing but case', async () => {
    const { ask } = await themeOf();
    await ask('POST', '/ai/pages', { ...ABOUT, path: '/Ärzte/' });
    const refused = await ask('POST', '/ai/pages', { ...ABOUT, path: '/ärzte/' });
    expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'path-taken']);
    expect(refused.json.errors[0].message).toContain('page `1`, a draft, has one that differs in nothing but case');
    // Negative control: a page may change the case of its own.
    expect((await ask('PATCH', '/ai/pages/1', { path: '/ärzte/' })).json.path).toBe('/ärzte/');
  });

  test.each([
    ['/theme/'],
    ['/THEME/'],
    ['/Uploads/'],
    ['/BLOG/'],
    ['/Blog/page/2/'],
    ['/uploads/x/'],
    ['/preview/'],
    ['/blog/page/2/'],
    ['/blog/page/300/'],
  ])('such as `%s` is not for pages', async (path) => {
    const { ask } = await themeOf();
    const refused = await ask('POST', '/ai/pages', { ...ABOUT, path });
    expect([refused.status, refused.json.errors[0].code]).toEqual([422, 'reserved-path']);
  });
});

test.each(['2025-02-30', '2025-06-31', '2023-02-29T12:00:00Z'])('no post is of %s', async (date) => {
  const { ask } = await themeOf();
  const refused = await ask('POST', '/ai/pages', { ...ABOUT, path: '/blog/a/', type: 'post', date });
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/date']);
});

test('negative control: a post is of a day that is, and a page may be called like one of a list elsewhere', async () => {
  const { ask } = await themeOf();
  const post = { ...ABOUT, path: '/blog/page/', type: 'post', date: '2024-02-29' };
  expect((await ask('POST', '/ai/pages', post)).status).toBe(201);
  expect((await ask('POST', '/ai/pages', { ...ABOUT, path: '/news/page/2/' })).status).toBe(201);
});

test('a write of what is there already adds no revision, and no row to the audit', async () => {
  const { ask, site } = await themeOf();
  await ask('POST', '/ai/menus', { locations: { naviga: 'main' } });
  const { json } = await ask('POST', '/ai/pages', { ...ABOUT, status: 'published' });
  await ask('PUT', '/ai/content/1/presentation', { width: 'wide' });
  const last = async () => (await site.store.audit.list({ limit: 1 })).items[0]?.seq;
  const before = await last();
  const put = await ask('PUT', '/ai/pages/1', { ...ABOUT, status: 'published' }, { 'if-match': `"${json.etag}"` });
  expect(put.json).toMatchObject({ revision: 1, etag: json.etag });
  for (const patch of [{}, { title: 'About' }, { source: SOURCE }])
    expect((await ask('PATCH', '/ai/pages/1', patch)).json.revision).toBe(1);
  expect((await ask('PATCH', '/ai/content/1/presentation', { width: 'wide' })).json.revision).toBe(1);
  expect((await ask('POST', '/ai/menus', { locations: { naviga: 'main' } })).status).toBe(200);
  const { name } = (await ask('GET', '/ai/site')).json.site;
  expect((await ask('PATCH', '/ai/site', { site: { name } })).json.revision).toBe(1);
  expect(await last()).toBe(before);
  // Negative controls: a stale tag is refused all the same, and what differs is written.
  expect((await ask('PUT', '/ai/pages/1', { ...ABOUT, status: 'published' }, { 'if-match': '"old"' })).status).toBe(
    412,
  );
  expect((await ask('PATCH', '/ai/pages/1', { title: 'Other' })).json.revision).toBe(2);
});

test('ids are never given again, whoever gave them', async () => {
  const { ask, site } = await themeOf();
  const body = { path: '/x/', title: 'X' };
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'page', key: '9', body }] });
  expect((await ask('POST', '/ai/pages', ABOUT)).json.id).toBe(10);
  // As another process does it.
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [{ kind: 'page', key: '11', body: { ...body, path: '/y/' } }],
  });
  expect((await ask('POST', '/ai/pages', { ...ABOUT, path: '/two/' })).json.id).toBe(12);
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'page', key: '12', body: null }] });
  forgetPageIds(site.store);
  expect((await ask('POST', '/ai/pages', { ...ABOUT, path: '/three/' })).json.id).toBe(13);
});

test('a page that is taken away is shown first, and goes with its path and presentation', async () => {
  const { ask, site } = await themeOf();
  const { headers } = await ask('POST', '/ai/pages', ABOUT);
  await ask('PUT', '/ai/content/1/presentation', { width: 'wide' });
  const etag = headers.get('etag') ?? '';
  expect((await ask('DELETE', '/ai/pages/1')).status).toBe(428);
  expect((await ask('DELETE', '/ai/pages/1', undefined, { 'if-match': '"old"' })).status).toBe(412);
  const asked = await ask('DELETE', '/ai/pages/1', undefined, { 'if-match': etag });
  expect([asked.status, asked.json.code, asked.json.confirmation.preview.changes[0].before.title]).toEqual([
    409,
    'confirmation-required',
    'About',
  ]);
  const token = { 'confirmation-token': asked.json.confirmation.token };
  const done = await ask('DELETE', '/ai/pages/1', undefined, { 'if-match': etag, ...token });
  expect(asked.json.confirmation.preview.summary).toContain('Menus lead to it, and will lead nowhere: `main`');
  const link = { menu: 'main', pointer: '/main/items/1', label: 'About', url: '/about/' };
  expect([done.status, done.json]).toMatchObject([200, { id: 1, deleted: true, path: '/about/', lost: [link] }]);
  expect((await ask('GET', '/ai/pages/1')).status).toBe(404);
  expect([await site.store.all('path'), await site.store.all('presentation')]).toEqual([[], []]);
  expect((await ask('POST', '/ai/pages', ABOUT)).json.id).toBe(2);
});

test('negative control: of a page that no menu leads to nothing is lost', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', { ...ABOUT, path: '/about/us/' });
  const done = await confirmed(ask, 'DELETE', '/ai/pages/1', undefined, { 'if-match': '*' });
  expect([done.json.lost, done.preview.summary]).toEqual([
    [],
    'The page `About` at `/about/us/` goes, with how it is shown',
  ]);
});

test('a list of tags is good where one is that of what is there', async () => {
  const { ask } = await themeOf();
  const { json } = await ask('POST', '/ai/pages', ABOUT);
  const put = (tags: string) => ask('PUT', '/ai/pages/1', { ...ABOUT, title: tags.slice(0, 9) }, { 'if-match': tags });
  expect((await put('"old", "older"')).status).toBe(412);
  expect((await put('W/"old"')).status).toBe(422);
  for (const wrong of ['"a" "b"', 'a', '"a', `"a"${', "b"'.repeat(10)}`]) expect((await put(wrong)).status).toBe(422);
  const good = await put(`"old",, W/"older" , "${json.etag}"`);
  expect([good.status, good.json.revision]).toEqual([200, 2]);
  const list = { 'if-match': `"old", "${good.json.etag}"` };
  const gone = await confirmed(ask, 'DELETE', '/ai/pages/1', undefined, list);
  expect([gone.status, gone.json.deleted]).toEqual([200, true]);
});

test('to take a page away needs a scope of its own', async () => {
  const { ask } = await themeOf({ scopes: ['*'] });
  await ask('POST', '/ai/pages', ABOUT);
  expect((await ask('DELETE', '/ai/pages/1', undefined, { 'if-match': '*' })).status).toBe(403);
});

test('a page is linted like a canvas, with the request that mends it', async () => {
  const { ask } = await themeOf();
  const copy = '<h1>Call</h1><p><a href="tel:+390612345678">+39 06 1234 5678</a></p>';
  const refused = await ask('POST', '/ai/pages', { ...ABOUT, source: copy });
  expect([refused.status, refused.json.code]).toEqual([422, 'canvas-lint-failed']);
  const { method, path, body } = refused.json.next_action;
  expect([method, path]).toEqual(['POST', '/theme/v1/ai/pages']);
  expect((await ask(method, '/ai/pages', body)).status).toBe(201);
  const again = await ask('PATCH', '/ai/pages/1', { source: copy });
  expect([again.json.next_action.method, again.json.next_action.path]).toEqual(['PATCH', '/theme/v1/ai/pages/1']);
});

test('the corrected request of a page has the key and the condition as they were sent, and an old one is told first', async () => {
  const { ask } = await themeOf();
  const source = '<p><a href="tel:+390612345678">+39 06 1234 5678</a></p>';
  const key = { 'Idempotency-Key': 'a-1' };
  const refused = await ask('POST', '/ai/pages', { ...ABOUT, source }, key);
  expect([refused.status, refused.json.next_action.headers]).toEqual([422, key]);
  const { body, headers } = refused.json.next_action;
  expect((await ask('POST', '/ai/pages', body, headers)).status).toBe(201);
  const { etag } = (await ask('GET', '/ai/pages/1')).json;
  const tags = `"0123", "${etag}"`;
  const patched = await ask('PATCH', '/ai/pages/1', { source }, { 'if-match': tags });
  expect([patched.status, patched.json.next_action.headers]).toEqual([422, { 'If-Match': tags }]);
  for (const [method, more] of [
    ['PATCH', { source }],
    ['PATCH', { title: '' }],
    ['PUT', { ...ABOUT, source }],
  ] as const) {
    const stale = await ask(method, '/ai/pages/1', more, { 'if-match': '"0123"' });
    expect([method, stale.status]).toEqual([method, 412]);
  }
});

test('a title is changed though the source has errors by now', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', ABOUT);
  await ask('PATCH', '/ai/site', { contacts: { phone: null } });
  expect((await ask('GET', '/ai/pages/1')).json.findings[0].rule).toBe('configured-contact');
  expect((await ask('PATCH', '/ai/pages/1', { title: 'About us' })).json).toMatchObject({
    title: 'About us',
    source: SOURCE,
  });
  expect((await ask('PATCH', '/ai/pages/1', { status: 'published' })).json.code).toBe('canvas-lint-failed');
});

test('every mistake of a page is told, those of its source too', async () => {
  const { ask } = await themeOf();
  const wrong = await ask('POST', '/ai/pages', { path: 'about', type: 'x', source: 1, title: 2, more: 3 });
  expect(pointers(wrong.json)).toEqual(['/type', '/path', '/title', '/source', '/more']);
  const meant = await ask('POST', '/ai/pages', {
    ...ABOUT,
    path: '/uploads/',
    language: 'x y',
    author: 'nobody',
    date: '2026-13-01',
    image: 'javascript:1',
    source: '<h1>A</h1><x-contact field="fax"></x-contact>',
  });
  expect([meant.json.code, pointers(meant.json)]).toEqual([
    'validation-failed',
    ['/path', '/language', '/author', '/date', '/image', '/source'],
  ]);
});

test.each(['', '  '])('a page with the title %j is refused', async (title) => {
  const { ask } = await themeOf();
  const page = { path: '/a/', title, source: '<p>Hello</p>' };
  const refused = await ask('POST', '/ai/pages', page);
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/title']);
  expect((await ask('POST', '/ai/pages', { ...page, title: 'A' })).status).toBe(201);
  expect((await ask('PATCH', '/ai/pages/1', { title })).json.errors[0].pointer).toBe('/title');
});

test.each([
  '/sitemap.xml/',
  '/sitemap-2.xml/',
  '/robots.txt/',
  '/Feed.xml/',
  '/404.html/a/',
  '/index.html/',
  '/about/index.html/',
])('the path %s of a file of the site is no page’s', async (path) => {
  const { ask } = await themeOf();
  const refused = await ask('POST', '/ai/pages', { ...ABOUT, path });
  expect([refused.status, refused.json.errors?.map(({ code }: { code: string }) => code)]).toEqual([
    422,
    ['reserved-path'],
  ]);
  expect(pointers(refused.json)).toEqual(['/path']);
});

test('paths that are like those of files are free', async () => {
  const { ask } = await themeOf();
  for (const path of ['/sitemap/', '/robots/', '/a/robots.txt/', '/index/', '/feed.xml.html/'])
    expect((await ask('POST', '/ai/pages', { ...ABOUT, path })).status).toBe(201);
});

test('titles and descriptions that nobody could read are refused with the place', async () => {
  const { ask } = await themeOf();
  for (const title of ['a\u0000', 'two\nlines', 'half \udc00'])
    expect(pointers((await ask('POST', '/ai/pages', { ...ABOUT, title })).json)).toEqual(['/title']);
  const description = { ...ABOUT, description: 'a\u0000' };
  expect(pointers((await ask('POST', '/ai/pages', description)).json)).toEqual(['/description']);
  const good = { ...ABOUT, title: 'Sea \u{1f30a}', description: 'two\nlines' };
  expect((await ask('POST', '/ai/pages', good)).status).toBe(201);
});

test('a published page is not taken from visitors without its source', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/pages', { ...ABOUT, status: 'published' });
  for (const patch of [{ source: null, status: 'published' }, { source: null }]) {
    const refused = await ask('PATCH', '/ai/pages/1', patch);
    expect([refused.status, pointers(refused.json)]).toEqual([422, ['/source']]);
  }
  const empty = { path: '/b/', title: 'B', source: null };
  expect((await ask('POST', '/ai/pages', { ...empty, status: 'published' })).status).toBe(422);
  const { headers } = await ask('GET', '/ai/pages/1');
  const put = { ...ABOUT, source: null, status: 'published' };
  expect((await ask('PUT', '/ai/pages/1', put, { 'if-match': headers.get('etag') ?? '' })).status).toBe(422);
  expect((await ask('GET', '/ai/pages/1')).json).toMatchObject({ status: 'published', source: SOURCE });
  // A draft without a source can be made, is not published, and can be dropped.
  expect((await ask('POST', '/ai/pages', empty)).json).toMatchObject({ id: 2 });
  expect((await ask('PATCH', '/ai/pages/2', { status: 'published' })).status).toBe(422);
  await ask('PATCH', '/ai/pages/1', { source: '<h1>Draft</h1>', status: 'draft' });
  const dropped = await ask('PATCH', '/ai/pages/1', { source: null, status: 'draft' });
  expect(dropped.json).toMatchObject({ status: 'published', source: SOURCE });
});

describe('a draft of a page that visitors see', () => {
  const DRAFT = { source: '<h1>New</h1>', title: 'New', path: '/new/', description: 'New words', status: 'draft' };

  async function withDraft() {
    const theme = await themeOf({ isShown: true });
    const visit = visitors({ site: theme.site, model: modelOf(theme.site.store), onError: () => undefined });
    const { renderPath } = themePorts({ visit, hasMail: false });
    await theme.ask('POST', '/ai/pages', { ...ABOUT, description: 'Who we are', status: 'published' });
    const drafted = await theme.ask('PATCH', '/ai/pages/1', DRAFT);
    const titleAt = async (path: string) => {
      const { status, body } = (await renderPath?.(path)) ?? { status: 0, body: '' };
      return status === 200 ? /<title>(.*?)<\/title>/.exec(String(body))?.[1] : status;
    };
    return { ...theme, drafted, titleAt };
  }

  test('has a title and a path of its own, which visitors see when it is published', async () => {
    const { ask, drafted, titleAt } = await withDraft();
    expect(drafted.json).toMatchObject({ title: 'New', path: '/new/', status: 'draft' });
    expect(drafted.json.published_facts).toMatchObject({ title: 'About', path: '/about/' });
    expect([await titleAt('/about/'), await titleAt('/new/')]).toEqual(['About – Luna', 404]);
    expect((await ask('GET', '/ai/pages')).json.items[0]).toMatchObject({ path: '/about/', status: 'changed' });
    const { pathname } = new URL(drafted.json.preview.url);
    expect(await titleAt(pathname)).toBe('New – Luna');
    // Of the version that GET shows.
    await ask('PATCH', '/ai/pages/1', { title: 'Newer' });
    expect(await titleAt('/about/')).toBe('About – Luna');
    const published = await ask('PATCH', '/ai/pages/1', { status: 'published' });
    expect(published.json).toMatchObject({ title: 'Newer', path: '/new/', source: '<h1>New</h1>' });
    expect(published.json.published_facts).toBeUndefined();
    expect([await titleAt('/about/'), await titleAt('/new/')]).toEqual([301, 'Newer – Luna']);
  });

  test('that is dropped takes all that is its own with it', async () => {
    const { ask, titleAt } = await withDraft();
    const lost = await ask('PATCH', '/ai/pages/1', { source: null, status: 'draft', title: 'Other' });
    expect([lost.status, pointers(lost.json)]).toEqual([422, ['/title']]);
    const dropped = await ask('PATCH', '/ai/pages/1', { source: null, status: 'draft' });
    expect(dropped.json).toMatchObject({ title: 'About', path: '/about/', status: 'published', source: SOURCE });
    expect(await titleAt('/about/')).toBe('About – Luna');
    // Negative control: without a draft a patch is of what visitors see.
    await ask('PATCH', '/ai/pages/1', { title: 'Seen' });
    expect(await titleAt('/about/')).toBe('Seen – Luna');
  });

  test('is refused a path that another page has', async () => {
    const { ask } = await withDraft();
    await ask('POST', '/ai/pages', { ...ABOUT, path: '/other/' });
    const refused = await ask('PATCH', '/ai/pages/1', { path: '/other/' });
    expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'path-taken']);
    // Its own are its own before it is published.
    expect((await ask('POST', '/ai/pages', { ...ABOUT, path: '/new/' })).status).toBe(409);
    expect((await ask('PATCH', '/ai/pages/1', { status: 'published' })).status).toBe(200);
  });

  test('is published by a release with its title and path, and taken back with them', async () => {
    const { ask, titleAt } = await withDraft();
    const done = await confirmed(ask, 'POST', '/ai/deploy', { project: 'live' });
    expect([await titleAt('/about/'), await titleAt('/new/')]).toEqual([301, 'New – Luna']);
    await confirmed(ask, 'POST', `/ai/deploy/${done.json.id}/take-back`);
    expect([await titleAt('/about/'), await titleAt('/new/')]).toEqual(['About – Luna', 301]);
    expect((await ask('GET', '/ai/pages/1')).json).toMatchObject({ title: 'New', path: '/new/', status: 'draft' });
  });

  test('is not published by a release where another one wants its path', async () => {
    const { ask, site } = await withDraft();
    await ask('POST', '/ai/pages', { ...ABOUT, path: '/b/', status: 'published' });
    await ask('PATCH', '/ai/pages/2', { source: '<h1>B</h1>', status: 'draft', path: '/c/' });
    // As sites of before may have it, where two have written at the same moment.
    await site.store.database.db.deleteFrom('claims').execute();
    const body = (await site.store.get('page', '2'))?.body as { draft: { facts: object } }; // it was just written
    const draft = { ...body.draft, facts: { ...body.draft.facts, path: '/new/' } };
    const writes = [{ kind: 'page', key: '2', body: { ...body, draft } }];
    await site.store.write({ by: 'test', action: 'test', writes });
    const refused = await ask('POST', '/ai/deploy', { project: 'live' });
    expect([refused.status, refused.json.code]).toEqual([409, 'state-conflict']);
    expect(refused.json.detail).toContain('`/new/`');
  });
});

test('a tag that was read is good no more where the page has changed and changed back', async () => {
  const { ask } = await themeOf();
  const first = (await ask('POST', '/ai/pages', ABOUT)).json;
  await ask('PATCH', '/ai/pages/1', { title: 'Other' });
  const back = await ask('PATCH', '/ai/pages/1', { title: 'About' });
  expect([back.json.title, back.json.revision]).toEqual(['About', 3]);
  const put = (etag: string) => ask('PUT', '/ai/pages/1', { ...ABOUT, title: 'Mine' }, { 'if-match': `"${etag}"` });
  expect((await put(first.etag)).status).toBe(412);
  // Negative control: that of now is.
  expect((await put(back.json.etag)).status).toBe(200);
});

test('what is told to be as it was has no other revision', async () => {
  const { ask } = await themeOf();
  const known = async (etag: string) =>
    (await ask('GET', '/ai/author-profile', undefined, { 'if-none-match': etag })).status;
  const { headers } = await ask('PUT', '/ai/author-profile', { name: 'Ada' });
  const etag = headers.get('etag') ?? '';
  expect(await known(etag)).toBe(304);
  for (const name of ['Bo', 'Ada']) await ask('PATCH', '/ai/author-profile', { name });
  expect(await known(etag)).toBe(200);
});
