import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { overlapWith } from '../../document/overlaps.js';
import type { Page } from '../../rule.js';
import { CERTAIN } from './decide.js';
import type { InventedContact } from './invented-contact.js';

/**
 * The general mailboxes at foreign hosts that stand in one `address` with a contact of the site, or with one that surely is told
 * as its own: they are of the same house, and nobody has to look.
 */
export function besideInAddress(
  { document }: Page,
  found: readonly InventedContact[],
  hasOwn: (group: DocElement) => boolean,
): InventedContact[] {
  const isDoubtful = ({ suspect, verdict }: InventedContact) => suspect.isRole === true && verdict.score < CERTAIN;
  if (!found.some(isDoubtful)) return [...found];
  const sure = found.flatMap(({ suspect: { kind, source, start, end }, verdict }) =>
    verdict.score >= CERTAIN && kind !== 'email' && (source === 'link' || source === 'text')
      ? [{ from: start, to: end }]
      : [],
  );
  const isSure = overlapWith(sure);
  const addresses = withTag(document, 'address').filter((each) => {
    if (each.last - each.index > MOST_ELEMENTS) return false;
    document.budget.spend(each.last - each.index + 1);
    return isSure({ from: each.start, to: each.end }) || hasOwn(each);
  });
  const isWithin = overlapWith(addresses.map(({ openEnd, closeStart }) => ({ from: openEnd, to: closeStart })));
  return found.map((each) => {
    const { start, end } = each.suspect;
    if (!isDoubtful(each) || !isWithin({ from: start, to: end })) return each;
    const why = 'it stands in one `<address>` with other contacts of the site, and nobody else is named there';
    return { suspect: each.suspect, verdict: { why, score: 0.8 } };
  });
}

/** Elements of an address; one that holds more is a part of a page. */
const MOST_ELEMENTS = 60;
