import type { Element } from 'hast';

/**
 * Whether an element has an end tag of its own, so that its children are its fallback content, as far as positions tell:
 * then it ends behind its last child. In a tree without positions nobody knows, and the children count as what follows.
 */
export function hasOwnEnd(node: Element): boolean {
  const last = node.children.at(-1);
  const end = node.position?.end.offset;
  const lastEnd = last?.position?.end.offset;
  return last === undefined || (end !== undefined && lastEnd !== undefined && end > lastEnd);
}
