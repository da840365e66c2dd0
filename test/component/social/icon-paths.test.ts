import { describe, expect, test } from 'vitest';
import { ICON_ALIASES } from '../../../src/component/social/icon.js';
import { ICON_PATHS } from '../../../src/component/social/icon-paths.js';
import { NAMES, networkKey } from '../../../src/component/social/networks.js';
import { pathProblem } from './path-problem.js';

/** Characters of the longest path. */
const LONGEST = 5000;

describe('the table of icons', () => {
  test.each([...ICON_PATHS])('`%s` has a well-formed path in its square', (network, path) => {
    expect(networkKey(network)).toBe(network);
    expect(path.length).toBeLessThan(LONGEST);
    expect(pathProblem(path)).toBeUndefined();
  });

  test('no two networks have the same', () => {
    expect(new Set(ICON_PATHS.values()).size).toBe(ICON_PATHS.size);
    expect(ICON_PATHS.size).toBeGreaterThanOrEqual(40);
  });

  test('every network that has a name has an icon, by itself or by its alias', () => {
    expect([...NAMES.keys()].filter((key) => !ICON_PATHS.has(ICON_ALIASES.get(key) ?? key))).toEqual([]);
  });

  test('every alias is another key of an icon', () => {
    for (const [alias, network] of ICON_ALIASES) {
      expect([alias, networkKey(alias), ICON_PATHS.has(alias), ICON_PATHS.has(network)]).toEqual([
        alias,
        alias,
        false,
        true,
      ]);
    }
  });
});

describe('a path that is not well-formed is found', () => {
  test.each([
    ['', 'expected `M` first'],
    ['L0 0', 'expected `M` first'],
    ['M0', '`M` has 1 numbers'],
    ['M0 0L1 2 3', '`L` has 3 numbers'],
    ['M0 0h', '`h` has 0 numbers'],
    ['M0 0z1', '`z` has 1 numbers'],
    ['M0 0a1 1 0 021 1', 'flag `2`'],
    ['M0 0"/><script>', 'unexpected `"`'],
    ['M0 0k1', 'unexpected `k`'],
    ['M0 0L1 90', '`90` is far out of the square'],
  ])('%j: %s', (path, problem) => {
    expect(pathProblem(path)).toContain(problem);
  });
});
