import { expect, test } from 'vitest';
import { contrast, parseColour } from '../../../src/server/site/colour/colour.js';
import { paletteOf } from '../../../src/server/site/colour/palette.js';
import { optionValues } from '../../../src/server/site/options/index.js';

const GROUNDS = ['#ffffff', '#000000', '#14171a', '#b3261e', '#ff9e94', '#777777', '#ffd400', '#0b5c8a'];

test('what is wrong in a form is read on every ground', () => {
  const values = optionValues({});
  const low: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    for (const name of GROUNDS) {
      const { fault, ground } = paletteOf(values, scheme, parseColour(name));
      if (contrast(fault, ground) < 4.5) low.push(`${scheme} ${name}`);
    }
  }
  expect(low).toEqual([]);
  // On a red ground it is another red: that of a white one would not do.
  const own = paletteOf(values, 'light').fault;
  expect(contrast(own, parseColour('#b3261e') ?? [0, 0, 0])).toBeLessThan(4.5);
});
