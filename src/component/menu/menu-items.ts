import type { Element } from 'hast';
import { element, tokens } from '../../html/element.js';
import { linkUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { MenuItem } from '../../site/schema.js';
import type { Note } from '../resolution.js';
import type { ItemRange, MarkedElement, PageMark } from './marks.js';

interface Options {
  /** Levels to show, from 1. */
  depth: number;
  /** JSON Pointer to the items, for the notes. */
  source: string;
  /** Key of the page that an item leads to, if it can ever be the current one. */
  pageOf(item: MenuItem): string | undefined;
}

/** What a menu's items come to. */
interface MenuItems {
  elements: Element[];
  /** The pages that items lead to, those of levels that are not shown too. A page's place is the number of its item. */
  pages: string[];
  notes: Note[];
  /** Steps that it took, see `Budget`: items of all levels are read, shown or not. */
  work: number;
}

/** Steps to read an item and write its marks, as measured without warming up. */
const ITEM_STEPS = 1200;

/** What a walk over all levels gathers. */
interface Gathered {
  items: number;
  pages: string[];
  /** JSON Pointers to the items whose address is not allowed. */
  refused: string[];
}

/**
 * The items of a menu as list items, with marks for the current page and its ancestors in the CMS's customary class
 * names. Items that lead to a page are numbered in document order, so those below an item are a range.
 */
export function menuItems(items: readonly MenuItem[], options: Options): MenuItems {
  const gathered: Gathered = { items: 0, pages: [], refused: [] };
  const elements = level(items, options, 1, gathered);
  const { pages, refused } = gathered;
  const work = ITEM_STEPS * gathered.items;
  const [first] = refused;
  if (first === undefined) return { elements, pages, notes: [], work };
  const more = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
  const message = `${first}${more}: the address is not allowed, so no link`;
  return { elements, pages, notes: [{ code: 'unsafe-url', message }], work };
}

function level(items: readonly MenuItem[], options: Options, depth: number, gathered: Gathered): Element[] {
  gathered.items += items.length;
  return items.map((item, index) => {
    const source = options.source + pointer(index);
    const href = linkUrl(item.url);
    const page = options.pageOf(item);
    const number = gathered.pages.length;
    if (page !== undefined) gathered.pages.push(page);
    const below = gathered.pages.length;
    const children = level(item.children ?? [], { ...options, source: `${source}/children` }, depth + 1, gathered);
    if (item.url !== undefined && href === undefined) gathered.refused.push(source);

    const own: ItemRange | undefined = page === undefined ? undefined : [number, number];
    const marks: PageMark[] = [];
    if (own) marks.push({ items: own, property: 'className', value: 'current-menu-item' });
    if (gathered.pages.length > below) {
      const items: ItemRange = [below, gathered.pages.length - 1];
      marks.push({ items, property: 'className', value: 'current-menu-ancestor' });
    }
    const nested = depth < options.depth && children.length > 0;
    const className = [
      'menu-item',
      ...(nested ? ['menu-item-has-children'] : []),
      ...(item.classes ?? []).flatMap(tokens),
    ];
    const submenu = nested ? [element('ul', { className: ['sub-menu'] }, children)] : [];
    return marked(element('li', { className }, [label(item, href, own), ...submenu]), marks);
  });
}

function label(item: MenuItem, href: string | undefined, own: ItemRange | undefined): Element {
  if (href === undefined) return element('span', {}, [item.label]);
  const rel = tokens(item.rel);
  if (item.target && !rel.some((type) => type.toLowerCase() === 'noopener')) rel.push('noopener');
  const link = element('a', { href, target: item.target, rel }, [item.label]);
  return marked(link, own ? [{ items: own, property: 'ariaCurrent', value: 'page' }] : []);
}

function marked(node: Element, pageMarks: PageMark[]): Element | MarkedElement {
  return pageMarks.length > 0 ? Object.assign(node, { pageMarks }) : node;
}
