import leven from 'leven';

/** Longer names are not compared: their distance costs the product of both lengths. */
const LONGEST = 100;

/** Candidates that are compared: a site may have 100,000 names, and a canvas as many wrong ones. */
const COMPARED = 5000;

/** The candidate closest to `value` by edit distance, or nothing when none is close enough to be a slip. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  if (value.length > LONGEST) return undefined;
  const wanted = fold(value);
  let best: string | undefined;
  // A third of the letters may be wrong, two of a short name, never all.
  let bestDistance = Math.min(Math.max(2, Math.ceil(wanted.length / 3)) + 1, wanted.length);
  let left = COMPARED;
  for (const candidate of candidates) {
    if (left-- === 0) break;
    if (candidate.length > LONGEST) continue;
    const folded = fold(candidate);
    // Each letter more or less is a step of the distance.
    if (Math.abs(folded.length - wanted.length) >= bestDistance) continue;
    const distance = leven(wanted, folded);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The work of finding the nearest of some candidates, in the steps of a `Budget`. */
export function nearestWork(value: string, candidates: number): number {
  if (value.length > LONGEST) return 0;
  return Math.min(candidates, COMPARED) * (10 + (value.length * value.length) / 7);
}

/** What a message adds after what it expected: the nearest candidate, if one is close. */
export function nearestHint(value: string, candidates: Iterable<string>): string {
  const near = nearest(value, candidates);
  return near === undefined ? '' : `; nearest is \`${near}\``;
}

/** Allowed values that a message names: a site may have thousands. */
const LISTED = 20;

/** What a message says was expected: "one of \`a\`, \`b\`", with the nearest to what was found. */
export function expectedOneOf(found: unknown, allowed: readonly string[]): string {
  const list = allowed.slice(0, LISTED).map((value) => `\`${shortened(value)}\``);
  const more = allowed.length > LISTED ? ` and ${allowed.length - LISTED} more` : '';
  const hint = allowed.length > 1 && typeof found === 'string' ? nearestHint(found, allowed) : '';
  return `${allowed.length > 1 ? 'one of ' : ''}${list.join(', ')}${more}${hint}`;
}

/** Characters of a value that a message repeats. */
const SHOWN = 200;

function shortened(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}
