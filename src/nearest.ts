import leven from 'leven';

/** Longer names are not compared: their distance costs the product of both lengths. */
const LONGEST = 100;

/** The candidate closest to `value` by edit distance, or nothing when none is close enough to be a slip. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  if (value.length > LONGEST) return undefined;
  const wanted = fold(value);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(wanted.length / 3)) + 1;
  for (const candidate of candidates) {
    if (candidate.length > LONGEST) continue;
    const distance = leven(wanted, fold(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}
