import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';

type State = Parameters<typeof parseSite>[0];

const STATE = {
  site: { name: 'Harrow & Vale', description: 'Joiners', url: 'https://www.harrowvale.example', language: 'en' },
  theme: { name: 'Plain', version: '1.0.0' },
  logos: { variants: { default: { url: '/media/harrow.svg', alt: 'Harrow & Vale', width: 90, height: 40 } } },
  contacts: { email: { kind: 'email', value: 'hello@harrowvale.example' } },
};
const siteOf = (more: object = {}) => buildManifest(parseSite({ ...STATE, ...more } as State));
const named = (name: string, url: string) => siteOf({ site: { ...STATE.site, name, url }, contacts: {} });
const site = siteOf();
const listing = siteOf({
  attachments: [
    { url: '/files/prices.pdf', title: 'Prices' },
    { url: '/media/shop.jpg', title: 'The shop' },
  ],
});

const OTHER = 'https://www.harrowandvale.example';
const raw = (json: object) => `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
const data = (members: object) => raw({ '@type': 'LocalBusiness', name: 'Harrow & Vale', ...members });
const of = (canvas: string, where = site) =>
  lint(canvas, where)
    .filter(({ rule }) => rule !== 'logo-required')
    .map(({ rule, outcome }) => `${rule} ${outcome}`);
const form = (action: string) =>
  `<form action="${action}" method="post"><label>Mail <input type="email" name="mail"></label><button>Go</button></form>`;
const login = (action: string) =>
  `<form action="${action}" method="post"><input name="user"><input type="password" name="pass"><button>Log in</button></form>`;
const sentTo = (address: string) =>
  `${form('#').replace('<form', '<form id="enquiry"')}<script>document.getElementById('enquiry').addEventListener('submit', (e) => { e.preventDefault(); fetch('${address}', { method: 'POST', body: new FormData(e.target) }); });</script>`;

const WEB = 'no-invented-contact violation';

describe("the site's own address at a made-up host is told, and the site's offered", () => {
  test.each([
    ['the canonical address', `<link rel="canonical" href="${OTHER}/a?b=1">`, '/a?b=1'],
    ['of the page for networks', `<meta property="og:url" content="${OTHER}/a">`, '/a'],
    ['of the page for X', `<meta name="twitter:url" content="${OTHER}/a">`, '/a'],
    ['of another language', `<link rel="alternate" hreflang="de" href="${OTHER}/de/">`, '/de/'],
    ['of the home page', `<link rel="home" href="${OTHER}/">`, '/'],
    ['of a link to the home page', `<p><a rel="home" href="${OTHER}">Start</a></p>`, ''],
    ['of the link around the logo', `<header><a href="${OTHER}/"><x-logo link="no"></x-logo></a></header>`, '/'],
    ['of the organisation', data({ url: `${OTHER}/` }), '/'],
    ['of the organisation, as its id', data({ '@id': `${OTHER}/#org` }), '/#org'],
    ['of the page about it', data({ mainEntityOfPage: `${OTHER}/` }), '/'],
    ['of the page about it, as a thing', data({ mainEntityOfPage: { '@type': 'WebPage', '@id': `${OTHER}/` } }), '/'],
    ['among its profiles', data({ sameAs: [`${OTHER}/`] }), '/'],
    ['of the website', raw({ '@type': 'WebSite', name: 'Harrow & Vale', url: OTHER }), ''],
    ['of the page', raw({ '@type': 'ContactPage', name: 'Contact', url: `${OTHER}/contact` }), '/contact'],
    ['in a graph', raw({ '@graph': [{ '@type': 'WebSite', name: 'Harrow & Vale', url: `${OTHER}/` }] }), '/'],
    [
      'of its search',
      raw({
        '@type': 'WebSite',
        name: 'Harrow & Vale',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${OTHER}/?s={search_term_string}` },
        },
      }),
      '/?s={search_term_string}',
    ],
  ])('%s', (_what, canvas, rest) => {
    const findings = lint(canvas, site).filter(({ rule }) => rule !== 'logo-required');
    expect(findings.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([WEB]);
    const [finding] = findings;
    expect(finding?.message).toContain(`expected \`https://www.harrowvale.example${rest}\``);
    expect(finding?.resource).toBe('/site/url');
    expect(finding?.fix?.safety).toBe('unsafe');
    const mended = edited(canvas, finding?.fix?.edits ?? []);
    expect(mended).toBe(canvas.replace(OTHER, 'https://www.harrowvale.example'));
    expect(of(mended)).toEqual([]);
  });

  test.each([
    ['the ending alone', 'https://harrowvale.com/'],
    ['the ending alone, with a hyphen', 'https://www.harrow-vale.co.uk/'],
  ])('another host that a site may have, too, needs a look: %s', (_what, address) => {
    expect(of(`<link rel="canonical" href="${address}">`)).toEqual(['no-invented-contact needs-review']);
  });

  test.each([
    ['Café & Bar Müller GmbH', 'https://cafe-mueller.example', 'https://cafeundbarmueller.de/'],
    ['The Harrow and Vale', 'https://thehv.example', 'https://harrowvale.com/'],
    ['Harrow & Vale – Joiners in Leeds', 'https://hvleeds.example', 'https://harrow-and-vale.co.uk/'],
    ['Olmo y Río', 'https://olmo.example', 'https://www.olmoyrio.es/'],
  ])('the name %s', (name, url, address) => {
    expect(of(`<link rel="canonical" href="${address}">`, named(name, url))).toEqual([WEB]);
  });

  test('a link whose text says another address is a suggestion, too', () => {
    const canvas = `<header><a rel="home" href="${OTHER}/">www.harrowandvale.example</a></header>`;
    const findings = lint(canvas, site);
    expect(findings.filter(({ fix }) => fix?.safety === 'safe')).toEqual([]);
    expect(findings.some(({ rule }) => rule === 'no-invented-contact')).toBe(true);
  });

  test('code of a template stays', () => {
    const canvas = `<link rel="canonical" href="${OTHER}{{ page.url }}">`;
    const [finding] = lint(canvas, site);
    if (finding?.fix) expect(edited(canvas, finding.fix.edits)).toContain('{{ page.url }}');
  });
});

describe('is left alone', () => {
  const both = (host: string) => `<link rel="canonical" href="https://${host}/">${form(`https://${host}/send`)}`;
  test.each([
    ['its own host', 'www.harrowvale.example'],
    ['without `www.`', 'harrowvale.example'],
    ['below its own host', 'shop.harrowvale.example'],
    ['somebody else', 'www.oakfield.example'],
    ['who is called by a part of the name', 'harrowandsons.example'],
    ['the copy for the makers', 'staging.harrowandvale.example'],
    ['a service', 'harrowandvale.netlify.app'],
    ['a shop service', 'harrow-and-vale.myshopify.com'],
    ['a trial ending', 'harrowandvale.dev'],
  ])('%s', (_what, host) => {
    expect(of(both(host))).toEqual([]);
  });

  test.each([
    ['http', '<link rel="canonical" href="http://www.harrowvale.example/">'],
    ['a country of its own', '<link rel="alternate" hreflang="de" href="https://www.harrowvale.de/">'],
    ['a page of others', '<p>Read <a href="https://www.oakfield.example/story">the story</a></p>'],
    ['a file of others, of a network for files', '<img src="https://cdn.oakfield.example/media/oak.jpg" alt="Oak">'],
  ])('%s', (_what, canvas) => {
    expect(of(canvas)).toEqual([]);
    expect(of(canvas, listing)).toEqual([]);
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'http://harrow.local'])('a site at %s', (url) => {
    const local = siteOf({ site: { ...STATE.site, url } });
    const there = 'https://www.harrowandvale.com';
    const canvas = `<link rel="canonical" href="${there}/"><meta property="og:url" content="${there}/">`;
    const thing = data({ url: there, '@id': `${there}/#org`, logo: `${there}/l.png` });
    expect(of(`${canvas}${form(`${there}/send`)}${thing}`, local)).toEqual([]);
  });

  test.each([
    [
      'of its menus',
      {
        menus: {
          definitions: { main: { name: 'M', items: [{ label: 'Shop', url: `${OTHER}/shop` }] } },
          locations: { topic: { label: 'M', menu: 'main' } },
        },
      },
    ],
    ['of its mailbox', { contacts: { email: { kind: 'email', value: 'hello@harrowandvale.example' } } }],
    ['of its logo', { logos: { variants: { default: { url: `${OTHER}/logo.svg`, alt: 'L', width: 9, height: 9 } } } }],
  ])('a host %s', (_what, more) => {
    expect(of(`<link rel="canonical" href="${OTHER}/">${form(`${OTHER}/send`)}`, siteOf(more))).toEqual([]);
  });

  test('somebody who has a short name in common', () => {
    const luna = named('Luna', 'https://luna.example');
    expect(of(form('https://luna.com/send'), luna)).toEqual([]);
  });
});

describe('mailboxes at a made-up host', () => {
  test.each([
    ['a link', '<p>Write to <a href="mailto:info@harrowandvale.example">us</a></p>'],
    ['a text', '<p>Contact: info@harrowandvale.example</p>'],
    ['a meta element', '<meta name="contact" content="info@harrowandvale.example">'],
    ['a meta element for answers', '<meta name="reply-to" content="info@harrowandvale.example">'],
    ['a meta element for networks', '<meta property="og:email" content="info@harrowandvale.example">'],
    ['a description', '<meta name="description" content="Joiners. Mail info@harrowandvale.example">'],
    ['data', data({ email: 'info@harrowandvale.example' })],
    ['a link of the head', '<link rel="me" href="mailto:info@harrowandvale.example">'],
    [
      'a card of the head',
      '<link rel="alternate" type="text/vcard" href="data:text/vcard,BEGIN:VCARD%0AEMAIL:info@harrowandvale.example%0AEND:VCARD">',
    ],
    [
      'a card to save',
      '<a download="us.vcf" href="data:text/vcard;charset=utf-8,BEGIN%3AVCARD%0AFN%3AHarrow%0AEMAIL%3BTYPE%3Dwork%3Ainfo%40harrowandvale.example%0AEND%3AVCARD">Save us</a>',
    ],
  ])('%s', (_what, canvas) => {
    expect(of(canvas)).toEqual([WEB]);
    expect(lint(canvas, site).filter(({ fix }) => fix?.safety === 'safe')).toEqual([]);
    expect(of(canvas.replace(/info(@|%40)harrowandvale/, 'anna$1oakfield')).filter((each) => each === WEB).length).toBe(
      canvas.includes('"LocalBusiness"') ? 1 : 0,
    );
  });

  test('a card with the own mailbox is left alone', () => {
    const card = '<a href="data:text/vcard,BEGIN:VCARD%0AEMAIL:hello@harrowvale.example%0AEND:VCARD">Save us</a>';
    expect(of(card)).toEqual([]);
  });
});

const SURELY = 'no-fictitious-form violation';
const PERHAPS = 'no-fictitious-form needs-review';

describe('a form that sends to a made-up host', () => {
  test.each([
    ['by its action', form('https://api.harrowandvale.example/contact'), SURELY],
    ['to log in', login('https://app.harrowandvale.example/login'), SURELY],
    ['by a button', form('').replace('<button>', `<button formaction="${OTHER}/send">`), SURELY],
    ['by its script', sentTo('https://api.harrowandvale.example/contact'), SURELY],
    ['to another ending', form('https://api.harrowvale.com/contact'), PERHAPS],
    ['to another ending to log in', login('https://my.harrowvale.com/login'), PERHAPS],
  ])('%s', (_what, canvas, verdict) => {
    expect(of(canvas)).toEqual([verdict]);
    expect(lint(canvas, site).filter(({ fix }) => fix)).toEqual([]);
  });

  test.each([
    ['its own', sentTo('https://api.harrowvale.example/contact')],
    ['another ending, in a script', sentTo('https://api.harrowvale.com/contact')],
    ['a service', sentTo('https://harrowandvale.api-us1.com/send')],
    ['to log in at its own', login('https://app.harrowvale.example/login')],
    ['to log in at a service', login('https://harrowandvale.auth0.com/login')],
  ])('is left alone: %s', (_what, canvas) => {
    expect(of(canvas)).toEqual([]);
  });
});

describe('a logo of data at a made-up host', () => {
  const logo = 'https://www.harrowvale.example/media/harrow.svg';
  test.each([
    ['another file', `${OTHER}/assets/logo.png`],
    ['the same file', `${OTHER}/media/harrow.svg`],
    ['a file of the own host', 'https://harrowvale.example/assets/logo.png'],
  ])('%s', (_what, address) => {
    for (const canvas of [data({ logo: address }), data({ logo: { '@type': 'ImageObject', url: address } })]) {
      const findings = lint(canvas, site);
      expect(findings.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual(['no-static-logo violation']);
      expect(findings[0]?.fix?.safety).toBe('unsafe');
      const mended = edited(canvas, findings[0]?.fix?.edits ?? []);
      expect(mended).toBe(canvas.replace(address, logo));
      expect(of(mended)).toEqual([]);
      expect(of(canvas, listing)).toHaveLength(1);
    }
  });

  test('another ending needs a look', () => {
    expect(of(data({ logo: 'https://harrowvale.com/logo.png' }))).toEqual(['no-static-logo needs-review']);
  });

  test.each([
    ['its own', logo],
    ["somebody else's", 'https://www.oakfield.example/logo.png'],
    ['of a network for files', 'https://cdn.harrowandvale.example/logo.png'],
    ['of a picture service', 'https://harrowandvale.imgix.net/logo.png'],
  ])('is left alone: %s', (_what, address) => {
    expect(of(data({ logo: address }))).toEqual([]);
  });
});

const FILE = 'no-invented-attachment violation';

describe('a file at a made-up host, where the site lists its files', () => {
  test.each([
    ['a document', `<a href="${OTHER}/files/catalogue.pdf">Catalogue</a>`],
    ['a listed path', `<a href="${OTHER}/files/prices.pdf">Prices</a>`],
    ['a picture', `<img src="${OTHER}/photos/oak.jpg" alt="Oak">`],
    ['a picture of the design', `<img src="${OTHER}/assets/hero.webp" alt="Oak">`],
    ['a picture of data', data({ image: `${OTHER}/shop.jpg` })],
  ])('%s', (_what, canvas) => {
    expect(of(canvas, listing)).toEqual([FILE]);
    expect(of(canvas, siteOf())).toEqual([]);
    expect(lint(canvas, listing).filter(({ fix }) => fix?.safety === 'safe')).toEqual([]);
    expect(of(canvas.replace(OTHER, 'https://www.oakfield.example'), listing)).toEqual([]);
  });

  test('a picture for networks is told as a file where the site lists those, else for review', () => {
    const canvas = `<meta property="og:image" content="${OTHER}/og.jpg">`;
    expect(of(canvas, listing)).toEqual([FILE]);
    expect(of(canvas, siteOf())).toEqual(['no-invented-contact needs-review']);
    expect(of(canvas.replace(OTHER, 'https://www.oakfield.example'))).toEqual([]);
  });

  test('a file at its network for files needs a look', () => {
    const canvas = '<img src="https://cdn.harrowandvale.example/media/oak.jpg" alt="Oak">';
    expect(of(canvas, listing)).toEqual(['no-invented-attachment needs-review']);
    expect(of(canvas, siteOf())).toEqual([]);
  });

  test('a listed path is offered at the own host', () => {
    const [finding] = lint(`<img src="${OTHER}/media/shop.jpg" alt="Us">`, listing);
    expect(finding?.message).toContain('`/media/shop.jpg`');
  });

  test('another ending needs a look', () => {
    const canvas = '<a href="https://harrowvale.com/files/catalogue.pdf">Catalogue</a>';
    expect(of(canvas, listing)).toEqual(['no-invented-attachment needs-review']);
  });

  test('a logo there is told as a logo alone', () => {
    const canvas = `<header><a href="/"><img src="${OTHER}/assets/logo.svg" alt="Harrow &amp; Vale"></a></header>`;
    expect(of(canvas, listing)).toEqual(['no-static-logo violation']);
  });
});
