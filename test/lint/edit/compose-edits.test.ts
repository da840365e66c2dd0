import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeEdits } from '../../../src/lint/edit/compose-edits.js';
import { edited } from '../../../src/lint/edit/fix.js';
import type { Edit } from '../../../src/lint/finding.js';

/** Edits of a text, without overlaps, from numbers. */
function editsOf(length: number, cuts: readonly number[], texts: readonly string[]): Edit[] {
  const places = cuts.map((cut) => cut % (length + 1)).sort((a, b) => a - b);
  const edits: Edit[] = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    const [start = 0, end = 0] = [places[index], places[index + 1]];
    if (start >= (edits.at(-1)?.end ?? -1)) edits.push({ start, end, text: texts[index % texts.length] ?? '' });
  }
  return edits;
}

const round = fc.record({
  cuts: fc.array(fc.nat(200), { maxLength: 8 }),
  texts: fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 3 }),
});

const rounds = fc.tuple(fc.string({ maxLength: 40 }), fc.array(round, { maxLength: 4 }));

/** What rounds of edits come to, one after another. */
function afterAll(source: string, all: readonly { cuts: number[]; texts: string[] }[]) {
  let output = source;
  const made = all.map(({ cuts, texts }) => {
    const edits = editsOf(output.length, cuts, texts);
    output = edited(output, edits);
    return edits;
  });
  return { output, made };
}

test('composed edits make of the source what the rounds made of it, in order and without overlaps', () => {
  const property = fc.property(rounds, ([source, all]) => {
    const { output, made } = afterAll(source, all);
    const edits = composeEdits(source.length, made);
    expect(edited(source, edits)).toBe(output);
    for (const [index, { start, end }] of edits.entries()) {
      expect(start).toBeLessThanOrEqual(end);
      if (index > 0) expect(start).toBeGreaterThan(edits[index - 1]?.end ?? 0);
    }
  });
  fc.assert(property, { numRuns: 500 });
});

test('negative control: the edits of all rounds in one are something else', () => {
  const property = fc.property(rounds, ([source, all]) => {
    const { output, made } = afterAll(source, all);
    return edited(source, made.flat()) === output;
  });
  expect(fc.check(property, { numRuns: 500 }).failed).toBe(true);
});

test('an edit of what an edit wrote is one edit of the source', () => {
  const first = [{ start: 2, end: 4, text: 'XYZ' }];
  const second = [{ start: 3, end: 4, text: '' }];
  expect(composeEdits(6, [first, second])).toEqual([{ start: 2, end: 4, text: 'XZ' }]);
  expect(composeEdits(6, [])).toEqual([]);
  expect(composeEdits(6, [[{ start: 0, end: 0, text: 'a' }], [{ start: 0, end: 1, text: '' }]])).toEqual([]);
});
