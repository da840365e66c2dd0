import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const menu = (id: string, ...labels: string[]) => ({
  [id]: { name: id, items: labels.map((label) => ({ label, url: `/${label.toLowerCase()}` })) },
});
const siteWith = (locations: Record<string, string>) =>
  buildManifest(
    parseSite({
      site: { name: 'Weberei Holm', description: 'Stoffe', url: 'https://holm.example', language: 'de' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: Object.fromEntries(Object.entries(locations).map(([name, id]) => [name, { label: name, menu: id }])),
        definitions: {
          ...menu('main', 'Stoffe', 'Kurse', 'Geschichte'),
          ...menu('foot', 'Presse', 'Standorte'),
          ...menu('legal', 'Impressum', 'Datenschutz'),
          ...menu('more', 'Garne', 'Versand'),
        },
      },
    }),
  );
const manifest = siteWith({ topic: 'main', naviga: 'more', footer: 'foot', utili: 'legal' });
const found = (code: string, of = manifest) => lint(code, of).filter(({ rule }) => rule === 'no-invented-menu');
const HEADER = '<header><x-menu location="topic"></x-menu></header>';
const MAIN = '<main><h1>Holm</h1></main>';
const FOOTER = '<footer><x-menu location="footer"></x-menu></footer>';
const LINKS = '<a href="/damen">Damen</a><a href="/herren">Herren</a><a href="/kinder">Kinder</a>';

test('links beside a component in one navigation are no other menu', () => {
  const flyout = '<ul><li><a href="/damen">Damen</a></li><li><a href="/herren">Herren</a></li></ul>';
  const [one] = found(`<header><nav><x-menu location="topic"></x-menu><div>${flyout}</div></nav></header>${MAIN}`);
  expect(one?.message).toContain(
    'expected no links of its own in the navigation that has `<x-menu location="topic"></x-menu>`',
  );
  expect(one?.fix).toBeUndefined();
  const [other] = found(`<header><x-menu location="topic"></x-menu><nav>${flyout}</nav></header>${MAIN}`);
  expect(other?.message).toContain('expected `<x-menu location="naviga"></x-menu>`');
});

test('the row of legal pages is offered for such pages alone', () => {
  const footer = (links: string) => `${MAIN}<footer><x-menu location="footer"></x-menu><div>${links}</div></footer>`;
  const [others] = found(footer('<h3>Laden</h3><a href="/hilfe">Hilfe</a><a href="/gutscheine">Gutscheine</a>'));
  expect(others?.message).toContain(
    'expected no links: remove them with their heading and their empty column, as no menu of the site is left for them (assigned: `footer`, `utili`)',
  );
  expect(others?.fix).toBeUndefined();
  const [legal] = found(footer('<a href="/agb">AGB</a><a href="/cookies">Cookies</a>'));
  expect(legal?.message).toContain('`<x-menu location="utili"></x-menu>`');
  expect(legal?.fix).toBeDefined();
});

test.each([
  ['a drawer behind the footer', `${HEADER}${MAIN}${FOOTER}<div class="overlay"><div>${LINKS}</div></div>`],
  ['a dialog', `<site-top><template shadowrootmode="open"><dialog>${LINKS}</dialog></template></site-top>${MAIN}`],
  ['a popover', `${MAIN}<div popover id="m">${LINKS}</div>`],
  [
    'a bar for phones with two pages',
    `${HEADER}${MAIN}${FOOTER}<div class="fixed bottom-0 inset-x-0"><a href="/">Start</a><a href="/neu">Neu</a><a href="/hilfe">Hilfe</a></div>`,
  ],
  [
    'columns of a flyout',
    `<header><nav><x-menu location="topic"></x-menu><div><div><h3>A</h3><a href="/damen">Damen</a><a href="/herren">Herren</a></div><b>x</b></div></nav></header>${MAIN}`,
  ],
  [
    'pictures in navigation',
    `<header><nav>${LINKS.replaceAll('">', '"><img src="https://cdn.example/a.png" alt="">')}</nav></header>${MAIN}`,
  ],
  [
    'a legal row at the foot of a page without a footer',
    '<table><tr><td><h2>Holm</h2><p>Text</p></td></tr><tr><td><font><a href="a.php">Mentions légales</a> | <a href="b.php">CGV</a> | <a href="c.php">Plan</a></font></td></tr></table>',
  ],
])('finds %s', (_name, code) => {
  expect(found(code)).toHaveLength(1);
});

test.each([
  [
    'a notice about cookies',
    `${HEADER}${MAIN}${FOOTER}<div role="dialog"><p>Cookies</p><a href="/a">Cookies</a><a href="/b">Privacy</a><a href="/c">Legal notice</a></div>`,
  ],
  ['a dialog of the content', `${HEADER}<main><h1>Holm</h1><dialog>${LINKS}</dialog></main>${FOOTER}`],
  [
    'cards with headings in the header of a page',
    `<header><x-menu location="topic"></x-menu><div>${LINKS.replaceAll('">', '"><h3>Neu</h3>')}</div></header>${MAIN}`,
  ],
  ['links behind the headings', `<div><h2>Holm</h2><p>Text</p></div><p>${LINKS}</p>`],
])('leaves %s alone', (_name, code) => {
  expect(found(code)).toEqual([]);
});

test('links with icons in the content are no copy of a menu, those in a list of navigation are', () => {
  const row = ['Stoffe', 'Kurse', 'Geschichte']
    .map((label) => `<a href="/${label.toLowerCase()}"><i class="icon"></i>${label}</a>`)
    .join('');
  const copies = (code: string) => lint(code, manifest).filter(({ rule }) => rule === 'no-static-menu');
  expect(copies(`${HEADER}<main><h1>Holm</h1><div class="quick">${row}</div></main>`)).toEqual([]);
  expect(copies(`<header><nav>${row}</nav></header>${MAIN}`)).toHaveLength(1);
});

test('a bar between the header and the first heading is the site’s navigation', () => {
  const bar = (before: string) => `${before}<table class="menu"><tr><td>${LINKS}</td></tr></table><h1>Holm</h1>`;
  expect(found(bar('<table class="head"><tr><td>Holm</td></tr></table>'))).toHaveLength(1);
  expect(found(bar('<header>Holm</header>'))).toHaveLength(1);
  expect(found(bar('<header>Holm</header><h1>Holm</h1>'))).toEqual([]);
});

test('pages that the law asks for get the menu that has such pages, wherever it is', () => {
  const definitions = {
    ...menu('foot', 'Presse', 'Standorte'),
    ...menu('visitor', 'Anmelden', 'Warenkorb', 'Hilfe'),
    ...menu('rules', 'Widerruf', 'AGB'),
    ...menu('more', 'Barrierefreiheit', 'Übersicht'),
  };
  const site = (locations: Record<string, string>) =>
    buildManifest(
      parseSite({
        site: { name: 'Weberei Holm', description: 'Stoffe', url: 'https://holm.example', language: 'de' },
        theme: { name: 'T', version: '1.0.0' },
        menus: {
          locations: Object.fromEntries(Object.entries(locations).map(([at, id]) => [at, { label: at, menu: id }])),
          definitions,
        },
      }),
    );
  const column = (heading: string, ...links: string[]) =>
    `${MAIN}<footer><div><h3>${heading}</h3><ul>${links.map((each) => `<li><a href="/${each}.html">${each}</a></li>`).join('')}</ul></div></footer>`;
  const legal = column('Legal', 'Impressum', 'Datenschutz', 'Cookies');
  const expected = (code: string, locations: Record<string, string>) =>
    found(code, site(locations)).map(({ message, fix }) => [
      /, expected (.*?)(?:, under no heading [^:]*)?: invented/.exec(message)?.[1],
      fix !== undefined,
    ]);
  expect(expected(legal, { footer: 'foot', utili: 'visitor', footer_col_2: 'rules' })).toEqual([
    ['`<x-menu location="footer_col_2"></x-menu>`', true],
  ]);
  expect(expected(legal, { footer: 'foot', utili: 'visitor' })).toEqual([
    [
      'no links: remove them with their heading and their empty column, as no menu of the site has such pages (assigned: `footer`, `utili`)',
      false,
    ],
  ]);
  // The theme has this place for such pages, and nothing says that its menu is another.
  expect(expected(legal, { footer: 'foot', utili: 'more' })).toEqual([['`<x-menu location="utili"></x-menu>`', true]]);
  expect(expected(column('Hilfe', 'Versand', 'Größen'), { footer: 'visitor', footer_col_1: 'foot' })).toEqual([
    ['`<x-menu location="footer_col_1"></x-menu>`', true],
  ]);
  expect(expected(column('Hilfe', 'Hilfe', 'Größen', 'Pflege'), { utili: 'visitor' })).toEqual([
    ['`<x-menu location="utili"></x-menu>`', true],
  ]);
});

const ANCHORS = '<a href="#a">Wolle</a><a href="#b">Leinen</a><a href="#c">Seide</a><a href="#d">Anfahrt</a>';

test.each([
  ['first', `${ANCHORS}<a href="/karriere">Karriere</a><a href="/blog">Blog</a>`],
  [
    'between',
    ANCHORS.replace('<a href="#c">', '<a href="/karriere">Karriere</a><a href="/blog">Blog</a><a href="#c">'),
  ],
])('invented pages among links to parts of the page are found, the parts %s, and stay', (_where, links) => {
  const [menus, ...more] = found(`<header><nav>${links}</nav></header>${MAIN}`);
  expect(more).toEqual([]);
  expect(menus?.message).toContain('(`Karriere`, `Blog`)');
  expect(menus?.message).toContain(
    'expected the links to parts of the page alone, and `<x-menu location="topic"></x-menu>` beside them',
  );
  expect(menus?.fix).toBeUndefined();
  const shown = `<x-menu location="topic"></x-menu><x-menu location="naviga"></x-menu>`;
  const [again] = found(`<header>${shown}<nav>${links}</nav></header>${MAIN}`);
  expect(again?.message).toContain('expected the links to parts of the page alone: invented');
});

test.each([
  ['one page', `<header><nav>${ANCHORS}<a href="/karriere">Karriere</a></nav></header>`],
  [
    'a page of a menu and one more',
    `<header><nav>${ANCHORS}<a href="/kurse">Kurse</a><a href="/x">Y</a></nav></header>`,
  ],
  ['a log-in and a cart', `<header><nav>${ANCHORS}<a href="/login">Login</a><a href="/cart">Cart</a></nav></header>`],
  [
    'two other sites',
    `<header><nav>${ANCHORS}<a href="https://a.example">A</a><a href="https://b.example">B</a></nav></header>`,
  ],
  ['two pages, in the content', `<main><h1>Holm</h1><nav>${ANCHORS}<a href="/x">X</a><a href="/y">Y</a></nav></main>`],
  ['two files', `<header><nav>${ANCHORS}<a href="/a.pdf">Preise</a><a href="/b.pdf">Muster</a></nav></header>`],
])('links to parts of the page with %s are left alone', (_what, code) => {
  expect(found(`${code}${MAIN}`)).toEqual([]);
});

test.each([
  ['a bar behind the content', `${HEADER}${MAIN}<div class="bundbar">${LINKS}</div>${FOOTER}`, 1],
  ['a hidden drawer', `${HEADER}<aside class="skuffe" hidden><ul><li>${LINKS}</li></ul></aside>${MAIN}${FOOTER}`, 1],
  ['links in the content', `${HEADER}<main><h1>Holm</h1><div class="bundbar">${LINKS}</div></main>${FOOTER}`, 0],
  ['a hidden panel of the content', `${HEADER}<main><h1>H</h1><div hidden>${LINKS}</div></main>${FOOTER}`, 0],
])('%s', (_what, code, count) => {
  expect(found(code)).toHaveLength(count);
});

const panel = (content: string, button = '<button aria-expanded="false">Produkt</button>') =>
  `<header><nav><div class="relative">${button}<div>${content}</div></div><a href="/preise">Preise</a><a href="/blog">Blog</a></nav></header>${MAIN}`;

test('links with a line below their name are items of a wide menu, which belongs to its row', () => {
  const line = 'Alles, was man zum Weben braucht, und wie man es wieder los wird';
  const links = `<a href="/damen"><span>Damen</span><p>${line}</p></a><a href="/herren"><strong>Herren</strong><p>${line}</p></a>`;
  const [one, another] = found(panel(links));
  expect(one?.message).toContain('(`Damen`, `Herren`, `Preise` and 1 more)');
  expect(another).toBeUndefined();
  const teasers = links.replaceAll('<p>', '<p><time>3. Mai</time> ');
  expect(found(panel(teasers))).toEqual([]);
});

test('links with a legal page right before the copyright are the foot of a section', () => {
  const section = (links: string, line: string) =>
    `<section><form action="/x"><input name="q"></form><nav>${links}</nav><p><small>${line}</small></p></section>`;
  const links = '<a href="/archiv">Archiv</a><a href="/termine">Termine</a><a href="/agb">AGB</a>';
  expect(found(section(links, '© 2025 Weberei Holm'))).toHaveLength(1);
  expect(found(section(links, 'Stand: Mai 2025'))).toEqual([]);
  expect(found(section(LINKS, '© 2025 Weberei Holm'))).toEqual([]);
});

test('the heading of a column has to fit the menu that is shown below it', () => {
  const links = '<ul><li><a href="/mut">Mut</a></li><li><a href="/rat">Rat</a></li></ul>';
  const message = (heading: string) => found(`${MAIN}<footer><div>${heading}${links}</div></footer>`)[0]?.message;
  expect(message('<h3>Mehr</h3>')).toContain(
    '</x-menu>`, under no heading or one that fits its items (`Presse`, `Standorte`):',
  );
  expect(message('')).not.toContain('heading');
});

test('panels of one navigation are one menu where the site has no more menus for it', () => {
  const panel = (name: string, ...links: string[]) =>
    `<div><h3>${name}</h3><ul>${links.map((link) => `<li><a href="/${link}">${link}</a></li>`).join('')}</ul></div>`;
  const wide = `<header><nav>${panel('Damen', 'Kleid', 'Rock')}${panel('Herren', 'Hemd', 'Hut')}</nav></header>${MAIN}`;
  const alone = siteWith({ topic: 'main' });
  expect(found(wide, alone)).toMatchObject([{ start: 8, evidence: { links: 4 } }]);
  const two = siteWith({ topic_left: 'main', topic_right: 'more' });
  expect(found(wide, two)).toHaveLength(2);
});

test("links to hosts below the site's own are parts of its navigation", () => {
  const nav = (host: string) =>
    found(
      `<header><nav><a href="/preise">Preise</a><a href="/kunden">Kunden</a><a href="https://docs.${host}">Hilfe</a><a href="https://app.${host}">Start</a><a href="https://status.${host}">Lage</a></nav></header>`,
    );
  expect(nav('holm.example')).toHaveLength(1);
  expect(nav('ganz-anders.example')).toEqual([]);
});

test('pages that the law asks for are a foot in a section that is all of a canvas', () => {
  const list = (...links: string[]) =>
    `<ul>${links.map((link) => `<li><a href="/${link}">${link}</a></li>`).join('')}</ul>`;
  const section = (links: string) =>
    `<section><h2>Brief</h2><div class="links">${links}</div><p>Bis bald</p></section>`;
  expect(found(section(list('Rechtliches', 'Cookies', 'AGB')))).toHaveLength(1);
  expect(found(section(list('Garne', 'Farben', 'Stoffe')))).toEqual([]);
  expect(
    found(`<main><h1>Rechtliches</h1>${section(list('Rechtliches', 'Cookies', 'AGB'))}<h2>Mehr</h2></main>`),
  ).toEqual([]);
});
