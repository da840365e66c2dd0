import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import type { Drafted } from '../../../src/cli/init/from/drafted.js';
import type { SiteFacts } from '../../../src/cli/init/options.js';
import { buildManifest, type MenuItem, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/lint.js';
import { folder } from '../run.js';

/** A page as a firm has it made: everything once, by the book. */
const PAGE = `<!doctype html>
<html lang="it-IT">
<head>
<title>Menu — Trattoria Luna</title>
<meta name="description" content="Cucina romana dal 1962.">
<meta property="og:site_name" content="Trattoria Luna">
<link rel="canonical" href="https://www.luna.example/menu/">
<script type="application/ld+json">{"@context": "https://schema.org", "@graph": [
  {"@type": "Restaurant", "name": "Trattoria Luna", "telephone": "+39 06 1234 5678",
   "address": {"@type": "PostalAddress", "streetAddress": "Via Roma 1", "postalCode": "00100", "addressLocality": "Roma"},
   "sameAs": ["https://www.instagram.com/luna/", "https://it.wikipedia.org/wiki/Luna"]}]}</script>
</head>
<body>
<a class="skip-link" href="#main">Vai al contenuto</a>
<div class="top-bar"><ul><li><a href="/privacy/">Privacy</a></li><li><a href="/lavora/">Lavora con noi</a></li>
<li><a href="tel:+390612345678">06 1234 5678</a></li></ul></div>
<header>
<a href="/" class="logo"><img src="/img/luna.svg" alt="Trattoria Luna" width="120" height="40"></a>
<nav aria-label="Lingua"><a href="/en/" hreflang="en">English</a> <a href="/de/" hreflang="de">Deutsch</a></nav>
<nav id="main-nav"><ul>
<li><a href="https://luna.example/">Home</a></li>
<li><a href="/menu/">Menu</a><ul><li><a href="/menu/pranzo/">Pranzo</a></li><li><a href="cena/">Cena</a></li></ul></li>
<li><button>Chi siamo</button><ul><li><a href="/storia/">Storia</a></li><li><a href="/squadra/" target="_blank" rel="noopener">Squadra</a></li></ul></li>
<li><a href="#">Presto</a></li>
</ul></nav>
</header>
<main id="main"><h1>Il menu</h1>
<nav class="breadcrumb"><a href="/">Home</a> › <a href="/menu/">Menu</a></nav>
<p>Leggi <a href="/vino/">il vino</a> e <a href="/olio/">l’olio</a>, che sono buoni, e altro ancora sul nostro lavoro.</p>
<article><p>Ne scrive <a href="https://x.com/gazzetta">la Gazzetta</a>, tel. <a href="tel:+390699999999">06 9999 9999</a>.</p></article>
<form id="scrivici" action="/invia" method="post"><label>Nome <input name="nome"></label><label>Email <input type="email" name="email"></label>
<label>Messaggio <textarea name="messaggio"></textarea></label><button>Invia messaggio</button></form>
<form action="/cerca" role="search"><input name="q" type="search"><button>Cerca</button></form>
</main>
<footer>
<img src="/img/luna-chiara.svg" alt="Trattoria Luna logo">
<div class="col"><h3>Scopri</h3><ul><li><a href="/storia/">Storia</a></li><li><a href="/galleria/">Galleria</a></li></ul></div>
<div class="col"><h3>Ordina</h3><ul><li><a href="/asporto/">Asporto</a></li><li><a href="/regali/">Regali</a></li></ul></div>
<div class="social"><a href="https://www.instagram.com/luna/">Instagram</a> <a href="https://www.facebook.com/trattorialuna">Facebook</a>
<a href="https://www.facebook.com/sharer/sharer.php?u=x">Condividi</a></div>
<address>Via Roma 1<br>00100 Roma</address>
<p>Scrivici: <a href="mailto:ciao@luna.example?subject=Ciao">ciao@luna.example</a></p>
<form action="/news"><label>Newsletter <input type="email" name="email"></label><input type="hidden" name="_wpnonce" value="s3cret"><button>Iscriviti</button></form>
<div class="legal"><a href="/note/">Note legali</a> · <a href="/cookie/">Cookie</a></div>
</footer>
</body></html>`;

async function draftOf(
  files: Readonly<Record<string, string>>,
  said: Partial<SiteFacts> = {},
  name = '',
): Promise<Drafted> {
  return draftSite(join(folder(files), name), said);
}

/** The items of a location as lines: `Label address`, two blanks a level. */
function itemsAt({ state }: Drafted, location: string): string[] {
  const { locations = {}, definitions = {} } = state.menus ?? {};
  const write = (items: readonly MenuItem[], indent: string): string[] =>
    items.flatMap(({ label, url, children = [] }) => [
      `${indent}${label} ${url ?? ''}`.trimEnd(),
      ...write(children, `${indent}  `),
    ]);
  return write(definitions[locations[location]?.menu ?? '']?.items ?? [], '');
}

describe('a page by the book', async () => {
  const drafted = await draftOf({ 'menu.html': PAGE }, {}, 'menu.html');
  const { state, unsure } = drafted;

  test('tells who the site is', () => {
    expect(state.site).toEqual({
      name: 'Trattoria Luna',
      description: 'Cucina romana dal 1962.',
      url: 'https://www.luna.example',
      language: 'it-IT',
    });
  });

  test('has its menus in their places, submenus as children', () => {
    expect(Object.keys(state.menus?.locations ?? {})).toEqual([
      'topic',
      'utili',
      'footer',
      'footer_col_1',
      'footer_col_2',
    ]);
    expect(itemsAt(drafted, 'topic')).toEqual([
      'Home /',
      'Menu /menu/',
      '  Pranzo /menu/pranzo/',
      '  Cena /cena/',
      'Chi siamo',
      '  Storia /storia/',
      '  Squadra /squadra/',
      'Presto',
    ]);
    expect(itemsAt(drafted, 'utili')).toEqual(['Privacy /privacy/', 'Lavora con noi /lavora/']);
    expect(itemsAt(drafted, 'footer_col_1')).toEqual(['Storia /storia/', 'Galleria /galleria/']);
    expect(itemsAt(drafted, 'footer')).toEqual(['Note legali /note/', 'Cookie /cookie/']);
    expect(state.menus?.definitions['footer-col-2']?.name).toBe('Ordina');
  });

  test('has its logos, that of the footer apart', () => {
    expect(state.logos?.variants).toEqual({
      default: { url: '/img/luna.svg', alt: 'Trattoria Luna', width: 120, height: 40 },
      footer: { url: '/img/luna-chiara.svg', alt: 'Trattoria Luna logo' },
    });
  });

  test('has the profiles of its own, each once, and neither share buttons nor those of others', () => {
    expect(state.social).toEqual([
      { network: 'instagram', url: 'https://www.instagram.com/luna/' },
      { network: 'facebook', url: 'https://www.facebook.com/trattorialuna' },
    ]);
  });

  test('has its contacts, each once, and not those of others', () => {
    expect(state.contacts).toEqual({
      phone: { kind: 'phone', value: '+390612345678', display: '06 1234 5678' },
      address: { kind: 'address', value: 'Via Roma 1\n00100 Roma' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    });
  });

  test('has its forms, none of them trusted, and no field that is made for a visit', () => {
    expect(state.addons).toEqual({
      provider_contact_form: {
        status: 'selected',
        trusted: false,
        forms: [
          {
            id: 'scrivici',
            title: 'Contact form',
            html: PAGE.slice(PAGE.indexOf('<form id="scrivici"'), PAGE.indexOf('</form>') + 7),
          },
        ],
      },
      provider_newsletter_form: {
        status: 'selected',
        trusted: false,
        forms: [{ id: 'newsletter', title: 'Newsletter' }],
      },
    });
    expect(JSON.stringify(drafted)).not.toContain('s3cret');
  });

  test('says what it is not sure of, and why', () => {
    expect(unsure).toEqual([
      'an item of the menu `topic`, because the page has no address for it yet',
      'the profile `https://x.com/gazzetta`, because it is linked from the content alone',
      'the HTML of the newsletter form, because its field `_wpnonce` is made for each visit',
    ]);
  });

  test('is a copy of the draft in all of it, as the linter sees it', () => {
    const found = lint(PAGE, buildManifest(parseSite(state)), { preset: 'strict' }).map(({ rule }) => rule);
    for (const rule of ['no-static-logo', 'no-static-menu', 'no-static-social', 'no-static-contact', 'no-static-form'])
      expect(found).toContain(rule);
    const other = {
      ...state,
      logos: { variants: {} },
      menus: { locations: {}, definitions: {} },
      social: [],
      contacts: {},
      addons: {},
    };
    // Without an image the name stays: what stands for the logo is still written by hand.
    const copies = lint(PAGE, buildManifest(parseSite(other))).filter(
      ({ rule }) => rule.startsWith('no-static') && rule !== 'no-static-logo',
    );
    expect(copies).toEqual([]);
  });

  test('what the command line says goes before what the page says', async () => {
    const said = { name: 'Luna', url: 'https://neu.example', language: 'de', description: 'Neu' };
    expect((await draftOf({ 'a.html': PAGE }, said)).state.site).toEqual(said);
  });
});

describe('a folder of pages', () => {
  const page = (title: string, body: string) => `<html lang="en"><title>${title}</title><body>${body}</body></html>`;
  const nav = (up: string) =>
    `<nav><ul><li><a href="${up}index.html">Home</a></li><li><a href="${up}about/team.html">Team</a></li></ul></nav>`;

  test('has one site: what its titles share, its menu once, contacts of any page', async () => {
    const drafted = await draftOf({
      'about/team.html': page('Team | Acme', `${nav('../')}<footer><a href="mailto:hi@acme.example">Mail</a></footer>`),
      'index.html': page('Tools for all | Acme', nav('')),
      'node_modules/x.html': page('No | Other', ''),
    });
    expect(drafted.state.site.name).toBe('Acme');
    expect(itemsAt(drafted, 'topic')).toEqual(['Home /', 'Team /about/team.html']);
    expect(Object.keys(drafted.state.menus?.definitions ?? {})).toEqual(['topic']);
    expect(drafted.state.contacts).toEqual({ email: { kind: 'email', value: 'hi@acme.example' } });
    expect(drafted.unsure).toEqual([
      'the address, because no page says it: `https://example.com` stands in for it until `/site/url` has it',
    ]);
  });

  test('has the labels that the page gives its menus, else those of its language: people hear them', async () => {
    const menus = `<header><nav><a href="/wein/">Wein</a><a href="/bier/">Bier</a></nav></header>
      <footer><nav aria-label="Rechtliches"><a href="/impressum/">Impressum</a><a href="/agb/">AGB</a></nav></footer>`;
    const labelsIn = async (language: string) => {
      const { state } = await draftOf({ 'a.html': page('A', menus).replace('"en"', `"${language}"`) });
      return Object.values(state.menus?.locations ?? {}).map(({ label }) => label);
    };
    expect(await labelsIn('de-AT')).toEqual(['Hauptmenü', 'Rechtliches']);
    expect(await labelsIn('ar')).toEqual(['القائمة الرئيسية', 'Rechtliches']);
    expect(await labelsIn('eo')).toEqual(['Main menu', 'Rechtliches']);
  });

  test('says where its pages contradict each other', async () => {
    const drafted = await draftOf({ 'a.html': page('A', ''), 'b.html': page('B', '').replace('"en"', '"fr"') });
    expect(drafted.unsure).toContain('the language `en`, because there are pages in `fr` too');
  });

  test('is called as the image says that leads home, and as the title: that image is no item of a menu', async () => {
    const header =
      '<header><a href="/"><img src="/l.svg" alt="Luna"></a><nav><a href="/a/">A</a><a href="/b/">B</a></nav></header>';
    const { state, unsure } = await draftOf({ 'index.html': `<title>Luna</title>${header}` });
    expect([state.site.name, state.logos?.variants?.default?.url, unsure]).toEqual([
      'Luna',
      '/l.svg',
      expect.any(Array),
    ]);
    expect(unsure.filter((line) => line.includes('name'))).toEqual([]);
    const other = await draftOf({ 'index.html': `<title>A</title>${header.replace('alt="Luna"', 'alt=""')}` }); // the negative control
    expect(other.unsure.join()).toContain('the name of the site');
  });

  test('of elements in elements without end is too much work', async () => {
    const nested = (count: number) => `<title>t</title>${'<nav><ul><li><a href="/">a</a>'.repeat(count)}`;
    await expect(draftOf({ 'index.html': nested(8600) })).rejects.toThrow('Unexpected work of over 50000000 steps');
    expect((await draftOf({ 'index.html': nested(100) })).state.site.name).toBe('t'); // the negative control
  });

  test('tells of what it can see and not draft', async () => {
    const page = `<title>Luna</title><header><a href="/"><svg><title>Luna</title></svg></a></header>
      <form method="post" action="/x"><input name="day"></form><footer><a rel="me" href="https://social.example/@l">M</a></footer>`;
    const { state, unsure } = await draftOf({ 'index.html': page });
    expect(state.site.name).toBe('Luna');
    expect(unsure).toEqual(
      expect.arrayContaining([
        'the logo in the header, because it is drawn in the page and no file',
        'the profile `https://social.example/@l`, because its network is not known',
        'the form to `/x`, because it says neither contact nor newsletter',
      ]),
    );
  });

  test('without pages is an error', async () => {
    await expect(draftOf({ 'a.txt': '' })).rejects.toThrow('without canvases, expected .html or .htm files in it');
    await expect(draftOf({}, {}, 'none.html')).rejects.toThrow('no such file or folder');
  });
});

describe('microdata', () => {
  test('tells name, contacts and logo', async () => {
    const html = `<html lang="en"><body><div itemscope itemtype="https://schema.org/LocalBusiness">
      <b itemprop="name">Acme</b><link itemprop="url" href="https://acme.example/x"><img itemprop="logo" src="/acme.png">
      <span itemprop="telephone">+1 212 555 0100</span><span itemprop="email">hi@acme.example</span>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">1 Main St</span>
      <span itemprop="addressLocality">New York</span>, <span itemprop="addressRegion">NY</span></div></div></body></html>`;
    const { state } = await draftOf({ 'a.html': html });
    expect(state.site).toMatchObject({ name: 'Acme', url: 'https://acme.example' });
    expect(state.contacts).toEqual({
      phone: { kind: 'phone', value: '+12125550100', display: '+1 212 555 0100' },
      email: { kind: 'email', value: 'hi@acme.example' },
      address: { kind: 'address', value: '1 Main St\nNew York, NY' },
    });
    expect(state.logos?.variants.default?.url).toBe('/acme.png');
  });
});

describe('contacts', () => {
  const contactsOf = async (body: string) =>
    (await draftOf({ 'a.html': `<html lang="en"><body>${body}</body></html>` })).state.contacts;

  test.each([
    ['<a href="tel:+390612345678;ext=12">06 1234 5678 ext. 12</a>', '+390612345678;ext=12', '06 1234 5678 ext. 12'],
    ['<a href="tel:+390612345678;ext=12">Call 06 1234 5678 x12 now</a>', '+390612345678;ext=12', '06 1234 5678 x12'],
    ['<a href="tel:+390612345678">06 1234 5678, int. 7</a>', '+390612345678', '06 1234 5678, int. 7'],
    ['<a href="tel:+390612345678">06 1234 5678 today</a>', '+390612345678', '06 1234 5678'],
    ['<footer><p>Phone: +39 06 1234 5678 ext. 12</p></footer>', '+390612345678;ext=12', '+39 06 1234 5678 ext. 12'],
  ])('the phone of %s is shown with its extension', async (body, value, display) => {
    expect(await contactsOf(body)).toEqual({ phone: { kind: 'phone', value, display } });
  });

  const structured = (address: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', address: { '@type': 'PostalAddress', ...address } })}</script>`;
  const ROME = { streetAddress: 'Via Roma, 1', postalCode: '00100', addressLocality: 'Roma' };

  test.each([
    ['a country in the data', { ...ROME, addressCountry: 'IT' }, 'Via Roma 1<br>00100 Roma', 'Via Roma, 1\n00100 Roma'],
    ['a country on the page', ROME, 'Via Roma 1<br>00100 Roma<br>Lazio', 'Via Roma 1\n00100 Roma\nLazio'],
    ['a part in the data', { streetAddress: 'Via Roma 1' }, 'Via Roma 1<br>00100 Roma', 'Via Roma 1\n00100 Roma'],
    ['words in another order', ROME, 'Roma 00100<br>v. Roma 1', 'Via Roma, 1\n00100 Roma'],
    [
      'a region in one and the country in the other',
      { ...ROME, addressCountry: 'IT' },
      'Via Roma 1<br>00100 Roma (RM)',
      'Via Roma 1\n00100 Roma (RM)',
    ],
  ])('an address with %s is drafted once, in its fuller spelling', async (_what, data, written, value) => {
    expect(await contactsOf(`${structured(data)}<address>${written}</address>`)).toEqual({
      address: { kind: 'address', value },
    });
  });

  test.each(['Via Roma 2<br>00100 Roma', 'Via Milano 1<br>00100 Roma', 'Via Roma 1<br>20100 Milano'])(
    'negative control: %s is another address',
    async (written) => {
      expect(Object.keys((await contactsOf(`${structured(ROME)}<address>${written}</address>`)) ?? {})).toEqual([
        'address',
        'address_2',
      ]);
    },
  );
});

describe('menus', () => {
  const links = (...labels: string[]) =>
    labels.map((label) => `<li><a href="/${label.toLowerCase()}">${label}</a></li>`).join('');
  const draftMenus = (body: string) => draftOf({ 'index.html': `<html lang="en"><body>${body}</body></html>` });

  test('of a small screen are no second ones, and a footer may have the main one again', async () => {
    const list = `<ul>${links('Work', 'Team', 'News')}</ul>`;
    const { state } = await draftMenus(`<nav>${list}</nav><nav class="mobile">${list}</nav><footer>${list}</footer>`);
    expect(state.menus?.locations).toEqual({
      topic: { label: 'Main menu', menu: 'topic' },
      footer: { label: 'Footer', menu: 'topic' },
    });
    expect(Object.keys(state.menus?.definitions ?? {})).toEqual(['topic']);
  });

  test('that call themselves the main one go first, a second goes beside, a third is told of', async () => {
    const drafted = await draftMenus(
      `<header><nav><ul>${links('Shop', 'Cart')}</ul></nav><nav class="primary"><ul>${links('Work', 'Team')}</ul></nav><nav><ul>${links('Help', 'Jobs')}</ul></nav></header>`,
    );
    expect(itemsAt(drafted, 'topic')).toEqual(['Work /work', 'Team /team']);
    expect(itemsAt(drafted, 'naviga')).toEqual(['Shop /shop', 'Cart /cart']);
    expect(drafted.unsure).toContain('a menu with `Help`, `Jobs`, because the header has two others');
  });

  test.each([
    ['networks', '<footer><ul><li><a href="#">Facebook</a></li><li><a href="#">Twitter</a></li></ul></footer>'],
    [
      'buttons of a header',
      '<header><h1>A</h1><a class="btn" href="/a">Start</a> <a class="btn" href="/b">More</a></header>',
    ],
    [
      'a breadcrumb',
      '<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/a">A</a></li></ol></nav>',
    ],
    ['templates', '<nav><a href="{{ url }}"></a><a href="<?= $b ?>"></a></nav>'],
    [
      'prose',
      '<footer><p>We work with <a href="/a">some</a> of the best and with <a href="/b">others</a> whom nobody knows by name.</p></footer>',
    ],
  ])('are not made of %s', async (_what, body) => {
    expect((await draftMenus(body)).state.menus).toEqual({ locations: {}, definitions: {} });
  });
});

describe('whatever stands in a page', () => {
  const deep = (tag: string, count: number, inner: string) =>
    `<${tag}>`.repeat(count) + inner + `</${tag}>`.repeat(count);
  test.each([
    ['nothing', ''],
    ['no HTML', '\u0000\u0001 {"a": 1}'],
    ['menus without end', `<nav>${'<a href="/a" aria-expanded="false">A</a><div><a href="/b">B</a>'.repeat(80)}</nav>`],
    ['lists without end', `<nav><ul>${'<li><a href="/a">A</a><ul><li><a href="/b">B</a></li>'.repeat(80)}</ul></nav>`],
    ['elements without end', deep('div', 5_000, '<nav><a href="/a">A</a><a href="/b">B</a></nav>')],
    ['links without end', `<footer>${'<a href="/a">A</a> '.repeat(20_000)}</footer>`],
    ['half a script', '<script type="application/ld+json">{"@type": "Organization", "name":</script>'],
    [
      'things without end',
      `<script type="application/ld+json">${'{"@type":"Organization","address":'.repeat(5_000)}1${'}'.repeat(5_000)}</script>`,
    ],
    [
      'names of objects',
      '<form id="__proto__"><input name="email" type="email"><textarea name="message"></textarea><button>Send</button></form><script type="application/ld+json">{"@type":"Organization","__proto__":{"name":"x"},"name":{"name":"y"},"telephone":[null,1]}</script>',
    ],
    [
      'addresses that are none',
      '<html lang="!"><link rel="canonical" href="http://"><a href="https://[">x</a><a href="tel:">y</a><a href="mailto:@">z</a><header><a class="logo" href="/"><img src="data:image/png;base64,AA" alt="x"></a></header>',
    ],
  ])('the draft is a site: %s', async (_what, html) => {
    const path = join(folder(), 'a.html');
    writeFileSync(path, html);
    const { state } = await draftSite(path, {});
    expect(() => parseSite(JSON.parse(JSON.stringify(state)))).not.toThrow();
  });
});

describe('a form', () => {
  const form =
    '<form id="f" action="/senden" method="post"><label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><label>Nachricht <textarea name="message"></textarea></label><button>Senden</button></form>';
  const titleOf = async (body: string) => {
    const { state } = await draftOf({ 'a.html': `<html lang="de"><body><main>${body}</main></body></html>` });
    return state.addons?.['provider_contact_form']?.forms[0]?.title;
  };

  test.each([
    [`<section><h2>Schreiben Sie uns</h2>${form}</section>`],
    [`<section><h2>Schreiben Sie uns</h2><p>Wir antworten bald.</p>${form}</section>`],
    [`<section><div class="title"><h2>Schreiben Sie uns</h2></div><div>${form}</div></section>`],
    [form.replace('<label>', '<fieldset><legend>Schreiben Sie uns</legend></fieldset><label>')],
    [`<p id="t">Schreiben Sie uns</p><hr>${form.replace('<form', '<form aria-labelledby="t"')}`],
    [form.replace('<form', '<form aria-label="Schreiben Sie uns"')],
  ])('is called as the page calls it: %s', async (body) => {
    expect(await titleOf(body)).toBe('Schreiben Sie uns');
  });

  test.each([
    [`<h1>Impressum</h1><article>Text</article>${form}`],
    [`<section><h2>Anfahrt</h2><div>Mit der Bahn <a href="/plan">Plan</a></div>${form}</section>`],
    [`<h1>Impressum</h1><div>Viel Text</div><section>${form}</section>`],
  ])('negative control: is not called as something else: %s', async (body) => {
    expect(await titleOf(body)).toBe('Contact form');
  });
});

describe('a menu of one link', () => {
  const draft = (body: string) => draftOf({ 'a.html': `<html lang="en"><body>${body}</body></html>` });
  const line = 'a menu with `Privacy`, because it is of one link';

  test.each([
    '<footer><ul><li><a href="/privacy/">Privacy</a></li></ul></footer>',
    '<nav><a href="/privacy/">Privacy</a></nav>',
    '<header><nav aria-label="Legal"><ul><li><a href="/privacy/">Privacy</a></li></ul></nav></header>',
  ])('is told of and not drafted: %s', async (body) => {
    const { state, unsure } = await draft(body);
    expect([state.menus, unsure.filter((each) => each.includes('menu'))]).toEqual([
      { locations: {}, definitions: {} },
      [line],
    ]);
  });

  test.each([
    '<nav><ul><li><a href="/privacy/">Privacy</a></li><li><a href="/terms/">Terms</a></li></ul></nav><nav><a href="/privacy/">Privacy</a></nav>',
    '<nav><a href="/"><img src="/logo.svg" alt="Acme"></a></nav>',
    '<footer><p>See our <a href="/privacy/">Privacy</a> page.</p></footer>',
  ])('negative control: is not told of where none is: %s', async (body) => {
    expect((await draft(body)).unsure.filter((each) => each.includes('one link'))).toEqual([]);
  });
});

describe('a form that nobody receives', () => {
  const form = (attributes: string) =>
    `<title>Luna</title><form id="c" ${attributes}><label>Email <input name="email" type="email"></label><label>Message <textarea name="message"></textarea></label><button>Send message</button></form>`;

  test.each([
    'method="post" action="https://formspree.io/f/YOUR_FORM_ID"',
    'method="post" action="mailto:ciao@luna.example"',
    'action=""',
    'action="#"',
    '',
  ])('is told and not written: <form %s>', async (attributes) => {
    const { state, unsure, found } = await draftOf({ 'index.html': form(attributes) });
    expect(state.addons).toEqual({});
    expect(unsure.filter((line) => line.includes('nobody receives'))).toHaveLength(1);
    expect(found).toContainEqual({ what: 'forms', count: 0 });
  });

  test('negative control: one that somebody may receive is written', async () => {
    const { state, unsure } = await draftOf({ 'index.html': form('method="post" action="/send"') });
    expect(state.addons?.['provider_contact_form']?.forms).toHaveLength(1);
    expect(unsure.filter((line) => line.includes('nobody receives'))).toEqual([]);
  });
});
