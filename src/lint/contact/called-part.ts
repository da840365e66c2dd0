import { matches } from '../../text/matches.js';

/** Digits of a number to call, at least: most postal codes have fewer. */
const FEWEST = 7;

/**
 * A number with a slash or dash between blanks. No letter stands before it, as before a house number, but where it begins as
 * numbers within a country do; none behind it, as behind a postal code.
 */
const SLASHED =
  /(?<!\p{Nd}|\p{L}[ \u00a0]?(?!\(?0\p{Nd}{2}))[+(]?(?<!\p{Nd})\p{Nd}[\p{Nd} ()]{0,8}\s[\u2013\u2014/]\s\p{Nd}[\p{Nd} .-]{1,14}\p{Nd}(?!\p{Nd}|\s{0,2}\p{L})/gu;

/** The numbers to call in a text that have a slash or dash between blanks, which else parts things. */
export function slashedNumbers(text: string): { from: number; to: number }[] {
  if (!HINT.test(text)) return [];
  return matches(SLASHED, text).flatMap(({ index, 0: number }) =>
    digitsIn(number) < FEWEST ? [] : [{ from: index, to: index + number.length }],
  );
}

const HINT = /\p{Nd}\)?\s[\u2013\u2014/]\s\p{Nd}/u;

/** Digits and the signs between those of a number to call, in groups. */
const GROUPS = /^\(?\p{Nd}[\p{Nd} \u00a0()./\u2010-\u2015-]{5,24}\p{Nd}$/u;

/** Whether a part of a text is a number to call by its digits alone: in groups, and no postal code in two. */
export function isCalledAlone(text: string): boolean {
  if (!GROUPS.test(text) || digitsIn(text) < FEWEST) return false;
  const groups = text.split(/[^\p{Nd}]{1,4}/u).filter((group) => group !== '');
  return groups.length > 2 || /\s[\u2013\u2014/]\s/u.test(text) || (groups.length === 2 && /^0\p{Nd}+[ )]/u.test(text));
}

function digitsIn(text: string): number {
  return text.replace(/\P{Nd}/gu, '').length;
}
