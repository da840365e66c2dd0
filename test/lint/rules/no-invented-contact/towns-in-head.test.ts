import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, language: string, address: string) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A house', url: 'https://own-house.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { address: { kind: 'address', value: address } },
    }),
  );
const DE = siteOf('Tischlerei Hagemann', 'de', 'Pagenstecherstraße 71\n49090 Osnabrück');
const PL = siteOf('Studio Oddech', 'pl', 'ul. Kościelna 14\n60-538 Poznań');
const towns = (canvas: string, site = DE) =>
  invented(canvas, site)
    .filter(({ message }) => message.startsWith('Unexpected town'))
    .map(({ start, end, outcome }) => `${outcome} ${canvas.slice(start, end)}`);
const HOUSE = '<footer><address>Tischlerei Hagemann<br>Hafenweg 22<br>48155 Münster</address></footer>';

describe('a town behind the site’s name in its title and descriptions, and not in its address', () => {
  test.each([
    '<title>Tischlerei Hagemann in Münster</title>',
    '<title>Kontakt | Tischlerei Hagemann GmbH in Münster</title>',
    '<meta name="description" content="Tischlerei Hagemann in Münster: Möbel nach Maß">',
    '<meta property="og:title" content="Tischlerei Hagemann in Münster">',
    `<title>Kontakt &amp; Anfahrt | Tischlerei Hagemann, Münster</title>${HOUSE}`,
    '<title>Tischlerei Hagemann, Münster – Kontakt</title><meta name="geo.placename" content="Münster">',
  ])('%s', (canvas) => {
    expect(towns(canvas)).toEqual(['needs-review Münster']);
  });

  test('in a case of its language', () => {
    expect(towns('<title>Studio Oddech w Krakowie – pilates</title>', PL)).toEqual(['needs-review Krakowie']);
    expect(towns('<title>Studio Oddech w Poznaniu – pilates</title>', PL)).toEqual([]);
  });

  test.each([
    ['its own town', '<title>Tischlerei Hagemann in Osnabrück</title>'],
    ['its country', '<title>Tischlerei Hagemann in Deutschland</title>'],
    ['another house', '<title>Tischlerei Meyer in Münster</title>'],
    ['what it does', '<title>Tischlerei Hagemann: Möbel in Eiche</title>'],
    ['no town, before more of it', '<title>Tischlerei Hagemann in Kooperation mit Holz Meyer</title>'],
    ['no town', '<title>Tischlerei Hagemann in Zahlen</title>'],
    ['a branch', '<title>Filiale der Tischlerei Hagemann in Münster</title>'],
    ['houses in both towns', '<title>Tischlerei Hagemann in Münster</title><p>Tischlerei Hagemann in Osnabrück</p>'],
    ['a comma before what nothing says to be a town', '<title>Tischlerei Hagemann, Münster</title>'],
    ['a comma before another word', `<title>Tischlerei Hagemann, Möbel</title>${HOUSE}`],
  ])('near miss: %s', (_what, canvas) => {
    expect(towns(canvas)).toEqual([]);
  });

  test('near miss: a site without a town', () => {
    const bare = siteOf('Tischlerei Hagemann', 'de', 'Pagenstecherstraße 71');
    expect(towns('<title>Tischlerei Hagemann in Münster</title>', bare)).toEqual([]);
  });
});
