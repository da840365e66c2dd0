import type { IndexedDocument } from '../document/document.js';
import type { Entry } from './entries.js';

/** Runs of text that are looked at. */
const MOST_RUNS = 24;

/** The label of a link on one line, with a blank between its parts: a name and a line below it stand apart on the page. */
export function labelInParts(
  { texts, budget }: IndexedDocument,
  { element, label }: Pick<Entry, 'element' | 'label'>,
): string {
  const whole = oneLine(label);
  const { firstText, endText } = element;
  const runs = texts.slice(firstText, Math.min(endText, firstText + MOST_RUNS)).filter(({ raw }) => !raw);
  budget.spend(runs.length + label.length);
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
