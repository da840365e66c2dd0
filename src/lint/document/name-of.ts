import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';
import { textWithoutIcons } from './icon-text.js';
import { firstNamed, ownName } from './text.js';

/** What an element is called: its text without the names of icons, else its label, else what its images say. */
export function nameOf(document: IndexedDocument, element: DocElement): string {
  const text = textWithoutIcons(document, element);
  if (text.trim() !== '') return text;
  const own = attribute(element, 'aria-label') ?? attribute(element, element.tag === 'area' ? 'alt' : 'title');
  if (own?.trim()) return own;
  const named = firstNamed(document, element);
  return (named && ownName(named)) ?? '';
}
