import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesOf, nextCandidate } from '../../../src/canvas/locate/candidates.js';

type Next = (source: string, from: number) => number;

/** All candidates of a source, one asked for after the other. */
function offsets(source: string, next: Next): number[] {
  const found: number[] = [];
  for (let at = next(source, 0); at !== Number.POSITIVE_INFINITY; at = next(source, at + 1)) found.push(at);
  return found;
}

function kept(source: string): number[] {
  const candidates = candidatesOf(source);
  return offsets(source, (_source, from) => nextCandidate(candidates, from));
}

const PATTERN = /<x-(?:logo|menu|social|contact|addon)/gi;

const piece = fc.constantFrom(
  '<x-logo',
  '<X-MENU',
  '<x-Social',
  '<X-contact',
  '<x-addon',
  '<x-',
  'x-',
  'X-',
  '<x',
  '-logo',
  '<',
  'é',
  ' ',
);
const sources = fc.oneof(
  fc.array(piece).map((pieces) => pieces.join('')),
  // So many that the search changes its ways.
  fc
    .tuple(fc.array(piece), fc.integer({ min: 60, max: 140 }))
    .map(([pieces, times]) => `${'x-'.repeat(times)}${pieces.join('')}${'X-x-'.repeat(times)}${pieces.join('')}`),
);

describe('candidates', () => {
  const isTrue = (find: (source: string) => number[]) =>
    fc.property(sources, (source) => {
      expect(find(source)).toEqual([...source.matchAll(PATTERN)].map(({ index }) => index));
    });

  test('are the ones of the pattern, in their order', () => {
    fc.assert(isTrue(kept), { numRuns: 2000 });
  });

  test('negative control: a search that knows lower case alone', () => {
    const lower = (source: string) => kept(source).filter((at) => source[at + 1] === 'x');
    expect(fc.check(isTrue(lower), { numRuns: 2000 }).failed).toBe(true);
  });

  test('can be asked for again at the same place, and from behind', () => {
    const candidates = candidatesOf(' <x-logo><X-logo>');
    expect([0, 0, 1, 2, 2, 9, 10].map((from) => nextCandidate(candidates, from))).toEqual([
      1,
      1,
      1,
      9,
      9,
      9,
      Number.POSITIVE_INFINITY,
    ]);
  });
});
