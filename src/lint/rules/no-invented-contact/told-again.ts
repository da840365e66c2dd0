import type { Span } from '../../document/element.js';
import { overlapWith } from '../../document/overlaps.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import type { Suspect } from './suspect.js';
import { toldAgainInCode } from './told-again-in-code.js';
import { toldAgainInData } from './told-again-in-data.js';
import { toldAgainInText } from './told-again-in-text.js';
import type { ToldValues } from './told-values.js';

/**
 * The places of a page where nothing says that a value is a contact of the site, and where it has the same value that it surely gives
 * as such elsewhere: who mends only the others leaves it there.
 *
 * @param found what is found already, none of which is told twice
 */
export function toldAgain(page: Page, found: readonly InventedContact[], values: ToldValues): InventedContact[] {
  const isFound = overlapWith(found.map(({ suspect }) => rangeOf(suspect)));
  const again = [
    ...toldAgainInText(page, values),
    ...toldAgainInCode(page, values),
    ...toldAgainInData(page, values),
  ].filter(({ suspect }) => !isFound(rangeOf(suspect)));
  return onePerPlace(again);
}

function onePerPlace(again: readonly InventedContact[]): InventedContact[] {
  let end = 0;
  return again
    .toSorted((a, b) => a.suspect.start - b.suspect.start || b.suspect.end - a.suspect.end)
    .filter(({ suspect }) => {
      if (suspect.start < end) return false;
      end = suspect.end;
      return true;
    });
}

function rangeOf({ start, end }: Pick<Suspect, keyof Span>) {
  return { from: start, to: end };
}
