import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8, firstBadByte } from '../../../src/cli/input/utf8.js';

describe('firstBadByte', () => {
  test.each([
    ['nothing', []],
    ['ASCII', [0x00, 0x41, 0x7f]],
    ['two bytes', [0xc2, 0x80, 0xdf, 0xbf]],
    ['three bytes', [0xe0, 0xa0, 0x80, 0xed, 0x9f, 0xbf, 0xef, 0xbf, 0xbf]],
    ['four bytes', [0xf0, 0x90, 0x80, 0x80, 0xf4, 0x8f, 0xbf, 0xbf]],
  ])('finds none in %s', (_what, bytes) => {
    expect(firstBadByte(Uint8Array.from(bytes))).toBeUndefined();
  });

  test.each([
    ['a lone continuation', [0x41, 0x80], 1],
    ['an overlong two', [0xc0, 0x80], 0],
    ['an overlong three', [0xe0, 0x9f, 0xbf], 0],
    ['an overlong four', [0xf0, 0x8f, 0xbf, 0xbf], 0],
    ['a surrogate', [0x41, 0xed, 0xa0, 0x80], 1],
    ['past U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a byte that is never used', [0x41, 0x41, 0xff], 2],
    ['a sequence cut by the next', [0xe2, 0x82, 0x41], 0],
    ['a sequence cut by the end', [0x41, 0xf0, 0x9f, 0x98], 1],
  ])('finds %s', (_what, bytes, offset) => {
    expect(firstBadByte(Uint8Array.from(bytes))).toBe(offset);
  });

  test('finds something just where Node does, and never too late', () => {
    const bytes = fc.oneof(fc.uint8Array(), fc.array(fc.constantFrom(0x41, 0x80, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4)));
    fc.assert(
      fc.property(bytes, (values) => {
        const input = Uint8Array.from(values);
        const offset = firstBadByte(input);
        expect(offset === undefined).toBe(isUtf8(input));
        if (offset !== undefined) expect(isUtf8(input.subarray(0, offset))).toBe(true);
      }),
    );
  });
});

describe('decodeUtf8', () => {
  test('keeps or drops a byte order mark', () => {
    const bytes = Buffer.from('\ufeffa');
    expect(decodeUtf8(bytes, 'keep')).toBe('\ufeffa');
    expect(decodeUtf8(bytes, 'drop')).toBe('a');
  });

  test('tells the first bad byte', () => {
    expect(() => decodeUtf8(Buffer.from('caf\xe9', 'latin1'), 'keep')).toThrow(
      'Unexpected byte `0xE9` at offset 3, expected UTF-8',
    );
  });
});
