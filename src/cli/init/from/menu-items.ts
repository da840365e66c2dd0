import { countBy } from '../../../lint/document/count.js';
import type { IndexedDocument } from '../../../lint/document/document.js';
import { attribute, type DocElement } from '../../../lint/document/element.js';
import { oncePerDocument } from '../../../lint/document/once-per-document.js';
import { MAX_MENU_DEPTH } from '../../../site/limits.js';
import type { MenuItem } from '../../../site/schema.js';
import { labelOf } from './html-page.js';

/** How the items of a menu are read. */
export interface ItemReading {
  document: IndexedDocument;
  /** Whether a link is an item, and not a brand, a contact or the like. */
  isItem(link: DocElement): boolean;
  addressOf(link: DocElement): string | undefined;
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
/** Elements that hold one item and what is below it. */
const HOLDERS: ReadonlySet<string> = new Set(['li', 'details']);
/** Elements that name what is below them, without a link. */
const HEADS: ReadonlySet<string> = new Set('button span summary h2 h3 h4 h5 h6 label p strong div a'.split(' '));

/** Elements in one another that are read: no menu is deeper. */
const MOST_LEVELS = 64;

/** How many links an element holds, those without an address too. */
export const anchorsWithin = oncePerDocument(({ elements }) => countBy(elements, ({ tag }) => tag === 'a'));

/** The items of a menu that an element holds, submenus as their children. */
export function readItems(element: DocElement, reading: ItemReading): MenuItem[] {
  return upTo(itemsIn(element, reading, false, 0), MAX_MENU_DEPTH);
}

/** The items, each once on its level, without those on deeper levels than a menu may have. */
function upTo(items: readonly MenuItem[], depth: number): MenuItem[] {
  const distinct = new Map(items.toReversed().map((item) => [JSON.stringify([item.label, item.url]), item]));
  return [...distinct.values()]
    .reverse()
    .map(({ children, ...item }) => (children && depth > 1 ? { ...item, children: upTo(children, depth - 1) } : item));
}

/** @param isHolder whether the element is one item: what follows its head is below that */
function itemsIn(element: DocElement, reading: ItemReading, isHolder: boolean, level: number): MenuItem[] {
  const items: MenuItem[] = [];
  if (level > MOST_LEVELS) return items;
  const { document } = reading;
  let opener: MenuItem | undefined;
  let heading = '';
  for (const child of element.children) {
    if (child.kind !== 'element' || child.tag === 'template') continue;
    if (child.tag === 'a') {
      const item = itemOf(child, reading);
      if (!item && isOpener(child)) return items; // a button of the page: what it opens is no part of a menu
      if (!item) continue;
      items.push(item);
      opener = isHolder && items.length === 1 ? item : isOpener(child) ? item : undefined;
      continue;
    }
    if (anchorsWithin(document)(child) === 0) {
      if (isHolder && heading === '' && HEADS.has(child.tag)) heading = labelOf(document, child);
      continue;
    }
    const inner = itemsIn(child, reading, HOLDERS.has(child.tag), level + 1);
    if (inner.length === 0) continue;
    const isBelow = LISTS.has(child.tag) || inner.length > 1 || child.tag === 'div' || child.tag === 'nav';
    if (opener && isBelow) opener.children = [...(opener.children ?? []), ...inner];
    else if (isHolder && items.length === 0 && heading !== '' && LISTS.has(child.tag)) {
      opener = { label: heading, children: inner };
      items.push(opener);
    } else {
      items.push(...inner);
      // A link may be wrapped, as in a span or a heading, with its submenu behind.
      opener = isHolder && inner.length === 1 ? inner[0] : undefined;
    }
  }
  return items;
}

/** Whether a link opens what follows it. */
function isOpener(link: DocElement): boolean {
  return ['aria-controls', 'aria-haspopup', 'aria-expanded', 'data-bs-toggle', 'data-toggle'].some(
    (name) => attribute(link, name) !== undefined,
  );
}

function itemOf(link: DocElement, { document, isItem, addressOf }: ItemReading): MenuItem | undefined {
  const label = labelOf(document, link);
  if (label === '' || !isItem(link)) return undefined;
  const url = addressOf(link);
  const rel = attribute(link, 'rel')?.trim();
  return {
    label,
    ...(url !== undefined && { url }),
    ...(attribute(link, 'target')?.trim() === '_blank' && { target: '_blank' as const }),
    ...(rel && { rel }),
  };
}
