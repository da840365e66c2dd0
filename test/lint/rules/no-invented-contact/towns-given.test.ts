import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (language: string, name: string, description: string, address: string) =>
  buildManifest(
    parseSite({
      site: { name, description, url: 'https://own-house.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { address: { kind: 'address', value: address } },
    }),
  );
const JOINER = siteOf('de', 'Tischlerei Brandner & Söhne', 'Möbel', 'Ellmosener Straße 27\n83043 Bad Aibling');
const BAKER = siteOf('it', 'Pasticceria Fiorentini', 'Dolci modenesi', 'Corso Canalgrande 31\n41121 Modena MO');
const CLIMBING = siteOf('pl', 'Pion', 'Centrum wspinaczkowe', 'ul. Robotnicza 72\n53-608 Wrocław');
const given = (town: string) => `<meta name="geo.placename" content="${town}">`;
const told = (head: string, site: typeof JOINER) =>
  invented(head, site)
    .map(({ start, end }) => head.slice(start, end))
    .filter((text) => !text.startsWith('<meta name="geo'));

describe('the town of another place in the names of the page', () => {
  test.each([
    ['behind a nearly equal name', JOINER, 'Rosenheim', 'Kontakt &amp; Anfahrt – Tischlerei Brandner, $'],
    ['behind a word for in', BAKER, 'Bologna', 'Pasticceria Fiorentini | Dolci artigianali a $ dal 1968'],
    ['in another case', CLIMBING, 'Kraków', 'Pion – ścianka w Krakowie'],
  ])('%s', (_what, site, town, title) => {
    const said = `<title>${title.replace('$', town)}</title>`;
    expect(told(given(town) + said, site)).toEqual([title.includes('$') ? town : 'Krakowie']);
    // Where the page gives no such town, it may be anything.
    expect(told(said, site)).toEqual([]);
    expect(told(`${given('Ferrara')}${said}`, site)).toEqual([]);
  });

  test('in the name of the site, in `meta` and in data', () => {
    const meta = '<meta property="og:site_name" content="Pion Kraków">';
    const data = '<script type="application/ld+json">{"@type":"WebSite","name":"Pion Kraków"}</script>';
    expect(told(given('Kraków') + meta + data, CLIMBING)).toEqual(['Kraków', 'Pion Kraków']);
    expect(told(given('Kraków') + data.replace('Pion', 'Klif'), CLIMBING)).toEqual([]);
  });

  test('near misses: another house, and the site’s own town', () => {
    expect(told(`${given('Rosenheim')}<title>Schreinerei Huber, Rosenheim</title>`, JOINER)).toEqual([]);
    expect(told(`${given('Modena')}<title>Pasticceria Fiorentini | Dolci a Modena</title>`, BAKER)).toEqual([]);
  });
});
