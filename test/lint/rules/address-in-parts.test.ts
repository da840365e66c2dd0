import { describe, expect, test } from 'vitest';
import { type Finding, lint } from '../../../src/lint/index.js';
import { siteIn } from './no-invented-contact/support.js';

const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });

const store = (inner: string) =>
  `<div itemscope itemtype="https://schema.org/Store"><b itemprop="name">Harrow Vets</b>${inner}</div>`;
const address = (street: string, town: string, code: string, more = '') =>
  `<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="streetAddress">${street}</i>, <i itemprop="addressLocality">${town}</i> <i itemprop="postalCode">${code}</i>${more}</p>`;

function findings(canvas: string): Finding[] {
  return lint(canvas, site).filter(({ rule }) => rule === 'no-invented-contact' || rule === 'no-static-contact');
}

/** A canvas with the edits of a finding. */
function edited(canvas: string, { fix }: Finding): string {
  let result = canvas;
  for (const { start, end, text } of (fix?.edits ?? []).toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

describe('an address of microdata in parts is written whole', () => {
  test.each([
    ['none of it is the site’s', address('27 Gloucester Road', 'Bath', 'BS7 8AA')],
    ['its street is another', address('27 Gloucester Road', 'Bristol', 'BS1 4RW')],
    ['its code is another', address('12 Quay Street', 'Bristol', 'BS7 8AA')],
    ['it is a copy', address('12 Quay Street', 'Bristol', 'BS1 4RW')],
    ['it has a country', address('12 Quay Street', 'Bristol', 'BS1 4RW', ', <i itemprop="addressCountry">UK</i>')],
  ])('%s', (_title, part) => {
    const canvas = store(part);
    const told = findings(canvas);
    expect(told.length).toBeGreaterThan(0);
    for (const finding of told) {
      expect(finding.message).toMatch(
        /expected `<p itemprop="address"><x-contact field="address"(?: link="false")?><\/x-contact><\/p>` in place of all its parts/,
      );
      const after = edited(canvas, finding);
      expect(after).toMatch(/<\/b><p itemprop="address"><x-contact field="address"[^<]*<\/x-contact><\/p><\/div>$/);
      expect(findings(after)).toEqual([]);
    }
  });

  test.each([
    ['there is more in it', address('27 Gloucester Road', 'Bath', 'BS7 8AA', ' <b>Ring twice</b>')],
    [
      'nobody reads it',
      '<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><meta itemprop="streetAddress" content="27 Gloucester Road"><meta itemprop="addressLocality" content="Bath"></p>',
    ],
  ])('not where %s', (_title, part) => {
    const [finding] = findings(store(part));
    expect(finding?.message).toContain("`12 Quay Street, Bristol BS1 4RW`, the site's `address`, in its parts");
    expect(finding?.fix).toBeUndefined();
  });

  test('a copy in one part alone is replaced there', () => {
    const canvas = store(
      '<p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><i itemprop="streetAddress">12 Quay Street, Bristol BS1 4RW</i></p>',
    );
    expect(findings(canvas)[0]?.message).not.toContain('in place of all its parts');
  });
});
