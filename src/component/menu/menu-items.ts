import type { Element } from 'hast';
import { element, tokens } from '../../html/element.js';
import { lacksScheme, linkUrl } from '../../html/url.js';
import { pointer } from '../../message/pointer.js';
import type { MenuItem } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import { showsNothing } from '../../text/shows-nothing.js';
import { MISSING_SCHEME } from '../missing-scheme.js';
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
  /** The items whose address is not allowed: JSON Pointers and labels. */
  refused: string[];
  /** Those whose address lacks its scheme. */
  schemeless: string[];
  /** JSON Pointers to the items that have no label, so that a link of them would have no name. */
  unnamed: string[];
}

/**
 * The items of a menu as list items, with marks for the current page and its ancestors in the CMS's customary class
 * names. Items that lead to a page are numbered in document order, so those below an item are a range.
 */
export function menuItems(items: readonly MenuItem[], options: Options): MenuItems {
  const gathered: Gathered = { items: 0, pages: [], refused: [], schemeless: [], unnamed: [] };
  const elements = level(items, options, 1, gathered);
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

function level(items: readonly MenuItem[], options: Options, depth: number, gathered: Gathered): Element[] {
  gathered.items += items.length;
  return items.flatMap((item, index) => {
    const source = options.source + pointer(index);
    const isNamed = !showsNothing(item.label);
    const href = isNamed ? linkUrl(item.url) : undefined;
    if (!isNamed) gathered.unnamed.push(source);
    else if (item.url !== undefined && href === undefined) gathered.refused.push(named(source, item));
    else if (href !== undefined && lacksScheme(href)) gathered.schemeless.push(named(source, item));
    const page = isNamed ? options.pageOf(item) : undefined;
    const number = gathered.pages.length;
    if (page !== undefined) gathered.pages.push(page);
    const below = gathered.pages.length;
    const children = level(item.children ?? [], { ...options, source: `${source}/children` }, depth + 1, gathered);
    const nested = depth < options.depth && children.length > 0;
    if (!isNamed && !nested) return [];

    const own: ItemRange | undefined = page === undefined ? undefined : [number, number];
    const marks: PageMark[] = [];
    if (own) marks.push({ items: own, property: 'className', value: 'current-menu-item' });
    if (gathered.pages.length > below) {
      const items: ItemRange = [below, gathered.pages.length - 1];
      marks.push({ items, property: 'className', value: 'current-menu-ancestor' });
    }
    const className = [
      'menu-item',
      ...(nested ? ['menu-item-has-children'] : []),
      ...(item.classes ?? []).flatMap(tokens),
    ];
    const content = [
      ...(isNamed ? [label(item, href, own)] : []),
      ...(nested ? [element('ul', { className: ['sub-menu'] }, children)] : []),
    ];
    return [marked(element('li', { className }, content), marks)];
  });
}

/** What notes call an item: where it stands, and what people see of it. */
function named(source: string, { label }: MenuItem): string {
  return `${source} \`${shortText(label, NAMED)}\``;
}

/** Characters of a label in a note. */
const NAMED = 40;

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
