import { nextCandidate } from './candidates.js';
import { isDocument } from './document.js';
import { FORMATTING, SPECIAL } from './fast/elements.js';
import { readEnd } from './fast/end-tag.js';
import { isLetter } from './fast/letter.js';
import { readName } from './fast/name.js';
import { abandon, classesAt, createScan, type Scan } from './fast/scan.js';
import { readStart } from './fast/start-tag.js';
import { NO_END, OPEN_END, skipAttributes } from './fast/tag.js';
import type { Inlay } from './inlay.js';
import { behind, endOfDeclaration } from './markup-declaration.js';
import { unwrapParagraphs } from './paragraph.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * The inlays of a canvas by one forward scan that follows the standard's tokenizer and open elements, and ends behind the
 * last component.
 *
 * Its slow twin is `locateExact`; `npm run fuzz` and test/canvas/locate-fast.test.ts hold them together.
 *
 * @returns `undefined` where only a parser knows
 */
export function locateFast(source: string): Inlay[] | undefined {
  if (nextCandidate(source, 0) === Number.POSITIVE_INFINITY) return [];
  const from = source.startsWith('\ufeff') ? 1 : 0;
  const isWhole = isDocument(source, from);
  const first = createScan(source, from, isWhole, NONE);
  read(first);
  if (first.unclosed.length === 0) return inlaysOf(first);
  if (!first.isSure) return undefined;
  // As the exact locator does: what has no end tag is closed at once, so that it does not surround what follows.
  const second = createScan(source, from, isWhole, new Set(first.unclosed));
  read(second);
  return second.unclosed.length === 0 ? inlaysOf(second) : undefined;
}

function inlaysOf(scan: Scan): Inlay[] | undefined {
  if (!scan.isSure) return undefined;
  unwrapParagraphs(scan.source, scan.paragraphs);
  return scan.inlays;
}

const FRAMESET = /<frameset/gi;

/** Reads tags until nothing that follows can concern a component. */
function read(scan: Scan): void {
  let candidate = nextCandidate(scan.source, scan.at);
  let settled: number | undefined;
  while (scan.isSure && readTag(scan)) {
    if (candidate < scan.at) candidate = nextCandidate(scan.source, scan.at);
    if (candidate !== Number.POSITIVE_INFINITY || scan.openInlays.length > 0 || scan.openParagraphs.length > 0)
      continue;
    settled ??= settledDepth(scan);
    if (scan.top >= settled) continue;
    if (mayBecomeFrameset(scan)) scan.isSure = false;
    return;
  }
  while (scan.openInlays.length > 0) abandon(scan);
  if (scan.openParagraphs.length > 0) scan.isSure = false;
}

/** Whether a frameset may follow that takes the place of the body, with all that is in it. */
function mayBecomeFrameset({ source, at, isDocument, isFramesetRuledOut }: Scan): boolean {
  if (!isDocument || isFramesetRuledOut) return false;
  FRAMESET.lastIndex = at;
  return FRAMESET.test(source);
}

/**
 * The depth of the first special element in a formatting element: while it is open, an end tag of the formatting element
 * would take both apart, with the components in them.
 */
function settledDepth(scan: Scan): number {
  let formatting = false;
  for (let depth = 1; depth <= scan.top; depth += 1) {
    const classes = classesAt(scan, depth);
    if (formatting && (classes & SPECIAL) !== 0) return depth;
    formatting ||= (classes & FORMATTING) !== 0;
  }
  return Number.POSITIVE_INFINITY;
}

const EXCLAMATION = 33;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const QUESTION = 63;

/** Reads the next tag, comment or declaration; false at the end of the source. */
function readTag(scan: Scan): boolean {
  const { source, at } = scan;
  const tag = source.charCodeAt(at) === LESS ? at : source.indexOf('<', at);
  if (tag === -1) return false;
  const next = source.charCodeAt(tag + 1);
  if (isLetter(next)) return readStartTag(scan, tag);
  if (next === SLASH) return readEndTag(scan, tag);
  scan.at = next === EXCLAMATION || next === QUESTION ? endOfDeclaration(source, tag) : tag + 1;
  return true;
}

function readStartTag(scan: Scan, tag: number): boolean {
  scan.at = tag + 1;
  const code = readName(scan);
  const ending = skipRest(scan);
  if (ending === NO_END) return false;
  readStart(scan, code, tag, ending);
  return true;
}

function readEndTag(scan: Scan, tag: number): boolean {
  const name = tag + 2;
  if (!isLetter(scan.source.charCodeAt(name))) {
    // A bogus comment, or text at the very end.
    scan.at = behind(scan.source, '>', name);
    return true;
  }
  scan.at = name;
  const code = readName(scan);
  if (skipRest(scan) === NO_END) return false;
  readEnd(scan, code, tag);
  return true;
}

/** Moves the cursor from the end of a name behind the tag; most tags end there. */
function skipRest(scan: Scan): number {
  if (scan.source.charCodeAt(scan.at) !== GREATER) return skipAttributes(scan);
  scan.at += 1;
  return OPEN_END;
}
