import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteWith = (phones: Record<string, object>) =>
  buildManifest(
    parseSite({
      site: { name: 'Kranz Dental', description: 'Praxis', url: 'https://kranz.example', language: 'de' },
      theme: { name: 'P', version: '1.0.0' },
      contacts: Object.fromEntries(Object.entries(phones).map(([field, more]) => [field, { kind: 'phone', ...more }])),
    }),
  );
const SALES = { value: '+49 251 7418830', display: '0251 741883-0' };
const OTHER = { value: '+49 251 7418831' };
const point = (contactType: string) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Organization',
    name: 'Kranz Dental',
    contactPoint: { '@type': 'ContactPoint', telephone: '+49 251 5550000', contactType },
  })}</script>`;
const expected = (canvas: string, phones: Record<string, object>) =>
  invented(canvas, siteWith(phones)).map(({ message }) => /, expected `([^`]*)`/.exec(message)?.[1]);

describe('the number of a contact point fits its role', () => {
  test.each(['customer support', 'technical support', 'Kundendienst', 'Hilfe'])('%s: the desk for it', (role) => {
    expect(expected(point(role), { sales: SALES, support: OTHER })).toEqual([OTHER.value]);
  });

  test.each(['customer support', 'Kundendienst', 'reception'])('%s: else the main number', (role) => {
    expect(expected(point(role), { sales: SALES, phone: OTHER })).toEqual([OTHER.value]);
  });

  test('negative control: sales', () => {
    expect(expected(point('sales'), { sales: SALES, phone: OTHER })).toEqual([SALES.value]);
  });

  test('a site that has a desk alone', () => {
    expect(expected(point('customer support'), { sales: SALES })).toEqual([SALES.value]);
  });
});

describe('in a sentence a number is written as the site shows it', () => {
  test.each([
    '<meta name="description" content="Zahnarzt. Telefon 0251 5550000, rufen Sie an.">',
    '<meta property="og:description" content="Rufen Sie an: 0251/5550000">',
    '<main><img src="a.png" alt="Praxis, Telefon 0251 5550000"></main>',
    '<title>Zahnarzt, Telefon 0251 5550000</title>',
  ])('%s', (canvas) => {
    expect(expected(canvas, { phone: SALES })).toEqual([SALES.display]);
  });

  test.each([
    ['data for machines', '<meta name="telephone" content="0251 5550000">'],
    ['JSON-LD', point('customer support')],
  ])('near miss: %s', (_name, canvas) => {
    expect(expected(canvas, { phone: SALES })).toEqual([SALES.value]);
  });

  test('a site that shows it with words', () => {
    const phone = { ...SALES, display: 'Tel. 0251 741883-0' };
    expect(expected('<meta name="description" content="Telefon 0251 5550000">', { phone })).toEqual([SALES.value]);
  });
});
