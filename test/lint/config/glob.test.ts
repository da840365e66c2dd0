import fc from 'fast-check';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { type Glob, globOf } from '../../../src/lint/config/glob.js';

/** Another matcher of the same patterns, with regular expressions. */
function peer(pattern: string): Glob {
  return picomatch(pattern, { dot: true, windows: false });
}

const pattern = fc
  .array(
    fc
      .array(fc.constantFrom('a', 'b', '.', 'ab', '*', '?', '[ab]', '[^a]', '{a,b}', '{ab,*b}'), {
        minLength: 1,
        maxLength: 3,
      })
      .map((pieces) => pieces.join('').replace(/\*+/g, '*'))
      .map((text) => (/^\.+$/.test(text) ? 'a' : text)),
    { minLength: 1, maxLength: 3 },
  )
  // Behind a star picomatch alone has `/**` want something below.
  .chain((parts) => fc.constantFrom(parts, ['**', ...parts], [...parts, 'a', '**'], ['a', '**', ...parts]))
  .map((parts) => parts.join('/'));

const path = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'ba', 'a.b', 'abb', '.a'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('/'));

function disagreement(make: (pattern: string) => Glob) {
  return fc.check(
    fc.property(pattern, path, (each, at) => make(each)(at) === peer(each)(at)),
    { numRuns: 20_000, seed: 1 },
  );
}

describe('a pattern', () => {
  test('means what it means to picomatch', () => {
    const { counterexample } = disagreement(globOf);
    expect(counterexample).toBe(null);
  });

  test('that took a star for more than a folder would be seen', () => {
    expect(disagreement((each) => globOf(each.replaceAll('*', '**'))).failed).toBe(true);
    expect(disagreement((each) => globOf(each.replaceAll('[^', '['))).failed).toBe(true);
  });

  test.each([
    ['*', '..', false],
    ['**/a', '../a', false],
    ['../a*', '../ab', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['{a', '{a', true],
    ['[a', '[a', true],
    ['{a}', '{a}', true],
    ['a{b,{c,d}}', 'ad', true],
    ['[]]', ']', true],
  ])('%s means %s: %s', (each, at, expected) => {
    expect(globOf(each)(at)).toBe(expected);
  });

  // A regular expression for the first takes minutes.
  test.each([
    ['*a*a*a*a*b', 'a'.repeat(240)],
    [`${'*a'.repeat(500)}b`, 'a'.repeat(1000)],
    [`${'**/'.repeat(300)}b`, Array(1000).fill('a').join('/')],
    [`${'{a,aa,*}'.repeat(300)}b`, 'a'.repeat(1000)],
  ])('of many ways is followed along all at once: %#', (each, at) => {
    expect([globOf(each)(at), globOf(each)(`${at.slice(0, -1)}b`)]).toEqual([false, true]);
  });
});
