import type { Element, Properties, RootContent } from 'hast';
import { isAnyWithin, type MarkedElement, propertiesWithMarks } from '../component/menu/marks.js';

/**
 * A copy in depth of an expansion, with its marks written out.
 *
 * @param current numbers of the menu's items that lead to the page that is shown, ascending
 */
export function copyOf(node: Element | MarkedElement, current: readonly number[]): Element {
  const properties = copiedProperties(node, current);
  const children = node.children.map((child) => copyOfChild(child, current));
  const copy: Element = { type: 'element', tagName: node.tagName, properties, children };
  if (node.content) {
    copy.content = { type: 'root', children: node.content.children.map((child) => copyOfChild(child, current)) };
  }
  return copy;
}

/** Nodes of an element, itself among them. */
export function nodesOf(element: Element): number {
  return element.children.reduce((sum, child) => sum + (child.type === 'element' ? nodesOf(child) : 1), 1);
}

function copyOfChild<T extends RootContent>(child: T, current: readonly number[]): T | Element {
  return child.type === 'element' ? copyOf(child, current) : { ...child };
}

function copiedProperties(node: Element | MarkedElement, current: readonly number[]): Properties {
  const shown =
    current.length === 0
      ? node.properties
      : propertiesWithMarks(node, ({ items, value }) => (isAnyWithin(current, items) ? value : undefined));
  const properties = { ...shown };
  for (const name in properties) {
    const value = properties[name];
    if (Array.isArray(value)) properties[name] = value.slice();
  }
  return properties;
}
