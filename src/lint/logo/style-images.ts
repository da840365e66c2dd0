import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';

const RULE = /([^{}]{1,400})\{([^{}]*)\}/g;
const URL_VALUE = /(?:background(?:-image)?|content|mask(?:-image)?)\s*:[^;{}]*?url\(\s*(["']?)([^"')]+)\1\s*\)/i;
/** The last class or id of a selector, as far as one decides. */
const NAME = /([.#])([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?)*\s*$/;

/** Finds the image that a style element of the page gives an element by its class or id. */
export function styledImages(document: IndexedDocument): (element: DocElement) => string | undefined {
  const images = new Map<string, string>();
  for (const { raw, parent, value } of document.texts) {
    if (!raw || parent?.tag !== 'style' || !value.includes('url(')) continue;
    for (const [, selectors = '', body = ''] of value.matchAll(RULE)) {
      const url = URL_VALUE.exec(body)?.[2]?.trim();
      if (url === undefined) continue;
      for (const selector of selectors.split(',')) {
        const [, sign, name] = NAME.exec(selector) ?? [];
        if (sign !== undefined && name !== undefined) images.set(sign + name, url);
      }
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
