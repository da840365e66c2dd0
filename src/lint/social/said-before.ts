import { isSmallWord } from '../owner/label-words.js';
import { words } from '../words/fold.js';
import { networkNamed } from './network-names.js';

/** What parts one of several profiles from what is said of the next one: a comma may stand before the profile itself. */
const APART = /[·|•;؛/\n]|[.!?…]\s|\s[–—-]\s/u;

/**
 * What is said of each of several profiles in a line: the text before it, of those behind the first one no more than what parts
 * them; that of the one before where nothing but "and" stands between the two.
 *
 * @param spots where they begin and end, in the order of the text
 * @param most characters of a text that are read
 */
export function saidBefore(text: string, spots: readonly { from: number; to: number }[], most: number): string[] {
  let since: number | undefined;
  let lead = '';
  return spots.map(({ from, to }) => {
    const said = text.slice(Math.max(since ?? 0, from - most), from);
    if (since === undefined) lead = said;
    else if (!isJoined(said)) lead = said.split(APART).at(-1) ?? '';
    since = to;
    return lead;
  });
}

/** Whether nothing but "and" and the name of a network stands between two profiles: they are said of the same. */
function isJoined(between: string): boolean {
  return (
    !/[.!?…\n]\s?/u.test(between) &&
    words(between).every((word) => isSmallWord(word) || networkNamed(word) !== undefined)
  );
}
