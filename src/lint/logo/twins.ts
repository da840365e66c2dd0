import { childWith } from '../document/child-with.js';
import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { sharedAncestor } from '../document/shared-ancestor.js';
import type { Brand } from './brand.js';
import { isExactName } from './say-name.js';
import { wordmarkText } from './wordmark.js';

/** Levels up to what holds two roots, at most. */
const MOST_LEVELS = 8;

/**
 * What a mark and the one behind it are in that holds nothing else, where nothing stands between the two: they are one logo, for
 * a light ground and a dark one, or for wide screens and narrow ones. Nothing where they stand apart.
 */
export function twinsOf(
  document: IndexedDocument,
  first: DocElement,
  second: DocElement,
): readonly [DocElement, DocElement] | undefined {
  const parent = sharedAncestor(first, second, MOST_LEVELS);
  if (!parent) return undefined;
  const [one, other] = [childWith(parent, first, MOST_LEVELS), childWith(parent, second, MOST_LEVELS)];
  if (!one || !other || !isAlone(document, one, first) || !isAlone(document, other, second)) return undefined;
  for (let index = one.endText; index < other.firstText; index += 1)
    if (says(document.texts[index]?.value ?? '')) return undefined;
  return document.elements.slice(one.last + 1, other.index).every(({ tag }) => tag === 'br') ? [one, other] : undefined;
}

function says(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Whether an element holds a mark, and beside it nothing but boxes around it. */
function isAlone(document: IndexedDocument, box: DocElement, mark: DocElement): boolean {
  for (let index = box.index; index < mark.index; index += 1) {
    const element = document.elements[index];
    if (!element || !isWithin(mark, element)) return false;
  }
  if (box.last !== mark.last) return false;
  for (let index = box.firstText; index < box.endText; index += 1) {
    const text = document.texts[index];
    if (text && !(text.parent && isWithin(text.parent, mark)) && says(text.value)) return false;
  }
  return true;
}

/** Elements behind a name that may go on with it. */
const MOST_PARTS = 4;

/** The elements behind one with the site's name that say it again, or the rest of it where that has its beginning alone. */
export function restOfName(document: IndexedDocument, element: DocElement, brand: Brand): readonly DocElement[] {
  const { parent } = element;
  let text = wordmarkText(document, element);
  if (!parent) return [];
  const isWhole = isExactName(text, brand);
  const rest: DocElement[] = [];
  for (const child of parent.children.slice(parent.children.indexOf(element) + 1)) {
    if (child.kind === 'text') {
      if (says(child.value)) break;
      continue;
    }
    if (child.firstText === child.endText || rest.length === MOST_PARTS) break;
    const more = wordmarkText(document, child);
    if (isWhole && !isExactName(more, brand)) break;
    rest.push(child);
    text += ` ${more}`;
    if (text.length > brand.longest * MOST_PARTS) break;
    if (!isWhole && isExactName(text, brand)) return rest;
  }
  return isWhole ? rest : [];
}
