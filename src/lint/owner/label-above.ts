import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { isInline } from '../document/flows.js';
import { countLinks } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { words } from '../words/fold.js';
import { withoutHomonyms } from './homonyms.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isOurs, isYours } from './ours.js';
import { isOthers, type Label, readLabel } from './read-label.js';
import type { SiteNames } from './site-names.js';

const cellAround = nearestTag('td', 'dd', 'li', 'p', 'div');

/** What the cell, term or line before an element says, where the element begins with the contact. */
export function labelAbove(document: IndexedDocument, element: DocElement | undefined, names: SiteNames): Label {
  const cell = cellAround(document, element);
  if (!cell) return 'nothing';
  if (cell.tag === 'li') return labelOfList(document, cell, names);
  const within = lineWithin(document, element, cell);
  if (within) {
    const said = labelTextOf(document, within).trim();
    if (said.length > SHORT_LINE || /\p{Nd}{3}|@/u.test(said)) return 'nothing';
    const label = readLabel(said, names);
    return label === 'contact' || label === 'urgent' || label === 'party' ? label : 'nothing';
  }
  if (cell.tag === 'td') return labelOfRow(document, cell, names);
  const before = elementBefore(document, cell);
  if (!before) return 'nothing';
  const text = withoutHomonyms(labelTextOf(document, before)).trim();
  if (cell.tag === 'dd') return text === '' ? 'nothing' : readTerm(text, names);
  const isShort = text.length > 0 && text.length <= SHORT_LINE && !/\p{Nd}{3}/u.test(text);
  // A row of links, or a column with a heading or a component, is no label.
  if (!isShort || countLinks(document, before) > 1 || holdsParts(document, before)) return 'nothing';
  const label = readLine(text, before, names);
  // "Your dentist in Bath" says what the site is.
  if (before.tag === 'h1' && (isYours(text) || isOurs(text))) return 'nothing';
  if (label !== 'contact' && label !== 'urgent') return isOthers(label) && before.tag !== 'p' ? label : 'nothing';
  return (before.tag === 'p' ? labelOfHeading(document, before, names) : undefined) ?? label;
}

/** Items of a list with a line over it that calls to the house. */
const MOST_ITEMS = 8;

/** What the line over a list says, where it calls to the house: else the items stand for themselves. */
function labelOfList(document: IndexedDocument, { parent: list }: DocElement, names: SiteNames): Label {
  if (!list || list.children.length > MOST_ITEMS * 2 + 1) return 'nothing';
  const before = elementBefore(document, list);
  const text = before ? labelTextOf(document, before).trim() : '';
  if (!before || text === '' || text.length > SHORT_LINE || /\p{Nd}{3}/u.test(text)) return 'nothing';
  if (countLinks(document, before) > 0 || holdsParts(document, before)) return 'nothing';
  return readLine(text, before, names) === 'contact' ? 'contact' : 'nothing';
}

/** What a heading says over the line of a label, as in a card: that it is of somebody else, or for emergencies. */
function labelOfHeading(document: IndexedDocument, line: DocElement, names: SiteNames): Label | undefined {
  const heading = elementBefore(document, line);
  if (!heading || !/^h[2-6]$/.test(heading.tag)) return undefined;
  const said = readLabel(labelTextOf(document, heading).trim(), names);
  return isOthers(said) || said === 'urgent' ? said : undefined;
}

/** Whether an element has parts of its own, so that what it says is of those. */
function holdsParts({ elements }: IndexedDocument, { index, last }: DocElement): boolean {
  for (let at = index + 1; at <= last && at <= index + MOST_PARTS; at += 1) {
    const tag = elements[at]?.tag ?? '';
    if (PART.test(tag)) return true;
  }
  return last > index + MOST_PARTS;
}

/** Elements of what is a label, at most. */
const MOST_PARTS = 12;
const PART = /^(?:h[1-6]|ul|ol|dl|nav|form|table|p|input|select|textarea|button|video|iframe|x-[a-z]+)$/;

/** The closest element with a text before another, in the cell that it stands in. */
function lineWithin(
  document: IndexedDocument,
  element: DocElement | undefined,
  cell: DocElement,
): DocElement | undefined {
  for (let each = element; each && each !== cell; each = each.parent) {
    const before = elementBefore(document, each);
    if (before && !isInline(before) && labelTextOf(document, before).trim() !== '') return before;
  }
  return undefined;
}

/** What a line above says: in a heading, capitals make no name of the words for a contact. */
function readLine(text: string, { tag }: DocElement, names: SiteNames): Label {
  const label = readLabel(text, names);
  if (label !== 'other' || !HEADING.test(tag)) return label;
  const unknown = words(text).filter((word) => !isContactWord(word) && !isSmallWord(word));
  return unknown.length < 2 && readLabel(text.toLowerCase(), names) === 'contact' ? 'contact' : label;
}

const HEADING = /^(?:h[1-6]|strong|b|dt|span)$/;

/** Characters of a line that is a label. */
const SHORT_LINE = 40;

/** A term of a list says what its description is: unknown words make it something else. */
function readTerm(text: string, names: SiteNames): Label {
  return readLabel(`${text.trimEnd().replace(/[:：]$/, '')}:`, names);
}

/** The cells before one of a row: a name in them is who the row is about. */
function labelOfRow(document: IndexedDocument, cell: DocElement, names: SiteNames): Label {
  let label: Label = 'nothing';
  let before = elementBefore(document, cell);
  for (let left = MOST_CELLS; before && left > 0; left -= 1) {
    const text = labelTextOf(document, before).trim();
    if (text !== '' && !/\p{Nd}{3}|@/u.test(text)) {
      const read = readLabel(text, names);
      if (isOthers(read)) return read;
      if (label === 'nothing') label = read;
    }
    before = elementBefore(document, before);
  }
  return label;
}

/** Cells of a row that are read. */
const MOST_CELLS = 8;
