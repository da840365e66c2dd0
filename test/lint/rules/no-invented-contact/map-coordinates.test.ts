import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (contacts: object) =>
  buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'Vets', url: 'https://harrow-vets.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+44 117 496 0183' }, ...contacts },
    }),
  );
const ADDRESS = { address: { kind: 'address', value: '5 Quay Street\nBristol BS1 4RW' } };
const SITE = siteOf(ADDRESS);
const link = (href: string, text = 'Our location on the map') => `<a href="${href}">${text}</a>`;
const told = (canvas: string, site = SITE) =>
  invented(canvas, site).map(({ outcome, message }) => `${outcome} ${message}`);

describe('the coordinates of a map are those of a place that the site does not give', () => {
  test.each([
    link('https://maps.google.com/?q=51.4512,-2.5939'),
    link('https://www.google.com/maps?ll=51.4512,-2.5939&amp;z=17'),
    link('https://www.google.com/maps/@51.4512,-2.5939,17z'),
    link('https://www.google.com/maps/search/51.4512,-2.5939'),
    link('https://www.google.com/maps/dir/?api=1&amp;destination=51.4512,-2.5939'),
    link('https://maps.google.com/maps?q=loc:51.4512,-2.5939'),
    link('https://maps.apple.com/?ll=51.4512,-2.5939'),
    link('https://www.bing.com/maps?cp=51.4512~-2.5939'),
    link('geo:51.4512,-2.5939'),
    link('geo:0,0?q=51.4512,-2.5939'),
    link('https://www.openstreetmap.org/?mlat=51.4512&amp;mlon=-2.5939#map=17/51.4/-2.5'),
    link('https://www.openstreetmap.org/#map=17/51.4512/-2.5939'),
    '<iframe src="https://www.google.com/maps?q=51.4512,-2.5939&amp;output=embed" title="Map"></iframe>',
  ])('%s', (map) => {
    const elsewhere = '<address>Harrow Vets<br>9 Mill Lane<br>York YO31 7RE</address>';
    for (const canvas of [`<footer>${map}</footer>`, `<main><p>${map}</p>${elsewhere}</main>`]) {
      const [found] = told(canvas);
      expect(found).toMatch(
        /^needs-review Unexpected coordinates `51\.4512,-2\.5939`, expected `5 Quay Street, Bristol BS1 4RW`/,
      );
    }
  });

  test('surely, where the site gives others', () => {
    const site = siteOf({
      ...ADDRESS,
      map: { kind: 'text', value: 'https://maps.google.com/?q=51.4001,-2.6001' },
    });
    expect(told(`<footer>${link('https://maps.google.com/?q=51.4512,-2.5939')}</footer>`, site)[0]).toMatch(
      /^violation/,
    );
    expect(told(`<footer>${link('https://www.google.com/maps/@51.40012,-2.60008,17z')}</footer>`, site)).toEqual([]);
  });

  test.each([
    ['no coordinates', link('https://maps.google.com/?q=Bristol')],
    ['the site’s own address', link('https://maps.google.com/?q=5+Quay+Street,+Bristol+BS1+4RW')],
    [
      'the site’s own address with the place that is looked at',
      link('https://www.google.com/maps/place/5+Quay+Street,+Bristol+BS1+4RW/@51.4512,-2.5939,17z'),
    ],
    ['no map', link('https://weather.example/?q=51.4512,-2.5939')],
    ['of somebody else', link('https://maps.google.com/?q=51.4512,-2.5939', 'Partner hotel Royal')],
    ['in a text, of anything', link('https://maps.google.com/?q=51.4512,-2.5939', 'trailhead')],
    [
      'in an article',
      `<article><h2>A walk</h2><p>By Rosa</p>${link('https://maps.google.com/?q=51.4512,-2.5939')}</article>`,
    ],
  ])('near miss: %s', (_what, map) => {
    expect(told(`<main><p>${map}</p></main>`)).toEqual([]);
  });

  test('near miss: a site without an address', () => {
    expect(told(`<footer>${link('https://maps.google.com/?q=51.4512,-2.5939')}</footer>`, siteOf({}))).toEqual([]);
  });
});
