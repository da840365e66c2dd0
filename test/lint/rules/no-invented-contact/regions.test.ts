import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const italian = siteIn('it', { name: 'Studio Corniolo', address: 'Via dei Tigli 12\n50199 Borgo Corniolo (FI)' });
const plain = siteIn('it', { name: 'Studio Corniolo', address: 'Via dei Tigli 12\n50199 Borgo Corniolo' });

function data(addressRegion: string, name = 'Studio Corniolo'): string {
  const address = { '@type': 'PostalAddress', streetAddress: 'Via dei Tigli 12', postalCode: '50199', addressRegion };
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name, address })}</script>`;
}

describe('the region of the site’s address in data', () => {
  test('another one is named, for review', () => {
    expect(invented(data('GO'), italian)).toMatchObject([
      { outcome: 'needs-review', fix: { edits: [{ text: 'FI' }] }, resource: '/resources/contacts/address' },
    ]);
  });

  test.each([
    ['the same', data('FI'), italian],
    ['in words', data('Toscana'), italian],
    ['of somebody else', data('GO', 'Altra Srl'), italian],
    ['where the site says none', data('GO'), plain],
  ])('not %s', (_title, canvas, site) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

describe('the region of an address that is wrong goes with it', () => {
  const texan = siteIn('en', { name: 'Ledger House', address: '2100 East 6th Street, Suite 310\nAustin, TX 78702' });
  const at = (members: Record<string, string>) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Organization',
      name: 'Ledger House',
      address: { '@type': 'PostalAddress', ...members },
    })}</script>`;
  const WRONG = { streetAddress: '548 Market Street', addressLocality: 'San Francisco', postalCode: '94104' };

  test('in one finding, whose edits write it', () => {
    const canvas = at({ ...WRONG, addressRegion: 'CA' });
    const found = invented(canvas, texan);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain(
      'Wrong in it: `streetAddress`, `postalCode`, `addressLocality`, `addressRegion`',
    );
    const output = applyFixes(canvas, found, { unsafe: true }).output;
    expect(output).toContain('"addressRegion":"TX"');
    expect(invented(output, texan)).toEqual([]);
  });

  test('near miss: the right region is not told as wrong', () => {
    const [found, ...more] = invented(at({ ...WRONG, addressRegion: 'TX' }), texan);
    expect(more).toEqual([]);
    expect(found?.message).not.toContain('addressRegion');
  });

  test('near miss: two addresses, one of them right but for its region', () => {
    const right = { streetAddress: '2100 East 6th Street, Suite 310', addressLocality: 'Austin', postalCode: '78702' };
    const found = invented(at(WRONG) + at({ ...right, addressRegion: 'CA' }), texan);
    expect(found.map(({ message }) => message.slice(0, 18))).toEqual(['Unexpected postal ', 'Unexpected region ']);
  });
});
