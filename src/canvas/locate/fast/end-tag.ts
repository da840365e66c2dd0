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
  NAMES,
  SCOPE,
  SPECIAL,
  TABLE_PART_CODES,
} from './elements.js';
import { closeComponent, closeOwnParagraph } from './inlay.js';
import { classesAt, currentCode, currentFlags, find, findClass, findName, popTo } from './open-elements.js';
import type { Scan } from './scan.js';
import { closeTable, closeTablePart } from './table.js';

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
  // A form is taken out from under what is still open in it, and never another one than the parser has for the open one.
  if (scan.formDepth !== depth) scan.isSure = false;
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

/**
 * A rule's name, what an end tag does, those that do it, and whether all it does to the current node of its name is to
 * close it.
 */
type Rule = readonly [name: string, endTag: EndTag, codes: readonly number[], isPlain: boolean];

const RULES: readonly Rule[] = [
  ['other', closeOther, [...NAMES.keys()], true],
  ['other', closeOther, [ANY, ...COMPONENT_CODES], false],
  ['scope', closeInScope, [...BLOCK_CODES, ...codesOf('dd dt button')], true],
  ['paragraph', closeParagraph, [P], true],
  ['item', closeListItem, codesOf('li'), true],
  ['heading', closeHeading, codesOf('h1 h2 h3 h4 h5 h6'), true],
  ['formatting', closeFormatting, FORMATTING_CODES, true],
  ['marker', closeMarker, codesOf('applet marquee object'), true],
  ['form', closeForm, [FORM], false],
  ['template', closeTemplate, [TEMPLATE], false],
  ['table', closeTable, codesOf('table'), true],
  ['part', closeTablePart, TABLE_PART_CODES, true],
  ['none', ignore, codesOf('html body br'), true],
];

// The rules by code; a later one goes before an earlier.
const END_TAGS: EndTag[] = [];
const RULE_NAMES: string[] = [];
const IS_PLAIN: boolean[] = [];
for (const [name, rule, codes, isPlain] of RULES) {
  for (const code of codes) {
    END_TAGS[code] = rule;
    RULE_NAMES[code] = name;
    IS_PLAIN[code] = isPlain;
  }
}

/** The name of the rule of an end tag, for PHP's tables. */
export function endRule(code: number): string {
  return RULE_NAMES[code] as string; // every code has one
}

/** Whether all that an end tag does to the current node of its name is to close it, for PHP's tables. */
export function isPlainEnd(code: number): boolean {
  return IS_PLAIN[code] === true;
}

/** Whether an end tag does no more than to close the current node, as most do. */
export function closesPlainly(scan: Scan, code: number): boolean {
  return currentCode(scan) === code && IS_PLAIN[code] === true && scan.openParagraphs.length === 0;
}

/** Does what an end tag does; the cursor is behind it. */
export function endTag(scan: Scan, code: number, start: number): void {
  const rule = END_TAGS[code] as EndTag; // every code has one
  rule(scan, code, start);
}
