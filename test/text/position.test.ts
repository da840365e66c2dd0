import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positioner } from '../../src/text/position.js';

/** The plain way: splits what is before the offset. */
function placeOf(source: string, offset: number) {
  // A CR is no line end yet while its LF is to come.
  const before = source.slice(0, offset).replace(/\r$/, source[offset] === '\n' ? 'x' : '\r');
  const lines = before.split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const text = fc.array(fc.constantFrom('a', '\n', '\n', ' ', '\u2028'), { maxLength: 20 });
const withReturns = fc.array(fc.constantFrom('a', '\n', '\r', '\r\n'), { maxLength: 20 });

test('an offset has the line and column that splitting gives, in any order of offsets', () => {
  fc.assert(
    fc.property(fc.oneof(text, withReturns), fc.array(fc.nat(22), { maxLength: 8 }), (pieces, offsets) => {
      const source = pieces.join('');
      const positionOf = positioner(source);
      for (const offset of offsets.filter((given) => given <= source.length)) {
        expect(positionOf(offset)).toEqual(placeOf(source, offset));
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['', 0, 1, 1],
  ['a\nb', 1, 1, 2],
  ['a\nb', 2, 2, 1],
  ['a\n\nb', 3, 3, 1],
  ['a\r\nb', 2, 1, 3],
  ['a\r\nb', 3, 2, 1],
  ['a\rb\r\rc', 5, 4, 1],
  ['\n', 1, 2, 1],
])('%j at %i is %i:%i', (source, offset, line, column) => {
  expect(positioner(source)(offset)).toEqual({ line, column });
});
