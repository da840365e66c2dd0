/** What the figures of one run must show. A bar is a ratio of two rows of the same rounds, so that no machine's speed counts. */
import { ratio } from './measure.mjs';

/** The least number of times that `slow` takes of `fast`. */
const FASTER = [
  { size: 60, fast: 'inlay render', slow: 'rehype with inlay/rehype', least: 60 },
  { size: 60, fast: 'inlay render', slow: 'html-rewriter-wasm', least: 5 },
  { size: 60, fast: 'inlay render, compiled', slow: 'rehype with inlay/rehype', least: 250 },
  { size: 1000, fast: 'inlay render', slow: 'rehype with inlay/rehype', least: 80 },
];

/** The most times of the floor that a row may take. */
const NEAR = [
  { size: 60, row: 'inlay run, baked, as bytes', floor: 'Buffer.from(output)', most: 1.5 },
  { size: 4, row: 'inlay render, no components', floor: "indexOf('<x-'), no components", most: 1.5 },
  { size: 60, row: 'inlay render, no components', floor: "indexOf('<x-'), no components", most: 1.5 },
  { size: 1000, row: 'inlay render, no components', floor: "indexOf('<x-'), no components", most: 1.5 },
];

/** What the plugin may add to a bare parse and stringify, and the least share of real pages for the fast locator. */
const MOST_ADDED = 0.05;
const LEAST_SHARE = 0.97;

/**
 * @param {Map<number, Map<string, import('./measure.mjs').Row>>} rows by the page's size in KB and by name
 * @param {{ size: number, added: number }[]} plugin what the plugin's own work adds, as a share
 * @param {number | undefined} share of the real pages that the fast locator answers for
 * @returns {{ text: string, met: boolean }[]}
 */
export function bars(rows, plugin, share) {
  const row = (size, name) => rows.get(size)?.get(name);
  return [
    ...FASTER.map(({ size, fast, slow, least }) => {
      const times = ratioOf(row(size, slow), row(size, fast));
      return verdict(
        `${size} KB: ${fast} is ${show(times)} times as fast as ${slow}, at least ${least}`,
        times >= least,
      );
    }),
    ...NEAR.map(({ size, row: name, floor, most }) => {
      const times = ratioOf(row(size, name), row(size, floor));
      return verdict(`${size} KB: ${name} takes ${show(times)} times ${floor}, at most ${most}`, times <= most);
    }),
    ...plugin.map(({ size, added }) =>
      verdict(`${size} KB: the plugin adds ${percent(added)}, at most ${percent(MOST_ADDED)}`, added <= MOST_ADDED),
    ),
    verdict(
      `the fast locator answers for ${share === undefined ? 'none' : percent(share)} of the real pages, at least ${percent(LEAST_SHARE)}`,
      share !== undefined && share >= LEAST_SHARE,
    ),
  ];
}

function verdict(text, met) {
  return { text, met };
}

/** Not a number where a row is missing: no bar is met by that. */
function ratioOf(one, other) {
  return one && other ? ratio(one, other) : Number.NaN;
}

function show(times) {
  if (Number.isNaN(times)) return '(not measured)';
  return times >= 20 ? times.toFixed(0) : times.toFixed(2);
}

/** @param {number} share */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
