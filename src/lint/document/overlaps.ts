import { countUpTo } from './ascending.js';

/** Offsets of something, where it begins and ends. */
export interface Range {
  from: number;
  to: number;
}

/** Makes a function that tells whether a range overlaps one of some, without a look at each. */
export function overlapWith(ranges: readonly Range[]): (range: Range) => boolean {
  if (ranges.length === 0) return () => false;
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  const reaches: number[] = [];
  for (const { to } of sorted) reaches.push(Math.max(to, reaches.at(-1) ?? 0));
  return ({ from, to }) => (reaches[countUpTo(sorted, (range) => range.from, to - 1) - 1] ?? -1) > from;
}
