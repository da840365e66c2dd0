import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { isAnyWithin, type MarkedElement, propertiesWithMarks } from '../component/menu/marks.js';

const NONE: readonly string[] = [];

/**
 * An expansion to be copied in depth. What every copy would look up is here already: which properties are lists, and which
 * nodes have marks. Copies made from the nodes alone took twice as long, and were most of the plugin's time.
 */
export interface Master {
  tagName: string;
  properties: Properties;
  /** Names of the properties that are lists. */
  lists: readonly string[];
  /** The element itself, if it has marks. */
  marked: MarkedElement | undefined;
  children: readonly (Master | string)[];
  content: readonly (Master | string)[] | undefined;
  /** Nodes of the whole, this one among them. */
  count: number;
}

/** Makes an expansion ready to be copied. Its tree is read once and has to stay as it is. */
export function masterOf(node: Element | MarkedElement): Master {
  const children = node.children.flatMap(childMaster);
  const content = node.content?.children.flatMap(childMaster);
  const { tagName, properties } = node;
  const lists = Object.keys(properties).filter((name) => Array.isArray(properties[name]));
  return {
    tagName,
    properties,
    lists: lists.length > 0 ? lists : NONE,
    marked: 'pageMarks' in node ? node : undefined,
    children,
    content,
    count: children.reduce((sum, child) => sum + (typeof child === 'string' ? 1 : child.count), 1),
  };
}

/** No expansion holds anything but elements and texts. */
function childMaster(child: RootContent): (Master | string)[] {
  if (child.type === 'element') return [masterOf(child)];
  return child.type === 'text' ? [child.value] : [];
}

/**
 * A copy in depth, with its marks written out.
 *
 * @param current numbers of the menu's items that lead to the page that is shown, ascending
 */
export function copyOf(master: Master, current: readonly number[]): Element {
  const { tagName, lists, marked, content } = master;
  const own = marked && isShown(marked, current) ? propertiesFor(marked, current) : master.properties;
  const properties = { ...own };
  for (const name of lists) {
    const list = own[name];
    if (Array.isArray(list)) properties[name] = list.slice();
  }
  const copy: Element = { type: 'element', tagName, properties, children: copies(master.children, current) };
  if (content) copy.content = { type: 'root', children: copies(content, current) };
  return copy;
}

function isShown({ pageMarks }: MarkedElement, current: readonly number[]): boolean {
  return current.length > 0 && pageMarks.some(({ items }) => isAnyWithin(current, items));
}

function propertiesFor(element: MarkedElement, current: readonly number[]): Properties {
  return propertiesWithMarks(element, ({ items, value }) => (isAnyWithin(current, items) ? value : undefined));
}

function copies(masters: readonly (Master | string)[], current: readonly number[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const master of masters) {
    nodes.push(typeof master === 'string' ? { type: 'text', value: master } : copyOf(master, current));
  }
  return nodes;
}
