import type { AnyContact } from './any-contact.js';

/** A number that costs nothing in the US and Canada, with letters for digits: `1-800-FLOWERS`. */
const VANITY =
  /(?<![\p{L}\p{Nd}#/.-])(?:\+?1[ .\u00a0-]{0,2})?\(?8(?:00|33|44|55|66|77|88)\)?[ .\u00a0\u2010-\u2013-]{1,2}(?=[A-Z0-9-]{0,8}[A-Z]{2})[A-Z0-9]{1,12}(?:[\u2010-\u2013-][A-Z0-9]{1,10}){0,2}(?![\p{L}\p{Nd}]|[-/.@][\p{L}\p{Nd}])/gu;
/** Letters and digits behind the prefix: those that are dialled, and more that people only read. */
const [FEWEST, MOST] = [7, 12];
/** Most texts have none. */
const HINT = /8(?:00|33|44|55|66|77|88)\)?[ .\u00a0\u2010-\u2013-]{1,2}[A-Z0-9]/;

/** Digits on the keys of a phone by the letters on them. */
const KEYS: readonly string[] = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** The numbers with letters for digits in a text. */
export function anyVanities(text: string): AnyContact[] {
  if (!HINT.test(text)) return [];
  return [...text.matchAll(VANITY)].flatMap(({ 0: value, index }): AnyContact[] => {
    return isVanity(value) ? [{ kind: 'phone', from: index, to: index + value.length, value, isPlain: true }] : [];
  });
}

/** Whether a text is a number with letters for digits, and nothing else. */
export function isVanity(value: string): boolean {
  const [whole] = value.trim().match(VANITY) ?? [];
  if (whole === undefined || whole !== value.trim()) return false;
  const { length } = behindPrefix(whole);
  return length >= FEWEST && length <= MOST;
}

/** A number as it is dialled: with the digits of its letters, where it has some. */
export function dialled(value: string): string {
  if (!isVanity(value)) return value;
  const [, prefix = ''] = /(8\d\d)/.exec(value) ?? [];
  const digits = behindPrefix(value)
    .slice(0, FEWEST)
    .replace(/[A-Z]/g, (letter) => String(KEYS.findIndex((letters) => letters.includes(letter))));
  return `1-${prefix}-${digits.slice(0, 3)}-${digits.slice(3)}`;
}

function behindPrefix(value: string): string {
  return value.replace(/[^A-Z0-9]/g, '').replace(/^1?8\d\d/, '');
}
