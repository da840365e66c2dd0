import { applyFixes, lint } from '../../dist/lint/index.js';

/** Rounds of fixes, as the command line makes them. */
const ROUNDS = 10;

/**
 * Makes every safe fix of a page, and of what is left every other one that becomes safe then.
 *
 * @param linter `lint` and `applyFixes`
 * @returns the fixed source, the findings that were fixed and those that are left, and the original as `cutAtTexts` has it
 */
export function makeSafeFixes(source, manifest, linter = { lint, applyFixes }) {
  const fixed = [];
  let output = source;
  let left = linter.lint(output, manifest);
  let cut = source;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { output: next, applied } = linter.applyFixes(output, left);
    if (applied.length === 0) break;
    if (round === 0) cut = cutAtTexts(source, applied);
    fixed.push(...applied);
    output = next;
    left = linter.lint(output, manifest);
  }
  return { output, fixed, left, cut };
}

/**
 * The original with a comment at both ends of each text that a fix puts into an element. Style sheets do not see comments, and
 * a browser places the letters behind one as it does behind a tag: without them the two roundings of a position may differ
 * by a 64th of a pixel, which shows in the grey of some letters' edges.
 */
function cutAtTexts(source, findings) {
  const texts = findings
    .flatMap(({ fix }) => fix.edits)
    .filter(({ start, end, text }) => text !== '' && end > start && !/[<>]/.test(source.slice(start, end)))
    .filter(({ text }) => text.startsWith('<'))
    .toSorted((a, b) => b.start - a.start);
  let cut = source;
  for (const { start, end } of texts) {
    cut = `${cut.slice(0, start)}<!---->${cut.slice(start, end)}<!---->${cut.slice(end)}`;
  }
  return cut;
}
