import { ANCHOR, type Flags, BUTTON as IN_BUTTON, HEADING as IN_HEADING, PARAGRAPH } from '../surroundings.js';
import {
  BLOCK_CODES,
  CHOOSY,
  COMPONENT_CODES,
  codeOf,
  codesOf,
  EVERYWHERE,
  FOSTERING,
  HEADING,
  IN_LIST_ITEM,
  LIST_ITEM_BOUNDARY,
  NAMES,
  RAW_TEXT_CODES,
  SCOPE,
  SPECIAL,
  TABLE_PART_CODES,
  VOID_CODES,
} from './elements.js';
import { openForeign } from './foreign.js';
import { openComponent } from './inlay.js';
import { classesAt, currentCode, currentFlags, find, popTo, push } from './open-elements.js';
import { skipRawText } from './raw-text.js';
import type { Scan } from './scan.js';
import { openSelect } from './select.js';
import { openTable, openTablePart } from './table.js';

/**
 * What a start tag does to the open elements, as in the standard's "in body" insertion mode; the cursor is behind it.
 *
 * @param start offset of the tag
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
type StartTag = (scan: Scan, code: number, start: number) => void;

const P = codeOf('p');
const FORM = codeOf('form');
const BUTTON = codeOf('button');
const LI = codeOf('li');
const DD = codeOf('dd');
const DT = codeOf('dt');
const XMP = codeOf('xmp');
const OPTION = codeOf('option');

/** Opens an element; directly in a table the parser would put it elsewhere. */
function open(scan: Scan, code: number, start: number): void {
  if ((classesAt(scan, scan.top) & FOSTERING) !== 0) scan.isSure = false;
  push(scan, code, start);
}

function closeParagraph(scan: Scan): void {
  if ((currentFlags(scan) & PARAGRAPH) !== 0) popTo(scan, find(scan, P, 0));
}

function openBlock(scan: Scan, code: number, start: number): void {
  closeParagraph(scan);
  open(scan, code, start);
}

function openHeading(scan: Scan, code: number, start: number): void {
  closeParagraph(scan);
  if ((classesAt(scan, scan.top) & HEADING) !== 0) closeCurrent(scan);
  open(scan, code, start);
}

function openOption(scan: Scan, code: number, start: number): void {
  if (currentCode(scan) === OPTION) closeCurrent(scan);
  open(scan, code, start);
}

/** Whether the current node closes depends on components that were closed at once. */
function closeCurrent(scan: Scan): void {
  if (scan.hasGhost) scan.isSure = false;
  popTo(scan, scan.top);
}

function openListItem(scan: Scan, code: number, start: number): void {
  closeItem(scan, find(scan, LI, LIST_ITEM_BOUNDARY));
  openBlock(scan, code, start);
}

function openDescription(scan: Scan, code: number, start: number): void {
  closeItem(scan, Math.max(find(scan, DD, LIST_ITEM_BOUNDARY), find(scan, DT, LIST_ITEM_BOUNDARY)));
  openBlock(scan, code, start);
}

function closeItem(scan: Scan, depth: number): void {
  if (depth !== -1) popTo(scan, depth);
}

function openForm(scan: Scan, code: number, start: number): void {
  if (scan.templates > 0) {
    openBlock(scan, code, start);
    return;
  }
  if (scan.hasForm) return;
  scan.hasForm = true;
  scan.formDepth = 0;
  // A form directly in a table is put there and closed at once.
  if ((classesAt(scan, scan.top) & FOSTERING) !== 0) return;
  openBlock(scan, code, start);
  scan.formDepth = scan.top;
}

function openButton(scan: Scan, code: number, start: number): void {
  closeItem(scan, find(scan, BUTTON, SCOPE));
  open(scan, code, start);
}

/** In an anchor, which is closed before; with a special element between them, the parser takes elements apart. */
function openAnchor(scan: Scan, code: number, start: number): void {
  const depth = find(scan, code, SPECIAL);
  if (depth === -1) scan.isSure = false;
  else popTo(scan, depth);
  open(scan, code, start);
}

function openTemplate(scan: Scan, code: number, start: number): void {
  scan.templates += 1;
  push(scan, code, start);
}

/** A void is never open, so it does no harm in a table. */
function openRule(scan: Scan): void {
  closeParagraph(scan);
}

/** Other voids open nothing and close nothing. */
function ignore(): void {}

function openRawText(scan: Scan, code: number): void {
  if (code === XMP) closeParagraph(scan);
  skipRawText(scan, code);
}

/** Frames, and what only a parser should have to know. */
function giveUp(scan: Scan): void {
  scan.isSure = false;
}

/**
 * A rule's name, what a start tag does, those that do it, and the flags without which all it does is to open its
 * element.
 */
type Rule = readonly [name: string, startTag: StartTag, codes: readonly number[], flags: Flags];

const ALL: readonly number[] = [...NAMES.keys()];

const RULES: readonly Rule[] = [
  ['open', open, ALL, CHOOSY],
  ['block', openBlock, [...BLOCK_CODES, P], CHOOSY | PARAGRAPH],
  ['anchor', openAnchor, codesOf('a'), CHOOSY | ANCHOR],
  ['none', ignore, VOID_CODES, CHOOSY],
  ['rule', openRule, codesOf('hr'), CHOOSY | PARAGRAPH],
  ['heading', openHeading, codesOf('h1 h2 h3 h4 h5 h6'), CHOOSY | PARAGRAPH | IN_HEADING],
  ['item', openListItem, [LI], CHOOSY | PARAGRAPH | IN_LIST_ITEM],
  ['button', openButton, [BUTTON], CHOOSY | IN_BUTTON],
  ['raw', openRawText, RAW_TEXT_CODES, EVERYWHERE],
  ['part', openTablePart, TABLE_PART_CODES, EVERYWHERE],
  ['description', openDescription, [DD, DT], EVERYWHERE],
  ['form', openForm, [FORM], EVERYWHERE],
  ['table', openTable, codesOf('table'), EVERYWHERE],
  ['template', openTemplate, codesOf('template'), EVERYWHERE],
  ['select', openSelect, codesOf('select'), EVERYWHERE],
  ['option', openOption, codesOf('option optgroup'), EVERYWHERE],
  ['foreign', openForeign, codesOf('svg math'), EVERYWHERE],
  ['component', openComponent, COMPONENT_CODES, EVERYWHERE],
  ['unsure', giveUp, codesOf('frameset plaintext nobr rb rtc rt rp'), EVERYWHERE],
];

// The rules by code; a later one goes before an earlier.
const START_TAGS: StartTag[] = [];
const RULE_NAMES: string[] = [];
const RULED = new Int32Array(NAMES.length);
for (const [name, rule, codes, flags] of RULES) {
  for (const code of codes) {
    START_TAGS[code] = rule;
    RULE_NAMES[code] = name;
    RULED[code] = flags;
  }
}

/** The name of the rule of a start tag, for PHP's tables. */
export function startRule(code: number): string {
  return RULE_NAMES[code] as string; // every code has one
}

/** The flags without which all that a start tag does is to open its element, for PHP's tables. */
export function rulingFlags(code: number): Flags {
  return RULED[code] as number; // every code has an entry
}

/** Whether a start tag does no more than to open its element, as most do. */
export function opensPlainly(scan: Scan, code: number): boolean {
  return (currentFlags(scan) & (RULED[code] as number)) === 0; // every code has an entry
}

/** Does what a start tag does; the cursor is behind it. */
export function startTag(scan: Scan, code: number, start: number): void {
  const rule = START_TAGS[code] as StartTag; // every code has one
  rule(scan, code, start);
}
