import leven from 'leven';

/** Longer names are not compared: their distance costs the product of both lengths. */
const LONGEST = 100;

/**
 * Steps of one search, see `Budget`: less than half a millisecond, or 750 names of ten letters. What comes behind is not compared: a
 * hint is a courtesy, and a canvas may ask for a thousand names that a large site does not have.
 */
const MOST_STEPS = 100_000;

/** Steps for a candidate before the letters are compared, which take one for each pair. */
const CANDIDATE_STEPS = 30;

/** The candidate closest to `value` by edit distance, or nothing when none is close enough to be a slip. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  if (value.length > LONGEST) return undefined;
  const wanted = fold(value);
  let best: string | undefined;
  // A third of the letters may be wrong, two of a short name, never all.
  let bestDistance = Math.min(Math.max(2, Math.ceil(wanted.length / 3)) + 1, wanted.length);
  let steps = 0;
  for (const candidate of candidates) {
    steps += CANDIDATE_STEPS;
    if (steps > MOST_STEPS) break;
    if (candidate.length > LONGEST) continue;
    const name = fold(candidate);
    // The distance is at least the difference in length.
    if (Math.abs(name.length - wanted.length) >= bestDistance) continue;
    steps += wanted.length * name.length;
    const distance = leven(wanted, name);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Steps of a search among so many candidates, see `Budget`. */
export function nearestWork(value: string, candidates: number): number {
  return value.length > LONGEST
    ? 0
    : Math.min(MOST_STEPS, candidates * (CANDIDATE_STEPS + value.length * value.length));
}

/** What a message adds after what it expected: the nearest candidate, if one is close. */
export function nearestHint(value: string, candidates: Iterable<string>): string {
  const near = nearest(value, candidates);
  return near === undefined ? '' : `; nearest is \`${near}\``;
}

/** Allowed values that a message names: a site may have thousands. */
const LISTED = 20;

/** Characters of a value that a message names: half of a longer one would be no value. */
const SHOWN = 200;

/**
 * What a message says was expected: "one of `a`, `b`", with the nearest to what was found. Values are whole: those that are
 * too long are counted.
 */
export function expectedOneOf(found: unknown, allowed: readonly string[]): string {
  const named = allowed.filter(({ length }) => length <= SHOWN).slice(0, LISTED);
  const left = allowed.length - named.length;
  if (named.length === 0 && left > 0) return `one of ${left} that are too long to be named`;
  const more = left > 0 ? ` and ${left} more` : '';
  const hint = allowed.length > 1 && typeof found === 'string' ? nearestHint(found, allowed) : '';
  return `${allowed.length > 1 ? 'one of ' : ''}${named.map((value) => `\`${value}\``).join(', ')}${more}${hint}`;
}

/** What `expectedOneOf` says where it knows the nearest. */
const LIST = /one of `[^`]*`(?:, `[^`]*`)*(?: and \d+ more)?; nearest is (`[^`]*`)/g;

/** A message with the nearest of what was expected in place of the list of all. */
export function withoutList(message: string): string {
  return message.replace(LIST, '$1');
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll('-', '_');
}
