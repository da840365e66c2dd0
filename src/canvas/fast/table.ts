import { PARAGRAPH } from '../surroundings.js';
import { codeOf, codesOf, FOSTERING, ROOT, TABLE_CONTEXT, TABLE_SCOPE } from './elements.js';
import { classesAt, codeAt, currentCode, currentFlags, find, findClass, popTo, push } from './open-elements.js';
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
const IN_COLGROUP: ReadonlySet<number> = new Set([COLGROUP, COL, TEMPLATE]);
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

/** Opens a part of a table, closes what it ends, and opens what it implies. */
export function openTablePart(scan: Scan, code: number, start: number): void {
  let depth = findClass(scan, TABLE_CONTEXT, 0);
  while (isEndedBy(codeAt(scan, depth), code)) {
    popTo(scan, depth, true);
    depth = findClass(scan, TABLE_CONTEXT, 0);
  }
  const context = codeAt(scan, depth);
  if (context === TEMPLATE || context === ROOT) openOutside(scan, context);
  else if (context !== COLGROUP) {
    for (const implied of impliedBetween(context, code)) push(scan, implied, start);
    if (code !== COL) push(scan, code, start);
  }
}

/** Whether a part of a table ends where another begins. */
function isEndedBy(context: number, code: number): boolean {
  if (context === TR) return !CELLS.has(code);
  if (context === COLGROUP) return code !== COL;
  if (SECTIONS.has(context)) return !CELLS.has(code) && code !== TR;
  return CELLS.has(context) || context === CAPTION;
}

/** The parts between a part of a table and the one that begins in it. */
function impliedBetween(context: number, code: number): number[] {
  if (code === COL) return [COLGROUP];
  const implied: number[] = [];
  if (context === TABLE && (CELLS.has(code) || code === TR)) implied.push(TBODY);
  if (context !== TR && CELLS.has(code)) implied.push(TR);
  return implied;
}

/** A document's body ignores it; in a template or fragment it depends on what came first. */
function openOutside(scan: Scan, context: number): void {
  if (context === TEMPLATE || !scan.isDocument) scan.isSure = false;
}

export function closeTable(scan: Scan): void {
  const depth = find(scan, TABLE, TABLE_SCOPE);
  if (depth === -1) return;
  const part = findClass(scan, TABLE_CONTEXT, 0);
  if (isEndedBy(codeAt(scan, part), TABLE)) popTo(scan, part, true);
  popTo(scan, depth);
}

/** Closes a part of a table and what is open in it; where it has no such part, nothing. */
export function closeTablePart(scan: Scan, code: number): void {
  const depth = findClass(scan, TABLE_CONTEXT, 0);
  const context = codeAt(scan, depth);
  if (code === context) popTo(scan, depth, CELLS.has(code) || code === CAPTION);
  else if (CELLS.has(context)) {
    if ((code !== TR && !SECTIONS.has(code)) || find(scan, code, TABLE_SCOPE) === -1) return;
    popTo(scan, depth, true);
    closeTablePart(scan, code);
  } else if (context === TR && SECTIONS.has(code)) {
    // The row ends even if its section is another.
    popTo(scan, depth);
    closeTablePart(scan, code);
  }
}

/** Ends a column group before a tag that it cannot hold. */
export function leaveColgroup(scan: Scan, code: number): void {
  if (currentCode(scan) === COLGROUP && !IN_COLGROUP.has(code)) popTo(scan, scan.top);
}
