import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { oncePerDocument, oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { hasBrandClass } from '../logo/brand-class.js';
import { COPYRIGHT } from '../words/copyright.js';
import { type AreaRole, aroundAll, OF_LANDMARK } from './areas-around.js';
import { footPartAround, isBesideLine } from './beside-copyright.js';
import { roleOfLabel } from './navigation-labels.js';

/** Where a group of links stands, and what says so. */
export interface RolePlace extends AreaRole {
  /** The element that says so. */
  area: DocElement;
}

/** The part of a page that an element belongs to, as far as that has menus of the site. */
export function rolePlaceOf(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const { elements } = document;
  const { areas, roles, contents, navigations, wholes } = aroundAll(document);
  const areaIndex = areas[element.index] ?? -1;
  const contentIndex = contents[element.index] ?? -1;
  const content = wholes[contentIndex] === 0 ? elements[contentIndex] : undefined;
  if (content && areaIndex < 0) return undefined; // most elements
  const area = elements[areaIndex];
  if (area) {
    const role = roles[area.index];
    // The header or footer of an article is a part of it; some have all of a page in `main`, or a `section` as a column.
    // What is only called a header may hold sections of the page.
    const isCut = content && (isWithin(area, content) || (role?.by === 'name' && isWithin(content, area)));
    if (isCut) return placeOfColumn(document, area, content);
    if (role) return { ...role, area };
  }
  if (content) return undefined;
  const navigation = elements[navigations[element.index] ?? -1];
  if (!navigation) return byPosition(document, element);
  const isLandmark =
    navigation.tag === 'nav' || attribute(navigation, 'role') === 'navigation' || navigation.tag.includes('-');
  if (isLandmark) {
    if (roleOfLabel(attribute(navigation, 'aria-label') ?? '') === 'footer')
      return { role: 'footer', area: navigation, by: 'landmark' };
    // Behind all headings the line of the copyright makes it the foot of a page that has no footer.
    if (navigation.index > bounds(document).foot && byPosition(document, navigation)?.role === 'footer')
      return { role: 'footer', area: navigation, by: 'position' };
    const foot = footAround(document, navigation);
    if (foot) return foot;
  }
  return { role: 'header', area: navigation, by: isLandmark ? 'landmark' : 'name' };
}

/** Navigation beside the line of the copyright, or in what is called a part of a footer, where no drawer or bar is around it. */
function footAround(document: IndexedDocument, navigation: DocElement): RolePlace | undefined {
  if ((aroundAll(document).navigations[navigation.parent?.index ?? -1] ?? -1) >= 0) return undefined;
  const part = footPartAround(navigation);
  if (part) return { role: 'footer', area: part, by: 'name' };
  return isBesideLine(document, navigation) ? { role: 'footer', area: navigation, by: 'position' } : undefined;
}

/** Elements that columns of a header or footer are made of. */
const COLUMNS: ReadonlySet<string> = new Set(['section', 'aside']);
/** Parts of a page within each other that are gone through. */
const MOST_AREAS = 8;

/** The part of a page that a section in a named part of it belongs to, as a column: what stands around both, or the named foot. */
function placeOfColumn(document: IndexedDocument, named: DocElement, content: DocElement): RolePlace | undefined {
  if (!COLUMNS.has(content.tag)) return undefined;
  const { areas, roles, contents } = aroundAll(document);
  let area: DocElement | undefined = named;
  let foot: DocElement | undefined;
  for (let level = 0; area && level < MOST_AREAS; level += 1) {
    const role = roles[area.index];
    const isAround = isWithin(content, area) && area !== content;
    if (isAround && role?.by === 'landmark') return (contents[area.index] ?? -1) < 0 ? { ...role, area } : undefined;
    if (isAround && role?.role === 'footer' && (contents[area.index] ?? -1) < 0 && isFoot(document, area)) foot = area;
    area = area.parent && document.elements[areas[area.parent.index] ?? -1];
  }
  return foot && { role: 'footer', area: foot, by: 'name' };
}

/** Words that only a foot has in its name: what is called `bottom` may be any part at the end of a page. */
const FOOT_WORD = /foot|colophon|fu(?:ss|ß)|rodape|sidfot|paticka|stopka|lablec|pied/i;

/** Whether an element that is called a foot holds no main part of a page: neither its heading nor its content. */
const isFoot = oncePerElement((document, element): boolean => {
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  if (!FOOT_WORD.test(names)) return false;
  return !MAIN_PARTS.some((tag) => withTag(document, tag).some((part) => isWithin(part, element)));
});

const MAIN_PARTS = ['h1', 'main', 'article'] as const;

/** Elements that the content of a page begins or ends with. */
const PARTS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'main', 'article']);

/** Where the content of a page begins and ends, if it has no header or no footer that is called so. */
const bounds = oncePerDocument((document): { from: number; head: number; foot: number } => {
  const { elements } = document;
  const { roles } = aroundAll(document);
  const header = elements.find(({ index }) => roles[index] === OF_LANDMARK.header);
  const hasFooter = roles.some((found) => found?.role === 'footer');
  const headings = elements.filter(
    (element) => element.isHtml && PARTS.has(element.tag) && !hasBrandClass(document, element),
  );
  const first = headings[0];
  const last = headings.at(-1);
  return {
    from: header?.last ?? -1,
    head: first?.index ?? -1,
    foot: !last || hasFooter ? Number.POSITIVE_INFINITY : last.tag === 'main' ? last.last : last.index,
  };
});

/** A page of old has tables and divisions without a name: its head stands before all headings, its foot has the copyright. */
function byPosition(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const { from, head, foot } = bounds(document);
  if (element.index > from && element.last < head) return { role: 'header', area: element, by: 'position' };
  if (element.index <= foot) return undefined;
  let level = 0;
  for (let each: DocElement | undefined = element; each && level < AROUND; each = each.parent) {
    if (each.tag === 'body' || each.index <= foot) return undefined;
    if (COPYRIGHT.test(labelTextOf(document, each))) return { role: 'footer', area: each, by: 'position' };
    level += 1;
  }
  return undefined;
}

/** Levels up from a group of links to the line that says whose page it is. */
const AROUND = 3;

/** Whether an element stands behind the footer of a page, where drawers and bars for phones are, and in no content. */
export function isBehindFooter(document: IndexedDocument, element: DocElement): boolean {
  const { contents } = aroundAll(document);
  return (contents[element.index] ?? -1) < 0 && element.index > lastFooter(document);
}

/** Whether an element stands behind the only `main` of a page, and in no content. */
export function isBehindMain(document: IndexedDocument, element: DocElement): boolean {
  const [main, another] = withTag(document, 'main');
  return main !== undefined && !another && element.index > main.last && !isInContent(document, element);
}

/** Whether an element is a part of the content of a page. */
export function isInContent(document: IndexedDocument, element: DocElement): boolean {
  const { contents, wholes } = aroundAll(document);
  const content = contents[element.index] ?? -1;
  return content >= 0 && wholes[content] === 0;
}

/** Whether an element stands behind all headings of a page that has no footer, and in no content. */
export function isBehindHeadings(document: IndexedDocument, element: DocElement): boolean {
  return element.index > bounds(document).foot && !isInContent(document, element);
}

/** Whether an element stands before all headings and `main` of a page, and behind its header. */
export function isBeforeHeadings(document: IndexedDocument, element: DocElement): boolean {
  const { from, head } = bounds(document);
  return element.index > from && element.last < head;
}

/** Whether an element stands behind all headings and `main` of a page that has no footer. */
export function isAtEnd(document: IndexedDocument, element: DocElement): boolean {
  return element.index > bounds(document).foot;
}

/** The number of the last element of a page's own footer; no element comes behind it where there is none. */
const lastFooter = oncePerDocument((document): number => {
  const { roles, contents } = aroundAll(document);
  const footer = document.elements.findLast(
    ({ index, parent }) =>
      roles[index]?.role === 'footer' && roles[index]?.by === 'landmark' && (contents[parent?.index ?? -1] ?? -1) < 0,
  );
  return footer?.last ?? Number.POSITIVE_INFINITY;
});
