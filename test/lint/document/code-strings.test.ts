import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeStringsOf } from '../../../src/lint/document/code-strings.js';

const texts = (code: string) =>
  codeStringsOf(code)
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text);

describe('the strings of a script', () => {
  test.each([
    [`a = 'b' + "c"`, ['b', 'c']],
    [String.raw`a = 'it\'s <\/a> \u00e9 \x41 \u{1F4DE} \n'`, ["it's </a> é A 📞 \n"]],
    ['a = `b §{c} d`', ['b   d']],
    ['a = `b §{c ? `x §{y} z` : "w"} d`', ['b   d', 'x   z', 'w']],
    ['a = `§{{ b: { c: "x" } }}`', [' ', 'x']],
    ['// it\'s\na = "b" /* "c" */', ['b']],
    [`a = /["'\`/]/g; b = 'c'`, ['c']],
    [`a = /[/"]/.test('b')`, ['b']],
    [`a = 6 / 2; b = 'c' / 1`, ['c']],
    [`a = 'open\nb = 'c'`, ['c']],
    ['a = "b', []],
    ['a = `b', []],
  ])('%s', (code, expected) => {
    expect(texts(code.replaceAll('§', '$'))).toEqual(expected);
  });
});

test('each character is where the offsets say', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const code = `x = ${JSON.stringify(text)};`;
      const [string] = codeStringsOf(code);
      expect(string?.text).toBe(text);
      expect(string?.offsets).toHaveLength(text.length + 1);
      expect(code[string?.offsets.at(-1) ?? 0]).toBe('"');
      for (let index = 0; index < text.length; index += 1) {
        const char = text[index];
        if (/[\w <>=-]/.test(char ?? '')) expect(code[string?.offsets[index] ?? 0]).toBe(char);
      }
    }),
  );
});

test('takes any code', () => {
  const codes = fc.string({
    unit: fc.constantFrom('"', "'", '`', '$', '{', '{', '}', '/', '*', '\\', '\n', 'a', '[', ']'),
  });
  fc.assert(
    fc.property(codes, (code) => {
      for (const { offsets, text } of codeStringsOf(code)) expect(offsets).toHaveLength(text.length + 1);
    }),
  );
});
