import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const british = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW\nUnited Kingdom' });
const plain = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
const roman = siteIn('it', {
  name: 'Studio Corniolo',
  phone: '+390612345678',
  address: 'Via dei Tigli 12\n00184 Roma',
});

const RIGHT = { streetAddress: '12 Quay Street', addressLocality: 'Bristol', postalCode: 'BS1 4RW' };
const WRONG = { streetAddress: '548 Market Street', addressLocality: 'Portland', postalCode: '04101' };
const ROMAN = { streetAddress: 'Via dei Tigli 12', addressLocality: 'Roma', postalCode: '00184' };

function data(members: Record<string, string>, name = 'Harrow Vets'): string {
  const address = { '@type': 'PostalAddress', ...members };
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name, address })}</script>`;
}

function mended(canvas: string, site: typeof british): string {
  return applyFixes(canvas, invented(canvas, site), { unsafe: true }).output;
}

describe('the region and the country of a wrong address go with it', () => {
  test('in one finding, after which nothing is left to tell', () => {
    const canvas = data({ ...WRONG, addressRegion: 'ME', addressCountry: 'US' });
    const [finding, ...more] = invented(canvas, british);
    expect(more).toEqual([]);
    expect(finding?.message).toContain('`postalCode`, `addressLocality`, `addressCountry`');
    expect(finding?.message).toContain("Its `addressRegion` `ME` is not in the site's address: remove it");
    const output = mended(canvas, british);
    expect(output).toBe(data({ ...RIGHT, addressCountry: 'GB' }));
    expect(invented(output, british)).toEqual([]);
  });

  test('a street alone is wrong: its country goes with it, a region that may be right stays', () => {
    const canvas = data({ ...RIGHT, streetAddress: '5 Mill Lane', addressRegion: 'Avon', addressCountry: 'US' });
    expect(invented(canvas, british)).toHaveLength(1);
    expect(mended(canvas, british)).toBe(data({ ...RIGHT, addressRegion: 'Avon', addressCountry: 'GB' }));
  });

  test('by its numbers, where the site’s address says no country', () => {
    const canvas = data({ ...WRONG, addressCountry: 'US' });
    expect(invented(canvas, plain)).toHaveLength(1);
    expect(mended(canvas, plain)).toBe(data({ ...RIGHT, addressCountry: 'GB' }));
  });

  test('in microdata the component takes the place of all of them', () => {
    const member = (name: string, text: string) => `<i itemprop="${name}">${text}</i>`;
    const parts = [
      member('streetAddress', '5 Mill Lane'),
      member('addressLocality', 'Portland'),
      member('addressRegion', 'ME'),
      member('postalCode', '04101'),
      member('addressCountry', 'US'),
    ];
    const canvas = `<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Harrow Vets</b><p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">${parts.join(', ')}</p></div>`;
    const [finding, ...more] = invented(canvas, british);
    expect(more).toEqual([]);
    expect(finding?.message).toContain('`addressCountry`');
    expect(mended(canvas, british)).toContain('<p itemprop="address"><x-contact field="address"></x-contact></p>');
  });
});

describe('the country of an address that is right else', () => {
  test.each([
    ['US', 'GB'],
    ['United States', 'United Kingdom'],
  ])('is told alone: %s', (addressCountry, expected) => {
    const canvas = data({ ...RIGHT, addressCountry });
    expect(invented(canvas, british)).toMatchObject([
      {
        outcome: 'violation',
        message: `Unexpected country \`${addressCountry}\`, expected \`${expected}\`: the site's \`address\` ends with \`United Kingdom\``,
      },
    ]);
    expect(mended(canvas, british)).toBe(data({ ...RIGHT, addressCountry: expected }));
  });

  test.each([
    ['its code', { ...RIGHT, addressCountry: 'GB' }, british],
    ['its other code', { ...RIGHT, addressCountry: 'UK' }, british],
    ['in other words', { ...RIGHT, addressCountry: 'England' }, british],
    ['a land of it', { ...RIGHT, addressCountry: 'JE' }, british],
    ['no country that is known', { ...RIGHT, addressCountry: 'Great Western' }, british],
    ['none in the site’s address', { ...RIGHT, addressCountry: 'GB' }, plain],
    ['a region that the site’s address does not say', { ...RIGHT, addressRegion: 'Somerset' }, british],
  ])('near miss: %s', (_title, members, site) => {
    expect(invented(data(members), site)).toEqual([]);
  });

  test.each([{ addressRegion: 'Lazio' }, { addressRegion: 'Lazio', addressCountry: 'IT' }, { addressRegion: 'RM' }])(
    'near miss: a region that is right: %j',
    (more) => {
      expect(invented(data({ ...ROMAN, ...more }, 'Studio Corniolo'), roman)).toEqual([]);
    },
  );

  test('near miss: the address of somebody else', () => {
    expect(invented(data({ ...WRONG, addressRegion: 'ME', addressCountry: 'US' }, 'Kern Timber'), british)).toEqual([]);
  });
});
