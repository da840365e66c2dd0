import type { DefaultTreeAdapterTypes } from 'parse5';
import { asciiLower } from '../html/ascii-lower.js';
import { STRIPPED } from './form-schema.js';
import { childrenOf } from './form-tree.js';

/**
 * Elements that hold what no form can be sent without: the form itself, a button that sends it, a control that must be
 * filled. No trap for robots has these: what hides them was a script's to undo, and that is gone.
 */
export function needed(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): ReadonlySet<object> {
  const found = new Set<object>();
  for (const node of nodes) collectNeeded(node, found);
  return found;
}

function collectNeeded(node: DefaultTreeAdapterTypes.ChildNode, found: Set<object>): boolean {
  if (!('tagName' in node)) return false;
  let isNeeded = isNeededItself(node);
  for (const child of childrenOf(node)) isNeeded = collectNeeded(child, found) || isNeeded;
  if (!isNeeded || STRIPPED.has(node.tagName)) return false;
  found.add(node);
  return true;
}

function isNeededItself({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  if (tagName === 'form') return true;
  const type = asciiLower(attrs.find(({ name }) => name === 'type')?.value ?? '');
  if (tagName === 'button') return type !== 'button' && type !== 'reset';
  if (tagName === 'input' && (type === 'submit' || type === 'image')) return true;
  const isControl = tagName === 'input' || tagName === 'select' || tagName === 'textarea';
  return isControl && attrs.some(({ name }) => name === 'required');
}
