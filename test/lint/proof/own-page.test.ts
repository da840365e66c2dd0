import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/luna.svg', alt: 'Trattoria Luna' } } },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Home', url: '/' },
            { label: 'Wine', url: '/wine/' },
            { label: 'About us', url: '/about-us/' },
          ],
        },
      },
    },
    social: [
      { network: 'instagram', url: 'https://www.instagram.com/luna' },
      { network: 'facebook', url: 'https://www.facebook.com/luna' },
    ],
    contacts: { phone: { kind: 'phone', value: '+39 06 1234 5678' } },
  }),
);

const NUMBER = '+39 06 1234 5678';
const LINK = `<p>Call <a href="tel:+39-06-1234-5678">${NUMBER}</a></p>`;
const LOGO = '<a href="/"><img src="/media/luna.svg" alt="Trattoria Luna"></a>';
const item = (href: string, label: string) => `<li><a href="${href}">${label}</a></li>`;
const ITEMS = [item('/', 'Home'), item('/wine/', 'Wine'), item('/about-us/', 'About us')];
const menu = (between: string, items = ITEMS) => `<nav><ul>${items.join(between)}</ul></nav>`;
const profile = (host: string, label: string) => `<li><a href="https://www.${host}.com/luna">${label}</a></li>`;
const profiles = (...items: string[]) => `<ul>${items.join('')}</ul>`;

/** How safe the fixes of a canvas are. */
function safety(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off', 'no-secrets': 'off' } }).map(
    ({ fix }) => fix?.safety,
  );
}

describe('no fix is safe where the page itself takes hold of what goes or comes', () => {
  test.each([
    ['a style for the class of a component', `<style>.x-contact{display:none}</style><p>Call ${NUMBER}</p>`],
    ['a style for the class of a kind', `<style>.x-contact--phone{color:red}</style><p>Call ${NUMBER}</p>`],
    ['a style for any such class', `<style>[class^="x-"]{display:none}</style><p>Call ${NUMBER}</p>`],
    [
      'a style for the label of a profile',
      `<style>.x-social__label{display:none}</style>${profiles(profile('instagram', 'Instagram'), profile('facebook', 'Facebook'))}`,
    ],
    ['a style that puts items in a line', `<style>nav li{display:inline}</style>${menu(' ')}`],
    ['a style that does so for children', `<style>ul>li{ display: inline-block }</style>${menu('\n')}`],
    ['a script for the address', `<script>document.querySelector('a[href="tel:+39-06-1234-5678"]')</script>${LINK}`],
    ['a script for its beginning', `<script>$("a[href^='tel:+39-']")</script>${LINK}`],
    ['a script that puts the address together', `<script>find('a[href="tel:' + n + '"]')</script>${LINK}`],
    ['a script for links without a class', `<script>document.querySelector('a:not([class])')</script>${LINK}`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['a style for a class of its own', `<style>.x-ray{display:none}</style><p>Call ${NUMBER}</p>`],
    ['items in a line without blanks', `<style>nav li{display:inline}</style>${menu('')}`],
    ['a style that puts other items in a line', `<style>.tags li a, .tag{display:inline}</style>${menu(' ')}`],
    ['items that float', `<style>nav li{float:left}</style>${menu(' ')}`],
    ['a script for all numbers', `<script>document.querySelector('a[href^="tel:"]')</script>${LINK}`],
    ['a script for another number', `<script>document.querySelector('a[href="tel:+391"]')</script>${LINK}`],
    ['a script with lists', `<script>const href = links[0], all = [href]</script>${LINK}`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no fix is safe where text and address contradict each other', () => {
  test.each([
    ['a menu', menu('', [item('/', 'Wine'), item('/wine/', 'About us'), item('/about-us/', 'Home')])],
    ['profiles', profiles(profile('instagram', 'Facebook'), profile('facebook', 'Instagram'))],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['a menu', menu('')],
    ['profiles', profiles(profile('instagram', 'Instagram'), profile('facebook', 'Facebook'))],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no component comes beside the same one', () => {
  const fixed = (canvas: string) => {
    const findings = lint(canvas, manifest, { rules: { 'logo-required': 'off' } });
    return [findings.map(({ fix }) => fix?.safety), applyFixes(canvas, findings, { unsafe: true }).output];
  };

  test.each([
    ['a logo', `<header><x-logo></x-logo>${LOGO}</header>`, '<header><x-logo></x-logo></header>'],
    [
      'a logo in a wrapper',
      `<header><div><x-logo></x-logo></div><div class="b">${LOGO}</div></header>`,
      '<header><div><x-logo></x-logo></div></header>',
    ],
    [
      'a menu',
      `<div><x-menu location="topic"></x-menu>${menu('')}</div>`,
      '<div><x-menu location="topic"></x-menu></div>',
    ],
    [
      'profiles',
      `<div><x-social></x-social>${profiles(profile('instagram', 'Instagram'), profile('facebook', 'Facebook'))}</div>`,
      '<div><x-social></x-social></div>',
    ],
    [
      'a contact',
      `<p><x-contact field="phone"></x-contact> <a href="tel:+390612345678">${NUMBER}</a></p>`,
      '<p><x-contact field="phone"></x-contact> </p>',
    ],
  ])('%s', (_title, canvas, output) => {
    expect(fixed(canvas)).toEqual([['unsafe'], output]);
  });

  test.each([
    ['a logo in the footer', `<header><x-logo></x-logo></header><footer>${LOGO}</footer>`],
    ['a contact elsewhere', `<p><x-contact field="phone"></x-contact></p><p>Call ${NUMBER}</p>`],
    [
      'a contact with words between',
      `<p><x-contact field="phone"></x-contact>, at night <a href="tel:+390612345678">${NUMBER}</a></p>`,
    ],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('the mark of the current page', () => {
  const marked = (href: string, mark = 'page') =>
    menu('', [`<li><a href="${href}" aria-current="${mark}">Wine</a></li>`])
      .replace('<ul>', `<ul>${ITEMS[0]}`)
      .replace('</ul>', `${ITEMS[2]}</ul>`);
  const page = (head: string, mark?: string) => `${head}<header>${marked('/wine/', mark)}</header>`;

  test.each([
    ['a canonical link', '<link rel="canonical" href="https://luna.example/wine/">'],
    ['an address for networks', '<meta property="og:url" content="https://luna.example/wine/">'],
  ])('is given again by the component where %s says that the page is that', (_what, head) => {
    expect(safety(page(head))).toEqual(['safe']);
  });

  test.each([
    ['nothing says where the page is', ''],
    ['the page is another', '<link rel="canonical" href="https://luna.example/about-us/">'],
  ])('makes a fix none that is safe where %s', (_what, head) => {
    expect(safety(page(head))).toEqual(['unsafe']);
  });

  test('of another kind is none that the component gives', () => {
    const head = '<link rel="canonical" href="https://luna.example/wine/">';
    expect(safety(page(head, 'step'))).toEqual(['unsafe']);
    expect(safety(page('', 'false'))).toEqual(['safe']);
  });
});
