import { compareAddress } from '../../contact/compare-address.js';
import { withTag } from '../../document/by-tag.js';
import type { DocElement } from '../../document/element.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { hasOwnIn } from './beside-own.js';
import { addressesOf } from './end-of-address.js';
import { hasDigit } from './may-have-number.js';
import type { Suspect } from './suspect.js';

const cellAround = nearestTag('td');
const rowAround = nearestTag('tr');
const tableAround = nearestTag('table');
/** Elements of a table, and characters of the head of a row, at most. */
const [MOST_ELEMENTS, LONGEST] = [300, 40];

/**
 * The addresses in rows that are headed by their towns, in a table that has a contact of the site in another row: the site
 * knows of no house there, so somebody has to look.
 */
export function suspectsOfTownRows(page: Page): Suspect[] {
  const { document } = page;
  if (withTag(document, 'table').length === 0) return [];
  let hasOwn: ReturnType<typeof hasOwnIn> | undefined;
  return flowsOf(document).flatMap((flow): Suspect[] => {
    const cell = cellAround(document, flow.pieces[0]?.text.parent);
    const row = cell && rowAround(document, cell);
    const table = row && tableAround(document, row);
    if (!cell || !row || !table || !hasDigit(flow.text) || table.last - table.index > MOST_ELEMENTS) return [];
    const town = townOf(page, row);
    if (town === undefined || placeOfElement(document, cell).kind === 'other') return [];
    hasOwn ??= hasOwnIn(page);
    return hasOwn(table) ? addressIn(page, flow, town) : [];
  });
}

/** The first word of what heads a row, where that is short. */
function townOf({ document }: Page, row: DocElement): string | undefined {
  const head = row.children.find((child) => child.kind === 'element');
  const text = head?.kind === 'element' && head.tag === 'th' ? labelTextOf(document, head).trim() : '';
  return text.length <= LONGEST && /^\p{Lu}/u.test(text) ? words(text)[0] : undefined;
}

/** The address that a cell begins with, where its town is the one that heads the row, and the site does not have it. */
function addressIn({ document, manifest }: Page, flow: Flow, town: string): Suspect[] {
  const found = addressesOf(document, flow).find(({ from }) => flow.text.slice(0, from).trim() === '');
  if (!found || !words(found.value.split(/[,\n]/u).slice(1).join(' ')).includes(town)) return [];
  const { isOwn, near } = compareAddress(found.value, manifest, document.budget);
  if (isOwn || near) return [];
  const { start, end } = partOf(document, flow, found.from, found.to);
  const base = { start, end, value: found.value, source: 'text', place: 'text', link: undefined } as const;
  return [{ ...base, kind: 'address', label: 'contact', seat: 'branch', isOwn: false, isPlain: true, near: undefined }];
}
