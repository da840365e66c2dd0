import type { ComponentTag } from '../../../component/tags.js';
import type { Limits } from '../../limits.js';
import type { Inlay } from '../inlay.js';
import type { Paragraph } from '../paragraph.js';
import type { Flags } from '../surroundings.js';
import { EVERYWHERE, ROOT } from './elements.js';

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
  /** The depth of that form; 0 when it is none of the open elements any more. */
  formDepth: number;
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

/** Elements that searches may pass, beside one for each character: real pages stay below a twentieth of that. */
export const SCAN_EFFORT = 1000;

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
    effort: SCAN_EFFORT + source.length,
    hasForm: false,
    formDepth: 0,
    hasGhost: false,
    endTags: new Map(),
    inlays: [],
    openInlays: [],
    unclosed: [],
    openParagraphs: [],
    paragraphs: [],
  };
}
