import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildManifest,
  parseSite,
  type SiteState,
  siteOf,
  siteSchema,
  structuredData,
  structuredDataSchema,
  structuredDataScript,
} from '../../src/index.js';
import { openHours } from '../../src/structured-data/open-hours.js';
import { structuredDataText } from '../../src/structured-data/script.js';
import { sites } from '../../src/testing/index.js';
import { parseTree } from '../support/trees.js';

const about = { name: 'Trattoria Luna', description: 'By the sea', url: 'https://luna.example', language: 'en' };

function dataOf(state: Omit<SiteState, 'site'>, site: Partial<SiteState['site']> = {}) {
  return structuredData(parseSite({ ...state, site: { ...about, ...site } }));
}

const FULL: Omit<SiteState, 'site'> = {
  logos: { variants: { default: { url: '/media/luna.svg', width: 120, height: 40 } } },
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/luna/' },
    { network: 'facebook', url: 'facebook.com/luna' },
    { network: 'x', url: 'javascript:alert(1)' },
    { network: 'mail', url: 'mailto:ciao@luna.example' },
    { network: 'Instagram', url: 'https://www.instagram.com/luna/' },
  ],
  contacts: {
    phone: { kind: 'phone', value: '+39 06 1234 5678', display: '06 1234 5678' },
    kitchen: { kind: 'phone', value: '06 1234 / 06 5678' },
    bar: { kind: 'phone', value: '+39 06 1234 ext. 12' },
    email: { kind: 'email', value: 'mailto:ciao@luna.example' },
    address: { kind: 'address', value: 'Via del Mare 1\n00121 Roma' },
    note: { kind: 'text', value: 'Closed in August' },
  },
};

/** A contact of a kind that the schema may know. */
const HOURS = { kind: 'hours', value: 'Mo-Fr 09:00-18:00' };

describe('structured data', () => {
  test('names profiles of both schemes of the web, and no others', () => {
    const urls = [
      'http://old.example/luna',
      'https://new.example/luna',
      'ftp://files.example/luna',
      '/luna',
      '//luna.example',
    ];
    const social = urls.map((url) => ({ network: 'x', url }));
    expect(dataOf({ social }).sameAs).toEqual(urls.slice(0, 2));
  });

  test('says what the site has', () => {
    expect(dataOf(FULL)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': 'https://luna.example/#organization',
      name: 'Trattoria Luna',
      url: 'https://luna.example/',
      description: 'By the sea',
      logo: { '@type': 'ImageObject', url: 'https://luna.example/media/luna.svg', width: 120, height: 40 },
      sameAs: ['https://www.instagram.com/luna/'],
      telephone: '+390612345678',
      email: 'ciao@luna.example',
      contactPoint: [
        { '@type': 'ContactPoint', telephone: '+390612345678' },
        { '@type': 'ContactPoint', telephone: '+39061234;ext=12' },
        { '@type': 'ContactPoint', email: 'ciao@luna.example' },
      ],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Via del Mare 1',
        postalCode: '00121',
        addressLocality: 'Roma',
      },
    });
  });

  test('of a site with nothing is its name and address', () => {
    expect(dataOf({}, { description: ' ', url: 'https://luna.example/shop/#top' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://luna.example/shop/#organization',
      name: 'Trattoria Luna',
      url: 'https://luna.example/shop/',
    });
  });

  test.each<[string, Record<string, [kind: 'phone' | 'email' | 'address', value: string]>, string]>([
    ['an address and a number', { a: ['address', 'Via 1'], b: ['phone', '112'] }, 'LocalBusiness'],
    ['an address alone', { a: ['address', 'Via 1'] }, 'Organization'],
    ['a number alone', { b: ['phone', '112'] }, 'Organization'],
    ['an address and mail', { a: ['address', 'Via 1'], b: ['email', 'a@b.example'] }, 'Organization'],
  ])('of a site with %s is of its kind', (_what, contacts, type) => {
    const entries = Object.entries(contacts).map(([field, [kind, value]]) => [field, { kind, value }]);
    expect(dataOf({ contacts: Object.fromEntries(entries) })['@type']).toBe(type);
  });

  test('has several addresses as a list', () => {
    const contacts = {
      a: { kind: 'address' as const, value: 'Via 1' },
      b: { kind: 'address' as const, value: 'Via 2' },
    };
    expect(dataOf({ contacts }).address).toEqual(['Via 1', 'Via 2']);
  });

  test('has of opening hours the lines that say when it is open', () => {
    const lines = 'Mo-Fr 09:00-18:00\r\n Sa,Su 10:00-12:00,14:00-16:00 \nSu closed\nin summer longer';
    expect(openHours(lines)).toEqual(['Mo-Fr 09:00-18:00', 'Sa,Su 10:00-12:00,14:00-16:00']);
  });

  test.skipIf(!siteSchema.safeParse({ site: about, contacts: { hours: HOURS } }).success)(
    'has opening hours of a place alone',
    () => {
      const read = (contacts: object) => structuredData(parseSite({ site: about, contacts }));
      expect(read({ hours: HOURS })).not.toHaveProperty('openingHours');
      expect(read({ hours: HOURS, address: { kind: 'address', value: 'Via 1' } })).toMatchObject({
        '@type': 'LocalBusiness',
        openingHours: [HOURS.value],
      });
    },
  );

  test('tells no secrets', () => {
    const key = `AKIA${'Q3EXAMPLEKEYS4TU'}`;
    const text = structuredDataScript(
      parseSite({
        site: about,
        logos: { variants: {}, main: { url: 'https://me:secret@luna.example/logo.svg?token=s3cr3tT0k3n' } },
        social: [{ network: 'x', url: 'https://x.com/luna?access_token=s3cr3tT0k3n' }],
        contacts: { address: { kind: 'address', value: `Via 1\n${key}` } },
      }),
    );
    for (const secret of ['me:secret', 's3cr3tT0k3n']) expect(text).not.toContain(secret);
    expect(text).toContain('https://luna.example/logo.svg');
  });

  test('is what the manifest of the site says, too', () => {
    const site = parseSite({ ...FULL, site: about });
    expect(structuredData(siteOf(buildManifest(site)))).toEqual(structuredData(site));
  });

  test('is its caller’s own', () => {
    const site = parseSite({ ...FULL, site: about });
    structuredData(site).sameAs?.push('https://elsewhere.example/');
    expect(structuredData(site).sameAs).toHaveLength(1);
  });

  test('needs a site from parseSite', () => {
    expect(() => structuredData({ ...parseSite({ site: about }) })).toThrow('expected the result of `parseSite`');
  });

  test('follows its schema for any site, and its script is one element with it in it', () => {
    const states = sites({ text: 'hostile' });
    fc.assert(
      fc.property(states, (site) => {
        const data = structuredData(site);
        expect(structuredDataSchema.parse(data)).toEqual(data);
        const [script, ...more] = parseTree(structuredDataScript(site)).children;
        expect(more).toEqual([]);
        if (script?.type !== 'element' || script.tagName !== 'script') throw new Error('expected a script');
        expect(structuredDataText(site, 2)).not.toContain('<');
        const [text] = script.children;
        expect(JSON.parse(text?.type === 'text' ? text.value : '')).toEqual(data);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('a script without escaping is found to be more than one element', () => {
    const [, ...more] = parseTree('<script type="application/ld+json">{"name":"</script><b>"}</script>').children;
    expect(more).not.toEqual([]);
  });
});
