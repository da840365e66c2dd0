import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { history } from '../../../src/server/preview/history.js';

const replace = (text: string, from: string, to: string) => {
  const start = text.indexOf(from);
  return { start, end: start + from.length, text: to };
};

/** A history of one canvas, whose text is here. */
function file(first: string) {
  const made = history();
  let text = first;
  return {
    text: () => text,
    /** As an editor does. */
    write: (next: string) => {
      text = next;
    },
    fix(label: string, ...edits: { start: number; end: number; text: string }[]) {
      made.add(label, [{ path: 'a.html', before: text, edits }]);
      text = edited(text, edits);
    },
    undo(id: number) {
      const undone = made.undone(id, () => text);
      if (!undone || 'conflict' in undone) return undone;
      text = undone[0]?.after ?? '';
      made.remove(id);
      return 'undone';
    },
    labels: () => made.done().map(({ label }) => label),
  };
}

describe('what was made in a run', () => {
  test('is undone in any order, and all else stays', () => {
    const at = file('one two three');
    at.fix('first', replace('one two three', 'one', '1'));
    at.fix('second', replace('1 two three', 'three', 'number 3'));
    expect([at.text(), at.labels()]).toEqual(['1 two number 3', ['second', 'first']]);
    expect(at.undo(1)).toBe('undone');
    expect([at.text(), at.labels()]).toEqual(['one two number 3', ['second']]);
    expect(at.undo(2)).toBe('undone');
    expect([at.text(), at.labels()]).toEqual(['one two three', []]);
    expect(at.undo(2)).toBeUndefined();
  });

  test('is undone beside what an editor has changed since', () => {
    const at = file('one two three');
    at.fix('first', replace('one two three', 'two', 'zwei'), replace('one two three', 'one', 'eins'));
    at.write('Und: eins zwei three');
    expect(at.undo(1)).toBe('undone');
    expect(at.text()).toBe('Und: one two three');
  });

  test('is not undone where the same place was changed since: what was made later is undone first', () => {
    const at = file('one two');
    at.fix('first', replace('one two', 'one', 'eins'));
    at.fix('second', replace('eins two', 'ins', 'INS'));
    expect(at.undo(1)).toEqual({ conflict: 'a.html' });
    expect(at.text()).toBe('eINS two');
    expect(at.undo(2)).toBe('undone');
    expect(at.undo(1)).toBe('undone');
    expect(at.text()).toBe('one two');
  });

  test('brings back what was taken away, where it was', () => {
    const at = file('<p>a</p><hr><p>b</p>');
    at.fix('first', replace('<p>a</p><hr><p>b</p>', '<hr>', ''));
    at.write('<!-- new --><p>a</p><p>b</p>');
    expect(at.undo(1)).toBe('undone');
    expect(at.text()).toBe('<!-- new --><p>a</p><hr><p>b</p>');
  });

  test('is not undone in a canvas that is gone', () => {
    const made = history();
    made.add('x', [{ path: 'gone.html', before: 'a', edits: [{ start: 0, end: 1, text: 'b' }] }]);
    expect(made.undone(1, () => undefined)).toEqual({ conflict: 'gone.html' });
  });

  test('leads back to the first text, whatever was made and whichever is undone first', () => {
    const change = fc.record({ at: fc.nat(40), length: fc.nat(5), text: fc.string({ maxLength: 6 }) });
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.array(change, { maxLength: 6 }),
        fc.func(fc.nat()),
        (first, changes, order) => {
          const at = file(first);
          for (const { at: start, length, text } of changes) {
            const from = Math.min(start, at.text().length);
            at.fix('x', { start: from, end: Math.min(from + length, at.text().length), text });
          }
          // One that is in the way of an earlier one goes first: so a round always finds one.
          let ids = changes.map((_, index) => index + 1).sort((a, b) => order(a) - order(b));
          for (let round = 0; ids.length > 0 && round <= changes.length; round += 1)
            ids = ids.filter((id) => at.undo(id) !== 'undone');
          expect([ids, at.text()]).toEqual([[], first]);
        },
      ),
    );
  });
});
