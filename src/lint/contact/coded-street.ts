import type { AddressPart } from './address-parts.js';

/**
 * A house number with a name of capitals at the end of a part: the name of a street whose kind no list has, as in "14 Christmas
 * Steps". Behind a word with a capital it is no house number: "Top 10 Restaurants".
 */
const NUMBERED_NAME =
  /(?<=^|[\p{Ll}:]\s)(?!(?:19|20)\d\d\s)\p{Nd}{1,4}[A-Za-z]?(?:\s\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,4}$/u;

/** A code that nothing else looks like, behind a town or alone: of Britain and Canada, and of a state of America. */
const SURE_CODE =
  /(?:^|\s)(?:[A-Z]{1,2}\p{Nd}[\p{Nd}A-Z]? \p{Nd}[A-Z]{2}|[A-Z]\p{Nd}[A-Z] \p{Nd}[A-Z]\p{Nd}|[A-Z]{2} \p{Nd}{5})$/u;
const TOWN = /^\p{Lu}[\p{L}\p{M}'’ .-]{1,40}$/u;

/** Where a house number with the name of its street begins in a part, if its town and a code that is surely one follow at once. */
export function codedStreet(parts: readonly AddressPart[], at: number): number | undefined {
  const [street, next, second] = parts.slice(at, at + 3);
  if (!street || !next || isApart(next)) return undefined;
  const hasCode = SURE_CODE.test(next.text);
  const isTownBefore = second !== undefined && !isApart(second) && TOWN.test(next.text) && SURE_CODE.test(second.text);
  if (!hasCode && !isTownBefore) return undefined;
  const from = street.text.search(NUMBERED_NAME);
  return from === -1 ? undefined : from;
}

function isApart({ isApart: isBehindStop, isListed, isDashed }: AddressPart): boolean {
  return isBehindStop || isListed || isDashed;
}
