import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { drawnUrl } from './css-url.js';

const BLOCK = /\{([^{}]*)\}/g;
/** UTF-16 code units of the selectors before a block, at most. */
const LONGEST_SELECTORS = 400;
/** The last class or id of a selector, as far as one decides. Tried at each sign of a few hundred letters. */
const NAME = /([.#])([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?)*\s*$/y;

/** Finds the image that a style element of the page gives an element by its class or id. */
export function styledImages(document: IndexedDocument): (element: DocElement) => string | undefined {
  const images = new Map<string, string>();
  for (const { raw, parent, value } of document.texts) {
    if (!raw || parent?.tag !== 'style' || !value.includes('url(')) continue;
    for (const { 1: body = '', index } of value.matchAll(BLOCK)) {
      const url = drawnUrl(body);
      const before = value.slice(Math.max(0, index - LONGEST_SELECTORS), index);
      const selectors = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf('}')) + 1);
      if (url === undefined) continue;
      for (const key of selectors.split(',').map(lastName)) if (key !== undefined) images.set(key, url);
    }
  }
  if (images.size === 0) return () => undefined;
  return (element) => {
    const id = attribute(element, 'id');
    const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
    const keys = [...(id === undefined ? [] : [`#${id}`]), ...classes.map((name) => `.${name}`)];
    return keys.map((key) => images.get(key)).find((url) => url !== undefined);
  };
}

/** The class or id that a selector ends in, with its sign. */
function lastName(selector: string): string | undefined {
  for (const { index } of selector.matchAll(/[.#]/g)) {
    NAME.lastIndex = index;
    const [, sign, name] = NAME.exec(selector) ?? [];
    if (sign !== undefined && name !== undefined) return sign + name;
  }
  return undefined;
}
