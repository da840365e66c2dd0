import type { Element } from 'hast';
import { element } from 'inlay/internal/html/element.js';
import { linkUrl } from 'inlay/internal/html/url.js';
import type { MenuItem } from 'inlay/internal/site/schema.js';
import { badge } from './badge.js';
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

/** How many items of a menu, on all levels, have an address that is not allowed: they are shown without a link. */
export function refusedItems(items: readonly MenuItem[]): number {
  return items.reduce((sum, { url, children = [] }) => sum + (isRefused(url) ? 1 : 0) + refusedItems(children), 0);
}

function isRefused(url: string | undefined): boolean {
  return url !== undefined && linkUrl(url) === undefined;
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
        ...(isRefused(url) ? [' ', badge('warning', 'Address not allowed')] : []),
        ...(children.length > 0 && levels > 1 ? [levelOf(children, language, levels - 1, left)] : []),
      ]),
    );
  }
  const more = items.length - shown.length;
  return element('ul', {}, [...shown, ...(more > 0 ? [element('li', {}, [`and ${more} more`])] : [])]);
}
