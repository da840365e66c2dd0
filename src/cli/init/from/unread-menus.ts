import { attribute, type DocElement, isWithin } from '../../../lint/document/element.js';
import { linkTarget } from '../../../lint/document/link-key.js';
import { candidatesOf } from '../../../lint/menu/candidates.js';
import { isNoMenu } from '../../../lint/menu/not-a-menu.js';
import type { FoundMenu } from './find-menus.js';
import { labelOf, namesOf, type RatedPage, siteAddress } from './html-page.js';
import { isArea } from './menu-areas.js';
import { entryOf, isMenuLink, MOST_LINKS } from './menu-links.js';

/** Links of a group, at least: fewer are told of where a page says that they are a menu. */
const LEAST_LINKS = 3;

/** Groups of a page that are told, and labels of one. */
const [MOST_GROUPS, MOST_LABELS] = [3, 5];

const NAMED = /(?:^|[\s_-])(?:nav\w*|menu\w*|menue|menü)(?:$|[\s_-])/i;

/**
 * What may be the menu of a page that has none in a place for menus: links that lead home, too, or are called a menu, in a table
 * or in nothing but `div`s. What is content and what is a menu is not sure there, so it is told and not taken.
 *
 * @param menus what was found on the page
 */
export function unreadMenus(page: RatedPage, menus: readonly FoundMenu[]): string[] {
  if (menus.some(({ place }) => place === 'header' || place === 'bar')) return [];
  const { document } = page;
  const entries = linksOutside(page).map((link) => entryOf(page, link));
  const groups = candidatesOf(entries, entries.length, document.budget).filter(
    (group) =>
      group.entries.length >= LEAST_LINKS &&
      (isNamed(group.element) || group.entries.some(({ element }) => linkTarget(page, element).home)) &&
      !isNoMenu(document, group),
  );
  const outer = groups.filter(
    ({ element }) => !groups.some((other) => other.element !== element && isWithin(element, other.element)),
  );
  return outer.slice(0, MOST_GROUPS).map((group) => {
    const labels = group.entries.slice(0, MOST_LABELS).map(({ element }) => `\`${labelOf(document, element)}\``);
    const more = group.entries.length > MOST_LABELS ? ' and more' : '';
    return `a menu of ${labels.join(', ')}${more}, because it stands in no \`nav\`, header or footer`;
  });
}

/** Links to pages of the site that stand in no place for menus. */
function linksOutside(page: RatedPage): DocElement[] {
  const { document, at, manifest } = page;
  const links: DocElement[] = [];
  let until = -1;
  for (const element of document.elements) {
    if (isArea(element)) until = Math.max(until, element.last);
    if (element.index <= until || element.tag !== 'a' || !isMenuLink(page, element)) continue;
    const address = siteAddress(attribute(element, 'href'), at, manifest.site.url);
    if (address?.startsWith('/')) links.push(element);
    if (links.length === MOST_LINKS) break;
  }
  return links;
}

function isNamed(element: DocElement): boolean {
  return NAMED.test(namesOf(element)) || (element.parent !== undefined && NAMED.test(namesOf(element.parent)));
}
