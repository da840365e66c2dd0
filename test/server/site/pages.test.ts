import { describe, expect, test } from 'vitest';
import { HOOKS } from '../../../src/server/site/kinds/slot.js';
import { STYLESHEET_PATH } from '../../../src/server/site/stylesheet/index.js';
import { pageWrites, siteOf, write } from './site-of.js';

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const headOf = (html: string) =>
  html.slice(0, html.indexOf('</head>')).replace(/<style>.*?<\/style>/s, '<style>…</style>');

describe('the document of a page', () => {
  test('its head', async () => {
    const { ask, site } = await siteOf();
    await write(site, ...pageWrites(20, '/one/', '<p>One</p>', { title: 'One & "two"', description: '<b>' }));
    expect(headOf((await ask('/one/')).text)).toBe(
      [
        '<!DOCTYPE html>',
        '<html lang="en" dir="ltr" class="print-addresses">',
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<title>One &amp; "two" – Fjordlight Studio</title>',
        '<meta name="description" content="&lt;b&gt;">',
        '<link rel="canonical" href="https://fjordlight.example/one/">',
        '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
        '<meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)">',
        '<link rel="icon" href="/_inlay/icon.svg" type="image/svg+xml">',
        `<link rel="stylesheet" href="${STYLESHEET_PATH}">`,
        '<style>…</style>',
        '<link rel="alternate" type="application/atom+xml" title="Fjordlight Studio" href="/feed.xml">',
        '<meta property="og:type" content="website"><meta property="og:site_name" content="Fjordlight Studio">' +
          '<meta property="og:title" content="One &amp; &quot;two&quot;"><meta property="og:description" content="&lt;b&gt;">' +
          '<meta property="og:url" content="https://fjordlight.example/one/">' +
          '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[' +
          '{"@type":"ListItem","position":1,"name":"Home","item":"https://fjordlight.example/"},' +
          '{"@type":"ListItem","position":2,"name":"One & \\"two\\"","item":"https://fjordlight.example/one/"}]}</script>',
        '',
      ].join('\n'),
    );
  });

  test('its body, with a header and a footer of the site', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      {
        kind: 'canvas',
        key: 'header',
        body: { published: { source: '<p>Top <x-contact field="email"></x-contact></p>', manifest: '' } },
      },
      { kind: 'canvas', key: 'footer', body: { published: { source: '<footer>End</footer>', manifest: '' } } },
      ...pageWrites(20, '/one/', '<p>One</p>', { title: 'One' }),
    );
    expect(bodyOf((await ask('/one/')).text)).toBe(
      [
        '<body class="template-default width-default">',
        '<a class="skip-link" href="#content">Skip to content</a>',
        '<header class="theme-header is-page fold-phone has-line is-canvas"><p>Top <a class="x-contact x-contact--email" ' +
          'href="mailto:hello@fjordlight.example">hello@fjordlight.example</a></p></header>',
        '',
        '<main id="content" class="theme-main">',
        '<nav class="breadcrumbs" aria-label="You are here"><ol role="list"><li><a href="/">Home</a></li>' +
          '<li><span aria-current="page">One</span></li></ol></nav>',
        '<h1 class="page-title">One</h1>',
        '<div class="content"><p>One</p></div></main>',
        '<div class="theme-footer is-shade is-canvas"><footer>End</footer></div>',
        '',
        '</body>',
        '</html>',
        '',
      ].join('\n'),
    );
  });

  test('a draft is no page, and no header', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      {
        kind: 'page',
        key: '20',
        body: { path: '/draft/', title: 'Draft', draft: { source: '<p>Secret</p>', manifest: '' } },
      },
      { kind: 'path', key: '/draft/', body: { page: '20' } },
      { kind: 'canvas', key: 'header', body: { draft: { source: '<header>Secret</header>', manifest: '' } } },
    );
    expect((await ask('/draft/')).status).toBe(404);
    expect((await ask('/')).text).not.toContain('Secret');
    expect((await ask('/sitemap.xml')).text).not.toContain('draft');
  });

  test('a title is shown once, and not where it is hidden', async () => {
    const { ask, site } = await siteOf();
    const count = async (path: string) => [...(await ask(path)).text.matchAll(/<h1/g)].length;
    await write(site, ...pageWrites(20, '/own/', '<h1>Own</h1>'), ...pageWrites(21, '/none/', '<p>None</p>'));
    expect([await count('/own/'), await count('/none/')]).toEqual([1, 1]);
    await write(site, { kind: 'presentation', key: '21', body: { hide_title: true } });
    expect(await count('/none/')).toBe(0);
  });

  test('a canvas with a main element has no other around it', async () => {
    const { ask, site } = await siteOf();
    await write(site, ...pageWrites(20, '/own/', '<main><p>Own</p></main>'));
    expect([...(await ask('/own/')).text.matchAll(/<main/g)]).toHaveLength(1);
  });
});

describe('presentation', () => {
  const presented = async (body: object) => {
    const { ask, site } = await siteOf();
    await write(site, { kind: 'presentation', key: '2', body });
    return (await ask('/about/')).text;
  };
  test('blank shows the canvas alone', async () => {
    const html = await presented({ template: 'blank' });
    expect(html).not.toMatch(/theme-header|theme-footer|breadcrumbs|page-title/);
    expect(html).toContain('How we work');
  });
  test('sidebar has the newest posts beside it', async () => {
    expect(await presented({ template: 'sidebar' })).toContain(
      '<aside class="sidebar" aria-label="Latest posts"><section><h2>Latest posts</h2><ul role="list"><li><a href="/blog/how-we-print/">How we print</a></li></ul></section></aside>',
    );
  });
  test('header and footer can be hidden', async () => {
    const html = await presented({ header: 'hidden', footer: 'hidden' });
    expect(html).not.toMatch(/theme-header|theme-footer/);
  });
  test.each(['transparent', 'overlay'])('the header can be %s', async (header) => {
    expect(await presented({ header })).toContain(`<div class="theme-header is-${header} `);
  });
  test('width, classes and background are on the page', async () => {
    const html = await presented({ width: 'wide', body_classes: ['a', 'b-c'], background: '#203040' });
    expect(html).toContain('<body class="template-default width-wide a b-c">');
    // Dark: its text is read on it, and that of the other scheme is not.
    expect(html).toContain('color-scheme:only dark;--ground:light-dark(#203040, #203040)');
  });
  test('a background that is neither colour nor pattern changes nothing', async () => {
    const plain = await presented({});
    expect(await presented({ background: '</style><script>alert(1)</script>' })).toBe(plain);
  });
});

describe('slots', () => {
  const slot = (key: string, more: object) => ({
    kind: 'slot',
    key,
    body: {
      title: key,
      language: 'html',
      code: `<i>${key}</i>`,
      hook: 'body_end',
      enabled: true,
      status: 'valid',
      ...more,
    },
  });

  test('stand at their hooks, in their order', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      ...HOOKS.map((hook) => slot(hook, { hook, code: `<!--${hook}-->` })),
      slot('first', { hook: 'body_end', priority: 1, code: '<!--first-->' }),
    );
    const { text } = await ask('/about/');
    const found = [...text.matchAll(/<!--(\w+)-->|<(head|title|\/head|body|header|main|h1|\/main|footer)[\s>]/g)].map(
      ([, name, tag]) => name ?? `<${tag}>`,
    );
    const wanted = [
      '<head>',
      'head_start',
      '<title>',
      'head_end',
      '</head>',
      '<body>',
      'body_start',
      'before_header',
      '<header>',
      'after_header',
      '<main>',
      'before_content',
      '<h1>',
      'after_content',
      '</main>',
      'before_footer',
      '<footer>',
      'after_footer',
      'first',
      'body_end',
    ];
    expect(found).toEqual(wanted);
  });

  test('are in no page unless they are enabled and valid', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      slot('off', { enabled: false }),
      slot('draft', { status: 'draft' }),
      slot('quarantined', { status: 'quarantined' }),
      slot('on', {}),
    );
    const { text } = await ask('/');
    expect([...text.matchAll(/<i>(\w+)<\/i>/g)].map(([, name]) => name)).toEqual(['on']);
  });

  test('stand where their conditions hold', async () => {
    const { ask, site } = await siteOf({ isSignedIn: async (cookie) => cookie === 'me=1' });
    const at = (conditions: object) => ({ scope: 'conditions', conditions });
    await write(
      site,
      slot('below', at({ paths: ['/blog/*'] })),
      slot('exact', at({ paths: ['/blog/'] })),
      slot('page', at({ page_ids: [2] })),
      slot('either', at({ paths: ['/contact/'], page_ids: [2] })),
      slot('signed', at({ signed_in: true })),
      slot('guest', at({ signed_in: false })),
      slot('all', at({})),
    );
    const names = async (path: string, cookie = '') =>
      [...(await ask(path, { headers: { cookie } })).text.matchAll(/<i>(\w+)<\/i>/g)].map(([, name]) => name);
    expect(await names('/blog/')).toEqual(['all', 'below', 'exact', 'guest']);
    expect(await names('/blog/how-we-print/')).toEqual(['all', 'below', 'guest']);
    expect(await names('/about/')).toEqual(['all', 'either', 'guest', 'page']);
    expect(await names('/contact/')).toEqual(['all', 'either', 'guest']);
    expect(await names('/contact/', 'me=1')).toEqual(['all', 'either', 'signed']);
    expect(await names('/contact/', 'me=2')).toEqual(['all', 'either', 'guest']);
    // No path that a stranger asks for is that by which the page of who is signed in is kept.
    for (const path of ['/contact/%0Ain', '/in:/contact/', '/%0Ain']) expect(await names(path)).not.toContain('signed');
    expect((await ask('/')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask('/')).headers.get('vary')).toBe('Accept-Encoding, Cookie');
  });

  test('code can not end its own element early', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      slot('js', { language: 'js', code: 'x = "</script><b>1</b>"; y = "<!--<script>"' }),
      slot('css', { language: 'css', code: 'a::after{content:"</style><b>2</b>"}' }),
    );
    const { text } = await ask('/');
    expect(text).toContain('x = "<\\/script><b>1</b>"; y = "<\\!--<script>"');
    expect(text).toContain('content:"<\\/style><b>2</b>"');
  });
});

describe('languages', () => {
  test('a site that is written from right to left', async () => {
    const { ask } = await siteOf({}, 'ar');
    const { text } = await ask('/about/');
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).toContain('<a class="skip-link" href="#content">تخطَّ إلى المحتوى</a>');
  });

  test('a page in another language says which one header and footer have', async () => {
    const { ask, site } = await siteOf();
    await write(site, ...pageWrites(20, '/he/', '<p>שלום</p>', { language: 'he' }));
    const { text } = await ask('/he/');
    expect(text).toContain('<html lang="he" dir="rtl"');
    expect(text).toContain('<div class="theme-header is-page fold-phone has-line" lang="en" dir="ltr">');
    expect(text).toContain('<div class="theme-footer is-shade" lang="en" dir="ltr">');
  });
});

test('every location of the theme has its use', async () => {
  const { ask, site } = await siteOf();
  const names =
    'topic naviga utili footer topic_left topic_right footer_col_1 footer_col_2 footer_col_3 footer_col_4'.split(' ');
  const locations = Object.fromEntries(names.map((name) => [name, { label: name, menu: 'm' }]));
  await write(site, {
    kind: 'menus',
    key: 'menus',
    body: { locations, definitions: { m: { name: 'M', items: [{ label: 'Home', url: '/' }] } } },
  });
  const shown = async () => [...(await ask('/about/')).text.matchAll(/x-menu--(\w+)/g)].map(([, name]) => name);
  expect(await shown()).toEqual(['topic', 'naviga', 'utili', 'footer']);
  await write(site, { kind: 'options', key: 'theme', body: { header_layout: 'centred', footer_layout: 'mega' } });
  expect(await shown()).toEqual(names.slice(4));
});

test('named canvases stand in their places', async () => {
  const { ask, site } = await siteOf();
  const canvas = (key: string) => ({
    kind: 'canvas',
    key,
    body: { published: { source: `<p>${key}</p>`, manifest: '' } },
  });
  await write(
    site,
    canvas('sidebar'),
    canvas('before_posts'),
    canvas('after_post'),
    canvas('not_found'),
    { kind: 'presentation', key: '2', body: { template: 'sidebar' } },
    { kind: 'page', key: '4', body: null },
    { kind: 'path', key: '/blog/', body: null },
  );
  for (const [path, key] of [
    ['/about/', 'sidebar'],
    ['/blog/', 'before_posts'],
    ['/blog/how-we-print/', 'after_post'],
    ['/nowhere/', 'not_found'],
  ] as const) {
    expect(
      [...(await ask(path)).text.matchAll(/<p>(sidebar|before_posts|after_post|not_found)<\/p>/g)].map(
        ([, name]) => name,
      ),
    ).toEqual([key]);
  }
});

test.each([
  ['the footer its own logo where it has one', { default: 'a', footer: 'b' }, '/media/b.svg'],
  ['the footer the logo of the header where it has none of its own', { default: 'a' }, '/media/a.svg'],
])("the theme's own footer shows %s", async (_what, files, expected) => {
  const { ask, site } = await siteOf();
  const now = (await site.store.get('site', 'site'))?.body as object; // of that kind
  const variants = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { url: `/media/${file}.svg`, alt: 'Logo' }]),
  );
  await write(site, { kind: 'site', key: 'site', body: { ...now, logos: { variants } } });
  const { text } = await ask('/');
  expect(text.slice(text.indexOf('theme-footer'))).toContain(`src="${expected}"`);
});
