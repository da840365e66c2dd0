import type { Context } from '../component/context.js';
import type { Inlay } from './inlay.js';
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

/** What a CMS puts between the lines of its automatic paragraphs. */
const BLANK = /^(?:[\t\n\f\r ]|<br[\t\n\f\r ]*\/?>)*$/i;

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
  const gaps = members.map(({ inlay }, index) =>
    source.slice(inlay.end, members[index + 1]?.inlay.start ?? paragraph.closeStart),
  );
  if (![source.slice(paragraph.openEnd, first.inlay.start), ...gaps].every((gap) => BLANK.test(gap))) return;
  for (const [index, { inlay, context }] of members.entries()) {
    const gap = gaps[index] as string; // there is one behind each member
    inlay.apart = { start: inlay.start, end: inlay.end, context: inlay.context, paragraph: paragraph.start };
    inlay.context = context;
    inlay.end += gap.lastIndexOf('>') + 1; // the gap is blank but for breaks
    if (index === members.length - 1) inlay.end = Math.max(inlay.end, paragraph.end);
  }
  first.inlay.start = paragraph.start;
}
