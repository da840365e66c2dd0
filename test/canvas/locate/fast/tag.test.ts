import { describe, expect, test } from 'vitest';
import { endOfTag, endsAtQuote, isLetter, isSelfClosing } from '../../../../src/canvas/locate/fast/tag.js';

/** Tags without their beginning, from the end of the name on, and where their `>` is: at the bar. */
const ENDS = [
  '|>',
  ' |>',
  ' a|>',
  ' a=b|>c',
  ' a="b>c"|>',
  " a='b>c'|>",
  ' a = "b>c" |>',
  " a\n=\t\f\r'b>c'|>",
  ' a="b"c="d>e"|>',
  ' ="|>b">',
  ' a ="b>c"|>',
  ' a=b"|>c">',
  ' a=|>b',
  ' a= |>b',
  ' a/b="c>d"|>',
  ' /=|>',
  '/|>',
  '/ |>',
  ' a/|>',
  ' a=b/|>',
  ' a="b"/|>',
  ' a="b" /|>',
  ' <|>',
  ' a=<|>',
  ' "|>',
  ' a="b"=|>',
].map((marked) => ({ source: marked.replace('|', ''), end: marked.indexOf('|') }));

describe('a tag', () => {
  test.each(ENDS)('$source ends at $end', ({ source, end }) => {
    expect(endOfTag(source, 0)).toBe(end);
  });

  test.each(['', ' ', '/', ' a', ' a=', ' a= ', ' a=b', ' a="b', " a='b>", ' a="b>', ' a="', ' a /'])(
    '%j never ends',
    (source) => {
      expect(endOfTag(source, 0)).toBe(-1);
    },
  );

  test.each([
    ['/>', true],
    [' />', true],
    [' a/>', true],
    [' a />', true],
    [' a="b"/>', true],
    [' a=b />', true],
    [' a=b/>', false],
    [' a=/>', false],
    [' a="/">', false],
    [' a>', false],
    ['>', false],
    ['/ >', false],
    [' a="b/>"/>', true],
  ])('%j is self-closing: %j', (source, isIt) => {
    expect(isSelfClosing(source, 0, source.length)).toBe(isIt);
  });
});

describe('that a tag ends at its first `>`', () => {
  const told = (source: string) => endsAtQuote(source, source.indexOf('>'), `${source}'`.indexOf("'"));

  test.each([' a="b">', ' a="b"/>', ' a="b" >', ' a="b" />', ' a="">', ' a=b c="d">', ' a b">', ' a="b" c="d e">'])(
    'is told of %j',
    (source) => {
      expect(told(source)).toBe(true);
      expect(endOfTag(source, 0)).toBe(source.indexOf('>'));
    },
  );

  test.each([
    ' a=">',
    ' a= ">b">',
    ' a=\t">b">',
    ' a=" >b">',
    ' a="/>b">',
    ' a=" />b">',
    " a='\">'>",
    ' a=\'b\' c="d">',
    ' a="b>c">',
    ' a>',
    ' a="b"\n>',
    ' a="b"  >',
    ' a="b" / >',
    ' ">',
  ])('is not told of %j', (source) => {
    expect(told(source)).toBe(false);
  });

  test('holds where an apostrophe is behind it', () => {
    expect(endsAtQuote(' a="b">', 6, 7)).toBe(true);
    expect(endsAtQuote(' a="b">', 6, 6)).toBe(true);
    expect(endsAtQuote(' a="b">', 6, 5)).toBe(false);
  });
});

test('a tag begins with a letter', () => {
  const letters = Array.from({ length: 300 }, (_, code) => code).filter(isLetter);
  expect(String.fromCharCode(...letters)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');
  expect(isLetter(Number.NaN)).toBe(false);
});

test('blank is what the standard says', () => {
  // Blank ends a value, and another attribute with a `>` in its value follows.
  const isBlank = (code: number) => endOfTag(` a=b${String.fromCharCode(code)}c="d>e">`, 0) === 12;
  const blank = Array.from({ length: 62 }, (_, code) => code).filter(isBlank);
  expect(blank).toEqual([9, 10, 12, 13, 32]);
});
