import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Lantern House', description: 'A hotel', url: 'https://lantern.example', language: 'en-GB' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: { address: { kind: 'address', value: '12 Corran Esplanade\nOban PA34 5AQ' } },
  }),
);
const found = (code: string) =>
  lint(code, manifest).map(({ rule, outcome, start, end }) => [rule, outcome, code.slice(start, end)]);

test('a British postal code is one word: with another end it is of another place', () => {
  const own = '12 Corran Esplanade, Oban PA34 5AQ';
  expect(found(`<p>${own}</p>`)).toEqual([['no-static-contact', 'violation', own]]);
  expect(found(`<p>${own.replace('PA34 5AQ', 'PA345AQ')}</p>`)).toHaveLength(1);
  // The range holds no piece of the other code.
  expect(found(`<p>${own.replace('AQ', 'SB')}</p>`)).toEqual([
    ['no-static-contact', 'needs-review', '12 Corran Esplanade, Oban'],
  ]);
});

test('data with another British postal code has another address', () => {
  const data = (code: string) =>
    `<script type="application/ld+json">{"@type":"Hotel","name":"Lantern House","address":{"@type":"PostalAddress","streetAddress":"12 Corran Esplanade","addressLocality":"Oban","postalCode":"${code}"}}</script>`;
  expect(found(data('PA34 5SB')).map(([rule]) => rule)).toEqual(['no-invented-contact']);
  expect(found(data('PA34 5AQ'))).toEqual([]);
});
