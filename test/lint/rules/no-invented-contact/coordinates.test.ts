import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('it', { name: 'Panificio Bellini', address: 'Via Emilia Est 418\n41122 Modena (MO)' });
const told = (canvas: string) =>
  invented(canvas, site).flatMap((finding) =>
    evidenceOf(finding).kind === 'coordinates' ? [[canvas.slice(finding.start, finding.end), finding.outcome]] : [],
  );
const data = (street: string, town: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Panificio Bellini","geo":{"@type":"GeoCoordinates","latitude":44.8015,"longitude":10.3279},"address":{"@type":"PostalAddress","streetAddress":"${street}","postalCode":"${town.slice(0, 5)}","addressLocality":"${town.slice(6)}"}}</script>`;
const OTHER = data('Via Garibaldi 3', '43121 Parma');
const OWN = data('Via Emilia Est 418', '41122 Modena');
const POSITION = '<meta name="geo.position" content="44.8015;10.3279">';

describe('coordinates of an address that is none of the site’s', () => {
  test.each([POSITION, '<meta name="ICBM" content="44.8015, 10.3279">'])('beside the town in the head: %s', (meta) => {
    expect(told(`<meta name="geo.placename" content="Parma">${meta}`)).toEqual([[meta, 'needs-review']]);
  });

  test('each of two by itself', () => {
    const [latitude, longitude] = [
      '<meta property="place:location:latitude" content="44.8015">',
      '<meta property="place:location:longitude" content="10.3279">',
    ];
    expect(told(`<meta property="og:locality" content="Parma">${latitude}${longitude}`)).toEqual([
      [latitude, 'needs-review'],
      [longitude, 'needs-review'],
    ]);
  });

  test.each([
    [POSITION, POSITION],
    ['<div class="map" data-lat="44.80151" data-lng="10.3279"></div>', 'data-lat="44.80151"'],
    ['<div data-map-latitude="44.8015" data-map-longitude="10.3279"></div>', 'data-map-latitude="44.8015"'],
    ['<div data-center="[44.8015, 10.3279]"></div>', 'data-center="[44.8015, 10.3279]"'],
  ])('the same place as in data: %s', (markup, found) => {
    expect(told(OTHER + markup)).toEqual([[found, 'violation']]);
  });
});

describe('near misses: coordinates that may be right', () => {
  test.each([
    ['by themselves', POSITION],
    ['a map by itself', '<div data-lat="44.8015" data-lng="10.3279"></div>'],
    ['beside the site’s own town', `<meta name="geo.placename" content="Modena">${POSITION}`],
    ['those of the site’s own address', `${OWN}${POSITION}<div data-lat="44.8015" data-lng="10.3279"></div>`],
    ['of another place than the data’s', `${OTHER}<div data-lat="44.9015" data-lng="10.3279"></div>`],
    ['beside a code alone', `<meta property="og:postal-code" content="41100">${POSITION}`],
    ['no coordinates', `${OTHER}<div data-center="true" data-lat="a" data-lng="b"></div>`],
  ])('%s', (_title, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});
