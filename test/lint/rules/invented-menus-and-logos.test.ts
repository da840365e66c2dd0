import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { EXAMPLE_STATE } from '../../../src/lint/example/site.js';
import { type Finding, lint } from '../../../src/lint/index.js';

const { logos: _logos, ...withoutLogo } = EXAMPLE_STATE;
const { menus: _menus, ...withoutMenus } = EXAMPLE_STATE;
const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const NO_LOGO = buildManifest(parseSite(withoutLogo));
const NO_MENUS = buildManifest(parseSite(withoutMenus));

function found(rule: string, code: string, manifest = MANIFEST): Finding[] {
  return lint(code, manifest).filter((finding) => finding.rule === rule);
}

const INVENTED_MENUS = [
  [
    'hamburger checkbox drawer',
    '<header><x-logo></x-logo><input type="checkbox" id="m"><label for="m">☰</label><ul class="slide"><li><a href="/a-propos">À propos</a></li><li><a href="/tarifs">Tarifs</a></li><li><a href="/equipe">Équipe</a></li></ul></header>',
  ],
  [
    'dialog drawer',
    '<header><x-logo></x-logo></header><dialog id="menu"><nav><a href="/uber-uns">Über uns</a><a href="/jobs">Jobs</a><a href="/presse">Presse</a></nav></dialog><main><h1>x</h1></main>',
  ],
  [
    'nav before header',
    '<nav class="navbar"><a class="navbar-brand" href="/">Harbour Bakery</a><ul><li><a href="/s">Services</a></li><li><a href="/p">Portfolio</a></li></ul></nav><main><h1>Hi</h1></main>',
  ],
  [
    'all in main',
    '<main><header><x-logo></x-logo><nav><a href="/s">Services</a><a href="/p">Portfolio</a><a href="/q">Team</a></nav></header><section><h1>Hi</h1></section></main>',
  ],
  [
    'links hash placeholders',
    '<header><x-logo></x-logo><nav><a href="#">Services</a><a href="#">Portfolio</a><a href="#">Blog</a></nav></header>',
  ],
  [
    'role links spans',
    '<header><x-logo></x-logo><div><span role="link" onclick="location=\'/s\'">Services</span><span role="link" onclick="location=\'/t\'">Team</span><span role="link" onclick="location=\'/u\'">News</span></div></header>',
  ],
  [
    'footer with icons',
    '<footer><ul><li><i class="fa fa-x"></i><a href="/careers">Careers</a></li><li><i class="fa"></i><a href="/press">Press</a></li></ul></footer>',
  ],
  [
    'footer section in main',
    '<div id="footer"><div class="row"><div class="col"><b>Info</b><br><a href="/careers">Careers</a><br><a href="/press">Press</a></div></div></div>',
  ],
  [
    'footer strong heading p links',
    '<footer><div><strong>Company</strong><p><a href="/careers">Careers</a><br><a href="/press">Press</a><br><a href="/wholesale">Wholesale</a></p></div></footer>',
  ],
  [
    'template hidden',
    '<header><x-logo></x-logo><template><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li><li><a href="/x">Stores</a></li></ul></template></header>',
  ],
  [
    'options in optgroup',
    '<footer><select onchange="window.location.href=this.options[this.selectedIndex].value"><option>Go</option><option value="/careers">Careers</option><option value="/press">Press</option></select></footer>',
  ],
  [
    'formaction',
    '<header><x-logo></x-logo><form><button formaction="/careers">Careers</button><button formaction="/press">Press</button><button formaction="/shops">Shops</button></form></header>',
  ],
  [
    'absolute own',
    '<footer><a href="https://harbour-bakery.example/careers">Careers</a> <a href="https://www.harbour-bakery.example/press">Press</a> <a href="https://harbour-bakery.example/shops">Shops</a></footer>',
  ],
  [
    'an aside as drawer, with buttons',
    '<header><x-logo></x-logo></header><aside class="Drawer_panel__x1"><div><button data-href="/uber">Über uns</button><button data-href="/jobs">Jobs</button><button data-href="/presse">Presse</button></div></aside><main><h1>x</h1></main>',
  ],
  [
    'a section as drawer, with routes',
    '<section id="off-canvas"><ul><li><button @click="$router.push(\'/a\')">À propos</button></li><li><button @click="$router.push(\'/b\')">Tarifs</button></li></ul></section><main><h1>x</h1></main>',
  ],
  [
    'bar behind the footer',
    '<main><h1>x</h1></main><footer><x-menu location="footer"></x-menu></footer><div class="dock"><a href="/yeni">Yeni</a><a href="/indirim">İndirim</a><a href="/blog">Blog</a></div>',
  ],
  [
    'bar at the bottom by utility classes',
    '<header><x-logo></x-logo></header><div class="fixed inset-x-0 bottom-0 flex"><a href="/new">New</a><a href="/sale">Sale</a><a href="/gifts">Gifts</a></div><main><h1>x</h1></main><footer>x</footer>',
  ],
  [
    'bar at the bottom by its style',
    '<header><x-logo></x-logo></header><div style="display:flex; position: fixed; bottom:0"><a href="/nuevo">Nuevo</a><a href="/ofertas">Ofertas</a><a href="/regalos">Regalos</a></div><main><h1>x</h1></main><footer>x</footer>',
  ],
  [
    'legal row in the line of the copyright',
    '<footer><p>© 2026 Harbour Bakery · Reg. 123 456 78 · <small><a href="/juridique">Mentions</a> · <a href="/cookies">Cookies</a> · <a href="/sitemap">Plan du site</a></small></p></footer>',
  ],
  [
    'dropdown of a row, as one menu',
    '<nav class="navbar"><div class="start"><a href="/a">Ateliers</a><a href="/b">Événements</a><div class="has-dropdown"><a>Écoles</a><div class="box"><a href="/c">Primaire</a><a href="/d">Lycée</a></div></div></div></nav><main><h1>x</h1></main>',
  ],
  [
    'details in a row, as one menu',
    '<header><x-logo></x-logo><div><a href="/a">Kurse</a><a href="/b">Termine</a><details><summary>Schulen</summary><div><a href="/c">Grundschule</a><a href="/d">Gymnasium</a></div></details></div></header>',
  ],
  [
    'copyright + legal',
    '<footer><p>© 2026 Harbour Bakery Ltd. All rights reserved. <a href="/terms">Terms</a> | <a href="/accessibility">Accessibility</a></p></footer>',
  ],
] as const;

const NO_MENU_OF_THE_SITE = [
  [
    'lang select',
    '<header><x-logo></x-logo><select onchange="location=this.value"><option value="/en/">English</option><option value="/de/">Deutsch</option><option value="/fr/">Français</option></select></header>',
  ],
  [
    'currency',
    '<header><x-logo></x-logo><ul><li><a href="?currency=EUR">EUR</a></li><li><a href="?currency=USD">USD</a></li></ul></header>',
  ],
  [
    'header contact',
    '<header><x-logo></x-logo><ul><li><a href="tel:+442079460958">020 7946 0958</a></li><li><a href="mailto:hello@harbour-bakery.example">Mail</a></li></ul></header>',
  ],
  [
    'cards section in footer',
    '<footer><div class="grid"><a href="/p/1"><img src="1.jpg" alt=""><span>Rye week</span></a><a href="/p/2"><img src="2.jpg" alt=""><span>Spelt</span></a></div></footer>',
  ],
  [
    'footer latest posts',
    '<footer><div><h4>Latest news</h4><ul><li><a href="/news/1">The oven is back</a></li><li><a href="/news/2">New hours in May</a></li></ul></div></footer>',
  ],
  [
    'footer hours',
    '<footer><p>Open daily. See <a href="/hours">our hours</a> or <a href="/visit">plan a visit</a> with the whole family.</p></footer>',
  ],
  [
    'header cta pair',
    '<header><x-logo></x-logo><div><a class="rounded-full bg-black px-4 py-2" href="/order">Order</a><a class="rounded-full border px-4 py-2" href="/gift">Gift cards</a></div></header>',
  ],
  [
    'header skip links',
    '<header><a class="skip-link" href="#main">Skip</a><a class="skip-link" href="#foot">To footer</a><x-logo></x-logo></header><main id="main"></main>',
  ],
  [
    'hero ctas in header',
    '<header class="hero"><h1>Bread</h1><p>Every day.</p><a href="/order">Order now</a> <a href="/visit">Visit us</a></header>',
  ],
  [
    'app badges',
    '<footer><div class="apps"><a href="https://apps.example/x"><img src="a.svg" alt="App Store"></a><a href="https://play.example/x"><img src="b.svg" alt="Google Play"></a></div></footer>',
  ],
  [
    'aside of the content',
    '<main><aside class="drawer"><ul><li><a href="/a">Alpha</a></li><li><a href="/b">Beta</a></li></ul></aside></main>',
  ],
  [
    'aside with further reading',
    '<article><h1>x</h1></article><aside class="more"><ul><li><a href="/a">Alpha</a></li><li><a href="/b">Beta</a></li></ul></aside>',
  ],
  [
    'notice about cookies behind the footer',
    '<main><h1>x</h1></main><footer>x</footer><div class="notice"><p>We use cookies.</p><a href="/privacy">Privacy</a> <a href="/cookies">More</a><button>OK</button></div>',
  ],
  [
    'cards behind the footer of an article',
    '<article><h1>x</h1><footer>By Rosa</footer><div><a href="/a">Alpha</a><a href="/b">Beta</a><a href="/c">Gamma</a></div></article>',
  ],
  ['faq nav', '<main><nav aria-label="FAQ"><a href="/faq/a">Shipping</a><a href="/faq/b">Returns</a></nav></main>'],
  [
    'article nav',
    '<article><h1>x</h1><nav><a href="/blog/a">Older: rye</a><a href="/blog/b">Newer: spelt</a></nav></article>',
  ],
  [
    'post nav bottom',
    '<main><h1>x</h1></main><nav class="post-navigation"><a rel="prev" href="/a">Rye</a><a rel="next" href="/b">Spelt</a></nav>',
  ],
  [
    'section tabs',
    '<section><h2>Menu</h2><ul class="menu"><li><a href="/lunch">Lunch</a></li><li><a href="/dinner">Dinner</a></li></ul></section>',
  ],
  ['fragment list', '<div><a href="/a">Alpha</a> <a href="/b">Beta</a> <a href="/c">Gamma</a></div>'],
  [
    'sitemap page',
    '<main><h1>Site map</h1><nav><ul><li><a href="/a">A page</a></li><li><a href="/b">B page</a></li></ul></nav></main>',
  ],
  ['footer payment', '<footer><ul class="payment"><li>Visa</li><li>Mastercard</li></ul></footer>'],
  [
    'header announcement',
    '<header><p>New: <a href="/rye">rye week</a> and <a href="/spelt">spelt days</a></p><x-logo></x-logo></header>',
  ],
  ['docs sidebar', '<main><aside><nav><a href="/docs/a">Install</a><a href="/docs/b">Use</a></nav></aside></main>'],
  [
    'cookie banner',
    '<div class="cookie-bar"><p>We use cookies.</p><a href="#" class="accept">Accept</a><a href="#" class="reject">Reject</a></div>',
  ],
  [
    'one page',
    '<header><x-logo></x-logo><nav><a href="#about">About</a><a href="#work">Work</a><a href="#team">Team</a></nav></header><section id="about"></section>',
  ],
  [
    'footer credits',
    '<footer><p>Photos: <a href="/credits/ann">Ann Bee</a>, <a href="/credits/jo">Jo Cee</a></p></footer>',
  ],
  [
    'filter buttons header',
    '<header><x-logo></x-logo></header><main><div><button onclick="filter(1)">All</button><button onclick="filter(2)">Rye</button></div></main>',
  ],
] as const;

const HAND_WRITTEN_LOGOS = [
  [
    'a drawing and one word of the name in a drawer',
    '<header>x</header><div class="drawer"><a href="/"><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg><b>Harbour</b></a></div><main><h1>x</h1></main>',
  ],
  [
    'an image and one word of the name in a footer',
    '<main><h1>x</h1></main><footer><a href="https://harbour-bakery.example/"><img src="/i/a.svg" alt=""> Harbour</a></footer>',
  ],
  [
    'the background of a cell, by its attribute',
    '<table><tr><td height="90" background="/i/harbour-logo.gif">&nbsp;</td></tr></table><h1>Bread</h1>',
  ],
  ['header p name', '<header><p class="site-title">Harbour Bakery</p><x-menu location="topic"></x-menu></header>'],
  ['header h1 link', '<header><h1><a href="/">Harbour Bakery</a></h1><x-menu location="topic"></x-menu></header>'],
  [
    'brand two spans',
    '<nav class="navbar"><div class="brand"><span>Harbour</span><span class="thin">Bakery</span></div><x-menu location="topic"></x-menu></nav>',
  ],
  ['svg use', '<header><a href="/" aria-label="Harbour Bakery"><svg><use href="#logo"></use></svg></a></header>'],
  ['img invented', '<header><img src="/images/hb.png" alt="Harbour Bakery logo"></header>'],
  [
    'pic dark pair',
    '<header><div><img class="dark:hidden" src="/l1.svg" alt="Harbour Bakery"><img class="hidden dark:block" src="/l2.svg" alt="Harbour Bakery"></div></header>',
  ],
  [
    'footer brand',
    '<footer><div class="footer-brand">Harbour Bakery</div><x-menu location="footer"></x-menu></footer>',
  ],
  ['footer head p', '<footer><p>Harbour Bakery</p><x-menu location="footer"></x-menu></footer>'],
  [
    'drawer brand',
    '<div class="offcanvas"><div class="offcanvas-header"><span class="offcanvas-title">Harbour Bakery</span></div></div>',
  ],
  [
    'style bg',
    '<style>.b{background-image:url(/x/h.svg)}</style><header><a class="b" href="/"><span class="sr-only">Harbour Bakery</span></a></header>',
  ],
  ['initials link', '<header><a href="/" class="flex"><span>HB</span><span>Harbour Bakery</span></a></header>'],
  ['lower', '<header><a href="/">harbour·bakery</a></header>'],
  [
    'tagline',
    '<header><a href="/"><strong>Harbour Bakery</strong><small>Bread and cakes by the water</small></a></header>',
  ],
] as const;

const NO_LOGO_OF_THE_SITE = [
  ['a link home with a house', '<header><x-logo></x-logo><a href="/"><svg viewBox="0 0 9 9"></svg>Home</a></header>'],
  ['the background of a table', '<table background="/i/paper.gif"><tr><td>x</td></tr></table>'],
  ['hero h1', '<header class="hero"><h1>Harbour Bakery</h1><p>By the water.</p></header>'],
  ['main h1', '<header><x-logo></x-logo></header><main><h1>Harbour Bakery</h1></main>'],
  ['copyright', '<footer><p>© Harbour Bakery</p></footer>'],
  ['address', '<footer><x-logo></x-logo><address>Harbour Bakery<br>12 Quay Street</address></footer>'],
  [
    'address p',
    '<footer><x-logo></x-logo><p><strong>Harbour Bakery</strong><br>12 Quay Street<br>Falmouth</p></footer>',
  ],
  [
    'sentence',
    '<footer><p>Welcome to <a href="/">Harbour Bakery</a>, where bread is baked daily by hand.</p></footer>',
  ],
  ['partner', '<footer><p>Partners</p><img src="/p/mill-logo.svg" alt="Mill"></footer>'],
  ['author', '<article><p>By <b>Harbour Bakery</b></p></article>'],
  ['testimonial', '<section><blockquote>Great</blockquote><cite>Harbour Bakery</cite></section>'],
  ['award', '<header><x-logo></x-logo><img src="/award-2025.svg" alt="Award 2025"></header>'],
  [
    'footer h4 about',
    '<footer><div><h4>Harbour Bakery</h4><p>We have baked since 1982.</p></div><x-menu location="footer"></x-menu></footer>',
  ],
  ['title', '<title>Harbour Bakery</title><main><p>x</p></main>'],
  [
    'breadcrumb',
    '<header><x-logo></x-logo></header><nav class="breadcrumb"><a href="/">Harbour Bakery</a> / <span>Rye</span></nav>',
  ],
] as const;

describe('no-invented-menu', () => {
  test.each(INVENTED_MENUS)('finds: %s', (_, code) => {
    expect(found('no-invented-menu', code)).toHaveLength(1);
  });

  test.each(NO_MENU_OF_THE_SITE)('leaves alone: %s', (_, code) => {
    expect(found('no-invented-menu', code)).toEqual([]);
  });

  test.each(INVENTED_MENUS)('says nothing where no menu is assigned: %s', (_, code) => {
    expect(found('no-invented-menu', code, NO_MENUS)).toEqual([]);
  });

  test('leaves copies to no-static-menu, so that each group is reported once', () => {
    const copy =
      '<header><x-logo></x-logo><ul><li><a href="/">Home</a></li><li><a href="/bread/">Bread</a></li><li><a href="/cakes/">Cakes</a></li><li><a href="/contact/">Contact</a></li><li><a href="/jobs/">Jobs</a></li></ul></header>';
    expect(lint(copy, MANIFEST).map(({ rule }) => rule)).toEqual(['no-static-menu']);
  });

  test('tells the role, what fits it and what is invented', () => {
    const [finding] = found(
      'no-invented-menu',
      '<footer><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li></ul></footer>',
    );
    expect(finding?.evidence).toMatchObject({
      role: 'footer',
      locations: ['footer'],
      invented: [
        { label: 'Careers', href: '/careers' },
        { label: 'Press', href: '/press' },
      ],
    });
    expect(finding?.message).toContain('expected `<x-menu location="footer"></x-menu>`');
    expect(finding?.fix?.safety).toBe('unsafe');
  });

  test('proposes no second menu where the one that fits is shown', () => {
    const [finding] = found(
      'no-invented-menu',
      '<footer><x-menu location="footer"></x-menu><ul><li><a href="/careers">Careers</a></li><li><a href="/press">Press</a></li><li><a href="/shops">Shops</a></li></ul></footer>',
    );
    expect(finding?.resource).toBe('/resources/menus/footer');
    expect(finding?.fix).toBeUndefined();
  });
});

describe.each([
  ['a logo', MANIFEST],
  ['no logo image', NO_LOGO],
])('no-static-logo on a site with %s', (_, manifest) => {
  test.each(HAND_WRITTEN_LOGOS)('finds: %s', (_title, code) => {
    expect(found('no-static-logo', code, manifest)).toHaveLength(1);
  });

  test.each(NO_LOGO_OF_THE_SITE)('leaves alone: %s', (_title, code) => {
    expect(found('no-static-logo', code, manifest)).toEqual([]);
  });
});

test('the logo of a site without an image is its name', () => {
  const [finding] = found('no-static-logo', '<header><a class="brand" href="/">Harbour Bakery</a></header>', NO_LOGO);
  expect(finding?.resource).toBe('/resources/logos');
  expect(finding?.message).toContain('expected `<x-logo class="brand"></x-logo>`');
});

describe('a name of several words', () => {
  const named = (name: string) => buildManifest(parseSite({ ...withoutLogo, site: { ...EXAMPLE_STATE.site, name } }));

  test.each([
    ['Musée de la Carte de Rouen', '<header><a href="/">Musée<span>Carte</span></a></header>'],
    ['Stichting Het Groene Huis', '<center><font size="7"><b>Het Groene Huis</b></font></center><h1>Welkom</h1>'],
    [
      'Museu da Vila de Aveiro',
      '<nav class="navbar"><a href="/">Museu da Vila</a><ul></ul></nav><main><h1>x</h1></main>',
    ],
  ])('%s is set as a mark by the words that tell it', (name, code) => {
    expect(found('no-static-logo', code, named(name))).toHaveLength(1);
  });

  test.each([
    ['Museu da Vila de Aveiro', '<main><h1>x</h1><p>Museu da Vila</p></main>'],
    ['Stichting Het Groene Huis', '<main><h1>x</h1><div>Het Groene Huis</div></main>'],
  ])('%s is no mark in other places', (name, code) => {
    expect(found('no-static-logo', code, named(name))).toEqual([]);
  });
});

test.each([
  ['雲海茶房', 'https://unkai-tea.example', '<footer><div>雲海 <em>Unkai</em></div><p>x</p></footer>'],
  ['한빛서점', 'https://hanbit-books.example', '<header><strong>한빛 <i>Hanbit</i></strong></header>'],
])('%s is its name in two scripts', (name, url, code) => {
  const site = { ...EXAMPLE_STATE.site, name, url };
  const manifest = buildManifest(parseSite({ ...withoutLogo, site }));
  expect(found('no-static-logo', code, manifest)).toHaveLength(1);
  expect(found('no-static-logo', code.replace(/(?:Unkai|Hanbit)/, 'Summer'), manifest)).toEqual([]);
});
