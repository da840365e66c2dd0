import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { oncePerElement } from '../document/once-per-document.js';
import type { Candidate } from './candidates.js';
import type { Entry } from './entries.js';

/** Levels of elements between a link and what groups it, at most: keeps the search linear. */
const FARTHEST = 24;

/** Steps to look at an element on the way up from a link. */
const CLIMBED = 10;

/** Links of a group, at most: with more it is an index. */
const MOST_LINKS = 200;

const ITEMS: ReadonlySet<string> = new Set(['li', 'dd', 'dt']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'dl']);

/**
 * The groups that links are written in, each link in one: the list with its submenus, else the smallest element that holds
 * a link and another. In the order of the source.
 */
export function linkGroupsOf(document: IndexedDocument, entries: readonly Entry[]): Candidate[] {
  const count = ({ index, last }: DocElement) => upTo(entries, last) - upTo(entries, index - 1);
  const groups = new Map<DocElement, Entry[]>();
  for (const entry of entries) {
    const element = groupOf(document, entry.element, count);
    if (!element) continue;
    const known = groups.get(element);
    if (known) known.push(entry);
    else groups.set(element, [entry]);
  }
  return [...groups]
    .filter(([, list]) => list.length > 1 && list.length <= MOST_LINKS)
    .map(([element, list]) => ({ element, entries: list }))
    .sort((a, b) => a.element.index - b.element.index);
}

function upTo(entries: readonly Entry[], index: number): number {
  return countUpTo(entries, ({ element }) => element.index, index);
}

function groupOf(
  document: IndexedDocument,
  link: DocElement,
  count: (element: DocElement) => number,
): DocElement | undefined {
  let each = link.parent;
  let level = 0;
  while (each && level < FARTHEST && (count(each) < 2 || ITEMS.has(each.tag))) {
    each = each.parent;
    level += 1;
  }
  // A submenu belongs to the list, or the row, with the item that opens it.
  let group = each;
  for (; each?.parent && level < FARTHEST; level += 1) {
    if (isEdge(each)) break;
    const { parent }: DocElement = each;
    const outer = isOpened(document, each, count) ? (ITEMS.has(parent.tag) ? parent.parent : parent) : undefined;
    const row = outer ?? rowOfDropdown(document, each, count);
    if (row) group = row;
    each = row ?? parent;
  }
  document.budget.spend((level + 1) * CLIMBED);
  return group;
}

function isEdge({ tag }: DocElement): boolean {
  return tag === 'nav' || tag === 'header' || tag === 'footer' || tag === 'main' || tag === 'body' || tag === 'section';
}

/** Links beside what opens and what is opened, for both to be parts of one menu: a button alone opens all of it. */
const LEAST_BESIDE = 2;

/** Whether an element is what a link or button before it opens. */
function isOpened(document: IndexedDocument, element: DocElement, count: (element: DocElement) => number): boolean {
  const { parent } = element;
  if (!parent || (!LISTS.has(element.tag) && element.tag !== 'div')) return false;
  const before = elementBefore(document, element);
  if (!before) return false;
  if (ITEMS.has(parent.tag)) return !/^h[1-6]$/.test(before.tag) && parent.parent?.tag !== 'dl';
  if (count(parent) - count(element) < LEAST_BESIDE) return false;
  return isTelling(before);
}

/** Whether a link or button says that it opens something. */
function isTelling(element: DocElement): boolean {
  if (element.tag !== 'a' && element.tag !== 'button') return false;
  return OPENS.some((name) => attribute(element, name) !== undefined);
}

const DROPDOWN =
  /(?:^|[\s_-])(?:drop-?down|sub-?menu|sub-?nav|mega-?menu|fly-?out|has-(?:children|submenu))(?:$|[\s_-])/i;

/** The row of links that a submenu belongs to which stands in a box of its own with the link or button that opens it. */
function rowOfDropdown(
  document: IndexedDocument,
  element: DocElement,
  count: (element: DocElement) => number,
): DocElement | undefined {
  const { parent, tag } = element;
  if (!parent?.parent || (tag !== 'div' && !LISTS.has(tag)) || isEdge(parent)) return undefined;
  const before = elementBefore(document, element);
  const isOpenedHere = isDropdown(element) || isDropdown(parent) || (before !== undefined && isTelling(before));
  if (parent.tag !== 'details' && !isOpenedHere) return undefined;
  if (count(parent) - count(element) > 1 || !parent.children.some((child) => child !== element && isOpener(child)))
    return undefined;
  return itemsAmong(document, parent.parent) < LEAST_BESIDE ? undefined : parent.parent;
}

/** How many of an element's children are links, or boxes with what opens a submenu: a row may have many. */
const itemsAmong = oncePerElement((_document, { children }) => children.filter(isItem).length);

function isItem(node: DocElement['children'][number]): boolean {
  if (node.kind !== 'element') return false;
  return (
    node.tag === 'a' ||
    (node.tag !== 'li' && node.children.some((child) => child.kind === 'element' && isTelling(child)))
  );
}

function isDropdown(element: DocElement): boolean {
  const names = attribute(element, 'class') ?? '';
  return DROPDOWN.test(names) || SHOWN_ON_HOVER.test(names);
}

/** As utility classes have it: hidden until the pointer is over what opens it. */
const SHOWN_ON_HOVER =
  /(?:^|\s)(?:group-(?:hover|focus|focus-within)|peer-(?:hover|focus|checked)|hover|focus-within):(?:block|flex|grid|visible|opacity-100)(?:\s|$)/;

function isOpener(node: DocElement['children'][number]): boolean {
  return node.kind === 'element' && /^(?:a|button|span|summary|label)$/.test(node.tag);
}

/** What tells that an element opens what follows it. */
const OPENS = ['aria-expanded', 'aria-haspopup', 'data-bs-toggle', 'data-toggle'] as const;
