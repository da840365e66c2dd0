import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const STATE = {
  site: { name: 'Copper Kettle', description: 'Coffee', url: 'https://copperkettle.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
  logos: {
    variants: {
      default: { url: '/media/copper-kettle.svg', alt: 'Copper Kettle' },
      light: { url: '/media/copper-kettle-light.svg', alt: 'Copper Kettle' },
    },
  },
  menus: {
    locations: { topic: { label: 'Main', menu: 'main' }, footer: { label: 'Footer', menu: 'legal' } },
    definitions: {
      main: {
        name: 'Main',
        items: [
          { label: 'Shop', url: '/shop/' },
          { label: 'Guides', url: '/guides/' },
        ],
      },
      legal: {
        name: 'Legal',
        items: [
          { label: 'Privacy', url: '/privacy/' },
          { label: 'Delivery', url: '/delivery/' },
        ],
      },
    },
  },
  social: [{ network: 'instagram', url: 'https://www.instagram.com/copperkettle.bristol/' }],
  contacts: {
    phone: { kind: 'phone', value: '+44 117 496 0183' },
    mobile: { kind: 'phone', value: '+44 7700 900456' },
    address: { kind: 'address', value: 'Unit 5, Old Cooperage Yard\nBristol BS2 0QB' },
    hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00' },
  },
  attachments: [
    { url: '/media/terms.pdf', title: 'Terms of sale', type: 'application/pdf', bytes: 98304 },
    { url: '/media/brew-card.pdf', title: 'Brew card', type: 'application/pdf' },
  ],
};
const manifestOf = (theme: object = {}) => buildManifest(parseSite({ ...STATE, theme: { ...STATE.theme, ...theme } }));
const MANIFEST = manifestOf();
const messages = (source: string, manifest = MANIFEST) =>
  lint(source, manifest)
    .map(({ message }) => message)
    .join('\n');
const mended = (source: string, manifest = MANIFEST) =>
  applyFixes(source, lint(source, manifest), { unsafe: true }).output;

const profile = (network: string) =>
  `<a href="https://www.${network}.com/copperkettlecoffee" class="hover:text-white">${network}</a>`;
const [INSTA, TUBE] = [profile('instagram'), profile('youtube')];

describe('a list of profiles is laid out as the links were', () => {
  test('behind words, which stay', () => {
    const p = `<footer><p class="mt-4 flex flex-wrap gap-4 border-t">Follow us: ${INSTA} ${TUBE}</p></footer>`;
    expect(mended(p)).toBe(
      '<footer><p class="mt-4 flex flex-wrap gap-4 border-t">Follow us:</p>\n<x-social class="flex flex-wrap gap-4" link-class="hover:text-white"></x-social></footer>',
    );
  });

  test('beside other items, whose list keeps its classes and margins', () => {
    const list = `<ul class="hidden md:flex mt-2"><li>${INSTA}</li><li>${TUBE}</li><li><a href="/shop/">Shop</a></li></ul>`;
    expect(mended(`<footer>${list}</footer>`)).toContain(
      '<x-social class="hidden md:flex mt-2" link-class="hover:text-white"></x-social>\n<ul class="hidden md:flex">',
    );
  });

  test('negative control: of a paragraph a name that says nothing of it stays where it is', () => {
    expect(mended(`<footer><p class="follow">Follow us: ${INSTA} ${TUBE}</p></footer>`)).not.toContain(
      'class="follow" ',
    );
  });
});

const items = (...labels: string[]) => labels.map((each) => `<li><a href="/${each}">${each}</a></li>`).join('');

describe('a menu beside what stays', () => {
  test('a margin that pushes stands once', () => {
    const bar = `<header><x-logo></x-logo><nav><ul class="navbar-nav ms-auto">${items('stories', 'team', 'journal')}<li><a class="btn" href="https://book.example.org/x">Book</a></li></ul></nav></header>`;
    expect(mended(bar)).toContain('class="navbar-nav ms-auto"></x-menu>\n<ul class="navbar-nav">');
  });

  test('a list of its own classes gets no classes of the site for its parts', () => {
    const list = `<footer><nav><ul class="list-unstyled small">${items('terms', 'jobs', 'press')}</ul></nav></footer>`;
    expect(mended(list, manifestOf({ markup: 'bootstrap-5' }))).toContain(' item-class="" link-class=""></x-menu>');
    expect(mended(list)).not.toContain('item-class');
  });
});

describe('the logo', () => {
  const logo = (name: string) =>
    `<footer class="bg-dark"><a class="brand" href="/"><img src="/img/${name}.svg" alt="Copper Kettle"></a></footer>`;
  test.each(['logo-cream', 'logo-weiss', 'logo-blanco', 'logo-ivory', 'logo-negativ', 'logo-reversed', 'logo-biale'])(
    'is the one for dark grounds: %s',
    (name) => expect(mended(logo(name))).toContain('variant="light"'),
  );

  test('negative control: a dark one', () => expect(mended(logo('logo-black'))).not.toContain('variant="light"'));

  const name = '<p><strong>Copper Kettle</strong></p>';
  test('leaves the name beside it, which is none once the component stands there', () => {
    const brand = `<footer><div class="footer__brand"><a href="/x"><x-logo link="false"></x-logo></a>${name}</div></footer>`;
    expect(messages(brand)).not.toContain('as a logo');
    const alone = brand.replace('<a href="/x"><x-logo link="false"></x-logo></a>', '');
    expect(messages(alone)).toContain('as a logo');
  });
});

describe('data that goes with its elements', () => {
  const scope = (inner: string) => `<footer itemscope itemtype="https://schema.org/Store">${inner}</footer>`;

  test('is kept where the site knows it', () => {
    const link = INSTA.replace('<a ', '<a itemprop="sameAs" ');
    expect(mended(scope(`<p>${link}</p>`))).toContain(
      '<link itemprop="sameAs" href="https://www.instagram.com/copperkettle.bristol/">',
    );
    expect(mended(scope('<a href="/"><img itemprop="logo" src="/img/logo.svg" alt="Copper Kettle"></a>'))).toContain(
      '<link itemprop="logo" href="https://copperkettle.example/media/copper-kettle.svg">',
    );
  });

  test('is told where it does not', () => {
    const list = items('stories', 'team', 'journal').replace('<a ', '<a itemprop="hasMenu" ');
    const told = 'Its `hasMenu` in the data goes with it';
    expect(messages(scope(`<nav><ul>${list}</ul></nav>`))).toContain(told);
    expect(messages(`<footer><nav><ul>${list}</ul></nav></footer>`)).not.toContain(told);
  });
});

describe('opening hours', () => {
  const hours = '<x-contact field="hours"></x-contact>';
  test('of a table keep its caption', () => {
    const row = (day: string, time: string) => `<tr><th>${day}</th><td>${time}</td></tr>`;
    const table = `<h2>Opening hours</h2><table><caption class="top">Opening hours</caption>${row('Mon–Fri', '8:00–17:00')}${row('Sat', '9:00–12:00')}</table>`;
    expect(mended(`<footer>${table}</footer>`)).toContain(`<p class="top">Opening hours</p>\n${hours}`);
  });

  test('in rows that data calls so are one schedule', () => {
    const row = (data: string, text: string) =>
      `<li><time itemprop="openingHours" datetime="${data}">${text}</time></li>`;
    const list = `<ul>${row('Mo-Th 08:00-17:00', 'Mon–Thu 8:00–17:00 nonstop brewing')}${row('Fr 08:00-15:00', 'Fri 8:00–15:00 quietly')}</ul>`;
    const output = mended(
      `<footer itemscope itemtype="https://schema.org/Store"><b itemprop="name">Copper Kettle</b>${list}</footer>`,
    );
    expect(output.split(hours)).toHaveLength(2);
    expect(output).not.toContain('<li>');
  });
});

describe('the size of a file in a label', () => {
  const link = (label: string) => `<footer><a href="/docs/agb.pdf">${label}</a></footer>`;
  test('is mended with the address', () => {
    expect(mended(link('Terms of sale'))).toContain('href="/media/terms.pdf"');
    expect(mended(link('Terms of sale (PDF, 240 KB)'))).not.toContain(
      'href="/media/terms.pdf">Terms of sale (PDF, 240 KB)',
    );
  });
  test('is told where the edit can not', () => {
    expect(messages(link('Plans (PDF, 2,4 MB)'))).toContain('The `2,4 MB` in its label is the size of this file');
    expect(messages(link('Plans (PDF)'))).not.toContain('in its label');
  });
});

describe('an address in one line among words', () => {
  const told = 'It breaks into 2 lines there';
  test.each([
    ['told', '<p>© Copper Kettle Ltd · 14 Mill Lane, York YO31 7RE · No. 09384712</p>', true],
    ['near miss: alone', '<p>14 Mill Lane, York YO31 7RE</p>', false],
    ['near miss: in two lines', '<p>Visit us:<br>14 Mill Lane<br>York YO31 7RE</p>', false],
  ])('%s', (_what, line, isTold) => {
    expect(messages(`<footer>${line}</footer>`).includes(told)).toBe(isTold);
  });
});

test('a number in an attribute is the contact that a component in its element shows', () => {
  const span = (inner: string) => `<footer><span data-phone="+962790001234">${inner}</span></footer>`;
  expect(messages(span('<x-contact field="mobile"></x-contact>'))).toContain("the site's `mobile`");
  expect(messages(span('Call'))).toContain("the site's `phone`");
});

test('a log-in at a made-up host is told the page that the menus have for it, and is no copy of a menu beside a call', () => {
  const items = [
    { label: 'Sign in', url: 'https://my.copperkettle.example/sign-in' },
    { label: 'Book a tasting', url: '/tasting/' },
  ];
  const { locations, definitions } = STATE.menus;
  const menus = {
    locations: { ...locations, utili: { label: 'Utility', menu: 'account' } },
    definitions: { ...definitions, account: { name: 'Account', items } },
  };
  const manifest = buildManifest(parseSite({ ...STATE, menus }));
  const row = (href: string) =>
    `<link rel="canonical" href="https://www.copperkettle.io/"><header><x-logo></x-logo><div class="flex"><a href="${href}">Log in</a><a class="btn" href="/tasting/">Start now</a></div></header>`;
  expect(messages(row('https://app.copperkettle.io/login'), manifest)).toContain(
    'expected `https://my.copperkettle.example/sign-in` of its menus',
  );
  expect(messages(row('https://my.copperkettle.example/sign-in'), manifest)).not.toContain('copy of a menu');
});

test('a search at a made-up host is taken out with its action, unless it is one of the home page', () => {
  const data = (path: string) =>
    `<script type="application/ld+json">{"@type":"WebSite","url":"https://www.copperkettle.io/","name":"Copper Kettle","potentialAction":{"@type":"SearchAction","target":"https://www.copperkettle.io${path}","query-input":"required name=q"}}</script>`;
  expect(mended(data('/find?q={q}'))).not.toContain('SearchAction');
  expect(mended(data('/?s={q}'))).toContain('https://copperkettle.example/?s={q}');
});

test('profiles in data that all go are told with the list around them', () => {
  const manifest = buildManifest(parseSite({ ...STATE, social: [] }));
  const data = (...urls: string[]) =>
    `<script type="application/ld+json">{"@type":"Store","name":"Copper Kettle","sameAs":${JSON.stringify(urls)}}</script>`;
  const [one, two] = ['https://www.facebook.com/copperkettle', 'https://www.instagram.com/copperkettle'];
  expect(messages(data(one), manifest)).toContain('take `sameAs` out');
  expect(messages(data(one, two), manifest)).toContain('; all of `sameAs` where none of it stays');
});

describe('the script of a form that goes', () => {
  const canvas = (more: string) =>
    `<form id="news" action="/subscribe" method="post"><label>Email <input type="email" name="email"></label><button>Subscribe to our newsletter</button></form>\n<script>\n(function () {\n  var form = document.getElementById('news');\n  form.addEventListener('submit', function () { if (window.gtag) gtag('event', 'sign_up'); });${more}\n})();\n</script>`;
  const forms = [
    { id: 'weekly', title: 'Newsletter', html: '<form method="post" action="/n"><input name="m"></form>' },
  ];
  const addons = { provider_newsletter: { status: 'selected', forms } };
  const manifest = buildManifest(parseSite({ ...STATE, addons }));

  test('goes with it where it does nothing else but count', () => {
    expect(mended(canvas(''), manifest)).not.toContain('<script>');
  });
  test('is told from line to line where it does more', () => {
    const more = "\n  document.body.classList.add('ready');";
    expect(mended(canvas(more), manifest)).toContain('<script>');
    expect(messages(canvas(more), manifest)).toContain(
      'at line 4, in the script at lines 2 to 8: delete all of that that is for it',
    );
  });
});
