import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { endsInIdentifier } from '../words/identifier-words.js';

/** Characters of a label, at most. */
const LONGEST = 60;
/** Cells before one, and its place in the row: further ones are not looked at. */
const MOST_CELLS = 40;

const boxAround = nearestTag('td', 'th', 'dd', 'p', 'div', 'li');
const cellAround = nearestTag('td', 'th');
const rowAround = nearestTag('tr');
const tableAround = nearestTag('table');

/**
 * Whether what stands beside an element says that a number with which it begins is none to call: the term of a description,
 * the cell before in its row, the head of its column, the line above.
 */
export function isIdentifierBeside(document: IndexedDocument, element: DocElement | undefined): boolean {
  const box = boxAround(document, element);
  return box !== undefined && isIdentifierBox(document, box);
}

const isIdentifierBox = oncePerElement((document, box) => {
  if (box.tag === 'li') return false;
  if (box.tag !== 'td' && box.tag !== 'th') {
    const before = elementBefore(document, box);
    return before !== undefined && saysIdentifier(document, before);
  }
  const row = rowAround(document, box);
  if (!row) return false;
  let at = 0;
  for (let before = elementBefore(document, box); before; before = elementBefore(document, before)) {
    if (at === 0 && saysIdentifier(document, before)) return true;
    at += 1;
    if (at > MOST_CELLS) return false;
  }
  const head = headsOf(document, row)[at];
  return head !== undefined && saysIdentifier(document, head);
});

/** The head of the column that an element stands in; nothing outside of tables, and in their first row. */
export function headOfColumn(document: IndexedDocument, element: DocElement | undefined): DocElement | undefined {
  const cell = cellAround(document, element);
  const row = cell && rowAround(document, cell);
  if (!cell || !row) return undefined;
  let at = 0;
  for (let before = elementBefore(document, cell); before && at <= MOST_CELLS; at += 1)
    before = elementBefore(document, before);
  return headsOf(document, row)[at];
}

/** The cells of the first row of the table that a row is in, where that is another one. */
function headsOf(document: IndexedDocument, row: DocElement): readonly DocElement[] {
  const table = tableAround(document, row);
  const [first, cells] = (table && firstRow(document, table)) ?? [];
  return first === row || cells === undefined ? [] : cells;
}

const firstRow = oncePerElement((document, table): [DocElement, DocElement[]] | undefined => {
  for (let index = table.index + 1; index <= table.last; index += 1) {
    const element = document.elements[index];
    if (element?.tag !== 'tr') continue;
    const cells = element.children.filter((child): child is DocElement => child.kind === 'element');
    return [element, cells.slice(0, MOST_CELLS + 1)];
  }
  return undefined;
});

/** Texts of a label, at most. */
const MOST_TEXTS = 8;

const saysIdentifier = oncePerElement((document, element) => {
  if (element.endText - element.firstText > MOST_TEXTS) return false;
  const text = labelTextOf(document, element).trim();
  return text !== '' && text.length <= LONGEST && endsInIdentifier(`${text} `);
});
