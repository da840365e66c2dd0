import type { Context } from '../../component/context.js';
import { COMPONENT_TAGS, isComponentTag } from '../../component/tags.js';
import { BUTTON_SCOPE, HEADINGS, INERT_ELEMENTS, PHRASING_ONLY, TRANSPARENT } from '../../html/elements.js';
import { HTML_IN_MATH, HTML_IN_SVG } from '../../html/foreign.js';

/** A context as bits, so that a walk over a page can hand it down without an object for every element. */
export type Flags = number;

export const NOTHING: Flags = 0;
export const ANCHOR = 1;
export const NAV = 2;
/** In a paragraph that a block would end: the standard's `p` element in button scope. */
export const PARAGRAPH = 4;
export const FORM = 8;
export const HEADING = 16;
export const BUTTON = 32;
const TEMPLATE = 128;
export const ADDRESS = 256;
export const PHRASING = 512;
const INERT = 1024;

/** What an element of HTML makes of what surrounds it. */
interface Change {
  /** What still holds within it. */
  kept: Flags;
  /** What it brings itself. */
  brings: Flags;
}

/** What the content of an element is surrounded by, given what surrounds the element. */
export function enter(flags: Flags, tagName: string, isHtml: boolean): Flags {
  if (!isHtml) return enterForeign(flags, tagName);
  const { kept, brings } = CHANGES.get(tagName) ?? OF_OTHERS;
  return (flags & kept) | brings;
}

/** An integration point begins again: a paragraph around it stays open whatever is in it. */
function enterForeign(flags: Flags, tagName: string): Flags {
  const outer = flags & ~(PARAGRAPH | PHRASING);
  if (HTML_IN_MATH.has(tagName)) return outer | PHRASING;
  return HTML_IN_SVG.has(tagName) || tagName === 'annotation-xml' ? outer : flags;
}

function changeOf(tagName: string): Change {
  if (INERT_ELEMENTS.has(tagName)) return { kept: ~NOTHING, brings: INERT };
  if (tagName === 'template') return { kept: INERT, brings: TEMPLATE };
  const isTransparent = TRANSPARENT.has(tagName) || isComponentTag(tagName);
  const ended = (BUTTON_SCOPE.has(tagName) ? PARAGRAPH : NOTHING) | (isTransparent ? NOTHING : PHRASING);
  const phrasing = PHRASING_ONLY.has(tagName) ? PHRASING : NOTHING;
  return { kept: ~ended, brings: (OWN[tagName] ?? NOTHING) | (HEADINGS.has(tagName) ? HEADING : NOTHING) | phrasing };
}

const OWN: Readonly<Record<string, Flags>> = {
  a: ANCHOR,
  nav: NAV,
  p: PARAGRAPH,
  form: FORM,
  button: BUTTON,
  address: ADDRESS,
};

/** A table, as each look into one of those lists takes as long, and a page has thousands of elements. */
const CHANGES: ReadonlyMap<string, Change> = new Map(
  [
    ...[INERT_ELEMENTS, TRANSPARENT, BUTTON_SCOPE, PHRASING_ONLY, HEADINGS].flatMap((names) => [...names]),
    ...COMPONENT_TAGS,
    ...Object.keys(OWN),
    'template',
  ].map((name) => [name, changeOf(name)]),
);

const OF_OTHERS = changeOf('');

/** Whether a component is left alone there. */
export function isInert(flags: Flags): boolean {
  return (flags & INERT) !== 0;
}

/** The context as the components read it. */
export function contextOf(flags: Flags, parser: { table: boolean; form: boolean }): Context {
  return {
    anchor: (flags & ANCHOR) !== 0,
    nav: (flags & NAV) !== 0,
    paragraph: (flags & PARAGRAPH) !== 0,
    form: (flags & FORM) !== 0 || parser.form,
    heading: (flags & HEADING) !== 0,
    button: (flags & BUTTON) !== 0,
    table: parser.table,
    template: (flags & TEMPLATE) !== 0,
    address: (flags & ADDRESS) !== 0,
    phrasing: (flags & PHRASING) !== 0,
  };
}
