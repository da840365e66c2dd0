import type { Element, ElementContent } from 'hast';
import { COMPONENTS } from '../component/table.js';
import { type ComponentTag, isComponentTag } from '../component/tags.js';
import { hasOwnEnd } from './explicit.js';

/** A block-level component in a paragraph, and what stays of the blank between it and the next one. */
export interface ParagraphInlay {
  node: Element;
  tag: ComponentTag;
  after: ElementContent[];
}

/** Whether one of an element's children is a component. */
export function holdsComponent({ children }: Element): boolean {
  for (const child of children) if (child.type === 'element' && isComponentTag(child.tagName)) return true;
  return false;
}

/** The components of a paragraph that holds nothing but block-level ones, blank and line breaks; else nothing. */
export function blockInlays(paragraph: Element): ParagraphInlay[] | undefined {
  const inlays: ParagraphInlay[] = [];
  const queue = paragraph.children.toReversed();
  for (let node = queue.pop(); node; node = queue.pop()) {
    const last = inlays.at(-1);
    if (node.type === 'text' && /^[\t\n\f\r ]*$/.test(node.value)) last?.after.push(node);
    else if (node.type !== 'element') return undefined;
    else if (node.tagName === 'br') last?.after.splice(0);
    else if (isComponentTag(node.tagName) && COMPONENTS[node.tagName].block) {
      inlays.push({ node, tag: node.tagName, after: [] });
      // One by one: the engine's stack holds no more than some 100,000 arguments.
      if (!hasOwnEnd(node)) for (const child of node.children.toReversed()) queue.push(child);
    } else return undefined;
  }
  inlays.at(-1)?.after.splice(0);
  return inlays.length > 0 ? inlays : undefined;
}
