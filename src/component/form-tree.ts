import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, type ParserOptions, parseFragment } from 'parse5';

/** Levels of elements in a form. Browsers stop at 512, and what cleans and writes them is recursive. */
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

/** As the parser makes them. */
type Nodes = DefaultTreeAdapterTypes.ChildNode[];

/**
 * Parses the markup of a form alone, as the content of the `div` that it will stand in. Without scripting: what readers
 * without scripts get must be balanced as well.
 *
 * @returns its nodes, or in words why it is refused
 */
export function parseForm(markup: string): Nodes | string {
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
    if (!isShallow(fragment.childNodes)) return `HTML nested deeper than ${MAX_FORM_DEPTH} elements`;
    if (hasEmptiedForm(fragment)) return 'HTML of a form whose controls stand outside it, as in a table';
    return fragment.childNodes;
  } catch (error) {
    if (error === TOO_LONG) return `HTML of elements with more than ${MAX_ATTRIBUTE_BYTES} bytes of attributes`;
    if (error !== TOO_MANY) throw error;
    return `HTML of more than ${MAX_FORM_ELEMENTS} elements`;
  }
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

/** Whether the depth of nodes is within its limit. */
function isShallow(nodes: Nodes): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_FORM_DEPTH) return false;
    level = level.flatMap(childrenOf);
  }
  return true;
}

/** The children of a node; those of a template are its content. */
export function childrenOf(node: DefaultTreeAdapterTypes.Node): Nodes {
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
