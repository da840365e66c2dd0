import type { DocElement } from '../document/element.js';
import type { Page } from '../rule.js';
import { fold, words } from '../words/fold.js';
import { isContactWord, isOtherPartyWord, isSmallWord } from './label-words.js';
import { isOurs, isYours } from './ours.js';
import { isOwnWord, siteNamesOf } from './site-names.js';
import { headingsAbove } from './team.js';

/** The name of somebody: a title perhaps, and two to four words with capitals. */
const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Ing|Mag|Herr|Frau|Sig|Dott|Dra|Sra?)\.? ){0,2}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{1,20}(?: (?:v[ao]n|de[nrl]?|d[aiou]s?|la|le|el|al|bin|zu|ter|ten) ?){0,2}(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,24}){1,3}$/u;
/** What stands between a name and what one does. */
const ROLE = /(?:[,;:|(–—·•]|\s-\s).*$/su;
/** Letters of a name that tells somebody, and characters of a heading. */
const [LEAST, LONGEST] = [3, 80];

/** The words of a name in a heading, folded; none where it is no name of a person, or one of the house. */
export function namedIn({ manifest }: Page, heading: string | undefined): string[] {
  if (heading === undefined || heading.length > LONGEST) return [];
  const name = heading.replace(/\s+/g, ' ').replace(ROLE, '').trim();
  if (!NAME.test(name)) return [];
  const all = words(name);
  const names = siteNamesOf(manifest);
  const isKnown = (word: string) =>
    isContactWord(word) || isOtherPartyWord(word) || isSmallWord(word) || isOurs(word) || isYours(word);
  return all.some((word) => isKnown(word) || isOwnWord(word, names)) ? [] : all.filter(({ length }) => length >= LEAST);
}

/**
 * Whether a handle or mailbox is called like the person whose name is the heading above it: it is that person's, not the site's.
 *
 * @param name a handle, or a mailbox without its host
 */
export function isOfPersonAbove(page: Page, element: DocElement | undefined, name: string): boolean {
  const named = namedIn(page, headingsAbove(page, element)[0]);
  const squashed = fold(name).replaceAll(' ', '');
  return named.some((word) => squashed.includes(word));
}
