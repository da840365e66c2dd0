import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

type Menus = Record<string, { label: string; items: readonly string[] }>;

const siteWith = (language: string, menus: Menus) =>
  buildManifest(
    parseSite({
      site: { name: 'Tidebook', description: 'Berths', url: 'https://tidebook.example', language },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: Object.fromEntries(Object.entries(menus).map(([at, { label }]) => [at, { label, menu: at }])),
        definitions: Object.fromEntries(
          Object.entries(menus).map(([at, { label, items }]) => [
            at,
            { name: label, items: items.map((item, index) => ({ label: item, url: `/${at}-${index}/` })) },
          ]),
        ),
      },
    }),
  );

const TOPIC = { label: 'Main menu', items: ['Product', 'Prices'] };
const SITE = siteWith('en', {
  topic: TOPIC,
  topic_right: { label: 'Top bar, right', items: ['Help centre', 'Sign in'] },
});
const BARE = siteWith('en', { topic: TOPIC });
const LINKS =
  '<a href="/docs">Docs</a> <a href="https://status.tidebook.example">Status</a> <a href="/login">Log in</a>';
const bar = (links: string, name = 'topbar__links') =>
  `<header><div class="topbar"><div class="${name}">${links}</div></div><x-logo></x-logo><x-menu location="topic"></x-menu></header><main><h1>x</h1></main>`;
const found = (code: string, site = SITE) => lint(code, site).filter(({ rule }) => rule === 'no-invented-menu');

test('pages beside a log-in in a bar of the header need a look where a location is for that', () => {
  expect(found(bar(LINKS))).toMatchObject([{ outcome: 'needs-review', resource: '/resources/menus/topic_right' }]);
});

test.each([
  ['no location is for it', bar(LINKS), BARE],
  [
    'log-in, account and cart',
    bar('<a href="/login">Log in</a><a href="/account">Account</a><a href="/cart">Cart</a>'),
    SITE,
  ],
  ['one page beside them', bar('<a href="/docs">Docs</a><a href="/login">Log in</a><a href="/cart">Cart</a>'), SITE],
  ['no bar', bar(LINKS, 'x').replace('class="topbar"', 'class="row"'), SITE],
])('silent: %s', (_what, code, site) => {
  expect(found(code, site)).toEqual([]);
});

const ARABIC = siteWith('ar', {
  topic: { label: 'القائمة', items: ['الرئيسية', 'المتجر'] },
  footer: { label: 'قانوني', items: ['الخصوصية', 'الشروط'] },
  footer_col_1: { label: 'روابط', items: ['من نحن', 'اتصل بنا'] },
});

test('legal links in Arabic get the menu of such pages, and the column before them another', () => {
  const list = (...labels: string[]) =>
    labels.map((label, at) => `<li><a href="/x${label.length}${at}">${label}</a></li>`).join('');
  const code = `<main><h1>x</h1></main><footer><div><h4>روابط سريعة</h4><ul>${list('المدونة', 'الوظائف', 'الفروع')}</ul></div><div><p>© 2026 Tidebook</p><ul>${list('سياسة الخصوصية', 'شروط الاستخدام')}</ul></div></footer>`;
  expect(found(code, ARABIC).map(({ resource }) => resource)).toEqual([
    '/resources/menus/footer_col_1',
    '/resources/menus/footer',
  ]);
});
