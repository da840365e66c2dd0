import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A parsed page, as rehype would have it. */
export function parseTree(source: string): Root {
  return fromHtml(source, {
    fragment: !/^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body|frameset)[\s/>]/i.test(source),
  });
}

/** The tree as text, without positions and with adjacent texts joined, so that equal trees are equal strings. */
export function show(tree: Nodes): string {
  return JSON.stringify(plain(tree));
}

function plain(node: Nodes): unknown {
  if (node.type === 'text' || node.type === 'comment') return [node.type, node.value];
  if (node.type === 'doctype') return ['doctype'];
  const children: unknown[] = [];
  let text: [string, string] | undefined;
  for (const child of node.children) {
    if (child.type !== 'text') {
      text = undefined;
      children.push(plain(child));
    } else if (text) text[1] += child.value;
    else if (child.value !== '') {
      text = ['text', child.value];
      children.push(text);
    }
  }
  if (node.type === 'root') return children;
  const content = node.content ? plain(node.content) : undefined;
  return [node.tagName, Object.entries(node.properties).sort(), children, content];
}

/** Changes every element for which `change` gives others, which are not visited again. */
export function replaceElements(tree: Nodes, change: (node: Element) => Element[] | undefined): void {
  if (!('children' in tree)) return;
  tree.children = tree.children.flatMap((child) => {
    const changed = child.type === 'element' ? change(child) : undefined;
    if (!changed) replaceElements(child, change);
    return changed ?? [child];
  }) as Element[];
  if ('content' in tree && tree.content) replaceElements(tree.content, change);
}
