import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { isPlaceholder, isRandom } from '../words/literal.js';
import { isMadeUp, isSurelyToken, isTokenName } from './names.js';

/** A nonce or token that stands in a page with a value that no server gave out. */
export interface MadeUpNonce {
  /** What holds it: a field, a script, an element with it in an attribute. */
  element: DocElement;
  /** What it is called. */
  name: string;
  value: string;
  place: 'field' | 'script' | 'query' | 'attribute';
}

/** What a page has to speak of, to have one outside of its fields. */
const SPOKEN_OF = /nonce|csrf|xsrf|_token|verificationtoken|authenticity|antiforgery/i;
/** A name with its value: in an object, a header, a call, an assignment. */
const PAIR = /([\w$-]{3,60})["'`]?\]?\s{0,4}(?::|,|=)\s{0,4}(["'`])([^"'`\n]{4,400})\2/g;
const IN_QUERY = /[?&;]([\w-]{3,60})=([^\s&"'`<>#;]{4,400})/g;
/** Attributes whose value is an address. */
const ADDRESSES: ReadonlySet<string> = new Set('href action formaction src'.split(' '));

/** The made-up nonces of a page, in the order of its elements. */
export const madeUpNonces = oncePerDocument((document: IndexedDocument): readonly MadeUpNonce[] => {
  const found: MadeUpNonce[] = [];
  const isSpokenOf = SPOKEN_OF.test(document.source);
  for (const element of document.elements) {
    const field = inField(element);
    if (field) found.push(field);
    if (isSpokenOf && !field) found.push(...inScript(document, element), ...inAttributes(element));
  }
  return found;
});

function inField(element: DocElement): MadeUpNonce | undefined {
  if (!element.isHtml || (element.tag !== 'meta' && element.tag !== 'input')) return undefined;
  if (element.tag === 'input' && attribute(element, 'type')?.trim().toLowerCase() !== 'hidden') return undefined;
  const isMeta = element.tag === 'meta';
  const name = attribute(element, 'name') ?? (isMeta ? undefined : attribute(element, 'id'));
  const value = attribute(element, isMeta ? 'content' : 'value');
  if (name === undefined || value === undefined || isPlaceholder(value)) return undefined;
  // WordPress plugins call a nonce so.
  const isSecurity = name === 'security' && isRandom(value, 8);
  return isSecurity || isTokenName(name) ? { element, name, value, place: 'field' } : undefined;
}

function inScript(document: IndexedDocument, element: DocElement): MadeUpNonce[] {
  if (element.tag !== 'script') return [];
  const [node] = element.children;
  if (node?.kind !== 'text' || !SPOKEN_OF.test(node.value)) return [];
  document.budget.spend(node.value.length * READ);
  const all = [...pairsIn(node.value, element, 'script'), ...queriesIn(node.value, element)];
  return all.slice(0, MOST_OF_ELEMENT);
}

/** Steps to look at a character of a script, and nonces of one element that are told. */
const READ = 4;
const MOST_OF_ELEMENT = 8;

function inAttributes(element: DocElement): MadeUpNonce[] {
  const found: MadeUpNonce[] = [];
  for (const { name, value } of element.attributes) {
    if (value.length < 4) continue;
    if (name.startsWith('data-') && isSurelyToken(name.slice('data-'.length))) {
      if (!isPlaceholder(value) && isMadeUp(value)) found.push({ element, name, value, place: 'attribute' });
    } else if (SPOKEN_OF.test(value)) {
      found.push(...queriesIn(value, element));
      if (!ADDRESSES.has(name)) found.push(...pairsIn(value, element, 'attribute'));
    }
  }
  return found.slice(0, MOST_OF_ELEMENT);
}

function pairsIn(text: string, element: DocElement, place: MadeUpNonce['place']): MadeUpNonce[] {
  return [...text.matchAll(PAIR)].flatMap(([, name = '', , value = '']): MadeUpNonce[] =>
    isSurelyToken(name) && !isPlaceholder(value) && isMadeUp(value) ? [{ element, name, value, place }] : [],
  );
}

function queriesIn(text: string, element: DocElement): MadeUpNonce[] {
  return [...text.matchAll(IN_QUERY)].flatMap(([, name = '', value = '']): MadeUpNonce[] =>
    isSurelyToken(name) && !isPlaceholder(value) && isMadeUp(value) ? [{ element, name, value, place: 'query' }] : [],
  );
}
