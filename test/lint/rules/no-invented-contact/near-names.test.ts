import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (language: string, name: string, description: string, address: string, phone: string) =>
  buildManifest(
    parseSite({
      site: { name, description, url: 'https://own-house.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { address: { kind: 'address', value: address }, phone: { kind: 'phone', value: phone } },
    }),
  );
const JOINER = siteOf(
  'de',
  'Tischlerei Brandner & Söhne',
  'Möbel und Innenausbau',
  'Ellmosener Straße 27\n83043 Bad Aibling',
  '+4980613904120',
);
const SHORT = siteOf('de', 'Tischlerei Brandner', 'Möbel', 'Ellmosener Straße 27\n83043 Bad Aibling', '+4980613904120');
const DENTISTS = siteOf(
  'ar',
  'عيادات لؤلؤة الابتسامة',
  'عيادات أسنان في الدمام',
  'شارع الملك سعود\nالدمام 32413',
  '+966138342096',
);
const card = (name: string) =>
  `<aside><h2>${name}</h2><p>Inhaber: Tischlermeister Josef Brandner<br>Äußere Münchener Straße 112<br>83026 Rosenheim</p></aside>`;
const data = (name: string) =>
  `<script type="application/ld+json">{"@type":"LocalBusiness","name":"${name}","url":"https://www.another-house.com/"}</script>`;
const values = (canvas: string, site: typeof JOINER) =>
  invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));

describe('a name but for kin, the form of the firm and what the site does is the site’s own', () => {
  test.each([
    ['without kin', JOINER, 'Tischlerei Brandner'],
    ['with the form of the firm', JOINER, 'Tischlerei Brandner GmbH'],
  ])('in a card, %s', (_what, site, name) => {
    expect(values(card(name), site)).toEqual(['Äußere Münchener Straße 112<br>83026 Rosenheim']);
  });

  test.each([
    ['without kin', JOINER, 'Tischlerei Brandner'],
    ['with kin that the site leaves out', SHORT, 'Tischlerei Brandner & Söhne'],
    ['with an article and the trade', DENTISTS, 'عيادات اللؤلؤة لطب الأسنان'],
  ])('in data, %s', (_what, site, name) => {
    expect(values(data(name), site)).toEqual(['https://www.another-house.com/']);
  });

  test.each([
    ['another trade', JOINER, 'Schreinerei Brandner'],
    ['another surname', JOINER, 'Tischlerei Huber & Söhne'],
    ['a word more that is a name', JOINER, 'Tischlerei Brandner Huber'],
    ['another name of the same trade', DENTISTS, 'عيادات النخبة لطب الأسنان'],
  ])('not %s', (_what, site, name) => {
    expect(values(card(name), site)).toEqual([]);
    expect(values(data(name), site)).toEqual([]);
  });
});
