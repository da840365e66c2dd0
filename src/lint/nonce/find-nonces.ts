import { isPlaceholder, isRandom } from '../../text/literal.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocText, type Span } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import { isNamedNonce, isTokenName } from './names.js';

/** A nonce or token that stands in a page with a value that no server gave out. */
export interface MadeUpNonce {
  /** What holds it: a field, a script, an element with it in an attribute. */
  element: DocElement;
  /** What it is called. */
  name: string;
  value: string;
  place: 'field' | 'script' | 'query' | 'attribute';
  /** In the text of a script: the name with its value, in UTF-16 offsets into the source. */
  span?: Span;
}

/** What a page has to speak of, to have one outside of its fields. */
const SPOKEN_OF = /nonce|csrf|xsrf|_token|verificationtoken|authenticity|antiforgery|\bsecurity\b/i;
/** A name with its value: in an object, a header, a call, an assignment. */
const PAIR = /([\w$-]{3,60})["'`]?\]?\s{0,4}(?::|,|=)\s{0,4}(["'`])([^"'`\n]{4,400})\2/g;
/** What is called with a value alone: `createNonceMiddleware("…")`. */
const CALL = /([\w$]{3,60})\(\s{0,4}(["'`])([^"'`\n]{4,400})\2/g;
/** A field in a string or in what stands for a page without scripts: `name="_wpnonce" value="…"`. */
const IN_MARKUP = /\sname\s?=\s?\\?["']?([\w-]{3,60})\\?["']?[^<>\n]{0,80}?\svalue\s?=\s?\\?["']?([^"'\s<>\\]{4,400})/g;
const IN_QUERY = /[?&;"'`]([\w-]{3,60})=([^\s&"'`<>#;]{4,400})/g;
/** Attributes whose value is an address. */
const ADDRESSES: ReadonlySet<string> = new Set('href action formaction src'.split(' '));

/** The made-up nonces of a page, in the order of its elements. */
export const madeUpNonces = oncePerDocument((document: IndexedDocument): readonly MadeUpNonce[] => {
  const found: MadeUpNonce[] = [];
  const isSpokenOf = SPOKEN_OF.test(document.source);
  for (const element of document.elements) {
    const field = inField(element);
    if (field) found.push(field);
    if (!isSpokenOf || field) continue;
    const other = inOtherField(element);
    if (other) found.push(other);
    else {
      if (WITH_CODE.has(element.tag)) found.push(...inScript(document, element));
      if (element.attributes.some(mayHoldNonce)) found.push(...inAttributes(element));
    }
  }
  return found;
});

function inField(element: DocElement): MadeUpNonce | undefined {
  if (!element.isHtml || (element.tag !== 'meta' && element.tag !== 'input')) return undefined;
  if (element.tag === 'input' && attribute(element, 'type')?.trim().toLowerCase() !== 'hidden') return undefined;
  const isMeta = element.tag === 'meta';
  const name = attribute(element, 'name') ?? attribute(element, isMeta ? 'property' : 'id');
  const value = attribute(element, isMeta ? 'content' : 'value');
  if (name === undefined || value === undefined || isPlaceholder(value)) return undefined;
  // WordPress plugins call a nonce so.
  const isSecurity = name === 'security' && isRandom(value, 8);
  return isSecurity || isTokenName(name) ? { element, name, value, place: 'field' } : undefined;
}

/** A field of another kind: visitors see it or not, but none of them writes a nonce. */
function inOtherField(element: DocElement): MadeUpNonce | undefined {
  if (!element.isHtml || !FIELDS.has(element.tag)) return undefined;
  const name = attribute(element, 'name');
  const [text] = element.tag === 'textarea' ? element.children : [];
  const value = text?.kind === 'text' ? text.value.trim() : attribute(element, 'value');
  if (name === undefined || value === undefined || !isNamedNonce(name, value)) return undefined;
  return { element, name, value, place: 'field' };
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'button', 'textarea']);
/** Elements whose content is text for a parser, and a script or markup for a browser. */
const WITH_CODE: ReadonlySet<string> = new Set(['script', 'noscript']);

function inScript(document: IndexedDocument, element: DocElement): MadeUpNonce[] {
  const [node] = element.children;
  if (node?.kind !== 'text' || !SPOKEN_OF.test(node.value)) return [];
  document.budget.spend(node.value.length * READ);
  const all = [
    ...pairsIn(node.value, element, 'script'),
    ...queriesIn(node.value, element),
    ...fieldsIn(node.value, element),
  ];
  return all
    .slice(0, MOST_OF_ELEMENT)
    .map(({ match, ...nonce }) => ({ ...nonce, span: spanIn(document, node, match) }));
}

/** Where a nonce in the text of a script stands in the source: a member with the quotes of its name, a tag from end to end. */
function spanIn(
  document: IndexedDocument,
  text: DocText,
  { 0: whole, 1: name = '', index = 0 }: RegExpMatchArray,
): Span {
  const { value } = text;
  const isTag = /^\s/.test(whole);
  const tag = isTag ? value.lastIndexOf('<', index) : -1;
  const named = index + whole.indexOf(name);
  const isQuoted = /["'`]/.test(whole.charAt(name.length)) && value.charAt(named - 1) === whole.charAt(name.length);
  const from = tag !== -1 ? tag : isQuoted ? named - 1 : named;
  const close = tag !== -1 ? value.indexOf('>', index) : -1;
  const to = close !== -1 ? close + 1 : index + whole.length;
  return { start: sourceOffset(document, text, from), end: sourceEnd(document, text, to) };
}

/** Steps to look at a character of a script, and nonces of one element that are told. */
const READ = 4;
const MOST_OF_ELEMENT = 8;

/** Most attributes hold none, and are told quickly. */
function mayHoldNonce({ name, value }: DocElement['attributes'][number]): boolean {
  if (value.length < 4 || name === 'class') return false;
  return (name.startsWith('data-') && SPOKEN_OF.test(name)) || SPOKEN_OF.test(value);
}

function inAttributes(element: DocElement): MadeUpNonce[] {
  const found: MadeUpNonce[] = [];
  for (const { name, value } of element.attributes) {
    if (value.length < 4) continue;
    if (name.startsWith('data-') && isNamedNonce(name.slice('data-'.length), value)) {
      found.push({ element, name, value, place: 'attribute' });
    } else if (SPOKEN_OF.test(value)) {
      found.push(...queriesIn(value, element));
      if (!ADDRESSES.has(name)) found.push(...pairsIn(value, element, 'attribute'));
    }
  }
  return found.slice(0, MOST_OF_ELEMENT);
}

/** A nonce with what of a text it is. */
interface Matched extends MadeUpNonce {
  match: RegExpMatchArray;
}

function pairsIn(text: string, element: DocElement, place: MadeUpNonce['place']): Matched[] {
  return [...text.matchAll(PAIR), ...text.matchAll(CALL)].flatMap((match): Matched[] => {
    const [, name = '', , value = ''] = match;
    return isNamedNonce(name, value) ? [{ element, name, value, place, match }] : [];
  });
}

function queriesIn(text: string, element: DocElement): Matched[] {
  return [...text.matchAll(IN_QUERY)].flatMap((match): Matched[] => {
    const [, name = '', value = ''] = match;
    return isNamedNonce(name, value) ? [{ element, name, value, place: 'query', match }] : [];
  });
}

function fieldsIn(text: string, element: DocElement): Matched[] {
  return [...text.matchAll(IN_MARKUP)].flatMap((match): Matched[] => {
    const [, name = '', value = ''] = match;
    return isNamedNonce(name, value) ? [{ element, name, value, place: 'script', match }] : [];
  });
}
