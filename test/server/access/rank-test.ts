/** How well times of two kinds can be told apart. */
export interface Advantage {
  /** The chance that a time of the second kind is longer than one of the first: 0.5 tells nothing. */
  area: number;
  /** How far that is from 0.5, in standard errors of what chance alone gives. */
  errors: number;
}

/**
 * The test of Mann and Whitney: it looks at the order of times alone, so that a few that took very long count no more than
 * others.
 *
 * @see https://en.wikipedia.org/wiki/Mann%E2%80%93Whitney_U_test
 */
export function advantageOf(one: readonly number[], other: readonly number[]): Advantage {
  const all = [...one.map((time) => ({ time, isOther: false })), ...other.map((time) => ({ time, isOther: true }))];
  all.sort((a, b) => a.time - b.time);
  let ranks = 0;
  for (let begin = 0; begin < all.length; ) {
    let end = begin;
    while (end < all.length && all[end]?.time === all[begin]?.time) end += 1;
    // The same times share the mean of their ranks, which count from 1.
    const shared = (begin + end + 1) / 2;
    ranks += shared * all.slice(begin, end).filter(({ isOther }) => isOther).length;
    begin = end;
  }
  const pairs = one.length * other.length;
  const area = (ranks - (other.length * (other.length + 1)) / 2) / pairs;
  return { area, errors: (area - 0.5) / Math.sqrt((all.length + 1) / (12 * pairs)) };
}
