import { networkName } from '../../../component/social/networks.js';
import { attribute, closest, type DocElement, isWithin } from '../../../lint/document/element.js';
import { linkTarget } from '../../../lint/document/link-key.js';
import { candidatesOf } from '../../../lint/menu/candidates.js';
import { type Entry, isBrand } from '../../../lint/menu/entries.js';
import { isLanguage } from '../../../lint/menu/languages.js';
import { isNoMenu } from '../../../lint/menu/not-a-menu.js';
import { isButton } from '../../../lint/rules/no-static-form/controls.js';
import { NETWORKS } from '../../../lint/rules/no-static-social/networks.js';
import { networkOf } from '../../../lint/rules/no-static-social/profile.js';
import { fold } from '../../../lint/words/fold.js';
import type { MenuItem } from '../../../site/schema.js';
import { labelOf, namesOf, oneLine, type RatedPage, siteAddress } from './html-page.js';
import { anchorsWithin, readItems } from './menu-items.js';

/** Where on a page a menu stands. */
export type MenuPlace = 'header' | 'bar' | 'footer' | 'elsewhere';

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

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
const BAR =
  /(?:^|[\s_-])(?:top-?bar|top-?links|top-?header|header-?top|util(?:ity|ities|i)?|pre-?header|meta-?(?:nav|menu|links)|eyebrow|quick-?links)(?:$|[\s_-])/i;
const FOOTER = /(?:^|[\s_-])(?:site-?footer|page-?footer|footer|colophon)(?:$|[\s_-])/i;
const MAIN =
  /(?:^|[\s_-])(?:main|mainnav|main-?menu|main-?navigation|primary|navbar-nav|principal\w*|haupt\w*)(?:$|[\s_-])/i;
const SKIP = /(?:^|[\s_-])(?:skip|skip-?link|screen-reader-text|visually-hidden-focusable)(?:$|[\s_-])/i;

/** Headers, navigations and footers of a page that are looked at. */
const MOST_AREAS = 300;

/** The menus of a page, in the order of the source. */
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
    for (const group of groupsIn(page, area, taken)) {
      const menu = menuOf(page, group, area, place);
      if (menu) menus.push(menu);
    }
    if (!holdsAreas(page, area)) taken.fill(1, area.index, area.last + 1);
  }
  return menus;
}

/** Whether a page has its menus in an element. */
function isArea(element: DocElement): boolean {
  const { tag, isHtml } = element;
  if (!isHtml) return false;
  if (tag === 'nav' || tag === 'footer' || tag === 'header') return true;
  const role = attribute(element, 'role');
  if (role === 'navigation' || role === 'contentinfo' || role === 'banner') return true;
  return (
    (tag === 'div' || tag === 'section' || tag === 'aside') &&
    (BAR.test(namesOf(element)) || FOOTER.test(namesOf(element)))
  );
}

/** A header or bar may hold navigations of its own, which are looked at by themselves. */
function holdsAreas({ document }: RatedPage, area: DocElement): boolean {
  if (area.tag === 'nav') return false;
  return document.elements.slice(area.index + 1, area.last + 1).some(isArea);
}

const IN_CONTENT: ReadonlySet<string> = new Set(['article', 'aside', 'section', 'dialog', 'figure', 'blockquote']);

function placeOf({ document }: RatedPage, area: DocElement): MenuPlace {
  if (closest(area, isFooter)) return closest(area, ({ tag }) => tag === 'article') ? 'elsewhere' : 'footer';
  if (closest(area, (each) => BAR.test(namesOf(each)) && each.tag !== 'body' && each.tag !== 'html')) return 'bar';
  if (area.parent && closest(area.parent, ({ tag }) => IN_CONTENT.has(tag))) return 'elsewhere';
  if (!closest(area.parent, ({ tag }) => tag === 'main')) return 'header';
  // Some have all of a page in \`main\`: its navigation stands before any heading.
  const heading = document.elements.find(({ tag, index }) => /^h[1-6]$/.test(tag) && index > area.last);
  const before = document.elements.find(({ tag, index }) => /^h[1-6]$/.test(tag) && index < area.index);
  return heading && !before ? 'header' : 'elsewhere';
}

function isFooter(element: DocElement): boolean {
  if (element.tag === 'body' || element.tag === 'html') return false;
  return (
    element.tag === 'footer' ||
    attribute(element, 'role') === 'contentinfo' ||
    FOOTER.test(attribute(element, 'class') ?? '') ||
    /^(?:site-|page-)?footer$/i.test(attribute(element, 'id') ?? '')
  );
}

/** The elements of an area that are a menu each, if they are menus at all. */
function groupsIn(page: RatedPage, area: DocElement, taken: Uint8Array): DocElement[] {
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
  const siblings = list.parent?.children ?? [];
  const before = siblings[siblings.indexOf(list) - 1];
  const element = before?.kind === 'text' ? siblings[siblings.indexOf(list) - 2] : before;
  return element?.kind === 'element' && element.tag === 'a' && attribute(element, 'aria-expanded') !== undefined;
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

function menuOf(page: RatedPage, group: DocElement, area: DocElement, place: MenuPlace): FoundMenu | undefined {
  const { document, at, manifest } = page;
  const items = readItems(group, {
    document,
    isItem: (link) => isMenuLink(page, link),
    addressOf: (link) => siteAddress(attribute(link, 'href'), at, manifest.site.url),
  });
  if (items.length < 2 || anchorsWithin(document)(group) > MOST_LINKS) return undefined;
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

/** Whether a link may be an item of a menu. */
function isMenuLink(page: RatedPage, link: DocElement): boolean {
  const { document, manifest } = page;
  const label = labelOf(document, link);
  const href = attribute(link, 'href')?.trim() ?? '';
  if (
    !/[\p{L}\p{N}]/u.test(label) ||
    label.length > LONGEST_LABEL ||
    SKIP.test(namesOf(link)) ||
    /^(?:tel|mailto|sms|callto):/i.test(href)
  )
    return false;
  if (isProfile(link, href, fold(label)) || isLanguage(link, fold(label))) return false;
  if (BRAND.test(namesOf(link)) || BRAND.test(link.parent?.tag === 'li' ? namesOf(link.parent) : '')) return false;
  const target = linkTarget(page, link);
  return !(target.home && isBrand(document, link, fold(label), fold(manifest.site.name)));
}

const LONGEST_LABEL = 80;
/** Links of a menu that is written by hand, at most: with more it is an index. */
const MOST_LINKS = 500;
const BRAND = /(?:^|[\s_-])(?:logo|brand)(?:$|[\s_-])/i;
const ICON = /(?:^|[\s_-])(?:social|btn-social|social-icon|social-link)(?:$|[\s_-])/i;

/** What people call networks: nobody has a page of that name. */
const NETWORK_NAMES: ReadonlySet<string> = new Set([...NETWORKS.map(({ name }) => fold(networkName(name))), 'twitter']);

/** Whether a link leads to a profile, or will when it has an address. */
function isProfile(link: DocElement, href: string, label: string): boolean {
  return (
    networkOf(href) !== undefined ||
    NETWORK_NAMES.has(label) ||
    ICON.test(namesOf(link)) ||
    (link.parent ? ICON.test(namesOf(link.parent)) : false)
  );
}

function entryOf(page: RatedPage, link: DocElement): Entry {
  const label = labelOf(page.document, link);
  return { element: link, label, target: linkTarget(page, link), matches: [], language: false };
}

/** Levels up from a menu to what its heading stands before. */
const HEADING_LEVELS = 2;
const CALLED_HEADING = /(?:^|[\s_-])(?:title|heading|footer-?title|widget-?title|h[1-6])(?:$|[\s_-])/i;

function headingOf(page: RatedPage, group: DocElement, area: DocElement): string | undefined {
  const { document } = page;
  let level = 0;
  for (let each: DocElement | undefined = group; each && each !== area && level <= HEADING_LEVELS; each = each.parent) {
    level += 1;
    const siblings: readonly unknown[] = each.parent?.children ?? [];
    const own = siblings.indexOf(each);
    const before = (each.parent?.children ?? [])
      .slice(0, Math.max(0, own))
      .findLast((child) => child.kind === 'element');
    if (before?.kind === 'element' && isHeading(before)) return labelOf(document, before) || undefined;
    if (before) break;
  }
  const label = attribute(group, 'aria-label') ?? (area.tag === 'nav' ? attribute(area, 'aria-label') : undefined);
  const id = attribute(group, 'aria-labelledby') ?? attribute(area, 'aria-labelledby');
  const named =
    id === undefined ? undefined : document.elements.find((element) => attribute(element, 'id') === id.trim());
  return oneLine(label ?? (named ? labelOf(document, named) : '')) || undefined;
}

function isHeading(element: DocElement): boolean {
  return (
    /^h[1-6]$/.test(element.tag) ||
    (/^(?:p|div|span|strong|b|summary|button|dt)$/.test(element.tag) && CALLED_HEADING.test(namesOf(element)))
  );
}
