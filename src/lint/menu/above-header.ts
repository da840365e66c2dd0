import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { aroundAll } from './areas-around.js';

/** Elements of a page before its header that are looked at, and levels of elements in such a bar. */
const MOST_BEFORE = 3;
/** Characters of the text of a bar, and links or contacts in one, at least. */
const [LONGEST, LEAST] = [160, 2];
/** What no bar has: it is a row of short links. */
const OF_CONTENT = /^(?:h[1-6]|p|form|input|select|textarea|table|iframe|video|dialog|main|section|article|figure)$/;
/** What a reader does not see. */
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'link', 'meta']);

/** The bars right before the header of a page, at its head: rows of two or more short links or contacts, however they are called. */
const barsAboveHeaders = oncePerDocument((document): ReadonlySet<DocElement> => {
  const header = document.elements.find(
    (each) => each.tag === 'header' && (aroundAll(document).contents[each.index] ?? -1) < 0,
  );
  if (!header) return new Set();
  const siblings = header.parent?.children ?? document.roots;
  const before = siblings
    .slice(0, siblings.indexOf(header))
    .filter((each): each is DocElement => each.kind === 'element' && !UNSEEN.has(each.tag));
  document.budget.spend(siblings.length);
  const isHead = before.length <= MOST_BEFORE && !header.parent?.parent?.parent?.parent;
  const last = before.at(-1);
  return new Set(isHead && last && isRow(document, last) ? [last] : []);
});

function isRow(document: IndexedDocument, bar: DocElement): boolean {
  if (bar.tag !== 'div' || attribute(bar, 'hidden') !== undefined || attribute(bar, 'role') === 'dialog') return false;
  if (labelTextOf(document, bar).trim().length > LONGEST) return false;
  const within = document.elements.slice(bar.index + 1, bar.last + 1);
  document.budget.spend(within.length);
  if (within.some(({ tag }) => OF_CONTENT.test(tag))) return false;
  return within.filter(({ tag }) => tag === 'a' || isComponentTag(tag)).length >= LEAST;
}

/** The bar right before the header of a page that an element stands in, or is. */
export function barAboveHeader(document: IndexedDocument, element: DocElement): DocElement | undefined {
  for (const bar of barsAboveHeaders(document)) if (element.index >= bar.index && element.index <= bar.last) return bar;
  return undefined;
}
