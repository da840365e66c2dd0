import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifestOf = (name: string) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A', url: 'https://house.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      logos: { variants: { default: { url: '/img/house.svg', alt: name } } },
    }),
  );
const found = (manifest: ReturnType<typeof manifestOf>, code: string) =>
  lint(code, manifest).filter(({ rule }) => rule === 'no-static-logo');
const NAV = '<nav><a href="/a">About</a><a href="/b">Prices</a><a href="/c">Team</a></nav>';
const REST = '<main><h1>Welcome</h1><p>Text</p></main>';

describe('letters in a badge before a name', () => {
  const dental = manifestOf('Marvão Dental Clinic');
  const salon = manifestOf('مقهى النخيل');
  test.each([
    [dental, '<a href="#top" class="flex"><span class="rounded-full">M</span><span>Marvão Dental</span></a>'],
    [dental, '<a href="/"><i>MD</i><b>Marvão Dental</b></a>'],
  ])('are no part of it', (manifest, link) => {
    expect(found(manifest, `<header>${link}${NAV}</header>${REST}`)).toHaveLength(1);
  });

  test('make a mark of a link beside the component', () => {
    const link = '<a href="/" class="tag"><span class="dot">ن</span> النخيل</a>';
    const other = '<a href="/" class="tag"><span class="dot">ا</span> النخيل</a>';
    const header = (mark: string) =>
      `<header><x-logo link></x-logo>${mark}<x-menu location="topic"></x-menu></header>${REST}`;
    expect(found(salon, header(other))).toHaveLength(1);
    expect(found(salon, header(link))).toEqual([]);
  });

  test.each([
    [dental, '<a href="/d"><span>D</span><span>Dental</span></a>'],
    [dental, '<a href="/"><span>H</span><span>Home</span></a>'],
    [salon, '<a href="/menu">النخيل</a>'],
  ])('near miss: another page, another word, no badge', (manifest, link) => {
    expect(found(manifest, `<header><x-logo link></x-logo>${link}${NAV}</header>${REST}`)).toEqual([]);
  });
});

describe('the head of a drawer', () => {
  const club = manifestOf('RC De Zilverberg');
  const drawer = (title: string, name = 'offcanvas offcanvas-end') =>
    `<header><x-logo link></x-logo>${NAV}<div class="${name}"><div class="offcanvas-header">${title}</div><ul><li><a href="/x">X</a></li></ul></div></header>${REST}`;
  test.each([
    ['<h5 class="offcanvas-title"><b>RC</b>Zilverberg</h5>', 'offcanvas offcanvas-end'],
    ['<h2>RC De Zilverberg</h2>', 'drawer'],
    ['<p>RC De Zilverberg</p>', 'mobile-nav'],
  ])('shows the name as a mark: %s', (title, name) => {
    expect(found(club, drawer(title, name))).toHaveLength(1);
  });

  test.each([
    ['<h5 class="offcanvas-title">Menu</h5>', 'offcanvas'],
    ['<x-logo></x-logo>', 'offcanvas'],
    ['<h5>Zilverberg nieuws</h5>', 'offcanvas'],
  ])('near miss: %s', (title, name) => {
    expect(found(club, drawer(title, name))).toEqual([]);
  });
});

describe('a drawing before a part of the name', () => {
  const firm = manifestOf('Saltmarsh Analytics');
  const svg = '<svg viewBox="0 0 32 16" aria-hidden="true"><path d="M0 8q8-12 16 0t16 0"/></svg>';
  const footer = (inner: string) =>
    `<header><x-logo link></x-logo></header>${REST}<footer>${inner}<p>12 Pier Road</p></footer>`;
  test.each([[`<div class="brandline">${svg} Saltmarsh</div>`], [`<div class="f-top">${svg} Saltmarsh</div>`]])(
    'is a mark at the head of the footer: %s',
    (inner) => {
      expect(found(firm, footer(inner))).toHaveLength(1);
    },
  );

  test.each([
    [`<div class="f-top">${svg} Call us</div>`],
    ['<p>Made with care by Saltmarsh</p>'],
    [`<p>${svg} Saltmarsh works from Norfolk and Lynn</p>`],
  ])('near miss: %s', (inner) => {
    expect(found(firm, footer(inner))).toEqual([]);
  });
});
