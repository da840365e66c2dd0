import type { Context } from '../../component/context.js';
import { isComponentTag } from '../../component/tags.js';
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

/** What the content of an element is surrounded by, given what surrounds the element. */
export function enter(flags: Flags, tagName: string, isHtml: boolean): Flags {
  if (!isHtml) return enterForeign(flags, tagName);
  if (INERT_ELEMENTS.has(tagName)) return flags | INERT;
  if (tagName === 'template') return TEMPLATE | (flags & INERT);
  return scoped(flags, tagName) | own(tagName);
}

/** An integration point begins again: a paragraph around it stays open whatever is in it. */
function enterForeign(flags: Flags, tagName: string): Flags {
  const outer = flags & ~(PARAGRAPH | PHRASING);
  if (HTML_IN_MATH.has(tagName)) return outer | PHRASING;
  return HTML_IN_SVG.has(tagName) || tagName === 'annotation-xml' ? outer : flags;
}

/** What of the surroundings still holds within the element. */
function scoped(flags: Flags, tagName: string): Flags {
  const outer = BUTTON_SCOPE.has(tagName) ? flags & ~PARAGRAPH : flags;
  return TRANSPARENT.has(tagName) || isComponentTag(tagName) ? outer : outer & ~PHRASING;
}

/** What the element itself brings. */
function own(tagName: string): Flags {
  const phrasing = PHRASING_ONLY.has(tagName) ? PHRASING : 0;
  if (HEADINGS.has(tagName)) return HEADING | phrasing;
  switch (tagName) {
    case 'a':
      return ANCHOR;
    case 'nav':
      return NAV;
    case 'p':
      return PARAGRAPH | phrasing;
    case 'form':
      return FORM;
    case 'button':
      return BUTTON | phrasing;
    case 'address':
      return ADDRESS;
    default:
      return phrasing;
  }
}

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
