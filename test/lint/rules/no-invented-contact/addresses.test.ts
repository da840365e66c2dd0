import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const german = siteIn('de', {
  name: 'Reetdachdeckerei Volquardsen',
  phone: '+49488172190',
  address: 'Am Markt 3\n25840 Friedrichstadt',
});
const english = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
const STREET = 'Ostdeutsche Straße 14, 25840 Friedrichstadt';
const LANE = '14 Mill Lane, Bristol BS1 4RX';

/** What is told of an address in a line, as it stands there. */
function told(line: string, site = german): string[] {
  const canvas = `<p>${line}</p>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('an address to write to is the house’s', () => {
  test.each([
    ['de', 'Per Post: ', STREET],
    ['en', 'By post: ', LANE],
    ['en', 'You can reach us by post: ', LANE],
    ['fr', 'Par courrier : ', '14 rue du Maréchal-Foch, 88100 Saint-Dié-des-Vosges'],
    ['es', 'Por correo postal: ', 'Calle de la Paz 14, 08001 Barcelona'],
    ['it', 'Per posta: ', 'Via Roma 14, 66022 Fossacesia'],
    ['pt', 'Por correio: ', 'Rua da Paz 14, 1200-001 Lisboa'],
    ['nl', 'Per post: ', 'Kerkstraat 14, 1017 GH Amsterdam'],
    ['pl', 'Pocztą: ', 'ul. Długa 14, 00-238 Warszawa'],
    ['sv', 'Med post: ', 'Storgatan 14, 111 22 Stockholm'],
    ['ru', 'По почте: ', 'ул. Ленина, д. 14, 190000 Санкт-Петербург'],
  ])('%s: %s', (language, label, address) => {
    const site = siteIn(language, { address: '3 Elsewhere Road\nLeeds LS1 1AA' });
    expect(told(label + address, site)).toEqual([address]);
  });

  test.each([
    ['of an office', `Mairie : 14 rue du Maréchal-Foch, 88100 Saint-Dié-des-Vosges`],
    ['of somebody who is named', `Send complaints about Acme Rentals by post: ${LANE}`],
    ['of a council', `Apply to the council by post: ${LANE}`],
  ])('not %s', (_title, line) => {
    expect(told(line, english)).toEqual([]);
  });
});

describe('in an imprint the site’s name stands before its address', () => {
  const name = 'Reetdachdeckerei Volquardsen';
  test.each([
    `Angaben gemäß § 5 DDG: ${name}, `,
    `Impressum: ${name}, `,
    `Anbieter: ${name}, `,
    `Verantwortlich nach § 18 Abs. 2 MStV: ${name}, `,
    `Mentions légales : ${name}, `,
    `Aviso legal: ${name}, `,
    `Provozovatel: ${name}, `,
  ])('%s', (label) => {
    expect(told(label + STREET)).toEqual([STREET]);
  });

  test.each([
    ['another firm', `Anbieter: Druckerei Petersen, ${STREET}`],
    ['who hosts the site', `Impressum: Hosting durch Nordnetz GmbH, ${STREET}`],
    ['a chamber', `Handwerkskammer: Johanniskirchhof 1, 24937 Flensburg`],
  ])('not %s', (_title, line) => {
    expect(told(line)).toEqual([]);
  });
});

describe('an address ends with its town', () => {
  test.each([
    [`${STREET} · Handwerkskammer Flensburg`, STREET],
    [`Am Hafen 9 · 25840 Friedrichstadt · Handwerkskammer Flensburg`, 'Am Hafen 9 · 25840 Friedrichstadt'],
    [`${STREET} | Inhaber Jens Volquardsen`, STREET],
    [`${STREET} · Deutschland`, `${STREET} · Deutschland`],
    [`${STREET} (am alten Hafen)`, STREET],
  ])('%s', (line, address) => {
    const canvas = `<footer><p>${line}</p></footer>`;
    expect(invented(canvas, german).map(({ start, end }) => canvas.slice(start, end))).toEqual([address]);
  });
});

describe('a copy of the site’s address', () => {
  const chieti = siteIn('it', { address: 'Via Nazionale 12, 66022 Fossacesia (CH)' });
  test.each([
    ['has the province in brackets', chieti, 'Via Nazionale 12, 66022 Fossacesia (CH)', ''],
    ['has no other country in brackets', chieti, 'Via Nazionale 12, 66022 Fossacesia', ' (FR)'],
    [
      'has no brackets of its own to give',
      siteIn('it', { address: 'Via Nazionale 12, 66022 Fossacesia' }),
      'Via Nazionale 12, 66022 Fossacesia',
      ' (CH)',
    ],
    ['ends before what is said of the place', english, '12 Quay Street, Bristol BS1 4RW', ' (near the quay)'],
    ['ends before the same without brackets', english, '12 Quay Street, Bristol BS1 4RW', ' near the quay'],
    ['has its town behind such words', english, '12 Quay Street (near the quay), Bristol BS1 4RW', ''],
  ])('%s', (_title, site, address, behind) => {
    const canvas = `<p>${address}${behind}</p>`;
    const copies = lint(canvas, site).filter(({ rule }) => rule === 'no-static-contact');
    expect(copies.map(({ start, end }) => canvas.slice(start, end))).toEqual([address]);
  });
});

describe('a map’s query may have the site’s name before the street', () => {
  const trabocco = siteIn('it', { name: 'Trabocco Punta Selvola', address: 'Via Marina 3, 66022 Fossacesia' });
  const link = (query: string) =>
    `<footer><a href="https://www.google.com/maps/search/?api=1&query=${query}">Mappa</a></footer>`;

  test.each([
    'Trabocco+Punta+Selvola+Via+Nazionale+Adriatica+112+Fossacesia',
    'Trabocco%20Punta%20Selvola%20Via%20Nazionale%20Adriatica%20112%20Fossacesia',
  ])('%s', (query) => {
    expect(invented(link(query), trabocco).map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test.each([
    'Trabocco+Punta+Selvola',
    'Trabocco+Punta+Selvola+Fossacesia',
    'Trabocco+Punta+Selvola+Via+Marina+3+Fossacesia',
    'Trabocco+Punta+Selvola+Fossacesia+2024',
  ])('not where it names no other house: %s', (query) => {
    expect(invented(link(query), trabocco)).toEqual([]);
  });
});

test('small words of a name tell it from no other, and identifiers end an address', () => {
  const site = siteIn('it', { name: 'Osteria del Gufo', phone: '+390511234567', address: 'Via Po 3\n40100 Bologna' });
  const street = 'Via Santo Stefano 112, 40125 Bologna';
  const ranges = (line: string) => {
    const code = `<footer><p>${line}</p></footer>`;
    return invented(code, site).map(({ start, end }) => code.slice(start, end));
  };
  expect(ranges(`Osteria del Gufo, ${street}`)).toEqual([street]);
  expect(ranges(`Osteria del Gufo – ${street} – P.IVA 03471820376 – REA BO-521847`)).toEqual([street]);
  expect(ranges(`Osteria del Lupo, ${street}`)).toEqual([]);
});
