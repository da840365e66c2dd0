import * as plans from 'awesome-phonenumber';
import { expect, test, vi } from 'vitest';
import { buildManifest } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';
import { readSite } from '../../support/sites.js';

vi.mock('awesome-phonenumber', { spy: true });

const manifest = buildManifest(readSite('small-business'));

const numbered = (piece: string, from: number) =>
  Array.from({ length: 1000 }, (_each, index) => piece.replaceAll('#', String(from + index))).join('');

/** How often a lint asks for the plan of a country. */
function asked(page: string): number {
  const before = vi.mocked(plans.parsePhoneNumber).mock.calls.length;
  lint(page, manifest);
  return vi.mocked(plans.parsePhoneNumber).mock.calls.length - before;
}

// The site's own are asked for at the first lint.
asked('<p>055 012 3456</p>');

test.each([
  ['<p>Tel. +39 055 5#</p>', 110_000],
  ['<a href="tel:+390555#">Tel</a> ', 220_000],
  ['+39 055 5#, ', 330_000],
])('of a thousand `%s` each is asked for once', (piece, from) => {
  expect(asked(numbered(piece, from))).toBeLessThan(1100);
  expect(asked(numbered(piece, from))).toBe(0);
});
