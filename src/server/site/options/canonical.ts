import { colourText, parseColour } from '../colour/colour.js';
import type { LengthOption, NumberOption, Option, OptionValue } from './option.js';

/** A value in its one form, or what was expected in its place. */
export type Canonical = { value: OptionValue } | { expected: string };

/** Pixels of 1 rem where a visitor has set nothing. */
const REM = 16;

/** Digits behind the point: 0.1 + 0.2 is no other value than 0.3. */
const DIGITS = 6;

const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+)$/i;

/** What a text of an option can't have: controls and line breaks. */
const CONTROL = /\p{Cc}/u;

/** Brings what was given for an option into its one form: the same look always is the same value. */
export function canonical(option: Option, given: unknown): Canonical {
  switch (option.type) {
    case 'boolean':
      return typeof given === 'boolean' ? { value: given } : { expected: '`true` or `false`' };
    case 'integer':
    case 'number':
      return canonicalNumber(option, given);
    case 'enum':
      return typeof given === 'string' && option.enum.includes(given)
        ? { value: given }
        : { expected: `one of ${option.enum.map((each) => `\`${each}\``).join(', ')}` };
    case 'color': {
      const colour = typeof given === 'string' ? parseColour(given.trim()) : undefined;
      return colour ? { value: colourText(colour) } : { expected: 'a colour such as `#0b5c8a`' };
    }
    case 'length':
      return canonicalLength(option, given);
    case 'text': {
      const text = typeof given === 'string' ? given.trim().normalize('NFC') : undefined;
      return text !== undefined && text.length <= option.max_length && !CONTROL.test(text)
        ? { value: text }
        : { expected: `one line of at most ${option.max_length} characters` };
    }
  }
}

function canonicalNumber({ type, min, max, step, unit }: NumberOption, given: unknown): Canonical {
  const what = type === 'integer' ? 'a whole number' : 'a number';
  const expected = `${what} from ${min} to ${max} in steps of ${step}${unit === undefined ? '' : `, in ${unit}`}`;
  if (typeof given !== 'number' || !Number.isFinite(given) || given < min || given > max) return { expected };
  const steps = (given - min) / step;
  if (Math.abs(steps - Math.round(steps)) > 1e-6) return { expected };
  return { value: rounded(min + Math.round(steps) * step) };
}

function canonicalLength({ units, min, max }: LengthOption, given: unknown): Canonical {
  const expected = `a length from ${min}rem to ${max}rem in ${units.map((unit) => `\`${unit}\``).join(' or ')}`;
  const [, digits = '', unit = ''] = (typeof given === 'string' && LENGTH.exec(given.trim())) || [];
  const number = rounded(Number(digits));
  const name = unit.toLowerCase();
  const rem = name === 'px' ? number / REM : number;
  if (digits === '' || !units.includes(name) || rem < min || rem > max) return { expected };
  return { value: `${number}${name}` };
}

function rounded(number: number): number {
  return Number(number.toFixed(DIGITS));
}
