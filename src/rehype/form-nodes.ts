import type { Element, ElementContent } from 'hast';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';
import { html as htmlSchema, svg as svgSchema } from 'property-information';
import type { Resolution } from '../component/resolution.js';
import { propertiesOf } from './properties.js';

/** Puts the nodes of a resolution's form into its element. Equal markup is parsed once. */
export function formFiller(): (resolution: Resolution) => Resolution {
  const known = new Map<string, ElementContent[]>();
  return ({ content, ...resolution }) => {
    if (!content || !resolution.element) return resolution;
    const children = known.get(content.html) ?? parsed(content.html);
    known.set(content.html, children);
    return { ...resolution, element: { ...resolution.element, children } };
  };
}

/** Markup of a form as hast. It is balanced, and nested no deeper than a form may be. */
function parsed(markup: string): ElementContent[] {
  const shell = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  return parseFragment(shell, markup, { scriptingEnabled: false }).childNodes.flatMap(toHast);
}

/** A node of hast; no comment, as a form has none, and a fragment has no doctype. */
function toHast(node: DefaultTreeAdapterTypes.ChildNode): ElementContent | [] {
  if (node.nodeName === '#text' && 'value' in node) return { type: 'text', value: node.value };
  if (!('tagName' in node)) return [];
  const { tagName, namespaceURI } = node;
  const properties = propertiesOf(node.attrs, namespaceURI === html.NS.SVG ? svgSchema : htmlSchema);
  const element: Element = { type: 'element', tagName, properties, children: node.childNodes.flatMap(toHast) };
  return 'content' in node
    ? { ...element, content: { type: 'root', children: node.content.childNodes.flatMap(toHast) } }
    : element;
}
