import type { DocElement } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';
import type { Page } from '../rule.js';
import type { Mark } from './marks.js';

/** Whether a mark stands in a row of images, as those of partners do. */
export function isInRow({ document }: Page, { element, link }: Mark): boolean {
  const own = link ?? element;
  const row = own.parent?.tag === 'li' || own.parent?.tag === 'div' ? [own.parent, own] : [own];
  return row.some(
    (each) => each.parent && imagesIn(document, each.parent) - (isImageOnly(each) ? 1 : 0) >= OTHER_IMAGES,
  );
}

/** Images beside an image that make a row. */
const OTHER_IMAGES = 2;

/** How many of an element's children are images, or wrap nothing but one. */
const imagesIn = oncePerElement(
  (_document, { children }) => children.filter((child) => child.kind === 'element' && isImageOnly(child)).length,
);

/** Elements around an image, at most: what is wrapped deeper is no part of a row. */
const MOST_WRAPPERS = 16;

function isImageOnly(element: DocElement): boolean {
  let each = element;
  for (let level = 0; level < MOST_WRAPPERS; level += 1) {
    if (each.tag === 'img' || each.tag === 'svg' || each.tag === 'picture') return true;
    const only = onlyChild(each);
    if (!only) return false;
    each = only;
  }
  return false;
}

/** The element that is all of another but blanks. */
function onlyChild({ children }: DocElement): DocElement | undefined {
  let only: DocElement | undefined;
  for (const child of children) {
    if (child.kind === 'text' && child.value.trim() === '') continue;
    if (child.kind === 'text' || only) return undefined;
    only = child;
  }
  return only;
}
