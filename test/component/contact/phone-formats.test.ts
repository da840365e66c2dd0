import { statSync } from 'node:fs';
import { getExample, getSupportedRegionCodes, type PhoneNumberTypes, parsePhoneNumber } from 'awesome-phonenumber';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../../src/component/contact/format-phone.js';
import { PHONE_FORMATS } from '../../../src/component/contact/phone-formats.js';
import { expectFile } from '../../support/expected-file.js';
import { PHONE_FORMATS_FILE, phoneFormatsText } from './phone-formats.js';

test('the table is what the metadata says, and small', () => {
  expectFile(PHONE_FORMATS_FILE, phoneFormatsText());
  expect(statSync(PHONE_FORMATS_FILE).size).toBeLessThan(40_000);
  expect(Object.keys(PHONE_FORMATS).length).toBeGreaterThan(190); // of all countries that group their numbers
});

/** Kinds of numbers that countries have examples of. */
const TYPES: readonly PhoneNumberTypes[] = [
  ...(['fixed-line', 'mobile', 'toll-free', 'premium-rate', 'shared-cost', 'voip'] as const),
  ...(['personal-number', 'pager', 'uan'] as const),
];

const EXAMPLES = getSupportedRegionCodes().flatMap((country) => TYPES.flatMap((type) => exampleOf(country, type)));

/** A number of a kind as a country's plan gives it; most plans don't have all kinds. */
function exampleOf(country: string, type: PhoneNumberTypes): string[] {
  try {
    return [getExample(country, type).number?.e164 ?? []].flat();
  } catch {
    return [];
  }
}

/** What libphonenumber writes, and the number in one group; nothing for a number that it does not read as it is. */
function writtenBy(e164: string): { expected: string; ungrouped: string } | undefined {
  const { number, countryCode } = parsePhoneNumber(e164);
  if (number?.e164 !== e164) return undefined;
  return { expected: number.international, ungrouped: `+${countryCode} ${number.significant}` };
}

/** Numbers of any country, of any length, that libphonenumber reads as they are written. */
function generated(seed: number): string[] {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 12 }).map((all) => all.join(''));
  const near = fc
    .tuple(fc.constantFrom(...EXAMPLES), fc.integer({ min: 0, max: 9 }), fc.nat(6))
    .map(([example, digit, at]) => example.slice(0, -1 - at) + digit + example.slice(example.length - at));
  const any = fc.tuple(fc.constantFrom(...Object.keys(PHONE_FORMATS)), digits).map(([code, all]) => `+${code}${all}`);
  return fc.sample(fc.oneof(any, near), { numRuns: 8000, seed }).filter((number) => number.length <= 16);
}

type Formatter = (value: string) => string | undefined;

/** Numbers that come out otherwise; where no format fits, libphonenumber leaves all digits in one group. */
function differing(format: Formatter, numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => {
    const written = writtenBy(number);
    const found = format(number) ?? written?.ungrouped;
    return written && written.expected !== found ? [`${number}: ${found} is not ${written.expected}`] : [];
  });
}

/** One that has a blank between all groups, whatever the country. */
const broken: Formatter = (value) => formatPhone(value)?.replaceAll('-', ' ');

describe('formatPhone writes what libphonenumber writes', () => {
  test('for the examples of all countries', () => {
    expect(EXAMPLES.length).toBeGreaterThan(1000);
    expect(differing(formatPhone, EXAMPLES)).toEqual([]);
    expect(EXAMPLES.filter((number) => formatPhone(number) !== undefined).length).toBeGreaterThan(800);
    expect(differing(broken, EXAMPLES)).not.toEqual([]);
  });

  test('for thousands of generated numbers', () => {
    const numbers = generated(1).filter((number) => writtenBy(number));
    expect(numbers.length).toBeGreaterThan(4000);
    expect(differing(formatPhone, numbers)).toEqual([]);
    expect(numbers.filter((number) => formatPhone(number) !== undefined).length).toBeGreaterThan(1500);
    expect(differing(broken, numbers)).not.toEqual([]);
  });
});

describe('formatPhone', () => {
  test.each([
    ['+390612345678', '+39 06 1234 5678'],
    ['00390612345678', '+39 06 1234 5678'],
    ['+12125550100', '+1 212-555-0100'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+5491123456789', '+54 9 11 2345-6789'],
  ])('%s is %s', (value, expected) => {
    expect(formatPhone(value)).toBe(expected);
  });

  test.each([
    ...[
      '+39 0612345678',
      '0612345678',
      '+39',
      '+390612345678 ext. 3',
      '+999123456789',
      '+4412',
      '',
      '+',
      'tel:+390612345678',
    ],
    ...['+39061234567\n', '+٣٩٠٦١٢٣٤٥٦٧٨', '+3906123456789012345'],
  ])('%j stays as it is', (value) => {
    expect(formatPhone(value)).toBeUndefined();
  });
});
