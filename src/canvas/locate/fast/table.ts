import { PARAGRAPH } from '../surroundings.js';
import { codeOf, codesOf, FOSTERING, ROOT, TABLE_CONTEXT, TABLE_SCOPE } from './elements.js';
import { classesAt, codeAt, currentFlags, find, findClass, popTo, push } from './open-elements.js';
import type { Scan } from './scan.js';

const P = codeOf('p');
const TABLE = codeOf('table');
const TEMPLATE = codeOf('template');
const CAPTION = codeOf('caption');
const COLGROUP = codeOf('colgroup');
const COL = codeOf('col');
const TBODY = codeOf('tbody');
const TR = codeOf('tr');
const SECTIONS: ReadonlySet<number> = new Set(codesOf('tbody thead tfoot'));
const CELLS: ReadonlySet<number> = new Set(codesOf('td th'));

/** A doctype that certainly asks for no quirks; in quirks mode a table does not close a paragraph. */
const NO_QUIRKS = /^\ufeff?[\t\n\f\r ]*<!doctype[\t\n\f\r ]+html[\t\n\f\r ]*>/i;

export function openTable(scan: Scan, code: number, start: number): void {
  if ((currentFlags(scan) & PARAGRAPH) !== 0) {
    if (scan.isDocument && !NO_QUIRKS.test(scan.source)) scan.isSure = false;
    popTo(scan, find(scan, P, 0));
  }
  // A table directly in a table ends it.
  if ((classesAt(scan, scan.top) & FOSTERING) !== 0) scan.isSure = false;
  push(scan, code, start);
}

/**
 * Opens a part of a table and closes what it ends. Rows and column groups are not kept open: what can stand in them can
 * stand in the table, and a cell always has a row around it.
 */
export function openTablePart(scan: Scan, code: number, start: number): void {
  closeCellOrCaption(scan);
  const depth = findClass(scan, TABLE_CONTEXT, 0);
  const context = codeAt(scan, depth);
  const isInSection = code === TR || CELLS.has(code);
  if (context === TEMPLATE || context === ROOT) {
    // A document's body ignores it; in a template or fragment it depends on what came first.
    if (context === TEMPLATE || !scan.isDocument) scan.isSure = false;
    return;
  }
  if (context === TABLE && isInSection) push(scan, TBODY, start);
  if (context !== TABLE && !isInSection) popTo(scan, depth);
  if (code !== TR && code !== COL && code !== COLGROUP) push(scan, code, start);
}

function closeCellOrCaption(scan: Scan): void {
  const depth = findClass(scan, TABLE_CONTEXT, 0);
  const context = codeAt(scan, depth);
  if (CELLS.has(context) || context === CAPTION) popTo(scan, depth, true);
}

export function closeTable(scan: Scan): void {
  if (find(scan, TABLE, TABLE_SCOPE) === -1) return;
  closeCellOrCaption(scan);
  popTo(scan, find(scan, TABLE, TABLE_SCOPE));
}

/** Closes a part of a table and what is open in it; where it has no such part, nothing. */
export function closeTablePart(scan: Scan, code: number): void {
  const depth = findClass(scan, TABLE_CONTEXT, 0);
  const context = codeAt(scan, depth);
  if (code === context) popTo(scan, depth, true);
  else if (CELLS.has(context) && (code === TR || (SECTIONS.has(code) && find(scan, code, TABLE_SCOPE) !== -1))) {
    popTo(scan, depth, true);
    closeTablePart(scan, code);
  }
}
