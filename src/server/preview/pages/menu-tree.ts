import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import type { MenuItem } from 'inlay/internal/site/schema.js';
import { code, siteWords } from './text.js';

/** Items shown of a menu on all levels: the catalogue tells what is there, the page shows all of it. */
const ITEMS = 200;

/** Levels shown of a menu. */
const LEVELS = 6;

/** The items of a menu as a nested list, with where they lead. */
export function menuTree(items: readonly MenuItem[], language: string): Element {
  const left = { items: ITEMS };
  return levelOf(items, language, LEVELS, left);
}

function levelOf(items: readonly MenuItem[], language: string, levels: number, left: { items: number }): Element {
  const shown: Element[] = [];
  for (const { label, url, children = [] } of items) {
    if (left.items === 0) break;
    left.items -= 1;
    shown.push(
      element('li', {}, [
        siteWords(label, language),
        ...(url === undefined ? [] : [' ', code(url)]),
        ...(children.length > 0 && levels > 1 ? [levelOf(children, language, levels - 1, left)] : []),
      ]),
    );
  }
  const more = items.length - shown.length;
  return element('ul', {}, [...shown, ...(more > 0 ? [element('li', {}, [`and ${more} more`])] : [])]);
}
