import { COMPONENTS } from '../../component/table.js';
import { COMPONENT_TAGS, isComponentTag } from '../../component/tags.js';
import type { Inlay } from '../inlay.js';
import { checkLimit } from '../limits.js';
import { contextOf, type Flags, NOTHING } from '../surroundings.js';
import { readAttributes } from './attributes.js';
import { codeOf, FOSTERING, NAMES } from './elements.js';
import { abandon, classesAt, currentCode, currentFlags, find, push, type Scan } from './scan.js';
import { isSelfClosing } from './tag.js';

const P = codeOf('p');
const TABLE = codeOf('table');

/** An end tag with nothing but text before it, by code. */
const OWN_END: ReadonlyMap<number, RegExp> = endTags((tag) => new RegExp(`[^<]*</${tag}[\\t\\n\\f\\r ]*>`, 'iy'));

/** The beginning of any end tag of a component, by code. */
const ANY_END: ReadonlyMap<number, RegExp> = endTags((tag) => new RegExp(`</${tag}`, 'gi'));

function endTags(pattern: (tag: string) => RegExp): ReadonlyMap<number, RegExp> {
  return new Map(COMPONENT_TAGS.map((tag) => [codeOf(tag), pattern(tag)]));
}

/** Takes a component down. It becomes an open element only if its end tag is not at hand, but may come. */
export function openComponent(scan: Scan, code: number, start: number): void {
  const tag = NAMES[code] ?? '';
  if (!isComponentTag(tag)) return;
  const isFostered = (classesAt(scan, scan.top) & FOSTERING) !== 0;
  const birth = { table: isFostered, form: scan.hasForm && scan.templates === 0 };
  const { source, at: openEnd } = scan;
  const nameEnd = start + 1 + tag.length;
  const inlay: Inlay = {
    tag,
    attributes: readAttributes(source, start, nameEnd, openEnd),
    start,
    end: openEnd,
    openEnd,
    form: isSelfClosing(source, nameEnd, openEnd) ? 'self-closing' : 'unclosed',
    context: contextOf(isFostered ? flagsAroundTable(scan) : currentFlags(scan), birth),
  };
  scan.inlays.push(inlay);
  checkLimit(scan.inlays.length, scan.limits.inlays, 'inlays in a canvas');
  if (COMPONENTS[tag].block && currentCode(scan) === P) joinParagraph(scan, inlay, birth);
  if (scan.closed.has(start)) return;
  const end = ownEnd(scan, code);
  if (end !== -1) {
    scan.at = end;
    closeInlay(inlay, end);
  } else if (!hasEndTag(scan, code)) scan.hasGhost = true;
  else {
    if (isFostered) scan.isSure = false;
    push(scan, code, start);
    scan.openInlays.push({ inlay, depth: scan.top });
  }
}

/** What surrounds a component directly in a table: it is put in front of the table. */
function flagsAroundTable(scan: Scan): Flags {
  return scan.flags[find(scan, TABLE, 0) - 1] ?? NOTHING;
}

/** The end of the component's end tag if nothing but text is between that and the cursor; else -1. */
export function ownEnd({ source, at }: Scan, code: number): number {
  const own = OWN_END.get(code);
  if (!own) return -1;
  own.lastIndex = at;
  return own.test(source) ? own.lastIndex : -1;
}

/** Whether there is an end tag of the component, or what looks like one, behind the cursor. */
function hasEndTag(scan: Scan, code: number): boolean {
  const { source, at } = scan;
  const known = scan.endTags.get(code);
  if (known !== undefined && known >= at) return known < source.length;
  const pattern = ANY_END.get(code);
  if (!pattern) return false;
  pattern.lastIndex = at;
  const found = pattern.test(source) ? pattern.lastIndex : Number.POSITIVE_INFINITY;
  scan.endTags.set(code, found);
  return found <= source.length;
}

function closeInlay(inlay: Inlay, end: number): void {
  inlay.end = end;
  inlay.form = 'element';
}

/** The end tag before the cursor is that of the inlay at a depth. */
export function closeComponent(scan: Scan, depth: number): void {
  while ((scan.openInlays.at(-1)?.depth ?? 0) > depth) abandon(scan);
  const own = scan.openInlays.pop();
  if (own) closeInlay(own.inlay, scan.at);
}

function joinParagraph(scan: Scan, inlay: Inlay, birth: { table: boolean; form: boolean }): void {
  const { top, openParagraphs } = scan;
  const outer = scan.flags[top - 1] ?? NOTHING;
  if (openParagraphs.at(-1)?.depth !== top) {
    const [start, openEnd] = [scan.starts[top] ?? 0, scan.ends[top] ?? 0];
    openParagraphs.push({ depth: top, paragraph: { start, openEnd, closeStart: 0, end: 0, outer, members: [] } });
  }
  openParagraphs.at(-1)?.paragraph.members.push({ inlay, context: contextOf(outer, birth) });
}

/**
 * The end tag before the cursor is that of the paragraph at a depth.
 *
 * @param start offset of the end tag
 */
export function closeOwnParagraph(scan: Scan, depth: number, start: number): void {
  if (scan.openParagraphs.at(-1)?.depth !== depth) return;
  const own = scan.openParagraphs.pop();
  if (own) scan.paragraphs.push({ ...own.paragraph, closeStart: start, end: scan.at });
}
