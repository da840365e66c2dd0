import type { Context } from '../../component/context.js';
import type { Inlay } from './inlay.js';
import { endOfBreaks } from './line-breaks.js';
import type { Flags } from './surroundings.js';

/** A paragraph of the canvas and the block-level inlays directly in it. Offsets into the source. */
export interface Paragraph {
  /** Start and end of its start tag. */
  start: number;
  openEnd: number;
  /** Where its content ends: at its end tag, or where the parser closes it. */
  closeStart: number;
  /** End of its end tag, if it has one. */
  end: number;
  /** What surrounds the paragraph itself. */
  outer: Flags;
  members: Member[];
}

interface Member {
  inlay: Inlay;
  /** Its context once the paragraph is gone. */
  context: Context;
}

/**
 * Takes the paragraphs away that hold nothing but block-level inlays, which browsers would only tear apart: the first
 * inlay's span begins where the paragraph does, the last one's ends there, and line breaks go with the inlay before.
 */
export function unwrapParagraphs(source: string, paragraphs: readonly Paragraph[]): void {
  for (const paragraph of paragraphs) unwrap(source, paragraph);
}

function unwrap(source: string, paragraph: Paragraph): void {
  const members = paragraph.members.sort((a, b) => a.inlay.start - b.inlay.start);
  const [first] = members;
  if (!first) return;
  if (endOfBreaks(source, paragraph.openEnd, first.inlay.start) === undefined) return;
  const ends: number[] = [];
  for (const [index, { inlay }] of members.entries()) {
    const end = endOfBreaks(source, inlay.end, members[index + 1]?.inlay.start ?? paragraph.closeStart);
    if (end === undefined) return;
    ends.push(end);
  }
  for (const [index, { inlay, context }] of members.entries()) {
    inlay.apart = { start: inlay.start, end: inlay.end, context: inlay.context, paragraph: paragraph.start };
    inlay.context = context;
    inlay.end = ends[index] ?? inlay.end;
    if (index === members.length - 1) inlay.end = Math.max(inlay.end, paragraph.end);
  }
  first.inlay.start = paragraph.start;
}
