import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { type Finding, lint } from '../../../src/lint/index.js';

type State = Parameters<typeof parseSite>[0];

const STATE = {
  site: { name: 'Hotel Marisol', description: 'A house', url: 'https://hotel-marisol.example', language: 'en' },
  theme: { name: 'Plain', version: '1.0.0' },
  social: [{ network: 'instagram', url: 'https://www.instagram.com/marisol.cascais' }],
  contacts: {
    phone: { kind: 'phone', value: '+351214555012' },
    email: { kind: 'email', value: 'ola@hotel-marisol.example' },
    address: { kind: 'address', value: 'Avenida Dom Carlos I 45\n2750-310 Cascais' },
  },
};
const LOGO = { variants: { default: { url: '/media/marisol.svg', alt: 'Hotel Marisol', width: 90, height: 40 } } };
const siteOf = (more: object = {}) => buildManifest(parseSite({ ...STATE, ...more } as State));
const site = siteOf();

const OPEN = '<script type="application/ld+json">';
const raw = (json: string) => `${OPEN}${json}</script>`;
const data = (members: object) => raw(JSON.stringify({ '@type': 'Hotel', name: 'Hotel Marisol', ...members }));
const found = (canvas: string, of = site) => lint(canvas, of);
const said = ({ rule, outcome, message }: Finding) => `${rule} ${outcome} ${message}`;
const graph = (...things: object[]) => raw(JSON.stringify({ '@graph': things }));

describe('what data says of the site', () => {
  test.each([
    [
      'a number in its description',
      data({ description: 'A hotel by the sea. Call +351 214 555 098 to book.' }),
      'no-invented-contact violation',
      "expected `+351214555012`, the site's `phone`",
    ],
    [
      'a mailbox in its slogan',
      data({ slogan: 'Write to rooms@hotel-marisol.example' }),
      'no-invented-contact violation',
      "expected `ola@hotel-marisol.example`, the site's `email`",
    ],
    [
      'another country than that of its numbers',
      data({ address: { '@type': 'PostalAddress', streetAddress: 'Avenida Dom Carlos I 45', addressCountry: 'ES' } }),
      'no-invented-contact needs-review',
      'Unexpected country `ES`, expected `PT`',
    ],
    [
      'another country with another street, once',
      data({ address: { streetAddress: 'Rua Nova 7', postalCode: '2750-311', addressCountry: 'ES' } }),
      'no-invented-contact violation',
      'Unexpected postal address',
    ],
    [
      'its own address at another host',
      data({ url: 'https://www.hotelmarisol.com/rooms/' }),
      'no-invented-contact needs-review',
      'expected `https://hotel-marisol.example/rooms/`',
    ],
    [
      'its id at another host',
      data({ '@id': 'https://www.hotelmarisol.com/#hotel' }),
      'no-invented-contact needs-review',
      'expected `https://hotel-marisol.example/#hotel`',
    ],
    [
      'the page at another host',
      '<link rel="canonical" href="https://www.hotelmarisol.com/">',
      'no-invented-contact needs-review',
      'expected `https://hotel-marisol.example/`',
    ],
    [
      'the page at another host, for networks',
      '<meta property="og:url" content="https://hotelmarisol.pt/about">',
      'no-invented-contact needs-review',
      'expected `https://hotel-marisol.example/about`',
    ],
    [
      'a page at a portal',
      data({ sameAs: ['https://www.booking.com/hotel/pt/marisol.html'] }),
      'no-invented-profile needs-review',
      'take `sameAs` out',
    ],
    [
      'a page for reviews',
      data({ sameAs: 'https://www.tripadvisor.com/Hotel_Review-g189154-Hotel_Marisol.html' }),
      'no-invented-profile needs-review',
      'take `sameAs` out',
    ],
    [
      'a logo where the site has no image',
      data({ logo: 'https://hotel-marisol.example/assets/logo.svg' }),
      'no-static-logo needs-review',
      'take `logo` out',
    ],
    [
      'a logo in an object',
      data({ logo: { '@type': 'ImageObject', url: 'https://hotel-marisol.example/assets/logo.svg' } }),
      'no-static-logo needs-review',
      'take `logo.url` out',
    ],
    [
      'coordinates beside a made-up address',
      data({
        address: 'Rua Nova 7, 2750-311 Cascais',
        geo: { '@type': 'GeoCoordinates', latitude: 38.69, longitude: -9.42 },
      }),
      'no-invented-contact violation',
      'Its `geo` is of that place, too: remove it',
    ],
  ])('%s', (_what, canvas, verdict, part) => {
    const findings = found(canvas);
    expect(findings.map(said)).toEqual([expect.stringContaining(part)]);
    expect(findings.map(said)[0]).toContain(verdict);
  });

  test('coordinates go with a made-up address', () => {
    const geo = { '@type': 'GeoCoordinates', latitude: 38.69, longitude: -9.42 };
    const canvas = data({ geo, address: { streetAddress: 'Rua Nova 7', postalCode: '2750-311' }, priceRange: '€€' });
    const [finding] = found(canvas);
    expect(edited(canvas, finding?.fix?.edits ?? [])).toBe(
      data({ address: { streetAddress: 'Avenida Dom Carlos I 45', postalCode: '2750-310' }, priceRange: '€€' }),
    );
  });

  test("a logo that is not the site's is written over by its own", () => {
    const canvas = data({ logo: 'https://hotel-marisol.example/assets/crest.svg' });
    const [finding, ...more] = found(canvas, siteOf({ logos: LOGO }));
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('violation');
    expect(edited(canvas, finding?.fix?.edits ?? [])).toBe(
      data({ logo: 'https://hotel-marisol.example/media/marisol.svg' }),
    );
  });

  test('a list of dishes that the site does not list', () => {
    const listing = siteOf({ attachments: [{ url: '/files/rooms.pdf', title: 'Rooms' }] });
    const canvas = data({ hasMenu: 'https://hotel-marisol.example/files/dinner.pdf' });
    expect(found(canvas, listing).map(({ rule }) => rule)).toEqual(['no-invented-attachment']);
    expect(found(canvas.replace('dinner', 'rooms'), listing)).toEqual([]);
  });
});

describe('is left alone', () => {
  test.each([
    ['its own number in the description', data({ description: 'Call +351 214 555 012 to book.' })],
    ['its country', data({ address: { '@type': 'PostalAddress', addressCountry: 'PT' } })],
    ['its country in words', data({ address: { '@type': 'PostalAddress', addressCountry: 'Portugal' } })],
    ['its region', data({ address: { '@type': 'PostalAddress', addressRegion: 'Lisboa' } })],
    ['where it is in numbers', data({ geo: { '@type': 'GeoCoordinates', latitude: 38.69, longitude: -9.42 } })],
    ['its own host', data({ url: 'https://www.hotel-marisol.example/', '@id': 'https://hotel-marisol.example/#h' })],
    ['a map of it', data({ hasMap: 'https://maps.app.goo.gl/a1B2c3' })],
    ['a page of its menu', data({ hasMenu: 'https://hotel-marisol.example/menu' })],
    ['an encyclopedia', data({ sameAs: 'https://en.wikipedia.org/wiki/Cascais' })],
    ['its logo at a server for files', data({ logo: 'https://cdn.files.example/marisol/logo.svg' })],
    ['a canonical address elsewhere', '<link rel="canonical" href="https://news.example/story">'],
    ['the same page', '<meta property="og:url" content="https://hotel-marisol.example/about">'],
    [
      'somebody else in the same graph',
      graph(
        { '@type': 'Hotel', name: 'Hotel Marisol', url: 'https://hotel-marisol.example/' },
        {
          '@type': 'Organization',
          name: 'Pinto Architects',
          url: 'https://pinto.example/',
          logo: 'https://pinto.example/logo.svg',
          description: 'Call +351 214 999 098.',
          sameAs: ['https://www.booking.com/pinto/x.html'],
          address: { '@type': 'PostalAddress', addressCountry: 'ES' },
        },
      ),
    ],
    [
      'where an event is',
      graph({
        '@type': 'Event',
        name: 'Jazz night',
        url: 'https://jazz.example/',
        description: 'Tickets: +351 214 999 098.',
        location: { '@type': 'Place', name: 'Casino', address: { '@type': 'PostalAddress', addressCountry: 'ES' } },
      }),
    ],
    [
      'an author, and a review',
      graph(
        { '@type': 'Person', name: 'Rosa Pinto', url: 'https://rosa.example/', sameAs: 'https://www.booking.com/x/y' },
        { '@type': 'Review', url: 'https://reviews.example/1', description: 'Call +351 214 999 098' },
      ),
    ],
  ])('%s', (_what, canvas) => {
    expect(found(canvas).map(said)).toEqual([]);
  });

  test('its own logo, and each of its sizes', () => {
    const own = siteOf({ logos: LOGO });
    for (const name of ['marisol.svg', 'marisol-512x512.png'])
      expect(found(data({ logo: `https://hotel-marisol.example/media/${name}` }), own)).toEqual([]);
  });
});

describe('data that is no JSON', () => {
  const BROKEN = raw('{\n  "@type": "Hotel",\n  "name": "Hotel Marisol",\n  "telephone": ""+351 214 555 098""\n}');

  test('is told once, at the mistake, and its contacts are found', () => {
    const [first, second, ...more] = found(BROKEN).sort((a, b) => a.rule.localeCompare(b.rule));
    expect(more).toEqual([]);
    expect(first?.rule).toBe('no-invented-contact');
    expect(BROKEN.slice(first?.start, first?.end)).toBe('+351 214 555 098');
    expect(second).toMatchObject({ rule: 'readable-source', line: 4, column: 18 });
    expect(second?.message).toContain('Unexpected `+351` in JSON-LD, expected `,` or `}`');
  });

  test("of somebody else has no contacts of the site's", () => {
    expect(found(BROKEN.replace('Hotel Marisol', 'Casino')).map(({ rule }) => rule)).toEqual(['readable-source']);
  });

  test.each([
    ['JSON', raw('{"@type":"Hotel"}')],
    ['nothing', raw('  ')],
    ['what a template fills in', raw('{"name": {{ name | json }}}')],
    ['what PHP fills in', raw('{"name": <?= $name ?>}')],
    ['hidden from old readers', raw('//<![CDATA[\n{"a":1}\n//]]>')],
    ['another kind of data', '<script type="application/json">{"a":}</script>'],
  ])('is not %s', (_what, canvas) => {
    expect(found(canvas)).toEqual([]);
  });

  test.each([
    ['cut off', '{"@type":"Hotel"', 'Unexpected end of the text in JSON-LD, expected `,` or `}`'],
    ['a comma too many', '{"@type":"Hotel",}', 'Unexpected `}` in JSON-LD, expected a key in double quotes'],
    ['line breaks as on Windows', '{\r\n"a": 1\r\n"b": 2}', 'expected `,` or `}`'],
  ])('%s', (_what, json, message) => {
    const [finding, ...more] = found(raw(json));
    expect(more).toEqual([]);
    expect(finding?.message).toContain(message);
    expect(finding && finding.end - finding.start).toBeGreaterThan(0);
  });
});
