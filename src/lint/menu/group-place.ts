import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { barAboveHeader } from './above-header.js';
import { isBeforeCopyright, isBesideLine } from './beside-copyright.js';
import type { Candidate } from './candidates.js';
import { isLegalPage, isLegalRow } from './legal-pages.js';
import { roleOfLabel } from './navigation-labels.js';
import { wordsBetweenLinks } from './not-a-menu.js';
import {
  isAtEnd,
  isBeforeHeadings,
  isBehindFooter,
  isBehindHeadings,
  isBehindMain,
  isInContent,
  type RolePlace,
  rolePlaceOf,
} from './role-place.js';

/** The part of a page that a group of links belongs to, as far as that has menus of the site. */
export function groupPlaceOf(document: IndexedDocument, group: Candidate): RolePlace | undefined {
  return (
    rolePlaceOf(document, group.element) ??
    behindContent(document, group) ??
    aboveHeader(document, group) ??
    inPanel(document, group) ??
    atFoot(document, group) ??
    inLabelledSection(document, group) ??
    byCopyright(document, group)
  );
}

/** A row of links right before the header, at the head of a page, is a bar of it. */
function aboveHeader(document: IndexedDocument, group: Candidate): RolePlace | undefined {
  const bar = isLegalRow(group.entries) ? undefined : barAboveHeader(document, group.element);
  if (!bar || wordsBetweenLinks(document, group) > 0) return undefined;
  return { role: 'header', area: bar, by: 'position' };
}

const panelAround = nearestBy(
  (each) =>
    each.tag === 'dialog' ||
    attribute(each, 'role') === 'dialog' ||
    attribute(each, 'popover') !== undefined ||
    attribute(each, 'hidden') !== undefined,
);

/** A panel that opens over the page, with links to pages and little else, is a drawer. */
function inPanel(document: IndexedDocument, { element, entries }: Candidate): RolePlace | undefined {
  const panel = panelAround(document, element);
  if (
    !panel ||
    !(isOfMenu(entries) || isDisclosed(element, entries)) ||
    (panel.parent && isInContent(document, panel.parent))
  )
    return undefined;
  return { role: 'header', area: panel, by: 'position' };
}

/** Whether links are all that the summary before them opens, as a group of a drawer: two are enough there. */
export function isDisclosed(element: DocElement, entries: Candidate['entries']): boolean {
  const { parent } = element;
  if (parent?.tag !== 'details' || entries.length < 2 || isLegalRow(entries)) return false;
  return parent.children.every(
    (child) => child === element || (child.kind === 'text' ? child.value.trim() === '' : child.tag === 'summary'),
  );
}

/** A row behind all headings of a page, or in a section by itself, with most of the pages that the law asks for is a foot. */
function atFoot(document: IndexedDocument, { element, entries }: Candidate): RolePlace | undefined {
  if (!isLegalRow(entries)) return undefined;
  const isAlone = entries.length >= LEAST_LINKS && isSection(document);
  return isAlone || isBehindHeadings(document, element) ? { role: 'footer', area: element, by: 'position' } : undefined;
}

/** Whether a canvas is a section for some page: it has no part that a page has once. */
const isSection = oncePerDocument(({ elements }) => !elements.some(({ tag }) => OF_PAGE.has(tag)));
const OF_PAGE: ReadonlySet<string> = new Set('html body main h1 header footer'.split(' '));

const navigationAround = nearestBy(({ tag }) => tag === 'nav');
const contentAround = nearestTag('main', 'article', 'aside', 'figure', 'blockquote');

/** Navigation with the label of the site's own is that in a section, too, at the head or the foot of a page. */
function inLabelledSection(document: IndexedDocument, { element }: Candidate): RolePlace | undefined {
  const navigation = navigationAround(document, element);
  const label = navigation && attribute(navigation, 'aria-label');
  if (!navigation || label === undefined || contentAround(document, navigation)) return undefined;
  const role = roleOfLabel(label);
  if (role === undefined) return undefined;
  if (role === 'header' && isBeforeHeadings(document, navigation)) return { role, area: navigation, by: 'landmark' };
  if (isAtEnd(document, navigation)) return { role: 'footer', area: navigation, by: 'landmark' };
  return undefined;
}

/**
 * Links with a page that the law asks for, right before the line of the copyright, are the foot of what a canvas has; those beside
 * that line are in a section, too.
 */
function byCopyright(document: IndexedDocument, { element, entries }: Candidate): RolePlace | undefined {
  if (!entries.some(isLegalPage)) return undefined;
  const isFoot =
    isBeforeCopyright(document, element) || (!contentAround(document, element) && isBesideLine(document, element));
  return isFoot ? { role: 'footer', area: element, by: 'position' } : undefined;
}

/** Bars for phones and drawers stand behind the footer, or before it and behind the content. */
function behindContent(document: IndexedDocument, { element, entries }: Candidate): RolePlace | undefined {
  if (!isOfMenu(entries) || !(isBehindFooter(document, element) || isBehindMain(document, element))) return undefined;
  return { role: 'header', area: element, by: 'position' };
}

/** Links of a bar or a drawer, at least: a notice about cookies has two, or those that the law asks for. */
const LEAST_LINKS = 3;

function isOfMenu(entries: Candidate['entries']): boolean {
  return entries.length >= LEAST_LINKS && !isLegalRow(entries);
}
