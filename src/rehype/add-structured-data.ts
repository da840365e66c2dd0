import type { Element, Root } from 'hast';
import { JSON_LD } from '../structured-data/script.js';

/**
 * Puts structured data at the end of a page's `head`, or of the tree where it has none; not where just that stands already.
 *
 * @param text of the script, with nothing in it that could end it
 */
export function addStructuredData(tree: Root, text: string): void {
  const place = headOf(tree) ?? tree;
  const stands = place.children.some(
    (node) => node.type === 'element' && node.properties['type'] === JSON_LD && textOf(node) === text,
  );
  if (stands) return;
  const children: Element['children'] = [{ type: 'text', value: text }];
  place.children.push({ type: 'element', tagName: 'script', properties: { type: JSON_LD }, children });
}

function headOf({ children }: Root): Element | undefined {
  const html = children.find((node) => node.type === 'element' && node.tagName === 'html');
  const inside = html?.type === 'element' ? html.children : children;
  const head = inside.find((node) => node.type === 'element' && node.tagName === 'head');
  return head?.type === 'element' ? head : undefined;
}

function textOf({ children }: Element): string | undefined {
  const [text] = children;
  return text?.type === 'text' ? text.value : undefined;
}
