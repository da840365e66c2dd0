import type { Element } from 'hast';
import { lacksScheme, linkUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { MenuItem } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import { showsNothing } from '../../text/shows-nothing.js';
import { MISSING_SCHEME } from '../missing-scheme.js';
import type { Note } from '../resolution.js';
import { type ItemStyle, itemElement } from './item-element.js';
import type { ItemRange } from './marks.js';

interface Options {
  /** Levels to show, from 1. */
  depth: number;
  /** JSON Pointer to the items, for the notes. */
  source: string;
  /** The name of the group of their disclosures. */
  group: string;
  style: ItemStyle;
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
  /** The items whose address is not allowed: JSON Pointers and labels. */
  refused: string[];
  /** Those whose address lacks its scheme. */
  schemeless: string[];
  /** JSON Pointers to the items that have no label, so that a link of them would have no name. */
  unnamed: string[];
}

/**
 * The items of a menu as list items, with marks for the current page and its ancestors.
 */
export function menuItems(items: readonly MenuItem[], options: Options): MenuItems {
  const gathered: Gathered = { items: 0, pages: [], refused: [], schemeless: [], unnamed: [] };
  const { elements } = level(items, options, 1, gathered);
  const { pages, refused, schemeless, unnamed } = gathered;
  const notes = [
    ...noteOn(refused, 'unsafe-url', 'the address is not allowed, so no link'),
    ...noteOn(schemeless, 'missing-scheme', MISSING_SCHEME),
    ...noteOn(unnamed, 'empty-label', 'it has no label, so its link is left out'),
  ];
  return { elements, pages, notes, work: ITEM_STEPS * gathered.items };
}

/** One note on all items of a kind, by the first. */
function noteOn([first, ...more]: readonly string[], code: string, what: string): Note[] {
  if (first === undefined) return [];
  return [{ code, message: `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${what}` }];
}

/** The items of a level, and how many of them lead to a page. */
interface Level {
  elements: Element[];
  pages: number;
}

/**
 * Those of one level have their numbers first, then those below each: so the items right below one are a range, and so are all
 * below it.
 */
function level(items: readonly MenuItem[], options: Options, depth: number, gathered: Gathered): Level {
  gathered.items += items.length;
  const from = gathered.pages.length;
  const numbers = items.map((item) => {
    const page = showsNothing(item.label) ? undefined : options.pageOf(item);
    return page === undefined ? undefined : gathered.pages.push(page) - 1;
  });
  const pages = gathered.pages.length - from;
  const elements = items.flatMap((item, index) => {
    const source = options.source + pointer(index);
    const isNamed = !showsNothing(item.label);
    const href = isNamed ? linkUrl(item.url) : undefined;
    if (!isNamed) gathered.unnamed.push(source);
    else if (item.url !== undefined && href === undefined) gathered.refused.push(named(source, item));
    else if (href !== undefined && lacksScheme(href)) gathered.schemeless.push(named(source, item));
    const first = gathered.pages.length;
    const inside = { ...options, source: `${source}/children`, group: `${options.group}-${index + 1}` };
    const below = level(item.children ?? [], inside, depth + 1, gathered);
    const children = depth < options.depth ? below.elements : [];
    if (!isNamed && children.length === 0) return [];
    const number = numbers[index];
    const range = (count: number): ItemRange | undefined => (count > 0 ? [first, first + count - 1] : undefined);
    const itemPages = {
      own: number === undefined ? undefined : ([number, number] as const),
      below: range(below.pages),
      within: range(gathered.pages.length - first),
    };
    const settled = { item, isNamed, href, pages: itemPages, children, isNested: depth > 1, group: options.group };
    return [itemElement(settled, options.style)];
  });
  return { elements, pages };
}

/** What notes call an item: where it stands, and what people see of it. */
function named(source: string, { label }: MenuItem): string {
  return `${source} \`${shortText(label, NAMED)}\``;
}

/** Characters of a label in a note. */
const NAMED = 40;
