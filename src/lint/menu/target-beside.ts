import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { blockTarget } from '../edit/block-target.js';
import { isList, type Target } from '../edit/replace.js';
import type { Candidate } from './candidates.js';
import { cellsTarget } from './cells-target.js';
import type { Entry } from './entries.js';
import { openersOf } from './openers.js';

/** What a component replaces of a group: its links and what opens them, without the links that stay. */
export function targetBeside(
  document: IndexedDocument,
  { element, entries }: Candidate,
  staying: ReadonlySet<Entry>,
): Target | undefined {
  const links = entries.filter((entry) => !staying.has(entry)).map((entry) => entry.element);
  const openers = openersOf(document, element, links);
  const parts = [...links, ...openers].sort((a, b) => a.index - b.index);
  return blockTarget(document, element, openers.length > 0 ? parts : links) ?? cellsTarget(document, links);
}

/** The element whose classes the component has: what it replaces, and a list that holds no component itself. */
export function dressedIn(element: DocElement, target: Target | undefined): DocElement | undefined {
  if (!target) return isList(element) ? element : undefined;
  const { replaced, around } = target;
  const isCut = around !== undefined && (around.open === '' || around.open.startsWith('</'));
  return replaced ?? (isCut && isList(element) ? element : undefined);
}
