import { ANY, CHOOSY, EVERYWHERE, flagsWithin, IN_LIST_ITEM } from '../../../src/canvas/locate/fast/elements.js';
import { rulingFlags } from '../../../src/canvas/locate/fast/start-tag.js';
import * as surroundings from '../../../src/canvas/locate/surroundings.js';
import { type Bits, bitConstants, sumOf } from './bits.js';
import { isEverOpen, NAMED, OPENED } from './open-elements.js';
import type { Constant } from './php-class.js';
import { rowsOf } from './php-value.js';

/** PHP counts templates instead, and skips what is inert. */
const BITS: Bits = [
  ['ANCHOR', surroundings.ANCHOR],
  ['NAV', surroundings.NAV],
  ['PARAGRAPH', surroundings.PARAGRAPH],
  ['FORM', surroundings.FORM],
  ['HEADING', surroundings.HEADING],
  ['BUTTON', surroundings.BUTTON],
  ['ADDRESS', surroundings.ADDRESS],
  ['PHRASING', surroundings.PHRASING],
  ['CHOOSY', CHOOSY],
  ['LIST_ITEM', IN_LIST_ITEM],
  ['EVERYWHERE', EVERYWHERE],
];

/** What surrounds the content of elements, and the start tags that it matters to. */
export function elementFlags(): Constant[] {
  const otherwise = lost(ANY);
  return [
    ...bitConstants(BITS, 'What surrounds the content of an element, one bit each.'),
    {
      name: 'LOST_OTHERWISE',
      about: 'What of the surroundings does not hold within an element that is not in `LOST`.',
      value: otherwise,
    },
    {
      name: 'LOST',
      about: 'What of the surroundings does not hold within an element.',
      value: rowsOf(OPENED.map(([name, code]) => [name, lost(code)] as const).filter(([, bits]) => bits !== otherwise)),
    },
    {
      name: 'ADDED',
      about: 'What an element brings.',
      value: rowsOf(OPENED.map(([name, code]) => [name, added(code)] as const).filter(([, bits]) => bits !== '0')),
    },
    {
      name: 'RULED',
      about: 'The surroundings without which all that a start tag does is to open its element.',
      value: rowsOf(NAMED.map(([name, code]) => [name, ruled(code)])),
    },
  ];
}

function lost(code: number): string {
  return sumOf(~flagsWithin(-1, code), BITS);
}

function added(code: number): string {
  return sumOf(flagsWithin(0, code) & ~EVERYWHERE, BITS);
}

/** What opens nothing is never read in passing. */
function ruled(code: number): string {
  return sumOf(isEverOpen(code) ? rulingFlags(code) : EVERYWHERE, BITS);
}
