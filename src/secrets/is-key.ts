import type { FoundKey } from './secret-format.js';

/** A token of a bot begins with the number of the bot, encoded. Other words with two dots do not. */
export function isBot({ value }: FoundKey): boolean {
  return /^\d{15,20}$/.test(decoded(value.split('.')[0] ?? ''));
}

/** Of letters that chance chose many are in upper and many in lower case; of words few begin a new one. */
export function isMixed({ value }: FoundKey): boolean {
  const letters = value.slice(value.lastIndexOf('_') + 1);
  const share = letters.replace(/[a-z]/g, '').length / letters.length;
  return share > 0.28 && share < 0.72 && new Set(letters).size >= 14;
}

/** Not so for a JSON Web Token that says itself that it is for browsers. */
export function isNotPublic({ value }: FoundKey): boolean {
  return !/"role"\s*:\s*"anon"/.test(decoded(value.split('.')[1] ?? ''));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url as text of one byte a letter. @see RFC 4648, section 5 */
function decoded(text: string): string {
  const letters: string[] = [];
  let [bits, count] = [0, 0];
  for (const letter of text) {
    bits = ((bits << 6) | Math.max(0, DIGITS.indexOf(letter))) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    letters.push(String.fromCharCode((bits >> count) & 0xff));
  }
  return letters.join('');
}
