import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const OWN = '12 Mill Lane\nHarrow HA1 3XX';
const SITE = siteIn('en', { address: OWN });
const SHORT = 'https://maps.app.goo.gl/7kQx2vYbT4nLr9Zs6';
const told = (canvas: string, site = SITE) => invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
const link = (href: string, text = 'Find us on the map') => `<a href="${href}">${text}</a>`;

describe('a link to a map that says no place', () => {
  test.each([SHORT, 'https://goo.gl/maps/abc123'])('among the site’s contacts is to be looked at: %s', (href) => {
    expect(told(`<footer><p>${link(href)}</p></footer>`)).toEqual([link(href)]);
    expect(told(`<section><h2>Contact</h2><p>${link(href)}</p></section>`)).toEqual([link(href)]);
  });

  test('near misses: in a text, to somebody else, or the site’s own', () => {
    expect(told(`<main><p>We went to ${link(SHORT, 'the falls')}.</p></main>`)).toEqual([]);
    expect(told(`<footer><p>${link(SHORT, 'Car park of Penrose Museum')}</p></footer>`)).toEqual([]);
    const site = buildManifest(
      parseSite({
        site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language: 'en' },
        theme: { name: 'T', version: '1.0.0' },
        contacts: { address: { kind: 'address', value: OWN, url: SHORT } },
      }),
    );
    expect(told(`<footer><p>${link(SHORT)}</p></footer>`, site)).toEqual([]);
    expect(told(`<footer><p>${link(SHORT)}</p></footer>`, siteIn('en'))).toEqual([]);
  });
});

describe('a link to OpenStreetMap that is called so', () => {
  const map = 'https://www.openstreetmap.org/?mlat=47.8602&amp;mlon=12.0953#map=17/47.8602/12.0953';
  test.each(['Open in OpenStreetMap', 'View on Google Maps'])('%s', (text) => {
    expect(told(`<footer><p>${link(map, text)}</p></footer>`)).toEqual([link(map, text)]);
  });

  test('near miss: it is called as somebody else', () => {
    expect(told(`<footer><p>${link(map, 'Penrose Museum in OpenStreetMap')}</p></footer>`)).toEqual([]);
  });
});
