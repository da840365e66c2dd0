import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Every element of a tree in the order of the source. Without recursion, as pages may be deep.
 *
 * @param hasTemplates whether what templates hold is part of it
 */
export function* elementsOf(root: Node, hasTemplates = true): Generator<Element> {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node;
    const children: readonly Node[] = 'childNodes' in node ? node.childNodes : [];
    const content = hasTemplates && 'content' in node ? [node.content] : [];
    for (const child of [...children, ...content].reverse()) open.push(child);
  }
}
