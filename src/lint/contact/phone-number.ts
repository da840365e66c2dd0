import { asciiDigit } from '../words/fold.js';
import { parsePhone } from '../words/parse-phone.js';

/** A configured phone number, as it is looked for. */
export interface PhoneNumber {
  field: string;
  /** Its place among all numbers. */
  order: number;
  /** Digits of the number within its country, with an Italian zero. */
  national: string;
  /** Digits of the country code; empty if the site's number has none. */
  country: string;
  extension: string | undefined;
  /** Lengths of the groups of digits that it is shown in, as a key. */
  groups: string;
}

/** A contact's number; a second one where it is shown with other digits than it is called by. */
export function phoneNumbers(
  field: string,
  value: string,
  display: string | undefined,
  siteCountry: string | undefined,
): Omit<PhoneNumber, 'order'>[] {
  const number = phoneNumber(field, value, display ?? value, siteCountry);
  const shown =
    display === undefined ? undefined : phoneNumber(field, display, display, siteCountry ?? countryOf(value));
  const numbers = number ? [number] : [];
  if (shown && !number?.national.endsWith(shown.national) && !shown.national.endsWith(number?.national ?? '?')) {
    numbers.push(shown);
  }
  return numbers;
}

function countryOf(value: string): string | undefined {
  return parsePhone(value, undefined)?.country;
}

export function groupsOf(text: string): string {
  return (text.match(/\p{Nd}+/gu) ?? []).map(({ length }) => length).join(' ');
}

/** The digits of a configured number; nothing for what is none. */
function phoneNumber(
  field: string,
  value: string,
  shown: string,
  siteCountry: string | undefined,
): Omit<PhoneNumber, 'order'> | undefined {
  const number = parsePhone(value, siteCountry);
  if (number) {
    return {
      field,
      national: number.national,
      country: number.countryCode,
      extension: number.extension,
      groups: groupsOf(shown),
    };
  }
  const digits = value.replace(/\p{Nd}/gu, asciiDigit).replace(/\D/g, '');
  return digits.length < LEAST_DIGITS
    ? undefined
    : { field, national: digits, country: '', extension: undefined, groups: groupsOf(shown) };
}

/** Digits of a number, at least: shorter ones are found in prices and dates. */
export const LEAST_DIGITS = 5;
