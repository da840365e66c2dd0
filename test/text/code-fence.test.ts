import { expect, test } from 'vitest';
import { fenceFor } from '../../src/text/code-fence.js';

test.each([
  ['', 1, '`'],
  ['a', 3, '```'],
  ['a `b` c', 1, '``'],
  ['``` and ````', 3, '`````'],
  ['`', 3, '```'],
])('%j with at least %i is fenced by %s', (text, least, expected) => {
  expect(fenceFor(text, least)).toBe(expected);
});

test('a text may have any number of runs', () => {
  expect(fenceFor('` '.repeat(1_000_000), 1)).toBe('``');
});
