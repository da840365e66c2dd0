import { checkLimit, type Limits, limitsOf } from '../../limits.js';
import { type Candidates, candidatesOf, nextCandidate } from '../candidates.js';
import { isDocument } from '../document.js';
import type { Inlay } from '../inlay.js';
import { unwrapParagraphs } from '../paragraph.js';
import { FORMATTING, SPECIAL } from './elements.js';
import { abandon, classesAt } from './open-elements.js';
import { readTags } from './read-tags.js';
import { createScan, type Scan } from './scan.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * The inlays of a canvas by one forward scan that follows the standard's tokenizer and open elements, and ends behind the
 * last component.
 *
 * Its slow twin is `locateExact`; `npm run fuzz` and test/canvas/locate-fast.test.ts hold them together.
 *
 * @returns `undefined` where only a parser knows
 * @throws InlayError `limit-exceeded`, see `locate`
 */
export function locateFast(source: string, limits: Limits = limitsOf(undefined)): Inlay[] | undefined {
  const candidates = candidatesOf(source);
  if (nextCandidate(candidates, 0) === Number.POSITIVE_INFINITY) return [];
  const from = source.startsWith('\ufeff') ? 1 : 0;
  const setting = { source, isDocument: isDocument(source, from), limits };
  const first = createScan({ ...setting, closed: NONE }, from);
  read(first, candidates);
  if (!first.isSure || first.unclosed.length === 0) return inlaysOf(first);
  // As the exact locator does: what has no end tag is closed at once, so that it does not surround what follows.
  const second = createScan({ ...setting, closed: new Set(first.unclosed) }, from);
  read(second, candidatesOf(source));
  if (second.unclosed.length > 0) second.isSure = false;
  return inlaysOf(second);
}

function inlaysOf({ isSure, source, inlays, paragraphs, codes, limits }: Scan): Inlay[] | undefined {
  if (!isSure) return undefined;
  checkLimit(codes.length - 1, limits.nesting, 'elements within each other');
  unwrapParagraphs(source, paragraphs);
  return inlays;
}

const FRAMESET = /<frameset/gi;

/** Reads tags until nothing that follows can concern a component. */
function read(scan: Scan, candidates: Candidates): void {
  if (readCandidates(scan, candidates) && settle(scan)) {
    if (mayBecomeFrameset(scan)) scan.isSure = false;
    return;
  }
  abandon(scan, 0);
  if (scan.openParagraphs.length > 0) scan.isSure = false;
}

/** Reads all that may be a component; false at the end of the source. */
function readCandidates(scan: Scan, candidates: Candidates): boolean {
  let candidate = nextCandidate(candidates, scan.at);
  while (candidate !== Number.POSITIVE_INFINITY) {
    if (!readTags(scan, candidate)) return false;
    candidate = nextCandidate(candidates, scan.at);
  }
  return true;
}

/** Reads on until nothing rearranges the components that were found; false at the end of the source. */
function settle(scan: Scan): boolean {
  while (scan.openInlays.length > 0 || scan.openParagraphs.length > 0) {
    if (!readTags(scan, scan.at)) return false;
  }
  const depth = settledDepth(scan);
  while (scan.top >= depth) {
    if (!readTags(scan, scan.at)) return false;
  }
  return true;
}

/** Whether a frameset may follow that takes the place of the body, with all that is in it. */
function mayBecomeFrameset({ source, at, isDocument }: Scan): boolean {
  if (!isDocument) return false;
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
