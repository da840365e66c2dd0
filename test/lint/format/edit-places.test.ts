import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editPlacer } from '../../../src/lint/format/edit-places.js';
import { positioner } from '../../../src/text/position.js';

const source = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\t', '🎉'), maxLength: 40 });

test('edits lie where the positioner says, in any order', () => {
  fc.assert(
    fc.property(source, fc.array(fc.tuple(fc.nat(40), fc.nat(5))), (text, spans) => {
      const place = editPlacer(text);
      for (const [at, length] of spans) {
        const start = Math.min(at, text.length);
        const end = Math.min(start + length, text.length);
        const first = positioner(text)(start);
        const last = positioner(text)(end);
        expect(place({ start, end, text: 'x' })).toEqual({
          start,
          end,
          text: 'x',
          replaced: text.slice(start, end),
          line: first.line,
          column: first.column,
          endLine: last.line,
          endColumn: last.column,
        });
      }
    }),
  );
});
