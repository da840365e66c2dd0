import * as elements from '../../../src/canvas/locate/fast/elements.js';
import { type Bits, bitConstants, sumOf } from './bits.js';
import { OPENED } from './open-elements.js';
import type { Constant } from './php-class.js';
import { rowsOf } from './php-value.js';

const BITS: Bits = [
  ['SPECIAL', elements.SPECIAL],
  ['SCOPE', elements.SCOPE],
  ['LIST_ITEM_SCOPE', elements.LIST_ITEM_SCOPE],
  ['LIST_ITEM_BOUNDARY', elements.LIST_ITEM_BOUNDARY],
  ['FORMATTING', elements.FORMATTING],
  ['IS_HEADING', elements.HEADING],
  ['FOSTERING', elements.FOSTERING],
  ['TABLE_CONTEXT', elements.TABLE_CONTEXT],
  ['COMPONENT', elements.COMPONENT],
  ['MARKER', elements.MARKER],
  ['IMPLIED_END', elements.IMPLIED_END],
  ['TABLE_SCOPE', elements.TABLE_SCOPE],
];

/** The classes of elements, and what each is in. */
export function elementClasses(): Constant[] {
  const classes = [['', elements.ROOT] as const, ...OPENED]
    .map(([name, code]) => [name, elements.classesOf(code)] as const)
    .filter(([, bits]) => bits !== 0)
    .map(([name, bits]) => [name, sumOf(bits, BITS)] as const);
  return [
    ...bitConstants(BITS, 'Classes of elements, one bit each.'),
    {
      name: 'CLASSES',
      about: "The classes of each element; the empty name is the body or the fragment's root.",
      value: rowsOf(classes),
    },
  ];
}
