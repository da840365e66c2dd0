import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const site = siteIn('en-GB', { name: 'Harrow Vets', address: '12 Quay Street\nBristol\nBS1 4RW' });
const address = '22 Park Row, Leeds LS1 5JF';

/** What is told of a footer: as it stands there, how sure it is, and whether an edit is proposed. */
function told(canvas: string, own = site): unknown[] {
  return invented(canvas, own).map(({ start, end, outcome, fix }) => [
    canvas.slice(start, end),
    outcome,
    fix !== undefined,
  ]);
}

describe('the site’s address is not proposed for where its firm is registered', () => {
  test.each([
    'Registered office',
    'Registered address',
    'Sede legale',
    'Siège social',
    'Domicilio social',
    'Sede social',
    'Firmensitz',
    'Statutaire zetel',
    'Юридический адрес',
  ])('%s', (label) => {
    const review = [[address, 'needs-review', false]];
    expect(told(`<footer><p>${label}: ${address}</p></footer>`)).toEqual(review);
    expect(told(`<footer><p>Harrow Vets Ltd, ${label}: ${address}</p></footer>`)).toEqual(review);
    expect(told(`<footer><p><strong>${label}</strong><br>${address}</p></footer>`)).toEqual(review);
    expect(told(`<footer><h4>${label}</h4><p>${address}</p></footer>`)).toEqual(review);
  });

  test.each([
    ['Registered office', /expected none, as the site does not say where its firm is registered: look that up/],
    [
      'Sede legale',
      /look that up, write `<x-contact field="address"><\/x-contact>` only if it is there, else remove it/,
    ],
    ['Branch', /expected none, as the site has no address of a branch: remove it with its label/],
  ])('%s: nothing is asserted', (label, expected) => {
    const [found] = invented(`<footer><p>${label}: ${address}</p></footer>`, site);
    expect(found?.message).toMatch(expected);
  });

  test('negative control: the house itself', () => {
    const [found] = invented(`<footer><p>Address: ${address}</p></footer>`, site);
    expect(found?.message).toContain('expected `<x-contact field="address"></x-contact>`: ');
  });

  test.each(['Office', 'Address', 'Indirizzo', 'Adresse'])('negative control: %s', (label) => {
    expect(told(`<footer><p>${label}: ${address}</p></footer>`)).toEqual([[address, 'violation', true]]);
  });

  test('but one that is called so is', () => {
    const own = buildManifest(
      parseSite({
        site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
        theme: { name: 'Plain', version: '1.0.0' },
        contacts: {
          shop: { kind: 'address', value: '12 Quay Street\nBristol\nBS1 4RW' },
          registered_office: { kind: 'address', value: '4 Mill Lane\nBath\nBA1 2AB' },
        },
      }),
    );
    const canvas = `<footer><p>Registered office: ${address}</p></footer>`;
    expect(invented(canvas, own).map(({ fix }) => fix?.edits[0]?.text)).toEqual([
      '<x-contact field="registered_office"></x-contact>',
    ]);
  });

  test('and one that is nearly the site’s is mended', () => {
    expect(told('<footer><p>Registered office: 21 Quay Street, Bristol BS1 4RW</p></footer>')).toEqual([
      ['21 Quay Street, Bristol BS1 4RW', 'violation', true],
    ]);
  });
});

describe('nor for a branch that it does not have', () => {
  test.each([
    'Our Leeds branch',
    'Leeds branch',
    'Filiale Leeds',
    'Zweigstelle Leeds',
    'Succursale de Leeds',
    'Sucursal de Leeds',
  ])('%s', (label) => {
    expect(told(`<footer><p>${label}: ${address}</p></footer>`)).toEqual([[address, 'needs-review', false]]);
  });

  test('in Arabic and Hebrew', () => {
    const jordan = siteIn('ar-JO', {
      name: 'مركز السنديان',
      phone: '+96265551234',
      address: 'شارع ابن خلدون 47\nعمّان',
    });
    expect(told('<footer><p>فرع إربد: شارع الجامعة 12، إربد 21110</p></footer>', jordan)).toEqual([
      ['شارع الجامعة 12، إربد 21110', 'needs-review', false],
    ]);
    const haifa = siteIn('he', { name: 'לבנה', phone: '+97225551234', address: 'רחוב הרצל 12\nירושלים' });
    expect(told('<footer><p>סניף חיפה: רחוב הנביאים 4, חיפה</p></footer>', haifa)).toEqual([
      ['רחוב הנביאים 4, חיפה', 'needs-review', false],
    ]);
  });

  test('negative control: of the site’s own town', () => {
    expect(told(`<footer><p>Our Bristol branch: ${address}</p></footer>`)).toEqual([[address, 'violation', true]]);
  });

  test('negative control: of another house', () => {
    expect(told(`<footer><p>Barclays Bank, Leeds branch: ${address}</p></footer>`)).toEqual([]);
    expect(told(`<p>Leeds branch of Acme: ${address}</p>`)).toEqual([]);
  });
});
