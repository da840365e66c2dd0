import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: {
      name: 'Immo Seeblick AG',
      description: 'Immobilien am See',
      url: 'https://seeblick.example',
      language: 'de-CH',
    },
    theme: { name: 'T', version: '1.0.0' },
    contacts: {
      tel: { kind: 'phone', value: '+41315550140', display: '031 555 01 40' },
      adresse: { kind: 'address', value: 'Seestrasse 14, 3999 Oberwil' },
    },
  }),
);
const found = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-contact');
const page = (text: string) => `<main><h1>Kaufen</h1><section><h2>Ablauf</h2><p>${text}</p></section></main>`;

test.each([
  ['Beurkundung: <span>Notariat Muster, Hauptgasse 2, 3998 Bergdorf, 031 555 01 90</span>.'],
  ['Den Plan hat die <a href="tel:+41315550180">Gartenbau Kohler, 031 555 01 80</a>.'],
  ['Beratung gibt die <a href="tel:+41315550190">Stiftung Wohnen Heute, 031 555 01 90</a>.'],
  ['Umzug: Kolb &amp; Söhne, 031 555 01 49'],
  ['Schätzung durch Perrin Experten GmbH, 031 555 01 41.'],
])('a number that is nearly the site’s, right behind the name of another house: %s', (text) => {
  expect(found(page(text))).toEqual([]);
});

test.each([
  ['Ihre Beraterin: Sandra Frei, 031 555 01 41'],
  ['Fragen zum Kauf beantwortet Immo Seeblick, 031 555 01 41'],
  ['Rufen Sie an: <a href="tel:+41315550141">031 555 01 41</a>'],
  ['Sandra Frei, Seestrasse 14, 3999 Oberwil, 031 555 01 41'],
])('near miss: it is the site’s behind a person, its own name and its own address: %s', (text) => {
  expect(found(page(text)).length).toBeGreaterThan(0);
});

test('near miss: in a footer the house names itself', () => {
  const code = '<main><p>x</p></main><footer><p>Stiftung Wohnen Heute, 031 555 01 41</p></footer>';
  expect(found(code)).toHaveLength(1);
});
