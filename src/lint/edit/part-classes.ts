import type { DocElement } from '../document/element.js';
import { pageStyles } from '../proof/page-styles.js';
import type { Page } from '../rule.js';
import { classAttribute, sharedClasses } from './class-names.js';
import { siteClasses } from './site-classes.js';
import { noteOnSubmenus, panelIn, submenuParts } from './submenu-parts.js';

/** The attribute that gives a part its classes. */
type PartAttribute = 'item-class' | 'link-class' | 'submenu-class';

const PART_OF = { 'item-class': 'item', 'link-class': 'link', 'submenu-class': 'submenu' } as const;

/** What carries the classes of a list's parts, and what is to be said of those that nothing carries. */
export interface PartClasses {
  /** Each attribute with a blank before it; nothing for a part that the site's markup writes so by itself. */
  attributes: string;
  /** A sentence on classes that are left out; empty for none. */
  note: string;
}

/**
 * Attributes that carry the classes of a list's parts over to the component: those that all its items have, all its links, and
 * all lists below items.
 *
 * @param links of the copy, in the order of the source
 * @param options `isCopy`: the component is to look the same, so that parts without classes get none of the site's; true if not given. `isFlat`: it shows one level. `isDressed`: its list has classes of its own, for which those of the site's parts are not made
 */
export function partClassesOf(
  page: Page,
  tag: 'x-menu' | 'x-social',
  links: readonly DocElement[],
  options: { isCopy?: boolean; isFlat?: boolean; isDressed?: boolean } = {},
): PartClasses {
  const all = links.filter((link) => link.tag === 'a').map((link) => ({ link, items: itemsAround(link) }));
  const { isCopy = true, isFlat = false, isDressed = false } = options;
  const top = Math.min(...all.map(({ items }) => items.length));
  const around = new Set(top > 0 ? all.map(({ items }) => items.at(-top)) : []);
  // One item around all links is none of theirs.
  const placed = all.map(
    ({ link, items }): Placed => ({ link, items, item: around.size > 1 ? items.at(-top) : undefined }),
  );
  const beside = placed.filter(({ items }) => items.length === top);
  if (beside.length < FEWEST) return { attributes: '', note: '' };
  const count = new Map<DocElement, number>();
  for (const { item } of placed) if (item) count.set(item, (count.get(item) ?? 0) + 1);
  const isAtTop = ({ link, item }: Placed) => !item || count.get(item) === 1 || link.parent === item;
  const atTop = beside.filter(isAtTop);
  // A panel of links is a submenu, be it no list.
  const first = atTop.length < FEWEST ? beside : atTop;
  const holders = [...count].flatMap(([item, links]) => (links > 1 ? [item] : []));
  const others = [...count].flatMap(([item, links]) => (links > 1 ? [] : [item]));
  // What stands below a submenu has classes of its own, or none: those of the attribute are the submenu's.
  const nested = placed.filter(({ items }) => items.length === top + 1);
  const lists = nested.flatMap(({ items: [item] }) => item?.parent ?? []);
  const panels = beside.flatMap((each) => (each.item && !isAtTop(each) ? (panelIn(each.item, each.link) ?? []) : []));
  const below = [...new Set(lists.length > 0 ? lists : panels)];
  const submenus =
    tag === 'x-menu' && below.length > 0 && !isFlat ? submenuParts(page, below, holders, others) : undefined;
  const carried = (name: PartAttribute, shared: readonly string[]) => {
    const site = siteClasses(page, tag, PART_OF[name]);
    if (shared.join(' ') === site.join(' ')) return '';
    if (shared.length === 0 && isDressed && site.some((each) => each !== 'menu-item')) return ` ${name}=""`;
    // A class that comes is only seen where a style sheet may ask for it.
    if (shared.length === 0 && (!isCopy || !pageStyles(page.document).isUnread)) return '';
    return classAttribute(name, shared);
  };
  const items = [...sharedClasses([...count.keys()]), ...(submenus?.items ?? [])];
  const attributes = [
    count.size > 0 ? carried('item-class', items) : '',
    carried('link-class', sharedOfLinks(first.map(({ link }) => link))),
    submenus && submenus.left.length === 0 ? carried('submenu-class', submenus.submenu) : '',
  ].join('');
  return { attributes, note: submenus ? noteOnSubmenus(submenus) : '' };
}

/** A link, the items around it from the inside, and the one of them that stands right in the list of all. */
interface Placed {
  link: DocElement;
  items: readonly DocElement[];
  item: DocElement | undefined;
}

/** A single link tells nothing of how others are to look. */
const FEWEST = 2;

function itemsAround(link: DocElement): DocElement[] {
  const items: DocElement[] = [];
  for (let at = link.parent; at; at = at.parent) if (at.tag === 'li') items.push(at);
  return items;
}

/** What keeps a link apart from the next one: the last of a row has none of that. */
const APART = /^(?:[a-z0-9]{1,4}:)?(?:m[rexsl])-/;

/** The classes that all links have, with what keeps all but the last of several apart. */
function sharedOfLinks(links: readonly DocElement[]): string[] {
  const shared = sharedClasses(links);
  if (links.length <= FEWEST) return shared;
  const known = new Set(shared);
  return sharedClasses(links.slice(0, -1)).filter((name) => known.has(name) || APART.test(name));
}
