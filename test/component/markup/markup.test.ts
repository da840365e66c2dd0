import { describe, expect, test } from 'vitest';
import { buildManifest, InlayError, parseSite, render } from '../../../src/index.js';
import { siteOf } from '../../../src/manifest/parse.js';
import { MARKUP_PRESETS } from '../../../src/site/markup.js';
import type { SiteState } from '../../../src/site/schema.js';

const ITEMS = [
  { label: 'Home', url: '/' },
  {
    label: 'Shop',
    url: '/shop/',
    children: [{ label: 'Tea', url: '/shop/tea/', children: [{ label: 'Green', url: '/green/' }] }],
  },
  { label: 'More', children: [{ label: 'Help', url: '/help/' }] },
];

function siteWith(markup?: NonNullable<SiteState['theme']>['markup'], more: Partial<SiteState> = {}) {
  return parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0', ...(markup !== undefined && { markup }) },
    logos: { variants: { default: { url: '/logo.svg', alt: 'Luna', width: 120, height: 40 } } },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: { main: { name: 'Main', items: ITEMS } },
    },
    social: [{ network: 'instagram', url: 'https://instagram.com/luna' }],
    ...more,
  });
}

const html = (canvas: string, site = siteWith(), url?: string) =>
  render(canvas, site, url === undefined ? {} : { url }).html;
const MENU = '<nav><x-menu location="topic" class="main"></x-menu></nav>';

describe('the markup of a site', () => {
  test('is that of WordPress where a state says nothing of it', () => {
    expect(html(MENU)).toBe(html(MENU, siteWith('wordpress')));
    expect(html(MENU, siteWith(), '/green/')).toBe(
      '<nav><ul class="x-menu x-menu--topic main"><li class="menu-item"><a href="/">Home</a></li>' +
        '<li class="menu-item current-menu-ancestor menu-item-has-children"><a href="/shop/">Shop</a><ul class="sub-menu">' +
        '<li class="menu-item current-menu-ancestor current-menu-parent menu-item-has-children"><a href="/shop/tea/">Tea</a><ul class="sub-menu">' +
        '<li class="menu-item current-menu-item"><a href="/green/" aria-current="page">Green</a></li></ul></li></ul></li>' +
        '<li class="menu-item menu-item-has-children"><span>More</span><ul class="sub-menu">' +
        '<li class="menu-item"><a href="/help/">Help</a></li></ul></li></ul></nav>',
    );
  });

  test('is what Bootstrap asks for: other classes below a submenu, and a toggle that its script finds', () => {
    expect(html(MENU, siteWith('bootstrap-5'), '/shop/tea/')).toBe(
      '<nav><ul class="x-menu x-menu--topic main"><li class="nav-item"><a class="nav-link" href="/">Home</a></li>' +
        '<li class="nav-item dropdown"><a class="nav-link active dropdown-toggle" href="/shop/" data-bs-toggle="dropdown" role="button" aria-expanded="false">Shop</a>' +
        '<ul class="dropdown-menu"><li class="dropdown"><a class="dropdown-item active" href="/shop/tea/" aria-current="page">Tea</a>' +
        '<ul class="list-unstyled ps-3"><li><a class="dropdown-item" href="/green/">Green</a></li></ul></li></ul></li>' +
        '<li class="nav-item dropdown"><button class="nav-link dropdown-toggle" type="button" data-bs-toggle="dropdown" aria-expanded="false">More</button>' +
        '<ul class="dropdown-menu"><li><a class="dropdown-item" href="/help/">Help</a></li></ul></li></ul></nav>',
    );
  });

  test('has no classes but the components own in the plain preset', () => {
    expect(html(MENU, siteWith('plain'), '/')).toContain(
      '<ul class="x-menu x-menu--topic main"><li><a href="/" aria-current="page">Home</a></li><li><a href="/shop/">Shop</a><ul>',
    );
  });

  test('adds to a preset by component, part and state', () => {
    const site = siteWith({
      preset: 'plain',
      'x-menu': {
        item: { current: 'on', ancestor: 'above' },
        link: { class: 'link  wide', current: 'on' },
        nav: 'box',
      },
      'x-logo': { root: 'brand', image: { class: 'mark', data: { 'data-zoom-on-click': 'no' } } },
      'x-social': { list: 'row', item: 'col', link: 'icon-link', label: 'sr' },
    });
    expect(html('<x-menu location="topic" depth="1"></x-menu>', site, '/')).toBe(
      '<nav class="x-menu-nav box" aria-label="Main"><ul class="x-menu x-menu--topic">' +
        '<li class="x-menu__item on"><a class="link on wide" href="/" aria-current="page">Home</a></li>' +
        '<li class="x-menu__item"><a class="link wide" href="/shop/">Shop</a></li><li class="x-menu__item"><span class="link wide">More</span></li></ul></nav>',
    );
    expect(html('<x-logo link="no"></x-logo>', site)).toBe(
      '<span class="x-logo x-logo--default brand"><img class="x-logo__img mark" src="/logo.svg" alt="Luna" width="120" height="40" decoding="async" data-zoom-on-click="no"></span>',
    );
    expect(html('<x-social></x-social>', site)).toBe(
      '<ul class="x-social row" role="list" aria-label="Social media"><li class="x-social__item x-social__item--instagram col">' +
        '<a class="icon-link" href="https://instagram.com/luna" rel="me noopener"><span class="x-social__label sr">Instagram</span></a></li></ul>',
    );
  });

  test.each([
    ['wordpress', 'screen-reader-text'],
    ['bootstrap-5', 'visually-hidden'],
    ['bulma', 'is-sr-only'],
    ['uikit-3', 'uk-hidden-visually'],
    ['foundation-6', 'show-for-sr'],
  ] as const)('%s hides names where icons stand alone, and only there', (preset, hidden) => {
    const site = siteWith(preset);
    const label = (classes: string) => `<span class="x-social__label${classes}">Instagram</span>`;
    expect(html('<x-social icons="only"></x-social>', site)).toContain(label(` x-social__label--hidden ${hidden}`));
    expect(html('<x-social icons="before"></x-social>', site)).toContain(
      label(preset === 'uikit-3' ? ' uk-margin-small-left' : ''),
    );
    const own = siteWith({ preset, 'x-social': { label: { class: 'small', hidden: 'gone' } } });
    expect(html('<x-social icons="only"></x-social>', own)).toContain(
      label(` x-social__label--hidden ${hidden} gone small`),
    );
  });

  test.each([
    ['uikit-3', 'uk-navbar-nav', 'list', 'uk-navbar-dropdown uk-nav uk-navbar-dropdown-nav'],
    ['uikit-3', 'uk-nav uk-nav-default', 'list', 'uk-nav-sub'],
    ['uikit-3', 'uk-subnav', 'list', 'uk-nav uk-nav-default'],
    ['foundation-6', 'dropdown menu', 'list', 'menu'],
    ['foundation-6', 'menu vertical', 'list', 'nested vertical menu'],
    ['foundation-6', 'menu vertical', 'disclosure', 'nested vertical menu'],
    ['bulma', 'navbar-end', 'list', 'navbar-dropdown'],
  ])('has submenus by the list that they are in: %s, %s, %s', (preset, list, submenus, classes) => {
    const canvas = `<x-menu location="topic" class="${list}" submenus="${submenus}"></x-menu>`;
    expect(html(canvas, siteWith(preset as 'plain'))).toContain(`<ul class="${classes}"`);
  });

  test('has nothing of a navbar in a list of another kind: bulma', () => {
    const canvas = '<aside class="menu"><x-menu location="topic" class="menu-list"></x-menu></aside>';
    const written = html(canvas, siteWith('bulma'), '/shop/tea/');
    expect(written).not.toMatch(/navbar|has-dropdown|is-hoverable/);
    expect(written).toContain('<a class="x-menu__link is-active" href="/shop/tea/" aria-current="page">Tea</a>');
    expect(html(canvas.replace('menu-list"', 'menu-list" submenus="disclosure"'), siteWith('bulma'))).not.toContain(
      'navbar',
    );
  });

  test('tells a script of dropdowns alone: foundation-6', () => {
    const site = siteWith('foundation-6');
    const list = (attributes: string) =>
      /<ul[^>]*>/.exec(html(`<nav><x-menu location="topic"${attributes}></x-menu></nav>`, site))?.[0];
    expect(list('')).toBe('<ul class="x-menu x-menu--topic menu dropdown" data-dropdown-menu="">');
    expect(list(' class="dropdown menu"')).toBe(
      '<ul class="x-menu x-menu--topic dropdown menu" data-dropdown-menu="">',
    );
    expect(list(' class="menu vertical"')).toBe('<ul class="x-menu x-menu--topic menu vertical">');
    expect(list(' depth="1"')).toBe('<ul class="x-menu x-menu--topic menu">');
    expect(list(' submenus="disclosure"')).toBe('<ul class="x-menu x-menu--topic menu">');
  });

  test('leaves an item as text that has the class for it: foundation-6', () => {
    const items = [{ label: 'Luna', classes: ['menu-text'] }, { label: 'More' }];
    const menus = {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: { main: { name: 'M', items } },
    };
    expect(html(MENU, siteWith('foundation-6', { menus }))).toContain(
      '<li class="menu-text"><span>Luna</span></li><li><a>More</a></li>',
    );
  });

  test('is of the kind that the site says of its lists', () => {
    const site = siteWith({ preset: 'uikit-3', 'x-menu': { list: 'uk-navbar-nav' } });
    const written = html('<x-menu location="topic"></x-menu>', site);
    expect(written).toContain('<ul class="x-menu x-menu--topic uk-navbar-nav">');
    expect(written).toContain('<ul class="uk-navbar-dropdown uk-nav uk-navbar-dropdown-nav">');
  });

  test.each(['bulma', 'uikit-3', 'foundation-6'] as const)(
    'has a button of a submenu where an item has no address, and a link without one elsewhere: %s',
    (preset) => {
      const canvas = '<x-menu location="topic" class="uk-navbar-nav navbar-start dropdown"></x-menu>';
      expect(html(canvas, siteWith(preset))).toMatch(/<a(?: class="[^"]*")? role="button" tabindex="0">More<\/a>/);
      expect(html(`<a href="/">${canvas}</a>`, siteWith(preset))).not.toContain('role="button"');
      const flat = html('<x-menu location="topic" depth="1"></x-menu>', siteWith(preset));
      expect(flat).toMatch(/<a(?: class="[^"]*")?>More<\/a>/);
    },
  );

  test('gives way to the classes that an author writes, but for those of states and submenus', () => {
    const site = siteWith('bootstrap-5');
    const canvas =
      '<nav><x-menu location="topic" class="list-unstyled" item-class="" link-class="link-light"></x-menu></nav>';
    const written = html(canvas, site, '/');
    expect(written).toContain(
      '<ul class="x-menu x-menu--topic list-unstyled"><li><a class="link-light active" href="/" aria-current="page">Home</a></li>',
    );
    expect(written).toContain('<a class="dropdown-item" href="/help/">');
    expect(html('<x-menu location="topic"></x-menu>', site)).toContain('<ul class="x-menu x-menu--topic nav">');
    expect(html('<x-logo class="me-3"></x-logo>', site)).toContain('<a class="x-logo x-logo--default me-3"');
    expect(html('<x-logo class=""></x-logo>', site)).toContain('<a class="x-logo x-logo--default"');
    expect(html('<x-social class></x-social>', site)).toContain('<ul class="x-social"');
    expect(html('<x-logo image-class="h-8"></x-logo>', site)).toContain('<img class="x-logo__img h-8"');
  });

  test('is checked, and each problem names its place', () => {
    const problems = (markup: unknown) => {
      try {
        siteWith(markup as 'plain');
      } catch (error) {
        if (error instanceof InlayError) return error.problems;
      }
      return [];
    };
    expect(problems('bootstrap-4')).toMatchObject([
      { pointer: '/theme/markup', message: expect.stringContaining('`bootstrap-5`') },
    ]);
    expect(problems({ 'x-menu': { lnk: 'a' } })).toMatchObject([
      { pointer: '/theme/markup/x-menu/lnk', message: expect.stringContaining('nearest is `link`') },
    ]);
    expect(problems({ 'x-menu': { link: { data: { onclick: 'x' } } } })).toMatchObject([
      { pointer: '/theme/markup/x-menu/link/data/onclick', message: expect.stringContaining('`data-bs-toggle`') },
    ]);
    expect(problems({ preset: 'bulma', 'x-contact': { root: 'a b' } })).toEqual([]);
  });

  test('cannot break out of its attribute', () => {
    const site = siteWith({ 'x-menu': { link: { class: '"><script>x</script>', data: { 'data-x': '"><img>' } } } });
    expect(html(MENU, site)).not.toMatch(/<script|<img/);
  });

  test.each(MARKUP_PRESETS)('goes through the manifest and back as it is: %s', (preset) => {
    const site = siteWith(preset);
    const restored = siteOf(buildManifest(site));
    for (const url of ['/', '/green/']) expect(html(MENU, restored, url)).toBe(html(MENU, site, url));
    expect(html('<x-logo></x-logo><x-social></x-social>', restored)).toBe(
      html('<x-logo></x-logo><x-social></x-social>', site),
    );
  });

  test('negative control: the presets differ from one another', () => {
    expect(new Set(MARKUP_PRESETS.map((preset) => html(MENU, siteWith(preset), '/green/'))).size).toBe(
      MARKUP_PRESETS.length,
    );
  });
});

describe('submenus as disclosures', () => {
  const canvas = '<x-menu location="topic" submenus="disclosure"></x-menu>';

  test('open without scripts: a button beside a link, and an item without address as a button', () => {
    expect(html(canvas)).toBe(
      '<nav class="x-menu-nav" aria-label="Main"><ul class="x-menu x-menu--topic"><li class="menu-item"><a href="/">Home</a></li>' +
        '<li class="menu-item menu-item-has-children"><a href="/shop/">Shop</a><details class="x-menu__disclosure" name="x-menu-topic">' +
        '<summary class="x-menu__toggle" aria-label="Shop"></summary><ul class="sub-menu" aria-label="Shop">' +
        '<li class="menu-item menu-item-has-children"><a href="/shop/tea/">Tea</a><details class="x-menu__disclosure" name="x-menu-topic-2">' +
        '<summary class="x-menu__toggle" aria-label="Tea"></summary><ul class="sub-menu" aria-label="Tea">' +
        '<li class="menu-item"><a href="/green/">Green</a></li></ul></details></li></ul></details></li>' +
        '<li class="menu-item menu-item-has-children"><details class="x-menu__disclosure" name="x-menu-topic"><summary class="x-menu__toggle">More</summary>' +
        '<ul class="sub-menu" aria-label="More"><li class="menu-item"><a href="/help/">Help</a></li></ul></details></li></ul></nav>',
    );
  });

  test('may be said once for the site, and a use may say otherwise', () => {
    const site = siteWith({ 'x-menu': { submenus: 'disclosure' } });
    expect(html('<x-menu location="topic"></x-menu>', site)).toBe(html(canvas));
    expect(html('<x-menu location="topic" submenus="list"></x-menu>', site)).toBe(
      html('<x-menu location="topic"></x-menu>'),
    );
  });

  test('are lists where nothing can be operated', () => {
    expect(html(`<a href="/">${canvas}</a>`)).not.toMatch(/<details|<summary|<button/);
  });

  test('an unknown way is reported, and the default applies', () => {
    const { report, html: written } = render('<x-menu location="topic" submenus="popup"></x-menu>', siteWith());
    expect(report.inlays[0]?.notes).toMatchObject([{ code: 'invalid-attribute' }]);
    expect(written).not.toContain('<details');
  });
});

test('a menu collapses behind a button in the language of the site, inside and outside of a nav', () => {
  const canvas = '<x-menu location="topic" depth="1" collapse></x-menu>';
  const list = html('<nav><x-menu location="topic" depth="1"></x-menu></nav>').slice(5, -6);
  const button = '<details class="x-menu__collapse"><summary class="x-menu__burger">Menu</summary>';
  expect(html(canvas)).toBe(`<nav class="x-menu-nav" aria-label="Main">${button}${list}</details></nav>`);
  expect(html(`<nav>${canvas}</nav>`)).toBe(`<nav>${button}${list}</details></nav>`);
  const german = siteWith(undefined, {
    site: { name: 'L', description: '', url: 'https://l.example', language: 'de-AT' },
  });
  expect(html(canvas, german)).toContain('>Menü</summary>');
});

test('a menu of one page twice is marked once for each place', () => {
  const again = siteWith('bootstrap-5', {
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: {
        main: {
          name: 'M',
          items: [
            {
              label: 'A',
              url: '/a/',
              children: [
                { label: 'B', url: '/b/' },
                { label: 'A', url: '/a/' },
              ],
            },
          ],
        },
      },
    },
  });
  expect(html(MENU, again, '/b/')).toContain('<a class="nav-link active dropdown-toggle" href="/a/"');
  expect(html(MENU, again, '/c/')).not.toContain('active');
});
