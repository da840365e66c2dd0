import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const LOGO = { url: '/media/logo.svg', alt: 'Nordlicht', width: 160, height: 40 };
const manifest = buildManifest(
  parseSite({
    site: { name: 'Nordlicht', description: '', url: 'https://nordlicht.example', language: 'de' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: LOGO }, main: LOGO },
    contacts: { phone: { kind: 'phone', value: '+49301234567', display: '+49 30 1234567' } },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/nordlicht' }],
    menus: {
      locations: { topic: { label: 'Top', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Visite', url: '/visit/' },
            { label: 'Événements', url: '/events/' },
            { label: 'Shop', url: '/shop/' },
          ],
        },
      },
    },
  }),
);

/** How safe the fixes of a canvas are. */
function safety(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

const IMAGE = '<img src="/media/logo.svg" alt="Nordlicht" width="160" height="40">';
const LINKED = '<a href="tel:+49301234567">+49 30 1234567</a>';
const logo = (blank: string, behind: string) => `<header><a href="/">${blank}${IMAGE}${blank}</a>${behind}</header>`;
const menu = (first: string, second: string) =>
  `<header><nav><ul><li><a href="/visit/">${first}</a></li><li><a href="/events/">${second}</a></li><li><a href="/shop/">Shop</a></li></ul></nav></header>`;

const drawn = (image: string, link = '') =>
  `<header><a href="/"${link}><img src="/media/logo.svg" alt="Nordlicht" width="160" height="40"${image}></a></header>`;
const called = (name: string) => `<p><a href="tel:+49301234567"${name}>+49 30 1234567</a></p>`;

describe('how an image is loaded and what is read out', () => {
  test.each([
    ['a logo that is loaded late', drawn(' loading="lazy"')],
    ['a logo that is loaded first', drawn(' fetchpriority="high"')],
    ['a logo that nothing is shown without', drawn(' decoding="sync"')],
    ['a name of a link that is the text of its image', drawn('', ' aria-label="Nordlicht"')],
    ['a name of an image that is its text', drawn(' aria-label="Nordlicht"')],
    ['a name of a link that is its text', called(' aria-label="+49 30 1234567"')],
  ])('is not lost by a safe fix: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['it says nothing of that', drawn('')],
    ['it says what browsers take for granted', drawn(' loading="eager" fetchpriority="auto"')],
    ['it says what the component says', drawn(' decoding="async"')],
    ['a contact without a name of its own', called('')],
  ])('near miss: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('a fix is not safe where people see that', () => {
  test.each([
    ['a blank between the logo and a line goes', logo('\n', '<span>Architektur</span>')],
    ['a blank between the logo and a text goes', logo(' ', 'Architektur')],
    ['a number may break', `<p>${LINKED.replace('30 1', '30&nbsp;1')}</p>`],
    ['blanks are shown as they are', `<pre>a   b\n${LINKED.replace('30 1', '30  1')} c</pre>`],
    ['a style keeps blanks', `<p style="white-space: pre-wrap">${LINKED.replace('30 1', '30  1')}</p>`],
    ['capitals become small', menu('VISITE', 'Événements')],
    ['accents come', menu('Visite', 'Evenements')],
    ['all elements have a margin', '<style>body *{margin:1em}</style><p>Call +49 30 1234567 now</p>'],
    ['all elements have a padding', '<style>*{padding:0 .5em}</style><p>Call +49 30 1234567 now</p>'],
    ['a style sheet shows an address', `<style>a::after{content:attr(href)}</style>${logo('', '')}`],
    ['a style sheet knows what components bring', `<style>a.x-logo{color:red}</style>${logo('', '')}`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['no blank', logo('', '<span>Architektur</span>')],
    ['a blank behind the link', logo('\n', ' <span>Architektur</span>')],
    ['a blank at the end of the header', logo('\n', '')],
    ['a blank before a block', logo('\n', '<div>Architektur</div>')],
    ['the number as it is', `<p>${LINKED}</p>`],
    ['the number as it is in lines that are kept', `<pre>a   b\n${LINKED} c</pre>`],
    ['more blanks in a text', `<p>${LINKED.replace('30 1', '30  1')}</p>`],
    ['the labels as they are', menu('Visite', 'Événements')],
    ['a reset', '<style>*{margin:0;padding:0px !important}</style><p>Call +49 30 1234567 now</p>'],
    ['another attribute', `<style>a::after{content:attr(title)}</style>${logo('', '')}`],
    ['another class', `<style>a.x-logos{color:red}</style>${logo('', '')}`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

test('a paragraph that a link or a style knows is not taken away', () => {
  expect(safety('<p><x-social></x-social></p>')).toEqual(['safe']);
  expect(safety('<p id="follow"><x-social></x-social></p>')).toEqual([undefined]);
  expect(safety('<p style="color:red"><x-social></x-social></p>')).toEqual([undefined]);
});
