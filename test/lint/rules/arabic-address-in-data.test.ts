import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';

const siteWith = (address: string) =>
  buildManifest(
    parseSite({
      site: { name: 'دار النخيل', description: 'متجر', url: 'https://dar.example', language: 'ar' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { address: { kind: 'address', value: address } },
    }),
  );

const data = (address: object | string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Store', name: 'دار النخيل', address })}</script>`;
const PARTS = {
  '@type': 'PostalAddress',
  streetAddress: 'شارع التحلية، حي الأندلس',
  addressLocality: 'جدة',
  postalCode: '23326',
  addressCountry: 'SA',
};

/** The data after what is offered. */
function mended(canvas: string, address: string): string {
  const [finding] = lint(canvas, siteWith(address));
  return edited(canvas, finding?.fix?.edits ?? []);
}

test('an address without a house number is mended in its parts', () => {
  const own = { ...PARTS, streetAddress: 'شارع صاري، حي السلامة', postalCode: '23436' };
  expect(mended(data(PARTS), 'شارع صاري، حي السلامة\nجدة 23436')).toBe(data(own));
});

test('one whose parts can not be told becomes a text with Arabic commas', () => {
  expect(mended(data(PARTS), 'برج النور\nالدمام')).toBe(data('برج النور، الدمام'));
});
