import { PARAGRAPH } from '../surroundings.js';
import {
  ANY,
  BLOCK_CODES,
  CHOOSY,
  COMPONENT_CODES,
  codeOf,
  codesOf,
  FORMATTING_CODES,
  FOSTERING,
  HEADING,
  LIST_ITEM_BOUNDARY,
  RAW_TEXT_CODES,
  ROOT,
  SCOPE,
  SPECIAL,
  TABLE_PART_CODES,
  VOID_CODES,
} from './elements.js';
import { openForeign } from './foreign.js';
import { openComponent } from './inlay.js';
import { skipRawText } from './raw-text.js';
import { classesAt, currentCode, currentFlags, find, popTo, push, type Scan } from './scan.js';
import { skipSelect } from './select.js';
import { leaveColgroup, openTable, openTablePart } from './table.js';

/**
 * What a start tag does to the open elements, as in the standard's "in body" insertion mode; the cursor is behind it.
 *
 * @param start offset of the tag
 * @param ending how the tag ends, see `skipAttributes`
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export type StartTag = (scan: Scan, code: number, start: number, ending: number) => void;

const P = codeOf('p');
const FORM = codeOf('form');
const BUTTON = codeOf('button');
const LI = codeOf('li');
const DD = codeOf('dd');
const DT = codeOf('dt');
const HR = codeOf('hr');
const XMP = codeOf('xmp');
const OPTION = codeOf('option');

/** Voids that tell that the body has content, so that no frameset can take its place. */
const CONTENT: ReadonlySet<number> = new Set(codesOf('area br embed img wbr hr'));

/** Opens an element; directly in a table the parser would put it elsewhere. */
export function open(scan: Scan, code: number, start: number): void {
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
  scan.isFramesetRuledOut = true;
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
  // A form directly in a table is put there and closed at once.
  if ((classesAt(scan, scan.top) & FOSTERING) === 0) openBlock(scan, code, start);
}

function openButton(scan: Scan, code: number, start: number): void {
  scan.isFramesetRuledOut = true;
  closeItem(scan, find(scan, BUTTON, SCOPE));
  open(scan, code, start);
}

function openAnchor(scan: Scan, code: number, start: number): void {
  const depth = find(scan, code, SPECIAL);
  if (depth !== -1) popTo(scan, depth);
  else if (find(scan, code, 0) !== -1) scan.isSure = false;
  open(scan, code, start);
}

function openTemplate(scan: Scan, code: number, start: number): void {
  scan.templates += 1;
  push(scan, code, start);
}

function skipVoid(scan: Scan, code: number): void {
  if (code === HR) closeParagraph(scan);
  if (CONTENT.has(code)) scan.isFramesetRuledOut = true;
}

function openRawText(scan: Scan, code: number): void {
  if (code === XMP) closeParagraph(scan);
  skipRawText(scan, code);
}

/** Frames, and what only a parser should have to know. */
function giveUp(scan: Scan): void {
  scan.isSure = false;
}

const RULES: readonly (readonly [StartTag, readonly number[]])[] = [
  [openBlock, [...BLOCK_CODES, P]],
  [open, FORMATTING_CODES],
  [openAnchor, codesOf('a')],
  [skipVoid, VOID_CODES],
  [openRawText, RAW_TEXT_CODES],
  [openTablePart, TABLE_PART_CODES],
  [openHeading, codesOf('h1 h2 h3 h4 h5 h6')],
  [openListItem, [LI]],
  [openDescription, [DD, DT]],
  [openForm, [FORM]],
  [openButton, [BUTTON]],
  [openTable, codesOf('table')],
  [openTemplate, codesOf('template')],
  [skipSelect, codesOf('select')],
  [openOption, codesOf('option optgroup')],
  [openForeign, codesOf('svg math')],
  [openComponent, COMPONENT_CODES],
  [giveUp, codesOf('frameset plaintext nobr rb rtc rt rp')],
];

/** What each start tag does, by code. */
export const START_TAGS: readonly StartTag[] = startTags();

function startTags(): StartTag[] {
  const table: StartTag[] = Array.from({ length: ROOT }, () => open);
  for (const [rule, codes] of RULES) for (const code of codes) table[code] = rule;
  table[ANY] = open;
  return table;
}

/** How the start tags that most pages are made of are handled without a rule. */
const BY_RULE = 0;
const PUSHED = 1;
const PUSHED_AS_BLOCK = 2;
const KINDS: Readonly<Uint8Array> = Uint8Array.from(START_TAGS, (rule) =>
  rule === open ? PUSHED : rule === openBlock ? PUSHED_AS_BLOCK : BY_RULE,
);

/** Does what a start tag does. */
export function readStart(scan: Scan, code: number, start: number, ending: number): void {
  const kind = KINDS[code] ?? BY_RULE;
  const closed = kind === PUSHED_AS_BLOCK ? CHOOSY | PARAGRAPH : CHOOSY;
  if (kind !== BY_RULE && (currentFlags(scan) & closed) === 0) {
    push(scan, code, start);
    return;
  }
  leaveColgroup(scan, code);
  START_TAGS[code]?.(scan, code, start, ending);
}
