import { describe, expect, test } from 'vitest';
import { type Limits, limitsOf } from '../../src/canvas/limits.js';
import { locateExact } from '../../src/canvas/locate/exact/locate-exact.js';
import { InlayError, locate } from '../../src/index.js';

/** What an error says, `code` first. */
function refusal(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof InlayError) {
      return [error.code, error.summary, ...error.problems.map(({ pointer, message }) => `${pointer} ${message}`)];
    }
    throw error;
  }
  return [];
}

describe('limits', () => {
  test.each<[Partial<Limits>, string, string]>([
    [{ canvasLength: 8 }, '<x-logo/>', 'Unexpected 9 characters in a canvas, expected at most 8'],
    [{ inlays: 1 }, '<x-logo/><x-logo/>', 'Unexpected 2 components in a canvas, expected at most 1'],
    [{ inlays: 1 }, '<nobr><x-logo/><x-logo/>', 'Unexpected 2 components in a canvas, expected at most 1'],
    [{ nesting: 2 }, '<div><div><div><x-logo/>', 'Unexpected 3 elements within each other, expected at most 2'],
    [
      { nesting: 2 },
      '<div><div></div><nobr><b><x-logo/>',
      'Unexpected 3 elements within each other, expected at most 2',
    ],
    [
      { nesting: 1 },
      '<!doctype html><body><nobr><b><x-logo/>',
      'Unexpected 2 elements within each other, expected at most 1',
    ],
    [{ elements: 2 }, '<nobr><x-logo/>', 'Unexpected 3 elements made of a canvas by the parser, expected at most 2'],
  ])('%j refuses %j', (limits, source, message) => {
    expect(refusal(() => locate(source, limits))).toEqual(['limit-exceeded', message]);
  });

  test.each<[Partial<Limits>, string]>([
    [{ canvasLength: 9 }, '<x-logo/>'],
    [{ inlays: 1 }, '<x-logo/>'],
    [{ inlays: 1 }, '<nobr><x-logo/>'],
    [{ nesting: 2 }, '<div></div><div><x-logo/>'],
    [{ nesting: 2 }, '<!doctype html><body><nobr><x-logo/>'],
    [{ elements: 3, nesting: Number.POSITIVE_INFINITY }, '<nobr><x-logo/>'],
  ])('%j lets %j pass', (limits, source) => {
    expect(locate(source, limits)).toEqual(locateExact(source));
  });

  test('that are not valid are refused, each', () => {
    const wrong = { inlay: 1, nesting: -1, elements: Number.NaN, outputLength: '1' } as object; // as from a script
    expect(refusal(() => locate('', wrong))).toEqual([
      'invalid-limits',
      'The limits are not valid:',
      '/inlay Unexpected limit `inlay`, expected one of `canvasLength`, `inlays`, `nesting`, `elements`, `copies`, `outputLength`, `work`; nearest is `inlays`',
      '/nesting Unexpected `-1`, expected a number from 0',
      '/elements Unexpected `NaN`, expected a number from 0',
      '/outputLength Unexpected `1`, expected a number from 0',
    ]);
  });

  test('that nobody sets are the defaults', () => {
    expect(limitsOf({})).toEqual(limitsOf(undefined));
    expect(limitsOf({ inlays: 1 })).toEqual({ ...limitsOf(undefined), inlays: 1 });
  });
});
