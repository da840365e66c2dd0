import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

/** An element of a page as a visitor gets it. */
export interface PageElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** What it shows as text, with the alternatives of its images. */
  text: string;
  /** Tags of the elements around it, the nearest first. */
  within: readonly string[];
}

/** The elements of a page in its order, but for those that nobody sees (templates, scripts' contents). */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const open: { node: DefaultTreeAdapterTypes.Node; within: readonly string[] }[] = [{ node: parse(html), within: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, within } = next;
    if (!('childNodes' in node)) continue;
    const isElement = defaultTreeAdapter.isElementNode(node);
    const inside = isElement ? [node.tagName, ...within] : within;
    for (const child of node.childNodes.toReversed()) open.push({ node: child, within: inside });
    if (!isElement) continue;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    found.push({ tag: node.tagName, attributes, text: NAMED.has(node.tagName) ? textOf(node) : '', within });
  }
  return found;
}

/** Elements whose text is looked at. */
const NAMED: ReadonlySet<string> = new Set(['a', 'button', 'title', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label']);

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  const parts: string[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) parts.push(node.value);
    if (!('childNodes' in node)) continue;
    if ('attrs' in node)
      for (const { name, value } of node.attrs)
        if (name === 'alt' || name === 'aria-label' || name === 'title') parts.push(value);
    open.push(...node.childNodes.toReversed());
  }
  return parts.join(' ').trim();
}
