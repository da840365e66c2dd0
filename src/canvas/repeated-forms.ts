import type { ReportedInlay } from './report.js';

/**
 * Tells of each form that a page shows again. Its ids are those of the first: there a label finds its control, and a button
 * its form.
 *
 * @param entries in the order of the page; those of second forms get a note
 */
export function noteRepeatedForms(entries: readonly ReportedInlay[]): void {
  const seen = new Set<string>();
  for (const { tag, outcome, source, notes } of entries) {
    if (tag !== 'x-addon' || outcome !== 'expanded' || source === undefined) continue;
    if (seen.has(source)) notes.push({ code: 'repeated-form', message: MESSAGE });
    seen.add(source);
  }
}

const MESSAGE =
  'Unexpected second place of the form, expected one: where its HTML has ids, its labels and its buttons act on the first';
