import { COMPONENTS } from '../../../component/table.js';
import type { ComponentTag } from '../../../component/tags.js';
import { checkLimit } from '../../limits.js';
import type { Inlay } from '../inlay.js';
import { contextOf, type Flags } from '../surroundings.js';
import { readAttributes } from './attributes.js';
import { codeOf, FOSTERING, NAMES } from './elements.js';
import { abandon, classesAt, currentCode, currentFlags, find, flagsAt, push, startTagAt } from './open-elements.js';
import type { Scan } from './scan.js';
import { isSelfClosing } from './tag.js';

const P = codeOf('p');
const TABLE = codeOf('table');

/** What may stand behind the name of an end tag. */
const TAG_END = /[\t\n\f\r ]*>/y;

/** A name like that of a component. */
const NAME = /x-[a-z]+/iy;

/** The beginning of any end tag like that of a component. */
const ANY_END = /<\/(x-[a-z]+)/gi;

/** The name of a component. */
function tagOf(code: number): ComponentTag {
  return NAMES[code] as ComponentTag; // only the components have this rule
}

/** Takes a component down. It becomes an open element only if its end tag is not at hand, but may come. */
export function openComponent(scan: Scan, code: number, start: number): void {
  const tag = tagOf(code);
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
  checkLimit(scan.inlays.length, scan.limits.inlays, 'components in a canvas');
  if (COMPONENTS[tag].block && currentCode(scan) === P) joinParagraph(scan, inlay, birth);
  if (scan.closed.has(start)) return;
  const end = ownEnd(scan, code);
  if (end !== -1) {
    scan.at = end;
    closeInlay(inlay, end);
  } else if (!hasEndTag(scan, tag)) scan.hasGhost = true;
  else {
    if (isFostered) scan.isSure = false;
    push(scan, code, start);
    scan.openInlays.push({ inlay, depth: scan.top });
  }
}

/** What surrounds a component directly in a table: it is put in front of the table. */
function flagsAroundTable(scan: Scan): Flags {
  return flagsAt(scan, find(scan, TABLE, 0) - 1);
}

/** The end of the component's end tag if nothing but text is between that and the cursor; else -1. */
export function ownEnd({ source, at }: Scan, code: number): number {
  const tag = tagOf(code);
  const open = source.indexOf('<', at);
  if (open === -1 || source[open + 1] !== '/') return -1;
  const name = open + 2;
  if (!source.startsWith(tag, name) && nameAt(source, name) !== tag) return -1;
  TAG_END.lastIndex = name + tag.length;
  return TAG_END.test(source) ? TAG_END.lastIndex : -1;
}

/** The name there in lower case, if it is like that of a component. */
function nameAt(source: string, at: number): string | undefined {
  NAME.lastIndex = at;
  return NAME.exec(source)?.[0].toLowerCase();
}

/** Whether there is an end tag of the component, or what looks like one, behind the cursor. */
function hasEndTag(scan: Scan, tag: ComponentTag): boolean {
  const { source, at, endTags } = scan;
  const known = endTags.get(tag);
  if (known !== undefined && known >= at) return known !== Number.POSITIVE_INFINITY;
  ANY_END.lastIndex = at;
  let found = ANY_END.exec(source);
  while (found && !found[1]?.toLowerCase().startsWith(tag)) found = ANY_END.exec(source);
  endTags.set(tag, found ? ANY_END.lastIndex : Number.POSITIVE_INFINITY);
  return found !== null;
}

function closeInlay(inlay: Inlay, end: number): void {
  inlay.end = end;
  inlay.form = 'element';
}

/** The end tag before the cursor is that of the inlay at a depth. */
export function closeComponent(scan: Scan, depth: number): void {
  abandon(scan, depth + 1);
  for (const { inlay } of scan.openInlays.splice(-1)) closeInlay(inlay, scan.at);
}

function joinParagraph(scan: Scan, inlay: Inlay, birth: { table: boolean; form: boolean }): void {
  const depth = scan.top;
  const outer = flagsAt(scan, depth - 1);
  const member = { inlay, context: contextOf(outer, birth) };
  const open = scan.openParagraphs.at(-1);
  if (open?.depth === depth) open.paragraph.members.push(member);
  else {
    const [start, openEnd] = startTagAt(scan, depth);
    const paragraph = { start, openEnd, closeStart: 0, end: 0, outer, members: [member] };
    scan.openParagraphs.push({ paragraph, depth });
  }
}

/**
 * The end tag before the cursor is that of the paragraph at a depth.
 *
 * @param start offset of the end tag
 */
export function closeOwnParagraph(scan: Scan, depth: number, start: number): void {
  const open = scan.openParagraphs.at(-1);
  if (open?.depth !== depth) return;
  scan.openParagraphs.pop();
  scan.paragraphs.push({ ...open.paragraph, closeStart: start, end: scan.at });
}
