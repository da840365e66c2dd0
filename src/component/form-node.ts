import { BOOLEAN_ATTRIBUTES } from '../html/attributes.js';
import { RAW_TEXT_ELEMENTS, VOID_ELEMENTS } from '../html/elements.js';
import { escapeAttribute, escapeText } from '../html/escape.js';
import { type Foreign, vocabularyInside, vocabularyOf } from '../html/foreign.js';

/** What a form is made of once it is clean: texts, and elements. */
export type FormNode = string | FormElement;

/** An element of a form. Its attributes are what the parser read: names and texts. */
export interface FormElement {
  tagName: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly FormNode[];
  /** The content of a template, instead of children. */
  content?: readonly FormNode[];
}

/** Writes nodes as HTML: double quotes, every end tag, `<` and `>` escaped everywhere. They are never nested deep. */
export function writeNodes(nodes: readonly FormNode[]): string {
  return writeAmong(nodes, undefined, false);
}

function writeAmong(nodes: readonly FormNode[], around: Foreign, raw: boolean): string {
  let out = '';
  for (const node of nodes) {
    if (typeof node === 'string') out += raw ? node : escapeText(node);
    else out += writeElement(node, around);
  }
  return out;
}

function writeElement({ tagName, attributes, children, content }: FormElement, around: Foreign): string {
  const own = vocabularyOf(tagName, around);
  const tag = `<${tagName}${writeAttributes(attributes)}>`;
  if (own === undefined && VOID_ELEMENTS.has(tagName)) return tag;
  const raw = own === undefined && RAW_TEXT_ELEMENTS.has(tagName);
  const inside = writeAmong(content ?? children, vocabularyInside(tagName, own, attributes.get('encoding')), raw);
  return `${tag}${leadingNewline(tagName, children)}${inside}</${tagName}>`;
}

function writeAttributes(attributes: ReadonlyMap<string, string>): string {
  let out = '';
  for (const [name, value] of attributes) {
    const isBare = value === '' && BOOLEAN_ATTRIBUTES.has(name);
    out += isBare ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  }
  return out;
}

/** A parser drops the first newline in these, so one that is content needs another before it. */
function leadingNewline(tagName: string, [first]: readonly FormNode[]): string {
  if (tagName !== 'pre' && tagName !== 'textarea' && tagName !== 'listing') return '';
  return typeof first === 'string' && first.startsWith('\n') ? '\n' : '';
}

/** What only a link can have. */
const LINK_ATTRIBUTES: ReadonlySet<string> = new Set(
  'href target rel download ping hreflang type referrerpolicy'.split(' '),
);

/** A node with its links made spans. */
export function withoutLinks(node: FormNode): FormNode {
  if (typeof node === 'string') return node;
  const children = node.children.map(withoutLinks);
  if (node.tagName !== 'a') return { ...node, children };
  const attributes = new Map([...node.attributes].filter(([name]) => !LINK_ATTRIBUTES.has(name)));
  return { ...node, tagName: 'span', attributes, children };
}
