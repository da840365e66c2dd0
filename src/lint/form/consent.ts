import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { descendants, labelTextOf } from '../document/text.js';
import { words } from '../words/fold.js';

/** What holds a consent and nothing else. */
const HOLDERS: ReadonlySet<string> = new Set(['label', 'div', 'p', 'span', 'small']);
/** Elements in it, at most, and characters of what it says. */
const [MOST_ELEMENTS, LONGEST] = [8, 300];
/** Words of a sentence that somebody agrees to, at least. */
const LEAST_WORDS = 3;

/** Whether an element is a box to tick with the sentence beside it that somebody agrees to, as to a page that is linked there. */
export function isConsent(document: IndexedDocument, element: DocElement): boolean {
  if (!HOLDERS.has(element.tag) || element.last - element.index > MOST_ELEMENTS) return false;
  const within = descendants(document, element);
  const controls = within.filter(({ tag }) => /^(?:input|select|textarea|button|form|x-addon)$/.test(tag));
  const [box] = controls;
  if (!box || controls.length > 1 || !isTicked(box)) return false;
  const text = labelTextOf(document, element);
  if (text.length > LONGEST || words(text).length < LEAST_WORDS) return false;
  return attribute(box, 'required') !== undefined || within.some(({ tag }) => tag === 'a');
}

/** Whether an element is a box to tick. */
export function isTicked(element: DocElement): boolean {
  return element.tag === 'input' && attribute(element, 'type')?.trim().toLowerCase() === 'checkbox';
}
