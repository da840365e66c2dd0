import { parsePhone } from '../words/parse-phone.js';
import { plainDigits } from './configured.js';

/** A number as machines read it: digits, perhaps with a sign, a scheme or the code for calls abroad before them. */
const FOR_MACHINES = /^(\s*(?:tel|sms):)?(\+|00)?(\p{Nd}{6,15})$/iu;

/**
 * A site's number in the spelling of one that it is written in place of: without blanks where that has none, so that what reads
 * the data still can. A number for people stays as the site has it.
 *
 * @param display how the site shows it, which tells its form within the country
 */
export function spelledAlike(value: string, display: string | undefined, written: string): string {
  const [, scheme = '', sign = '', digits = ''] = FOR_MACHINES.exec(written.trim()) ?? [];
  if (digits === '') return value;
  const { e164 = `+${plainDigits(value)}`, countryCode = '' } = parsePhone(value, undefined) ?? {};
  const whole = plainDigits(e164);
  if (sign !== '' || !/^\s*\+/.test(value))
    return scheme + (sign === '00' ? sign : /^\s*\+/.test(value) ? '+' : '') + whole;
  if (digits.startsWith(countryCode) && !digits.startsWith('0')) return scheme + whole;
  // Within the country: as the site shows it there, else for calls from anywhere.
  const within = display?.trim().startsWith('+') ? undefined : display;
  const shown = within === undefined ? '' : plainDigits(within);
  return scheme + (shown.length > 5 ? shown : `+${whole}`);
}
