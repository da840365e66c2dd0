import { attribute, closest, type DocElement, isWithin } from '../../../lint/document/element.js';
import { isButton } from '../../../lint/form/controls.js';
import { candidatesOf } from '../../../lint/menu/candidates.js';
import { elementBefore, type RatedPage } from './html-page.js';
import { isArea } from './menu-areas.js';
import { entryOf, isMenuLink, MOST_LINKS } from './menu-links.js';

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);

/** The elements of an area that are a menu each, if they are menus at all. */
export function groupsIn(page: RatedPage, area: DocElement, taken: Uint8Array): DocElement[] {
  const inside = page.document.elements.slice(area.index, area.last + 1);
  const lists: DocElement[] = [];
  let until = -1;
  let inner = -1;
  for (const element of inside) {
    if (element !== area && isArea(element)) inner = Math.max(inner, element.last);
    if (element.index <= inner && element !== area) continue;
    if (!LISTS.has(element.tag) || element.index <= until || taken[element.index] === 1) continue;
    until = element.last;
    if (area.tag !== 'nav' || !hasOpenerBefore(element)) lists.push(...splitList(element));
  }
  const loose = inside.filter(
    (element) =>
      element.tag === 'a' &&
      taken[element.index] === 0 &&
      !lists.some((list) => isWithin(element, list)) &&
      !isInInner(element, area),
  );
  const links = loose
    .slice(0, MOST_LINKS)
    .filter((link) => isMenuLink(page, link) && (area.tag === 'nav' || !isButton(link)));
  const isWhole =
    area.tag === 'nav' && links.length > 1 && (lists.length === 0 || lists.every((list) => hasOpenerBefore(list)));
  if (isWhole) return [area];
  const entries = links.map((link) => entryOf(page, link));
  const groups = candidatesOf(entries, entries.length, page.document.budget).filter(({ element }) =>
    isWithin(element, area),
  );
  const leaves = groups.filter(
    ({ element }) => !groups.some((other) => other.element !== element && isWithin(other.element, element)),
  );
  return [
    ...lists,
    ...leaves.map(({ element }) => element).filter((element) => !lists.some((list) => isWithin(list, element))),
  ].sort((a, b) => a.index - b.index);
}

function isInInner(element: DocElement, area: DocElement): boolean {
  return closest(element.parent, (each) => each === area || isArea(each)) !== area;
}

/** Whether a list is the submenu of a link before it that is in no list. */
function hasOpenerBefore(list: DocElement): boolean {
  const before = elementBefore(list);
  return before?.tag === 'a' && attribute(before, 'aria-expanded') !== undefined;
}

/** The columns of a list whose items are headed lists, else the list. */
function splitList(list: DocElement): DocElement[] {
  const columns = list.children.flatMap((item) => {
    if (item.kind !== 'element') return [];
    const heading = item.children.some((child) => child.kind === 'element' && /^h[1-6]$/.test(child.tag));
    const inner = item.children.filter(
      (child): child is DocElement => child.kind === 'element' && LISTS.has(child.tag),
    );
    return heading ? inner : [];
  });
  return columns.length > 1 ? columns : [list];
}
