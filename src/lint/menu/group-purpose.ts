import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin, lineage } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { firstWithin } from '../document/first-within.js';
import { countLinks } from '../document/links.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { hasBrandClass } from '../logo/brand-class.js';
import { OTHERS } from '../logo/words.js';
import { COPYRIGHT } from '../words/copyright.js';
import { fold } from '../words/fold.js';
import type { Candidate } from './candidates.js';
import type { MenuShape } from './fitting-locations.js';
import { withoutOwnTopics, withoutServiceNames } from './for-customers.js';
import { labelOfLinks } from './label-of-links.js';
import { otherPurpose } from './other-words.js';
import type { MenuRole } from './part-names.js';
import { isButtonLike } from './site-links.js';

/** How far up a name or heading still says what a group of links is. */
const LEVELS = 3;

/** Whether a name, a label or a heading says that a group of links is something else than a menu of the site. */
export function isOfOtherPurpose(document: IndexedDocument, element: DocElement): boolean {
  const own = countLinks(document, element);
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > LEVELS || (each !== element && countLinks(document, each) > own)) return false;
    if (each.tag === 'header' || each.tag === 'footer') return false;
    if (isNamedOtherwise(document, each)) return true;
    const heading = headingOf(document, each);
    if (heading && !isShareLink(document, heading) && saysOtherwise(document, heading)) return true;
  }
  return false;
}

/** Whether what stands before links is itself what shares the page, and no heading of theirs. */
function isShareLink(document: IndexedDocument, heading: DocElement): boolean {
  if (/^h[1-6]$/.test(heading.tag) || countLinks(document, heading) === 0) return false;
  return otherPurpose(labelTextOf(document, heading)) === 'share';
}

const isNamedOtherwise = oncePerElement(
  (_document, element) =>
    ['class', 'id', 'role'].some((name) => isOther(attribute(element, name) ?? '', withoutServiceNames)) ||
    isOther(attribute(element, 'aria-label') ?? '', withoutOwnTopics) ||
    element.attributes.some(({ name }) => /-tabs?$/.test(name)),
);
/** Partners and customers may be told of in a sentence over their links; any other purpose is said by a label. */
const saysOtherwise = oncePerElement((document, heading) => {
  const text = labelTextOf(document, heading);
  return isOther(labelOfLinks(document, heading), withoutOwnTopics) || isOfPartners(text);
});

function isOfPartners(text: string): boolean {
  return otherPurpose(text) === 'partner' || (isOfOthers(text) && isOfOthers(withoutOwnTopics(text)));
}

function isOther(name: string, withoutOwn: (name: string) => string): boolean {
  return name !== '' && (otherPurpose(name) !== undefined || (isOfOthers(name) && isOfOthers(withoutOwn(name))));
}

function isOfOthers(name: string): boolean {
  return OTHERS.test(` ${name.replaceAll('_', ' ')} `);
}

/** What stands over a group: the heading in it, else what is before it without a link. */
export function headingOf(document: IndexedDocument, element: DocElement): DocElement | undefined {
  const inside = element.children.find((child) => child.kind === 'element');
  // A line of links is what it is about, no heading.
  const isLinks = inside?.kind === 'element' && !/^h[1-6]$/.test(inside.tag) && countLinks(document, inside) > 1;
  if (inside?.kind === 'element' && isHeading(inside) && !isLinks) return inside;
  const before = elementBefore(document, element);
  return before && isHeading(before) ? before : undefined;
}

function isHeading({ tag, isHtml }: DocElement): boolean {
  return isHtml && /^(?:h[1-6]|p|strong|b|dt|summary|legend|span|div)$/.test(tag);
}

const ACTIONS =
  /(?:^|[\s_-])(?:cta|ctas|actions?|acciones|aktionen|acties|azioni|acoes|handlingar|akcje|akce|buttons|btn-group)(?:$|[\s_-])/i;

/** Links of a row of calls to action, at most. */
const MOST_ACTIONS = 3;

/** Whether a group is a row of two or three calls to action: most are dressed as buttons. */
export function isActions({ element, entries }: Candidate): boolean {
  if (entries.length > MOST_ACTIONS) return false;
  if (ACTIONS.test(attribute(element, 'class') ?? '')) return true;
  const dressed = entries.filter((entry) => isButtonLike(entry.element)).length;
  return dressed * 2 >= entries.length;
}

/** Whether links are named one after another as in a text: with commas between them. */
export function isEnumeration({ element }: Candidate): boolean {
  return element.children.some((child) => child.kind === 'text' && /^\s*[,،、，]/.test(child.value));
}

const headingIn = firstWithin((element) => element.isHtml && /^h[12]$/.test(element.tag) && !isOfPanel(element));

/** Levels up from a heading to the panel of a menu that it is of. */
const PANEL_LEVELS = 8;

/** Whether a heading is of what opens in navigation, or over the page: of a column of a wide menu, not of the page. */
function isOfPanel(heading: DocElement): boolean {
  let level = 0;
  for (let each = heading.parent; each && level < PANEL_LEVELS; each = each.parent) {
    level += 1;
    if (each.tag === 'header' || each.tag === 'body') return false;
    if (each.tag === 'nav' || each.tag === 'menu' || each.tag === 'dialog' || attribute(each, 'popover') !== undefined)
      return true;
    if (attribute(each, 'role') === 'navigation' || PANEL_NAME.test(attribute(each, 'class') ?? '')) return true;
  }
  return false;
}

const PANEL_NAME = /(?:^|[\s_-])(?:mega-?(?:menu|panel|nav)?|sub-?menu|drop-?down|fly-?out)(?:$|[\s_-])/i;

/** Whether links follow the heading of a page or section in its header: they are what that calls for. */
export function isBelowHeading(document: IndexedDocument, { element, entries }: Candidate, area: DocElement): boolean {
  const heading = headingIn(document, area);
  return (
    heading !== undefined &&
    heading.index < (entries[0]?.element.index ?? 0) &&
    !isWithin(element, heading) &&
    !hasBrandClass(document, heading) &&
    countLinks(document, heading) === 0 &&
    element.tag !== 'nav' &&
    element.parent?.tag !== 'nav'
  );
}

/** Characters of a heading of links: what is longer is a line about something else. */
const LONGEST_HEADING = 40;

/** What is written over the links of a footer, folded; empty where nothing is. */
export function headingTextOf(document: IndexedDocument, element: DocElement, role: MenuRole): string {
  const heading = role === 'footer' ? headingOf(document, element) : undefined;
  const text = heading ? labelTextOf(document, heading).trim() : '';
  return text.length > LONGEST_HEADING || COPYRIGHT.test(text) ? '' : fold(text);
}

/** Whether a group is a column of the footer: it has a heading, or its links stand below each other in a list. */
export function shapeOf(document: IndexedDocument, element: DocElement, role: MenuRole): MenuShape {
  if (role === 'header') return 'row';
  const heading = headingOf(document, element);
  return heading && /^h[1-6]$/.test(heading.tag) ? 'column' : 'row';
}
