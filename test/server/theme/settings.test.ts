import { describe, expect, test } from 'vitest';
import { confirmed } from './confirmed.js';
import { themeOf } from './theme-of.js';

const pointers = ({ errors }: { errors: { pointer: string }[] }) => errors.map(({ pointer }) => pointer);

describe('the author profile', () => {
  test('is empty at first, written, patched and replaced', async () => {
    const { ask } = await themeOf();
    const first = await ask('GET', '/ai/author-profile');
    expect(first.json).toEqual({ name: '', biography: '', picture: '', links: [], revision: 0 });
    const links = [{ label: 'Blog', url: 'https://ada.example/' }];
    const put = await ask('PUT', '/ai/author-profile', { name: 'Ada', links });
    expect([put.status, put.json.name, put.json.revision]).toEqual([200, 'Ada', 1]);
    const patch = await ask('PATCH', '/ai/author-profile', { biography: 'Writes.', name: null, base_revision: 1 });
    expect(patch.json).toMatchObject({ name: '', biography: 'Writes.', links, revision: 2 });
    expect((await ask('PUT', '/ai/author-profile', { name: 'Bo' })).status).toBe(428);
    const etag = patch.headers.get('etag') ?? '';
    const replaced = await ask('PUT', '/ai/author-profile', { name: 'Bo' }, { 'if-match': etag });
    expect(replaced.json).toMatchObject({ name: 'Bo', biography: '', links: [], revision: 3 });
    expect((await ask('PUT', '/ai/author-profile', { name: 'Cy' }, { 'if-match': etag })).status).toBe(412);
    expect((await ask('PATCH', '/ai/author-profile', { name: 'Cy', base_revision: 2 })).status).toBe(412);
  });

  test('every address that nobody can follow is told', async () => {
    const { ask } = await themeOf();
    const links = [
      { label: 'a', url: 'https://a.example/' },
      { label: 'b', url: 'javascript:alert(1)' },
    ];
    const refused = await ask('PUT', '/ai/author-profile', { picture: 'data:text/html,x', links });
    expect([refused.status, pointers(refused.json)]).toEqual([422, ['/picture', '/links/1/url']]);
  });
});

describe('the presentation of a page', () => {
  const page = { kind: 'page', key: '1', body: { path: '/about/', title: 'About' } };

  test('is the default at first, and is of pages that there are', async () => {
    const { ask, site } = await themeOf();
    await site.store.write({ by: 'test', action: 'test', writes: [page] });
    const first = await ask('GET', '/ai/content/1/presentation');
    expect(first.json).toMatchObject({ id: 1, template: 'default', width: 'default', hide_title: false, revision: 0 });
    const put = await ask('PUT', '/ai/content/1/presentation', { width: 'wide', background: 'pattern:dots' });
    expect(put.json).toMatchObject({ id: 1, width: 'wide', background: 'pattern:dots', revision: 1 });
    const patch = await ask('PATCH', '/ai/content/1/presentation', { width: null, hide_title: true });
    expect(patch.json).toMatchObject({ width: 'default', background: 'pattern:dots', hide_title: true });
    expect((await ask('GET', '/ai/content/2/presentation')).status).toBe(404);
    expect((await ask('PUT', '/ai/content/2/presentation', {})).status).toBe(404);
    expect((await ask('GET', '/ai/content/0/presentation')).status).toBe(422);
    expect((await ask('GET', '/ai/content/x/presentation')).status).toBe(422);
  });

  const BACKGROUNDS: [value: string, status: number][] = [
    ['', 200],
    ['#f4f1ea', 200],
    ['#fff', 200],
    ['pattern:dots', 200],
    // Colours that the theme can't show: it has to know how text is read on them.
    ['rebeccapurple', 422],
    ['rgb(0 0 0 / 20%)', 422],
    ['#f4f1', 422],
    ['pattern:nothing', 422],
    ['#f4f1e', 422],
    ['url(https://other.example/x.png)', 422],
    ['red;position:fixed', 422],
    ['var(--x)', 422],
    ['pattern:../x', 422],
  ];

  test.each(BACKGROUNDS)('with the background `%s` is %d', async (background, status) => {
    const { ask, site } = await themeOf();
    await site.store.write({ by: 'test', action: 'test', writes: [page] });
    const answer = await ask('PUT', '/ai/content/1/presentation', { background });
    expect(answer.status).toBe(status);
    if (status === 422) expect(pointers(answer.json)).toEqual(['/background']);
  });

  test('every mistake is told', async () => {
    const { ask, site } = await themeOf();
    await site.store.write({ by: 'test', action: 'test', writes: [page] });
    const refused = await ask('PUT', '/ai/content/1/presentation', { template: 'x', body_classes: ['a b'], more: 1 });
    expect(pointers(refused.json)).toEqual(['/template', '/body_classes/0', '/more']);
  });
});

describe('the site', () => {
  test('is patched in depth, and what canvases lose by it is told', async () => {
    const { ask } = await themeOf();
    const footer = '<footer><x-contact field="phone"></x-contact></footer>';
    await ask('PUT', '/ai/canvas?name=footer', { source: footer, status: 'published' });
    const { json, headers } = await ask('GET', '/ai/site');
    expect(json).toMatchObject({ site: { name: 'Luna', language: 'en' }, revision: 1 });
    expect([json.theme, json.addons, json.menus]).toEqual([undefined, undefined, undefined]);
    const patch = {
      site: { name: 'Trattoria Luna' },
      contacts: { phone: null, mail: { kind: 'email', value: 'ciao@luna.example' } },
    };
    const saved = await ask('PATCH', '/ai/site', patch, { 'if-match': headers.get('etag') ?? '' });
    expect(saved.json).toMatchObject({
      site: { name: 'Trattoria Luna', description: 'By the sea' },
      contacts: { mail: { kind: 'email', value: 'ciao@luna.example' } },
      lost: [{ canvas: 'footer', tag: 'x-contact', attributes: { field: 'phone' } }],
      revision: 2,
    });
    const manifest = await ask('GET', '/ai/integration-manifest');
    expect([manifest.json.site.name, Object.keys(manifest.json.resources.contacts)]).toEqual([
      'Trattoria Luna',
      ['mail'],
    ]);
    expect((await ask('PATCH', '/ai/site', patch, { 'if-match': headers.get('etag') ?? '' })).status).toBe(412);
  });

  test('files that are not there are told, and a good site tells none', async () => {
    const { ask } = await themeOf({ isShown: true });
    const logos = {
      variants: { default: { url: '/uploads/a.png' } },
      main: { url: 'https://other.example/a.png', dark: 'https://luna.example/uploads/dark.png' },
    };
    const attachments = [{ url: '/uploads/menu.pdf' }, { url: '/feed.xml' }];
    const saved = await ask('PATCH', '/ai/site', { logos, attachments });
    expect([saved.status, saved.json.dead_links.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      200,
      ['/logos/variants/default/url', '/logos/main/dark', '/attachments/0/url'],
    ]);
    expect(saved.json.dead_links[0].message).toContain('upload the file');
    // A picture of the author, and one of a post.
    const author = { picture: '/uploads/ada.png', links: [{ label: 'Gone', url: '/gone/' }] };
    const put = await ask('PUT', '/ai/author-profile', author);
    expect(put.json.dead_links.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/picture',
      '/links/0/url',
    ]);
    const post = { type: 'post', path: '/blog/a/', title: 'A', source: '<p>We cook.</p>', image: '/uploads/a.png' };
    const made = await ask('POST', '/ai/pages', { ...post, status: 'published' });
    expect(made.json.dead_links.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/image']);
    const mended = await ask('PATCH', '/ai/site', { logos: null, attachments: [] });
    expect(mended.json.dead_links).toEqual([]);
    expect((await ask('PATCH', '/ai/pages/1', { image: null })).json.dead_links).toEqual([]);
  });

  test('every mistake is told, and nothing is saved', async () => {
    const { ask } = await themeOf();
    const wrong = await ask('PATCH', '/ai/site', { site: { language: 'x y', url: 'luna' }, addons: {}, sozial: [] });
    expect(pointers(wrong.json).toSorted()).toEqual(['/addons', '/site/language', '/site/url', '/sozial']);
    const needed = await ask('PATCH', '/ai/site', { site: { name: null, url: null } });
    expect(pointers(needed.json)).toEqual(['/site/name', '/site/url']);
    const addresses = await ask('PATCH', '/ai/site', {
      logos: { variants: { default: { url: 'javascript:1' } }, main: { url: '/logo.svg', dark: 'data:image/png,x' } },
      social: [{ network: 'instagram', url: 'javascript:2' }],
      contacts: { phone: { url: 'vbscript:3' } },
      attachments: [{ url: '/menu.pdf' }, { url: 'file:///etc/passwd' }],
    });
    expect(pointers(addresses.json)).toEqual([
      '/logos/variants/default/url',
      '/logos/main/dark',
      '/social/0/url',
      '/contacts/phone/url',
      '/attachments/1/url',
    ]);
    expect((await ask('GET', '/ai/site')).json.revision).toBe(1);
  });
});

test('control characters in what a site is and has are refused with the place, line ends of an address are none', async () => {
  const { ask } = await themeOf();
  const contacts = {
    mail: { kind: 'email', value: 'ada@example.com\r\nBcc: x@example.com' },
    phone: { kind: 'phone', value: '+39 06 1234 5678', display: 'Call\u0000' },
    place: { kind: 'address', value: 'Via Roma 1\n00100 Roma' },
    odd: { kind: 'text', value: 'a\u001bb' },
  };
  const refused = await ask('PATCH', '/ai/site', { contacts, site: { name: 'Lu\nna' } });
  expect([refused.status, pointers(refused.json).toSorted()]).toEqual([
    422,
    ['/contacts/mail/value', '/contacts/odd/value', '/contacts/phone/display', '/site/name'],
  ]);
  expect((await ask('PATCH', '/ai/site', { contacts: { place: contacts.place } })).status).toBe(200);
});

test('names and titles have an end, and no halves of characters', async () => {
  const { ask } = await themeOf();
  const file = { url: '/uploads/a.pdf', title: 'x'.repeat(301) };
  const refused = await ask('PATCH', '/ai/site', { site: { name: 'x'.repeat(301) }, attachments: [file] });
  expect([refused.status, pointers(refused.json)]).toEqual([422, ['/site/name', '/attachments/0/title']]);
  expect(pointers((await ask('PATCH', '/ai/site', { site: { name: 'Lu\ud800' } })).json)).toEqual(['/site/name']);
  expect(pointers((await ask('PUT', '/ai/author-profile', { name: 'A\u0001' })).json)).toEqual(['/name']);
  expect((await ask('PATCH', '/ai/site', { site: { name: 'x'.repeat(300) } })).status).toBe(200);
});

test('what published pages lose by a change of the site or of menus is told, too', async () => {
  const { ask } = await themeOf();
  const source = '<h1>Us</h1><p><x-contact field="phone"></x-contact></p><nav><x-menu location="topic"></x-menu></nav>';
  await ask('POST', '/ai/pages', { path: '/us/', title: 'Us', source, status: 'published' });
  await ask('POST', '/ai/pages', { path: '/draft/', title: 'Draft', source });
  const other = await ask('PATCH', '/ai/site', { site: { description: 'In the hills' } });
  expect(other.json.lost).toEqual([]);
  const saved = await ask('PATCH', '/ai/site', { contacts: null });
  expect(saved.json.lost).toEqual([{ canvas: 'page/1', tag: 'x-contact', attributes: { field: 'phone' } }]);
  const menus = await ask('POST', '/ai/menus', { locations: { topic: null } });
  expect(menus.json.lost.map(({ canvas }: { canvas: string }) => canvas)).toEqual(['header', 'page/1']);
});

describe('what a change of the site is confirmed for', () => {
  const moved = { site: { url: 'https://evil.example' } };
  const mailed = { contacts: { mail: { kind: 'email', value: 'evil@evil.example' } } };

  test('another address of the site, also by a rollback', async () => {
    const { ask } = await themeOf();
    const done = await confirmed(ask, 'PATCH', '/ai/site', moved);
    expect(done.preview.summary).toBe("The site's address becomes https://evil.example, in links that are mailed, too");
    expect(done.preview.undo).toBe('`POST /ai/rollback` of the site to revision 1');
    expect([done.status, done.json.site.url]).toEqual([200, 'https://evil.example']);
    const back = await confirmed(ask, 'POST', '/ai/rollback', { kind: 'site', revision: 1 });
    expect(back.preview.summary).toContain('https://luna.example');
    expect((await ask('GET', '/ai/site')).json.site.url).toBe('https://luna.example');
    expect((await ask('POST', '/ai/rollback', { kind: 'site', revision: 1 })).status).toBe(200);
  });

  test('another recipient of what visitors write, though nothing may be mailed yet', async () => {
    const { ask } = await themeOf();
    const first = { contacts: { mail: { kind: 'email', value: 'ciao@luna.example' } } };
    expect((await ask('PATCH', '/ai/site', first)).status).toBe(200);
    const done = await confirmed(ask, 'PATCH', '/ai/site', mailed);
    expect(done.preview.summary).toBe(
      'Messages of forms without a recipient of their own are mailed to evil@evil.example',
    );
    const named = (name: string) => ({ contacts: { [name]: { kind: 'email', value: `${name}@luna.example` } } });
    // Behind the one in force, and before it: what is stored is in the order of the names.
    expect((await ask('PATCH', '/ai/site', named('office'))).status).toBe(200);
    expect((await confirmed(ask, 'PATCH', '/ai/site', named('a_first'))).preview.summary).toContain(
      'mailed to a_first@luna.example',
    );
    expect((await confirmed(ask, 'PATCH', '/ai/site', { contacts: null })).preview.summary).toContain('nobody');
  });

  test.each([
    [{ site: { url: 'https://luna.example/sub/' } }, '/site/url'],
    [{ contacts: { mail: { kind: 'email', value: 'a@a.example, b@evil.example' } } }, '/contacts/mail/value'],
    [{ contacts: { mail: { kind: 'email', value: 'not a mail' } } }, '/contacts/mail/value'],
  ])('what could not be served is refused: %j', async (patch, place) => {
    const { ask } = await themeOf();
    const refused = await ask('PATCH', '/ai/site', patch);
    expect([refused.status, pointers(refused.json)]).toEqual([422, [place]]);
  });

  test('nothing else of it', async () => {
    const { ask } = await themeOf();
    const patch = { site: { name: 'Sol', url: 'https://luna.example' }, contacts: { phone: null } };
    expect((await ask('PATCH', '/ai/site', patch)).status).toBe(200);
  });
});
