import { isCode } from '../../contact/address-parts.js';
import { addressesIn } from '../../contact/addresses-in.js';
import type { AnyContact } from '../../contact/any-contact.js';
import { countUpTo } from '../../document/ascending.js';
import type { IndexedDocument } from '../../document/document.js';
import type { Flow } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';

const controlAround = nearestTag('a', 'button');

/** Signs and blanks at the end of what stands before a link. */
const SIGNS = /[\s.,;:·|•–—(-]{1,20}$/u;

/** The postal addresses in a line, without the links and buttons behind them. */
export function addressesOf(document: IndexedDocument, flow: Flow): AnyContact[] {
  return addressesIn(flow.text).map((each) => ({ ...each, to: endOfAddress(document, flow, each) }));
}

/**
 * Where an address of a line ends: before a link or button that begins in it and has no number, as "Directions" behind a town.
 * A town may be a link, too: one behind a comma is of the address where that has no code yet.
 */
function endOfAddress(document: IndexedDocument, { pieces, text }: Flow, { from, to }: AnyContact): number {
  const first = Math.max(0, countUpTo(pieces, ({ at }) => at, from) - 1);
  const around = controlAround(document, pieces[first]?.text.parent);
  for (let index = first + 1; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece || piece.at >= to) break;
    const control = controlAround(document, piece.text.parent);
    if (control && control !== around && !/\p{Nd}/u.test(text.slice(piece.at, to))) {
      const before = text.slice(from, piece.at);
      const own = before.replace(SIGNS, '');
      const isWhole = !/,\s{0,20}$/.test(before) || isCode(own.split(/[,\n]/u).at(-1) ?? '');
      if (isWhole && /\p{Nd}/u.test(own)) return from + own.length;
    }
  }
  return to;
}
