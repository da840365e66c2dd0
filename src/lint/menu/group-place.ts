import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import type { Candidate } from './candidates.js';
import { isLegalRow } from './nearest-locations.js';
import {
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
    inPanel(document, group) ??
    atFoot(document, group)
  );
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
  if (!panel || !isOfMenu(entries) || (panel.parent && isInContent(document, panel.parent))) return undefined;
  return { role: 'header', area: panel, by: 'position' };
}

/** A row behind all headings of a page with most of the pages that the law asks for is its foot. */
function atFoot(document: IndexedDocument, { element, entries }: Candidate): RolePlace | undefined {
  if (!isLegalRow(entries) || !isBehindHeadings(document, element)) return undefined;
  return { role: 'footer', area: element, by: 'position' };
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
