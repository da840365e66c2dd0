import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocText } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { drawnUrl } from './css-url.js';

const BLOCK = /\{([^{}]*)\}/g;
/** UTF-16 code units of the selectors before a block, at most. */
const LONGEST_SELECTORS = 400;
/** The last class or id of a selector, as far as one decides. Tried at each sign of a few hundred letters. */
const NAME = /([.#])([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?)*\s*$/y;

/** A rule in a style element of a page that draws an image. */
export interface DrawingRule {
  url: string;
  /** The classes and ids that its selectors end in, with their signs. */
  keys: readonly string[];
  text: DocText;
  /** What is between its braces, and where that begins in the text. */
  body: string;
  bodyAt: number;
}

/** The rules of a page's own style elements that draw an image, in the order of the source. */
export const drawingRulesOf = oncePerDocument((document): readonly DrawingRule[] => {
  const rules: DrawingRule[] = [];
  for (const text of document.texts) {
    const { raw, parent, value } = text;
    if (!raw || parent?.tag !== 'style' || !value.includes('url(')) continue;
    for (const { 1: body = '', index } of value.matchAll(BLOCK)) {
      const url = drawnUrl(body);
      const before = value.slice(Math.max(0, index - LONGEST_SELECTORS), index);
      const selectors = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf('}')) + 1);
      if (url === undefined) continue;
      const keys = selectors.split(',').flatMap((selector) => lastName(selector) ?? []);
      if (keys.length > 0) rules.push({ url, keys, text, body, bodyAt: index + 1 });
    }
  }
  return rules;
});

const imagesOf = oncePerDocument(
  (document): ReadonlyMap<string, string> =>
    new Map(drawingRulesOf(document).flatMap(({ keys, url }) => keys.map((key): [string, string] => [key, url]))),
);

/** Finds the image that a style element of the page gives an element by its class or id. */
export function styledImages(document: IndexedDocument): (element: DocElement) => string | undefined {
  const images = imagesOf(document);
  if (images.size === 0) return () => undefined;
  return (element) => {
    const id = attribute(element, 'id');
    const classes = attribute(element, 'class')?.split(/\s+/) ?? [];
    const keys = [...(id === undefined ? [] : [`#${id}`]), ...classes.map((name) => `.${name}`)];
    return keys.map((key) => images.get(key)).find((url) => url !== undefined);
  };
}

/** Whether a style element of the page draws an image by a class: on a component it would lie behind the component's own. */
export function isDrawingClass(document: IndexedDocument, name: string): boolean {
  return imagesOf(document).has(`.${name}`);
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
