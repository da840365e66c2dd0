import type { AnyContact } from '../../contact/any-contact.js';
import { namesStreet } from '../../contact/street-reading.js';
import { countUpTo } from '../../document/ascending.js';
import type { Flow } from '../../document/flows.js';

/**
 * Where an address begins: with the last element that begins in it before its first digit, as its label is in another. One whose
 * street has no number begins with that street.
 */
export function ownStart({ pieces, text }: Flow, { from, to }: AnyContact): number {
  const own = text.slice(from, to);
  const digit = Math.max(0, own.search(/\p{Nd}/u));
  const line = own.search(/[,\n]/u);
  const isStreetAlone = line > 0 && line < digit && namesStreet(own.slice(0, line).split(/\s+/));
  const anchor = from + (isStreetAlone ? line - 1 : digit);
  const piece = pieces[countUpTo(pieces, ({ at }) => at, anchor) - 1];
  return piece ? Math.max(from, piece.at) : from;
}
