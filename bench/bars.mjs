/**
 * What the figures of one run must show. A bar is a ratio of two rows of the same rounds, so that no machine's speed counts,
 * and it is met when its whole interval is.
 */

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

/** @typedef {{ text: string, met: boolean }} Verdict */

/**
 * @param {(size: number, name: string, other: string) => import('./measure.mjs').Figure | undefined} ratioOf how many times
 *   as long as another a row takes
 * @param {{ size: number, added: import('./measure.mjs').Figure }[]} plugin what the plugin's own work adds, as a share
 * @param {number | undefined} share of the real pages that the fast locator answers for
 * @returns {Verdict[]}
 */
export function bars(ratioOf, plugin, share) {
  return [
    ...FASTER.map(({ size, fast, slow, least }) =>
      atLeast(`${size} KB: ${fast} against ${slow}, times as fast`, ratioOf(size, slow, fast), least, times),
    ),
    ...NEAR.map(({ size, row, floor, most }) =>
      atMost(`${size} KB: ${row} against ${floor}, times as long`, ratioOf(size, row, floor), most, times),
    ),
    ...plugin.map(({ size, added }) => atMost(`${size} KB: the plugin's own work`, added, MOST_ADDED, percent)),
    {
      text: `the fast locator answers for ${share === undefined ? 'none' : percent(share)} of the real pages, at least ${percent(LEAST_SHARE)}`,
      met: share !== undefined && share >= LEAST_SHARE,
    },
  ];
}

/**
 * @param {string} what
 * @param {import('./measure.mjs').Figure | undefined} found nothing where a row is missing: no bar is met by that
 * @param {number} least
 * @param {(value: number) => string} show
 * @returns {Verdict}
 */
export function atLeast(what, found, least, show) {
  return {
    text: `${what}: ${interval(found, show)}, at least ${show(least)}`,
    met: found !== undefined && found.low >= least,
  };
}

/** The same for what may be at most so much. */
export function atMost(what, found, most, show) {
  return {
    text: `${what}: ${interval(found, show)}, at most ${show(most)}`,
    met: found !== undefined && found.high <= most,
  };
}

function interval(found, show) {
  if (found === undefined) return '(not measured)';
  const { median, low, high, least, most } = found;
  return `${show(median)} (${show(low)} to ${show(high)}; processes ${show(least)} to ${show(most)})`;
}

/** @param {number} value */
export function times(value) {
  return value >= 20 ? value.toFixed(0) : value.toFixed(2);
}

/** @param {number} share */
export function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
