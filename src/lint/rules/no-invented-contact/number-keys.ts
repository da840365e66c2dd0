import { plainDigits } from '../../contact/configured.js';
import { messengerOf } from '../../contact/messenger.js';
import { callingCodeOf, parsePhone } from '../../words/parse-phone.js';
import { numberOf } from './number-link.js';

/** Digits of a number within its country, at least: fewer are those of anything. */
const LEAST = 8;
/** Digits of a number that is written with its country's code and without a sign before that, at least. */
const LEAST_WITH_CODE = 10;

/**
 * The spellings by which two numbers are the same, whether each has its country's code, a zero, or neither.
 *
 * @param country ISO 3166 code of the country in which a number without its code is dialled
 */
export function numberKeys(written: string, country: string | undefined): string[] {
  const chat = messengerOf(written)?.number;
  const value = chat === undefined ? numberOf(written).trim() : `+${chat}`;
  const digits = plainDigits(value);
  const isBare = !/^(?:[+\uff0b]|00)/.test(value) && !/^0/.test(digits);
  const withCode = isBare && digits.length >= LEAST_WITH_CODE ? parsePhone(`+${digits}`, undefined) : undefined;
  const read = [parsePhone(value, country), withCode?.isPossible ? withCode : undefined];
  const keys = read.flatMap((each) => {
    const national = each?.national.replace(/^0{1,4}/, '') ?? '';
    return each && national.length >= LEAST ? [`${each.countryCode} ${national}`] : [];
  });
  // A number that no plan has is the same where all of it is.
  return keys.length === 0 && digits.length >= LEAST ? [digits.replace(/^0{1,4}/, '')] : [...new Set(keys)];
}

/** Digits of a number within its country that are nobody else's in another country. */
const LEAST_ALONE = 9;

/**
 * The digits by which a number of another country is the same with its code and with the zero that is dialled there: both keys are
 * one, whichever is written.
 *
 * @param country ISO 3166 code of the country in which a number without its code is dialled
 */
export function keyAbroad(written: string, country: string | undefined): string | undefined {
  const value = numberOf(written).trim();
  const digits = plainDigits(value);
  const isWithCode = /^(?:[+\uff0b]|00)/.test(value) || messengerOf(written)?.number !== undefined;
  if (!isWithCode) return /^0[1-9]/.test(digits) && digits.length > LEAST_ALONE ? digits.slice(1) : undefined;
  const [key = ''] = numberKeys(written, country);
  const [code, national = ''] = key.split(' ');
  const isAbroad = country !== undefined && callingCodeOf(country) !== code;
  return isAbroad && national.length >= LEAST_ALONE ? national : undefined;
}
