import { describe, expect, test } from 'vitest';
import { sourceWindow } from '../../../src/server/preview/pages/source-window.js';

describe('the part of a source that is shown', () => {
  test('is all of a short one', () => {
    expect(sourceWindow('a\nb\n', 1)).toEqual({ text: 'a\nb\n', first: 1, last: 3, total: 3, isCut: false });
  });

  test('is the stretch of lines that one is in', () => {
    const source = 'x\n'.repeat(1_000);
    const shown = (line: number | undefined) => {
      const { first, last, total, isCut } = sourceWindow(source, line);
      return [first, last, total, isCut];
    };
    expect(shown(1)).toEqual([1, 400, 1001, false]);
    expect(shown(400)).toEqual([1, 400, 1001, false]);
    expect(shown(401)).toEqual([401, 800, 1001, false]);
    expect(shown(99_999)).toEqual([801, 1001, 1001, false]);
    expect(shown(undefined)).toEqual([1, 1001, 1001, false]);
  });

  test('meets every line, whatever their length', () => {
    const source = Array.from({ length: 50 }, (_, index) => 'y'.repeat(index * 2_000)).join('\n');
    let next = 1;
    for (let steps = 0; next <= 50 && steps < 60; steps += 1) {
      const { first, last } = sourceWindow(source, next);
      expect(first).toBe(next);
      next = last + 1;
    }
    expect(next).toBe(51);
  });

  test('is cut in a line that no browser can show', () => {
    const { text, isCut } = sourceWindow('z'.repeat(1_000_000), 1);
    expect([text.length, isCut]).toEqual([250_000, true]);
  });
});
