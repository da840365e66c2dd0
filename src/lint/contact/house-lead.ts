import type { AddressPart } from './address-parts.js';
import { isUnit, unitAtEnd } from './house-parts.js';

/** Parts before a street that are looked at, and characters of the name of a house. */
const MOST = 4;
const LONGEST = 40;

/**
 * Where an address begins whose house is told before its street, by units and by the name of a house behind one: "Unit 3, The Old
 * Tannery, Bridge Street". Nothing where no unit stands there: a name alone may be that of whoever is there.
 *
 * @param first the place of the street among the parts
 */
export function houseLead(parts: readonly AddressPart[], first: number): number | undefined {
  let from: number | undefined;
  for (let at = first - 1; at >= Math.max(0, first - MOST); at -= 1) {
    const [part, next, before] = [parts[at], parts[at + 1], parts[at - 1]];
    if (!part || !next || next.isApart || next.isListed) break;
    const unit = isUnit(part) ? 0 : unitAtEnd(part.text);
    if (unit !== undefined) {
      from = part.from + unit;
      if (unit > 0) break;
    } else if (!isName(part) || part.isApart || part.isListed || !before || !isUnitAtEnd(before)) break;
  }
  return from;
}

function isName({ kind, text }: AddressPart): boolean {
  return (kind === 'name' || kind === 'named-street') && text.length < LONGEST && /^[\p{Lu}\p{Lo}]/u.test(text);
}

function isUnitAtEnd(part: AddressPart): boolean {
  return isUnit(part) || unitAtEnd(part.text) !== undefined;
}
