import type { ComponentTag } from '../../component/tags.js';
import type { Inlay } from '../inlay.js';
import type { Limits } from '../limits.js';
import type { Paragraph } from '../paragraph.js';
import type { Flags } from '../surroundings.js';
import { ANY, classesOf, depthWithin, EVERYWHERE, FORMATTING, flagsWithin, MARKER, ROOT } from './elements.js';
import { endOfName, isName } from './name.js';

/** What tags do where they do not do what they do in HTML. */
export interface Mode {
  /** `<![CDATA[` begins a section of text, not a comment. */
  readonly hasCdata: boolean;
  startTag(scan: Scan, code: number, start: number): void;
  endTag(scan: Scan, code: number, start: number): void;
}

/**
 * One scan of a source: the open elements as the standard's tree construction has them, as long as the scan is sure of
 * them. Each has an entry in four arrays; the root has the first.
 */
export interface Scan {
  readonly source: string;
  /** The cursor: UTF-16 offset of what comes next. */
  at: number;
  /** A document, not a fragment. */
  readonly isDocument: boolean;
  readonly limits: Limits;
  /** Components to close behind their start tag, by its offset: an earlier scan found that they have no end tag. */
  readonly closed: ReadonlySet<number>;
  /** Cleared where only a parser knows what happens. */
  isSure: boolean;
  /** Offset of the first apostrophe behind the last tag with attributes, searched for once. */
  apostrophe: number;
  mode: Mode | undefined;
  /** Offsets of the names of the open elements of foreign content. */
  foreign: number[];
  /** Codes of the open elements, from the root up to `top`; what is behind it is left over. */
  codes: number[];
  /** What surrounds the content of each. */
  flags: Flags[];
  /** Start and end of their start tags. */
  starts: number[];
  ends: number[];
  top: number;
  /** Open templates. */
  templates: number;
  /** Elements that searches may still pass, so that no page makes them take more than linear time. */
  effort: number;
  /** The parser's form pointer: a form is open, be it an ancestor or not. */
  hasForm: boolean;
  /** That form stands in a table, closed at once, so it is none of the open elements. */
  isFormInTable: boolean;
  /** A component without an end tag was closed at once, before it was known whether anything depends on it. */
  hasGhost: boolean;
  /** Where an end tag of a component was found that may be its own: searched for once. */
  endTags: Map<ComponentTag, number>;
  inlays: Inlay[];
  /** The inlays among the open elements, innermost last. */
  openInlays: { inlay: Inlay; depth: number }[];
  /** Components that turned out to have no end tag. */
  unclosed: number[];
  /** Open paragraphs with block-level inlays directly in them, innermost last. */
  openParagraphs: { paragraph: Paragraph; depth: number }[];
  paragraphs: Paragraph[];
}

/** Elements that searches may pass for each character: real pages stay below a hundredth of it. */
const EFFORT = 4;

/** What a scan is told. */
export type Setting = Pick<Scan, 'source' | 'isDocument' | 'limits' | 'closed'>;

/** A scan at its beginning. Every field is written out, as V8 would make a slow object of a spread one. */
export function createScan({ source, isDocument, limits, closed }: Setting, from: number): Scan {
  return {
    source,
    at: from,
    isDocument,
    limits,
    closed,
    isSure: true,
    apostrophe: -1,
    mode: undefined,
    foreign: [],
    codes: [ROOT],
    flags: [EVERYWHERE],
    starts: [from],
    ends: [from],
    top: 0,
    templates: 0,
    effort: EFFORT * source.length,
    hasForm: false,
    isFormInTable: false,
    hasGhost: false,
    endTags: new Map(),
    inlays: [],
    openInlays: [],
    unclosed: [],
    openParagraphs: [],
    paragraphs: [],
  };
}

/** The code of the current node. */
export function currentCode(scan: Scan): number {
  return codeAt(scan, scan.top);
}

/** The code of the element at a depth, from 0 to `top`. */
export function codeAt(scan: Scan, depth: number): number {
  return scan.codes[depth] as number; // there is an element at each of these depths
}

/** The classes of the element at a depth, from 0 to `top`. */
export function classesAt(scan: Scan, depth: number): number {
  return classesOf(codeAt(scan, depth));
}

/** What surrounds whatever comes next. */
export function currentFlags(scan: Scan): Flags {
  return flagsAt(scan, scan.top);
}

/** What surrounds the content of the element at a depth, from 0 to `top`. */
export function flagsAt(scan: Scan, depth: number): Flags {
  return scan.flags[depth] as Flags; // there is an element at each of these depths
}

/** Start and end of the start tag of the element at a depth, from 1 to `top`. */
export function startTagAt(scan: Scan, depth: number): [start: number, end: number] {
  return [scan.starts[depth] as number, scan.ends[depth] as number]; // there is an element at each of these depths
}

/** Opens an element whose start tag is at `start`, and closes it if it is void; the cursor is behind the tag. */
export function push(scan: Scan, code: number, start: number): void {
  const depth = scan.top + 1;
  scan.codes[depth] = code;
  scan.flags[depth] = flagsWithin(currentFlags(scan), code);
  scan.starts[depth] = start;
  scan.ends[depth] = scan.at;
  scan.top += depthWithin(code);
}

/**
 * Closes the elements above a depth, and the one there, by whatever tag. Formatting elements among those above would be
 * opened again behind it, so then only a parser knows; unless the tag clears them.
 *
 * @param clears the element at `depth` began a new list of active formatting elements
 */
export function popTo(scan: Scan, depth: number, clears = false): void {
  const odd = clears ? MARKER : FORMATTING | MARKER;
  for (let above = scan.top; above > depth; above -= 1) {
    if ((classesAt(scan, above) & odd) !== 0) scan.isSure = false;
  }
  scan.top = depth - 1;
  abandon(scan, depth);
  if (scan.openParagraphs.some((open) => open.depth >= depth)) scan.isSure = false;
}

/** Takes the open inlays from a depth on for ones without an end tag. */
export function abandon(scan: Scan, from: number): void {
  const { openInlays, unclosed } = scan;
  for (let last = openInlays.at(-1); last && last.depth >= from; last = openInlays.at(-1)) {
    unclosed.push(last.inlay.start);
    openInlays.pop();
  }
}

/**
 * The depth of the topmost open element of a code, unless one of the classes `boundary` is above it.
 *
 * @returns -1 when there is none
 */
export function find(scan: Scan, code: number, boundary: number): number {
  let depth = scan.top;
  while (depth >= 0 && codeAt(scan, depth) !== code) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= 1;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}

/** The same for an element of any of the classes `wanted`. */
export function findClass(scan: Scan, wanted: number, boundary: number): number {
  let depth = scan.top;
  while (depth >= 0 && (classesAt(scan, depth) & wanted) === 0) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= 1;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}

/** The same for an element without a code, by its name at the offset `name`. */
export function findName(scan: Scan, name: number, boundary: number): number {
  const { source } = scan;
  const length = endOfName(source, name) - name;
  let depth = scan.top;
  while (depth >= 0 && !(codeAt(scan, depth) === ANY && isName(source, startTagAt(scan, depth)[0] + 1, name, length))) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= length;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}
