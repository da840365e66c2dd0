import type { IndexedDocument } from '../document/document.js';
import { readRuns } from '../document/icon-text.js';
import type { Entry } from './entries.js';

/** The label of a link on one line, with a blank between its parts: a name and a line below it stand apart on the page. */
export function labelInParts(document: IndexedDocument, { element, label }: Pick<Entry, 'element' | 'label'>): string {
  const whole = oneLine(label);
  const runs = readRuns(document, element).texts;
  document.budget.spend(label.length);
  let parts = '';
  for (const [index, { value, parent }] of runs.entries()) {
    const before = runs[index - 1];
    const isApart = before !== undefined && before.parent !== parent && isLong(before.value) && isLong(value);
    parts += isApart ? ` ${value}` : value;
  }
  const joined = oneLine(parts);
  // A title alone, or what an image is called, is no joined text.
  return whole.replaceAll(' ', '') === joined.replaceAll(' ', '') ? joined : whole;
}

/** Letters of a part, at least: one alone is a big first letter, or a sign. */
const LEAST_LETTERS = 3;

function isLong(text: string): boolean {
  return text.trim().length >= LEAST_LETTERS;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
