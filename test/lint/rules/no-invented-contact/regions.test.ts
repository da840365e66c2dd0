import { describe, expect, test } from 'vitest';
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
