import type { Element, ElementContent } from 'hast';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, type ParserOptions, parseFragment } from 'parse5';
import { html as htmlSchema, svg as svgSchema } from 'property-information';
import { propertiesOf } from '../html/properties.js';

/** Levels of elements in a form. Browsers stop at 512, and the sanitizer is recursive. */
const MAX_FORM_DEPTH = 256;

/** Elements that the parser makes of a form: some hundred times the largest form there should be. */
const MAX_FORM_ELEMENTS = 20_000;

/**
 * Bytes of the attributes of all those elements, and ten more for each. The parser repeats a formatting element with its
 * attributes for every paragraph, so that few bytes of markup could be written as gigabytes.
 */
const MAX_ATTRIBUTE_BYTES = 8_000_000;
const BYTES_OF_ANY = 10;

/** Thrown out of the parser to stop it; it has no other way. */
const TOO_MANY = Symbol('too many elements');
const TOO_LONG = Symbol('too long attributes');

type Nodes = DefaultTreeAdapterTypes.ChildNode[];

/**
 * Parses the markup of a form alone, as the content of the `div` that it will stand in. Without scripting: what readers
 * without scripts get must be balanced as well.
 *
 * @returns its nodes, or in words why it is refused
 */
export function parseForm(markup: string): ElementContent[] | string {
  let elements = 0;
  let bytes = 0;
  const options: ParserOptions<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> = {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onElementCreated({ attrs }): void {
        elements += 1;
        if (elements > MAX_FORM_ELEMENTS) throw TOO_MANY;
        for (const { name, value } of attrs) bytes += BYTES_OF_ANY + bytesOf(name) + bytesOf(value);
        if (bytes > MAX_ATTRIBUTE_BYTES) throw TOO_LONG;
      },
    },
  };
  try {
    const fragment = parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), markup, options);
    if (!prune(fragment.childNodes)) return `HTML nested deeper than ${MAX_FORM_DEPTH} elements`;
    if (hasEmptiedForm(fragment)) return 'HTML of a form whose controls stand outside it, as in a table';
    return fragment.childNodes.flatMap(toHast);
  } catch (error) {
    if (error === TOO_LONG) return `HTML of elements with more than ${MAX_ATTRIBUTE_BYTES} bytes of attributes`;
    if (error !== TOO_MANY) throw error;
    return `HTML of more than ${MAX_FORM_ELEMENTS} elements`;
  }
}

/** A node of hast; no comment, as none is kept, and a fragment has no doctype. */
function toHast(node: DefaultTreeAdapterTypes.ChildNode): ElementContent | [] {
  if (node.nodeName === '#text' && 'value' in node) return { type: 'text', value: node.value };
  if (!('tagName' in node)) return [];
  const { tagName, namespaceURI } = node;
  const properties = propertiesOf(node.attrs, namespaceURI === html.NS.SVG ? svgSchema : htmlSchema);
  const children = childrenOf(node).flatMap(toHast);
  const converted: Element = { type: 'element', tagName, properties, children };
  return 'content' in node ? { ...converted, children: [], content: { type: 'root', children } } : converted;
}

/** Bytes of a text in UTF-8, which PHP counts; each half of a pair has two. */
function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) bytes += code < 0x800 || (code & 0xf800) === 0xd800 ? 1 : 2;
  }
  return bytes;
}

/**
 * A name such as `datax-y`, which nobody needs. The way to hast looks for its dash by a regular expression that remembers
 * where it stopped, so that what comes of the name depends on what was read before.
 */
function isUnstable(name: string): boolean {
  return /^data[\w.:][-\w.:]*$/.test(name) && /-[a-z]/.test(name);
}

/**
 * Takes out elements with `.` or `#` in their name, which the way to hast would read as a selector; their content stays.
 *
 * @returns whether the depth is within its limit
 */
function prune(nodes: Nodes): boolean {
  let level: Nodes[] = [nodes];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_FORM_DEPTH) return false;
    for (const children of level) {
      for (let index = 0; index < children.length; ) {
        const child = children[index];
        if (child && /[.#]/.test(child.nodeName) && 'tagName' in child) children.splice(index, 1, ...childrenOf(child));
        else {
          if (child && 'attrs' in child) child.attrs = child.attrs.filter(({ name }) => !isUnstable(name));
          index += 1;
        }
      }
    }
    level = level.flatMap((children) => children.map(childrenOf).filter(({ length }) => length > 0));
  }
  return true;
}

function childrenOf(node: DefaultTreeAdapterTypes.Node): Nodes {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);

/**
 * Whether a form is empty while controls stand outside any: the parser connects them to it by the order in which it
 * reads, as for a form directly in a table, which nobody can write down.
 */
function hasEmptiedForm(fragment: DefaultTreeAdapterTypes.DocumentFragment): boolean {
  let emptied = false;
  let outside = false;
  const nodes: Nodes = [...fragment.childNodes];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const isForm = node.nodeName === 'form';
    const children = childrenOf(node);
    emptied ||= isForm && children.length === 0;
    outside ||= CONTROLS.has(node.nodeName);
    if (!isForm) nodes.push(...children);
  }
  return emptied && outside;
}
