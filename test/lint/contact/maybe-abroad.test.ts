import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const OF_ROME = '+390612345678';
const OF_LONDON = '+442079460123';
const OF_ATLANTA = '+14045550123';

function found(canvas: string, value: string, language = 'en', name = 'Trattoria Luna') {
  const manifest = buildManifest(
    parseSite({
      site: { name, description: '', url: 'https://luna.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value } },
    }),
  );
  return lint(canvas, manifest, { rules: { 'logo-required': 'off', 'no-invented-contact': 'off' } });
}

const ROME = '06 1234 5678';
const LONDON = '020 7946 0123';
const ROME_LINK = '<a href="tel:0612345678">06 1234 5678</a>';

describe('a number without the code of its country may be dialled in another one', () => {
  test.each([
    ['France', '<h2>Paris office</h2><p>12 Rue de Rivoli, 75001 Paris, France<br>Tel. 06 12 34 56 78</p>', OF_ROME],
    ['fr', `<html lang="fr"><body><p>Lyon : ${ROME_LINK}</p></body></html>`, OF_ROME],
    ['India', `<h2>Pune, India</h2><p>Tel. ${LONDON}</p>`, OF_LONDON],
    ['India', `<div><h3>Pune, India</h3></div><p>Tel. ${LONDON}</p>`, OF_LONDON],
    ['en-IN', `<section lang="en-IN"><p>Tel. ${LONDON}</p></section>`, OF_LONDON],
    ['India', `<table><tr><td>India (Pune)</td><td>Tel. ${LONDON}</td></tr></table>`, OF_LONDON],
    ['India', `<table><tr><th>UK</th><th>India</th></tr><tr><td>–</td><td>Tel. ${LONDON}</td></tr></table>`, OF_LONDON],
    ['India', `<p>Our distributor in India: Tel. ${LONDON}</p>`, OF_LONDON],
    ['India', `<ul><li><b>India</b><p>Tel. ${LONDON}</p></li></ul>`, OF_LONDON],
    ['India', `<p>24 Lake Road, Pune, India</p><p>Tel. ${LONDON}</p>`, OF_LONDON],
    ['Frankreich', `<html lang="it"><body lang="de"><p>Frankreich: Tel. ${ROME}</p></body></html>`, OF_ROME],
    ['Amman, Jordan', `<p>Amman, Jordan: Tel. ${LONDON}</p>`, OF_LONDON],
    ['Côte d’Ivoire', `<p>Abidjan, Côte d’Ivoire. Tel. ${ROME}</p>`, OF_ROME],
    ['インド', `<div lang="ja"><p>インド Tel. ${LONDON}</p></div>`, OF_LONDON, 'ja'],
  ])('%s: %s', (_sign, canvas, value, language = 'en') => {
    const [finding, ...others] = found(canvas, value, language);
    expect(others).toEqual([]);
    expect(finding?.fix?.safety).toBe('unsafe');
    expect(finding?.message).toContain('It has no country code, and ');
  });

  test.each([
    ['with its code', '<h2>Pune, India</h2><p>Tel. +44 20 7946 0123</p>', OF_LONDON],
    ['in a link with its code', '<h2>Pune, India</h2><p><a href="tel:+442079460123">020 7946 0123</a></p>', OF_LONDON],
    ['in its own country', `<h2>London, United Kingdom</h2><p>Tel. ${LONDON}</p>`, OF_LONDON],
    ['in a land with the same code', `<h2>Jersey</h2><p>Tel. ${LONDON}</p>`, OF_LONDON],
    ['in a language of its country', `<html lang="it"><body><p>Tel. ${ROME_LINK}</p></body></html>`, OF_ROME],
    ['in one that some of its people speak', `<html lang="de"><body><p>Tel. ${ROME_LINK}</p></body></html>`, OF_ROME],
    ['in English', `<html lang="en"><body><p>Tel. ${ROME_LINK}</p></body></html>`, OF_ROME],
    ['in the language of the site', `<html lang="fr"><body><p>Tel. ${ROME_LINK}</p></body></html>`, OF_ROME, 'fr'],
    ['in the very language of the site', `<html lang="en-US"><p>Tel. ${LONDON}</p></html>`, OF_LONDON, 'en-US'],
    ['in an unknown language', `<html lang="xx-klingon-9"><p>Tel. ${LONDON}</p></html>`, OF_LONDON],
    [
      'under a heading of another part',
      `<section><h2>Our trips to India</h2></section><p>Tel. ${LONDON}</p>`,
      OF_LONDON,
    ],
    [
      'in the footer of a page on a country',
      `<h1>Our trips to India</h1><footer><p>Tel. ${LONDON}</p></footer>`,
      OF_LONDON,
    ],
    ['beside a word of small letters', `<p>Ask for turkey on rye. Tel. ${LONDON}</p>`, OF_LONDON],
    ['beside somebody called so', `<p>Ask for Jordan. Tel. ${LONDON}</p>`, OF_LONDON],
    ['in a street', `<p>5 Malta Road. Tel. ${LONDON}</p>`, OF_LONDON],
    ['in a state of the USA', '<p>Atlanta, Georgia. Tel. (404) 555-0123</p>', OF_ATLANTA],
    ['in New Mexico', '<p>Santa Fe, New Mexico. Tel. (404) 555-0123</p>', OF_ATLANTA],
    ['of a house called so', `<p>Taste of India: Tel. ${LONDON}</p>`, OF_LONDON, 'en', 'Taste of India'],
  ])('negative control: %s', (_title, canvas, value, language = 'en', name = undefined) => {
    expect(found(canvas, value, language, name).map(({ fix }) => fix?.safety)).toEqual(['safe']);
  });
});
