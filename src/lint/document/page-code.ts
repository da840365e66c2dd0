import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** Types of scripts that are data, and never run. */
const DATA = /json|importmap|speculationrules/i;

/** Attributes with code: of HTML, and of the libraries that have their own. */
const WITH_CODE = /^(?:on[a-z]{2,30}$|@|x-on:|v-on:)/;
/** An address that is code. */
const CODE_ADDRESS = /^\s*javascript:/i;

/** Attributes with code that are kept, at most. */
const MOST_CODES = 200;

/** The code that runs in a page: of its scripts, and of attributes such as `onclick`. What is data, as JSON-LD, is none. */
export const pageCodeOf = oncePerDocument(({ texts, elements }: IndexedDocument): readonly string[] => {
  const scripts = texts.flatMap(({ raw, parent, value }) => (raw && isScript(parent) ? [value] : []));
  const handlers: string[] = [];
  for (const { attributes } of elements) {
    if (handlers.length >= MOST_CODES) break;
    for (const { name, value } of attributes)
      if (WITH_CODE.test(name) || (name === 'href' && CODE_ADDRESS.test(value))) handlers.push(value);
  }
  return [...scripts, ...handlers];
});

function isScript(element: DocElement | undefined): boolean {
  return element?.tag === 'script' && !DATA.test(attribute(element, 'type') ?? '');
}
