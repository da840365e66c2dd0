import { PARAGRAPH } from '../surroundings.js';
import {
  ANY,
  BLOCK_CODES,
  COMPONENT,
  COMPONENT_CODES,
  codeOf,
  codesOf,
  FORMATTING_CODES,
  HEADING,
  IMPLIED_END,
  LIST_ITEM_SCOPE,
  ROOT,
  SCOPE,
  SPECIAL,
  TABLE_PART_CODES,
} from './elements.js';
import { closeComponent, closeOwnParagraph } from './inlay.js';
import { classesAt, currentCode, currentFlags, find, findClass, findName, popTo, type Scan } from './scan.js';
import { closeTable, closeTablePart, leaveColgroup } from './table.js';

/**
 * What an end tag does to the open elements, as in the standard's "in body" insertion mode; the cursor is behind it.
 *
 * @param start offset of the tag
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
type EndTag = (scan: Scan, code: number, start: number) => void;

const P = codeOf('p');
const FORM = codeOf('form');
const TEMPLATE = codeOf('template');

/** Any other end tag: closes down to an element of its name, unless a special one is above it. */
function closeOther(scan: Scan, code: number, start: number): void {
  const depth = code === ANY ? findName(scan, start + 2, SPECIAL) : find(scan, code, SPECIAL);
  if (depth === -1) return;
  if ((classesAt(scan, depth) & COMPONENT) !== 0) closeComponent(scan, depth);
  popTo(scan, depth);
}

function closeInScope(scan: Scan, code: number): void {
  closeAt(scan, find(scan, code, SCOPE));
}

/** Its own end tag clears the list of active formatting elements that it began. */
function closeMarker(scan: Scan, code: number): void {
  closeAt(scan, find(scan, code, SCOPE), true);
}

function closeAt(scan: Scan, depth: number, clears = false): void {
  if (depth > 0) popTo(scan, depth, clears);
}

function closeParagraph(scan: Scan, _code: number, start: number): void {
  if ((currentFlags(scan) & PARAGRAPH) === 0) return;
  const depth = find(scan, P, 0);
  closeOwnParagraph(scan, depth, start);
  popTo(scan, depth);
}

function closeListItem(scan: Scan, code: number): void {
  closeAt(scan, find(scan, code, LIST_ITEM_SCOPE));
}

function closeHeading(scan: Scan): void {
  closeAt(scan, findClass(scan, HEADING, SCOPE));
}

/** With a special element between them, the parser takes elements apart (the "adoption agency"). */
function closeFormatting(scan: Scan, code: number): void {
  const depth = find(scan, code, SPECIAL);
  if (depth !== -1) popTo(scan, depth);
  else if (find(scan, code, 0) !== -1) scan.isSure = false;
}

function closeForm(scan: Scan, code: number): void {
  if (scan.templates > 0) {
    closeInScope(scan, code);
    return;
  }
  const had = scan.hasForm;
  scan.hasForm = false;
  const depth = had ? find(scan, FORM, SCOPE) : -1;
  if (depth === -1) return;
  // A form is taken out from under what is still open in it, and one in a table is not this one.
  if (scan.isFormInTable) scan.isSure = false;
  for (let above = scan.top; above > depth; above -= 1) {
    if ((classesAt(scan, above) & IMPLIED_END) === 0) scan.isSure = false;
  }
  popTo(scan, depth);
}

function closeTemplate(scan: Scan): void {
  if (scan.templates === 0) return;
  scan.templates -= 1;
  popTo(scan, find(scan, TEMPLATE, 0), true);
}

/** Nothing that matters to a component ends. */
function ignore(): void {}

const RULES: readonly (readonly [EndTag, readonly number[]])[] = [
  [closeInScope, [...BLOCK_CODES, ...codesOf('dd dt button')]],
  [closeParagraph, [P]],
  [closeListItem, codesOf('li')],
  [closeHeading, codesOf('h1 h2 h3 h4 h5 h6')],
  [closeFormatting, FORMATTING_CODES],
  [closeMarker, codesOf('applet marquee object')],
  [closeForm, [FORM]],
  [closeTemplate, [TEMPLATE]],
  [closeTable, codesOf('table')],
  [closeTablePart, TABLE_PART_CODES],
  [ignore, codesOf('html body br')],
  [closeOther, COMPONENT_CODES],
];

/** What each end tag does, by code. */
const END_TAGS: readonly EndTag[] = endTags();

function endTags(): EndTag[] {
  const table: EndTag[] = Array.from({ length: ROOT }, () => closeOther);
  for (const [rule, codes] of RULES) for (const code of codes) table[code] = rule;
  return table;
}

/** By code, 1 where an end tag always does more than to close the current node. */
const RULED = new Uint8Array(ROOT);
for (const code of [ANY, FORM, TEMPLATE, ...COMPONENT_CODES]) RULED[code] = 1;

/** Whether an end tag does no more than to close the current node, as most do. */
export function closesPlainly(scan: Scan, code: number): boolean {
  return currentCode(scan) === code && RULED[code] === 0 && scan.openParagraphs.length === 0;
}

/** Does what an end tag does; the cursor is behind it. */
export function endTag(scan: Scan, code: number, start: number): void {
  leaveColgroup(scan, code);
  const rule = END_TAGS[code] as EndTag; // every code has one
  rule(scan, code, start);
}
