import leven from 'leven';

/** Longer names are not compared: their distance costs the product of both lengths. */
const LONGEST = 100;

/** The candidate closest to `value` by edit distance, or nothing when none is close enough to be a slip. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  if (value.length > LONGEST) return undefined;
  const wanted = fold(value);
  let best: string | undefined;
  // A third of the letters may be wrong, two of a short name, never all.
  let bestDistance = Math.min(Math.max(2, Math.ceil(wanted.length / 3)) + 1, wanted.length);
  for (const candidate of candidates) {
    if (candidate.length > LONGEST) continue;
    const distance = leven(wanted, fold(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
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
  const list = allowed.slice(0, LISTED).map((value) => `\`${value}\``);
  const more = allowed.length > LISTED ? ` and ${allowed.length - LISTED} more` : '';
  const hint = allowed.length > 1 && typeof found === 'string' ? nearestHint(found, allowed) : '';
  return `${allowed.length > 1 ? 'one of ' : ''}${list.join(', ')}${more}${hint}`;
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}
