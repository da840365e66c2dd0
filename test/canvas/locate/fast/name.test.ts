import { describe, expect, test } from 'vitest';
import { ANY, NAMES } from '../../../../src/canvas/locate/fast/elements.js';
import { codeOfHalves, endOfName, HALF, isName, letterAt, packed } from '../../../../src/canvas/locate/fast/name.js';

/** The code of a name as the scan reads it. */
function codeOfName(name: string): number {
  let first = 0;
  let second = 0;
  for (let at = 0; at < name.length; at += 1) {
    if (at < HALF) first = packed(first, letterAt(name, at));
    else second = packed(second, letterAt(name, at));
  }
  return codeOfHalves(first, second, name.length);
}

const CODES = new Map(NAMES.map((name, code) => [name, code]));

/** What is near a name: one letter more, less or another, halves swapped. */
function near(name: string): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz123456-';
  return [...letters].flatMap((letter) => [
    name + letter,
    letter + name,
    letter + name.slice(1),
    name.slice(0, -1) + letter,
    name.slice(HALF) + letter + name.slice(0, HALF),
  ]);
}

describe('names', () => {
  test.each(NAMES.slice(1))('%s has its code in any case, and what is near it has another', (name) => {
    expect(NAMES[codeOfName(name)]).toBe(name);
    expect(NAMES[codeOfName(name.toUpperCase())]).toBe(name);
    for (const other of near(name)) expect([other, codeOfName(other)]).toEqual([other, CODES.get(other) ?? ANY]);
  });

  test.each(['h7', 'h0', 'h:1', 'blockquotes', 'x_logo', 'x-log', 'verylongname', '{', '@', '[', '`'])(
    '%s has none',
    (name) => {
      expect(codeOfName(name)).toBe(ANY);
    },
  );

  test.each([
    ['div>', 3],
    ['div />', 3],
    ['div/', 3],
    ['div\t', 3],
    ['div\n', 3],
    ['div\f', 3],
    ['div\r', 3],
    ['div', 3],
    ['d\v<"=\u00e9v>', 7],
    ['\u{1f600}a ', 3],
    ['a\u0080b>', 3],
  ])('%j ends at %i', (source, end) => {
    expect(endOfName(source, 0)).toBe(end);
  });

  test.each([
    ['div>DIV ', true],
    ['dIv/Div>', true],
    ['AZ>az>', true],
    ['a\0b>a\ufffdb>', true],
    ['\u00e9>\u00c9>', false],
    ['@>`>', false],
    ['[>{>', false],
    ['div>di>', false],
    ['di>div>', false],
    ['di\u00e9>di>', false],
    ['dip>div>', false],
  ])('%j: the same name is %j', (source, same) => {
    const other = endOfName(source, 0) + 1;
    expect(isName(source, 0, other, endOfName(source, other) - other)).toBe(same);
  });
});
