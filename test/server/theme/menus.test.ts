import { expect, test } from 'vitest';
import { themeOf } from './theme-of.js';

test('menus are saved and assigned, and a location that is not registered is refused', async () => {
  const { ask } = await themeOf();
  const saved = await ask('POST', '/ai/menus', {
    definitions: { second: { name: 'Second', items: [{ label: 'Home', url: '/' }] } },
    locations: { naviga: 'second' },
  });
  expect(saved.status).toBe(200);
  expect(saved.json).toMatchObject({ locations: { naviga: { assigned: true, label: 'Navigation' } } });
  const refused = await ask('POST', '/ai/menus', { locations: { navga: 'second', topic: 'thrid' } });
  expect(refused.status).toBe(422);
  expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/locations/navga',
    '/locations/topic',
  ]);
});

test('a location is called in the language of the site, with its menu or alone, and keeps what is not said', async () => {
  const { ask } = await themeOf();
  const items = [{ label: 'Home', url: '/' }];
  const saved = await ask('POST', '/ai/menus', {
    definitions: { second: { name: 'Second', items } },
    locations: { topic: { label: 'Menu principale' }, naviga: { menu: 'second', label: 'Navigazione' } },
  });
  expect(saved.json.locations).toMatchObject({
    topic: { assigned: true, label: 'Menu principale' },
    naviga: { assigned: true, label: 'Navigazione' },
  });
  const again = await ask('POST', '/ai/menus', { locations: { topic: null, naviga: { menu: 'second' } } });
  expect(again.json.locations).toMatchObject({
    topic: { assigned: false, label: 'Menu principale' },
    naviga: { assigned: true, label: 'Navigazione' },
  });
  const refused = await ask('POST', '/ai/menus', { locations: { topic: { label: ' ' }, naviga: { menu: 'no' } } });
  expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/locations/topic/label',
    '/locations/naviga/menu',
  ]);
});

test('what canvases lose by a menu that goes is told', async () => {
  const { ask } = await themeOf();
  const saved = await ask('POST', '/ai/menus', { definitions: { main: null }, locations: { topic: null } });
  expect(saved.json.lost).toEqual([
    { canvas: 'header', location: 'topic', message: '`topic` has no menu any more: the canvas shows nothing there' },
  ]);
});

test('items that lead to no page of the site are saved, and told', async () => {
  const { ask } = await themeOf({ isShown: true });
  const page = { title: 'A', source: '<p>Us</p>' };
  await ask('POST', '/ai/pages', { ...page, path: '/about/', status: 'published' });
  await ask('POST', '/ai/pages', { ...page, path: '/draft/' });
  const items = [
    { label: 'About', url: '/about/?a=1#team' },
    { label: 'Gone', url: '/gone/', children: [{ label: 'Own', url: 'https://luna.example/gone/too/' }] },
    { label: 'Draft', url: '/draft/' },
    { label: 'Map', url: '/sitemap.xml' },
    { label: 'Other', url: 'https://other.example/gone/' },
    { label: 'Other', url: '//other.example/gone/' },
    { label: 'Mail', url: 'mailto:a@luna.example' },
    { label: 'Here', url: '#here' },
    { label: 'Heading' },
  ];
  const saved = await ask('POST', '/ai/menus', { definitions: { 'a/b': { name: 'New', items } } });
  const dead = (pointer: string, url: string, path: string) => ({
    pointer,
    url,
    message: `The site has nothing at \`${path}\` yet: publish a page there, or visitors get 404`,
  });
  expect([saved.status, saved.json.dead_links]).toEqual([
    200,
    [
      dead('/definitions/a~1b/items/1/url', '/gone/', '/gone/'),
      dead('/definitions/a~1b/items/2/url', '/draft/', '/draft/'),
      dead('/definitions/a~1b/items/1/children/0/url', 'https://luna.example/gone/too/', '/gone/too/'),
    ],
  ]);
  // Who reads them is told of all menus, until there is something.
  const told = async () =>
    (await ask('GET', '/ai/menus')).json.dead_links.map(({ pointer }: { pointer: string }) => pointer);
  const of = (json: { dead_links: { pointer: string }[] }) => json.dead_links.map(({ pointer }) => pointer);
  expect(await told()).toEqual(expect.arrayContaining(of(saved.json)));
  await ask('POST', '/ai/pages', { path: '/gone/', title: 'Back', source: '<p>Back</p>', status: 'published' });
  expect(await told()).not.toContain('/definitions/a~1b/items/1/url');
  // Menus that are not given are not looked at.
  expect((await ask('POST', '/ai/menus', { locations: { naviga: 'a/b' } })).json.dead_links).toEqual([]);
});

test('an item is told that leads nowhere however its address is written, and what a page would not mend is told otherwise', async () => {
  const { ask } = await themeOf({ isShown: true });
  await ask('POST', '/ai/pages', { title: 'A', source: '<p>Us</p>', path: '/about/', status: 'published' });
  const urls = {
    'gone/': '`/gone/` yet: publish a page',
    '../gone/': '`/gone/` yet: publish a page',
    '//luna.example/gone/': '`/gone/` yet: publish a page',
    'http://luna.example/gone/': '`/gone/` yet: publish a page',
    ' /gone/ ': '`/gone/` yet: publish a page',
    '/uploads/0123.pdf': '`/uploads/0123.pdf`: upload the file',
    '/blog/page/9/': '`/blog/page/9/`: the list of posts',
    'about/': 'expected `/about/`: it leads elsewhere from each page',
    // Negative control.
    '/about/': '',
    '//luna.example/about/': '',
    ' /about/ ': '',
    '?a=1': '',
    '#a': '',
    'tel:+390612345678': '',
    '//other.example/gone/': '',
  };
  const items = Object.keys(urls).map((url) => ({ label: 'A', url }));
  const saved = await ask('POST', '/ai/menus', { definitions: { new: { name: 'New', items } } });
  const told = new Map<string, string>(
    saved.json.dead_links.map(({ url, message }: { url: string; message: string }) => [url, message]),
  );
  for (const [url, message] of Object.entries(urls))
    expect([url, told.get(url) ?? '']).toEqual([url, message === '' ? '' : expect.stringContaining(message)]);
  for (const url of ['/uploads/0123.pdf', '/blog/page/9/']) expect(told.get(url)).not.toContain('publish');
});

test('a menu that a location has is not taken away', async () => {
  const { ask } = await themeOf();
  const refused = await ask('POST', '/ai/menus', { definitions: { main: null, other: { name: 'Other', items: [] } } });
  expect([refused.status, refused.json.errors]).toEqual([
    422,
    [
      {
        pointer: '/locations/topic',
        code: 'invalid',
        message: 'Unexpected `main`, expected a key of `definitions`',
      },
    ],
  ]);
  expect((await ask('GET', '/ai/menus')).status).toBe(200);
});

test('asks for credentials, and for the scope', async () => {
  const { ask } = await themeOf({ scopes: ['pages:read'] });
  expect((await ask('GET', '/ai/menus')).status).toBe(403);
  expect((await ask('GET', '/ai/menus', undefined, { authorization: '' })).status).toBe(401);
});

test('a write that rests on another state is refused', async () => {
  const { ask } = await themeOf();
  const { headers } = await ask('GET', '/ai/menus');
  const etag = headers.get('etag') ?? '';
  const write = { locations: { naviga: 'main' } };
  expect((await ask('POST', '/ai/menus', write, { 'if-match': etag })).status).toBe(200);
  const stale = await ask('POST', '/ai/menus', { locations: { footer: 'main' } }, { 'if-match': etag });
  expect([stale.status, stale.json.code]).toEqual([412, 'etag-mismatch']);
});

test('the same request with one idempotency key acts once', async () => {
  const { ask, site } = await themeOf();
  const write = { locations: { naviga: 'main' } };
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', '/ai/menus', write, { 'idempotency-key': 'a' })));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await ask('POST', '/ai/menus', write, { 'idempotency-key': 'a' })).headers.get('idempotency-replayed')).toBe(
    'true',
  );
  expect((await site.store.revisions({ kind: 'menus', key: 'menus' }, { limit: 9 })).items).toHaveLength(2);
  expect((await ask('POST', '/ai/menus', { locations: {} }, { 'idempotency-key': 'a' })).json.code).toBe(
    'idempotency-key-reused',
  );
});

test('addresses of menus that no visitor could follow are refused, at every depth', async () => {
  const { ask } = await themeOf();
  const items = [
    { label: 'Bad', url: 'javascript:alert(1)' },
    {
      label: 'More',
      url: '/more/',
      children: [{ label: 'Data', url: 'data:text/html,x', children: [{ label: 'Deep', url: ' java\nscript:x' }] }],
    },
    { label: 'Mail', url: 'mailto:a@b.example' },
    { label: 'Heading' },
  ];
  const refused = await ask('POST', '/ai/menus', { definitions: { 'a/b': { name: 'Bad', items } } });
  expect(refused.status).toBe(422);
  expect(refused.json.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual([
    ['/definitions/a~1b/items/0/url', 'unexpected-url'],
    ['/definitions/a~1b/items/1/children/0/url', 'unexpected-url'],
    ['/definitions/a~1b/items/1/children/0/children/0/url', 'unexpected-url'],
  ]);
  expect((await ask('GET', '/ai/menus')).json.definitions['a/b']).toBeUndefined();
});

test.each([100, 1_000, 5_000])('a menu of %s levels is refused with the place', async (levels) => {
  const { site, api, secret, errors } = await themeOf();
  const items = `[${'{"label":"a","children":['.repeat(levels)}${']}'.repeat(levels)}]`;
  const response = await api(
    new Request('https://luna.example/theme/v1/ai/menus', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: `{"definitions":{"deep":{"name":"Deep","items":${items}}}}`,
    }),
  );
  const json = (await response.json()) as { errors: { pointer: string; message: string }[] }; // a problem
  expect([response.status, json.errors.length]).toEqual([422, 1]);
  expect(json.errors[0]?.pointer).toContain('/definitions/deep/items/0/children/0');
  expect(json.errors[0]?.message).not.toContain('call stack');
  expect([errors, (await site.store.get('menus', 'menus'))?.revision]).toEqual([[], 1]);
});

test('labels and names of menus that nobody could read are refused with the place', async () => {
  const { ask } = await themeOf();
  const items = [
    { label: ' ' },
    { label: 'a\u0007b' },
    { label: 'half \ud83d' },
    { label: 'x'.repeat(301) },
    { label: 'Good \u{1f600}', children: [{ label: 'two\nlines' }] },
  ];
  const refused = await ask('POST', '/ai/menus', { definitions: { bad: { name: 'B\u0000', items } } });
  expect([refused.status, refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    [
      '/definitions/bad/name',
      '/definitions/bad/items/0/label',
      '/definitions/bad/items/1/label',
      '/definitions/bad/items/2/label',
      '/definitions/bad/items/3/label',
      '/definitions/bad/items/4/children/0/label',
    ],
  ]);
  const good = { definitions: { good: { name: 'Good', items: [{ label: 'x'.repeat(300) }, { label: '\u{1f600}' }] } } };
  expect((await ask('POST', '/ai/menus', good)).status).toBe(200);
});
