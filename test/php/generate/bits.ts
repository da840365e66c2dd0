import type { Constant } from './php-class.js';
import { phpNumber } from './php-value.js';

/** Bits of TypeScript by the names that they have in PHP. PHP numbers them again, from 1 on. */
export type Bits = readonly (readonly [name: string, bit: number])[];

/** The constants of bits, with a comment before the first. */
export function bitConstants(bits: Bits, about: string): Constant[] {
  return bits.map(([name], index) => ({ name, value: phpNumber(1 << index), ...(index === 0 && { about }) }));
}

/** The bits of a number by name, as an expression of PHP. Bits that PHP has no name for are left out. */
export function sumOf(value: number, bits: Bits): string {
  const names = bits.filter(([, bit]) => (value & bit) !== 0).map(([name]) => `self::${name}`);
  return names.length === 0 ? '0' : names.join(' | ');
}
