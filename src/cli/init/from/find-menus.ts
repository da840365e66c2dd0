import { attribute, type DocElement } from '../../../lint/document/element.js';
import { isNoMenu } from '../../../lint/menu/not-a-menu.js';
import type { MenuItem } from '../../../site/schema.js';
import { withoutDemo } from './demo-items.js';
import { namesOf, type RatedPage, siteAddress } from './html-page.js';
import { holdsAreas, isArea, type MenuPlace, placeOf } from './menu-areas.js';
import { groupsIn } from './menu-groups.js';
import { headingOf } from './menu-heading.js';
import { anchorsWithin, readItems } from './menu-items.js';
import { entryOf, isMenuLink, MOST_LINKS } from './menu-links.js';

/** A menu as a page has it. */
export interface FoundMenu {
  place: MenuPlace;
  /** Its heading or label, if it has one. */
  heading: string | undefined;
  items: MenuItem[];
  /** It calls itself the main one. */
  isMain: boolean;
  /** Items that lead nowhere yet. */
  placeholders: number;
}

const MAIN =
  /(?:^|[\s_-])(?:main|mainnav|main-?menu|main-?navigation|primary|navbar-nav|principal[a-z]*|haupt[a-z]*)(?:$|[\s_-])/i;

/** Headers, navigations and footers of a page that are looked at. */
const MOST_AREAS = 300;

/** The menus of a page, in the order of the source; those of one link too. */
export function findMenus(page: RatedPage): FoundMenu[] {
  const { document } = page;
  const menus: FoundMenu[] = [];
  const taken = new Uint8Array(document.elements.length);
  let areas = 0;
  for (const area of document.elements) {
    if (taken[area.index] === 1 || !isArea(area)) continue;
    areas += 1;
    if (areas > MOST_AREAS) break;
    const place = placeOf(page, area);
    const groups = groupsIn(page, area, taken);
    if (groups.length === 0 && area.tag === 'nav') groups.push(area); // of one link
    for (const group of groups) {
      const menu = menuOf(page, group, area, place);
      if (menu) menus.push(menu);
    }
    if (!holdsAreas(page, area)) taken.fill(1, area.index, area.last + 1);
  }
  return menus;
}

function menuOf(page: RatedPage, group: DocElement, area: DocElement, place: MenuPlace): FoundMenu | undefined {
  const { document, at, manifest } = page;
  const all = readItems(group, {
    document,
    isItem: (link) => isMenuLink(page, link),
    addressOf: (link) => siteAddress(attribute(link, 'href'), at, manifest.site.url),
  });
  const items = withoutDemo(all);
  if (items.length === 0 || anchorsWithin(document)(group) > MOST_LINKS) return undefined;
  const entries = document.elements
    .slice(group.index, group.last + 1)
    .filter((element) => element.tag === 'a' && isMenuLink(page, element))
    .map((link) => entryOf(page, link));
  if (isNoMenu(document, { element: group, entries })) return undefined;
  const heading = headingOf(page, group, area);
  const names = [group, area].map((element) => `${namesOf(element)} ${attribute(element, 'aria-label') ?? ''}`);
  return {
    place,
    heading,
    items,
    isMain: names.some((name) => MAIN.test(name)),
    placeholders: countPlaceholders(items),
  };
}

function countPlaceholders(items: readonly MenuItem[]): number {
  return items.reduce(
    (sum, { url, children = [] }) =>
      sum + (url === undefined && children.length === 0 ? 1 : 0) + countPlaceholders(children),
    0,
  );
}
