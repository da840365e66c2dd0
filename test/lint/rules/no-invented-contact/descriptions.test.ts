import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('de', {
  name: 'Reetdachdeckerei Volquardsen',
  phone: '+49488172111',
  address: 'Am Markt 3\n25840 Friedrichstadt',
});

/** What is told of a page, as it stands there. */
function told(canvas: string, of = site): string[] {
  return invented(canvas, of).map(({ start, end }) => canvas.slice(start, end));
}

const described = (content: string) => `<meta name="description" content="${content}">`;

describe('all contacts of a description are told at once, each at its own place', () => {
  const all = [
    '04881 72190',
    '04881 72191',
    'info@reetdachdeckerei-volquardsen.de',
    'Ostdeutsche Straße 14, 25840 Friedrichstadt',
  ];
  const text = `Telefon ${all[0]}, Fax ${all[1]}, ${all[2]}, ${all[3]}`;

  test.each([
    ['a description', described(text)],
    ['one in single quotes', `<meta property='og:description' content='${text}'>`],
    ['one with character references before them', described(`Reet &amp; Ried. ${text}`)],
    ['a title', `<title>${text}</title>`],
  ])('%s', (_title, canvas) => {
    expect(told(canvas)).toEqual(all);
  });

  test('a fax number is told as one', () => {
    expect(invented(described(text), site)[1]?.message).toContain('Unexpected fax number');
  });

  test('a number with a reference in it is told as it is written', () => {
    expect(told(described('Telefon 04881&nbsp;72190'))).toEqual(['04881&nbsp;72190']);
  });

  test('without quotes it is told, too', () => {
    expect(told('<meta name=description content=04881-72190>')).toEqual(['04881-72190']);
  });

  test('the site’s name may stand before them', () => {
    expect(told(described('Reetdachdeckerei Volquardsen, Telefon 04881 72190'))).toEqual(['04881 72190']);
  });

  test.each([
    ['its own', 'Reetdachdeckerei Volquardsen, Telefon 04881 72111, Am Markt 3, 25840 Friedrichstadt'],
    ['those of others', 'Handwerkskammer Flensburg: Telefon 0461 8660, Johanniskirchhof 1, 24937 Flensburg'],
    ['a mailbox of others', 'Karten unter karten@landestheater.example'],
  ])('%s are left alone', (_title, content) => {
    expect(told(described(content))).toEqual([]);
  });
});

describe('an address of the head, in its parts', () => {
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

  test.each([
    ['og:street-address', 'Ostdeutsche Straße 1'],
    ['business:contact_data:street_address', 'Ostdeutsche Straße 14'],
    ['og:postal-code', '25813'],
    ['business:contact_data:postal_code', '25813'],
  ])('%s', (name, content) => {
    const [finding, ...more] = invented(meta(name, content), site);
    expect([finding?.outcome, more.length]).toEqual(['violation', 0]);
    expect(finding?.evidence).toMatchObject({ value: content });
  });

  test('each part is told that is none of the site’s', () => {
    const parts = [
      meta('og:street-address', 'Ostdeutsche Straße 1'),
      meta('og:locality', 'Friedrichstadt'),
      meta('og:postal-code', '25813'),
    ];
    expect(told(parts.join(''))).toEqual([parts[0], parts[2]]);
  });

  test('another town needs a look', () => {
    expect(invented(meta('og:locality', 'Husum'), site).map(({ outcome }) => outcome)).toEqual(['needs-review']);
  });

  test.each([
    ['its own', meta('og:street-address', 'Am Markt 3') + meta('og:locality', 'Friedrichstadt')],
    ['a country', meta('og:country-name', 'Germany')],
    ['a region', meta('og:region', 'SH')],
    ['what a server puts in', meta('og:street-address', '')],
  ])('%s is left alone', (_title, canvas) => {
    expect(told(canvas)).toEqual([]);
  });

  test('a town alone says nothing where the site has no address', () => {
    expect(told(meta('og:locality', 'Husum'), siteIn('de'))).toEqual([]);
    expect(told(meta('og:street-address', 'Am Markt 3'), siteIn('de'))).toHaveLength(1);
  });
});

describe('the name of a street that ends as one in a single word does', () => {
  const told = (text: string) => [described(text), `<p>${text}</p>`].map((canvas) => invented(canvas, site).length);

  test.each([
    'So erreichen Sie die Reetdachdeckerei Volquardsen: Werkstatt in der Donaustaufer Straße 88, Husum.',
    'Reetdachdeckerei Volquardsen, Donaustaufer Straße 88, Husum',
    'Reetdachdeckerei Volquardsen, Ostufer Weg 5, 25813 Husum',
  ])('is found with its town: %s', (text) => {
    expect(told(text)).toEqual([1, 1]);
  });

  test.each([
    'Handwerkskammer in der Donaustaufer Straße 88, Husum',
    'Projekt: Wohnhaus in der Donaustaufer Straße 88, Husum',
    'Reet für das Hotel Kern, Donaustaufer Straße 88, Husum',
    'Baujahr am Donauufer 88, Husum',
  ])('near miss: it is of others, or none: %s', (text) => {
    expect(told(text)).toEqual([0, 0]);
  });
});
