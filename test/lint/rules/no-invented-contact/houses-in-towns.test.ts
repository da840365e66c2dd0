import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Hollerer Recht', description: 'A house', url: 'https://hollerer.example', language: 'de-AT' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+43 316 555017' },
      phone_leoben: { kind: 'phone', value: '+43 3842 55580' },
      phone_2: { kind: 'phone', value: '+43 1 5055580' },
      address: { kind: 'address', value: 'Sporgasse 29/II\n8010 Graz' },
      address_leoben: { kind: 'address', value: 'Krottendorfer Gasse 4\n8700 Leoben' },
      address_2: { kind: 'address', value: 'Naschmarkt 4\n1060 Wien, Österreich' },
    },
  }),
);

function written(lines: string): (string | undefined)[] {
  return invented(`<h1>Kontakt</h1>${lines}`, site).flatMap(({ fix }) =>
    fix ? [/field="([^"]+)"/.exec(fix.edits.map(({ text }) => text).join(''))?.[1]] : [],
  );
}

describe('the contact of the town that the row or the heading says', () => {
  test.each([
    [
      'a heading',
      '<h2>Leoben</h2><p>Peter-Tunner-Straße 19, 8700 Leoben<br>Tel. 03842 47112</p>',
      ['address_leoben', 'phone_leoben'],
    ],
    ['a heading, and no town', '<h2>Büro Leoben</h2><p>Tel. 03842 47112</p>', ['phone_leoben']],
    [
      'a row',
      '<table><tr><th>Leoben</th><td>Peter-Tunner-Straße 19, 8700 Leoben</td><td>Tel. 03842 47112</td></tr></table>',
      ['address_leoben', 'phone_leoben'],
    ],
    ['a town of a number', '<p>Mariahilfer Straße 19, 1060 Wien<br>Tel. 01 9047112</p>', ['address_2', 'phone_2']],
    ['the first town', '<h2>Büro</h2><p>Wiener Straße 19, 8010 Graz<br>Tel. 0316 904711</p>', ['address', 'phone']],
    ['no town', '<p>Tel. 0316 904711</p>', ['phone']],
    ['several towns', '<h2>Graz, Leoben</h2><p>Tel. 0316 904711</p>', ['phone']],
  ])('%s', (_name, lines, fields) => {
    expect(written(lines)).toEqual(fields);
  });
});
