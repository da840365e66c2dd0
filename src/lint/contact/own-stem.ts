import { memo } from '../../text/memo.js';
import { parsePhone } from '../words/parse-phone.js';
import { type ComparedNumber, type ConfiguredContacts, plainDigits } from './configured.js';

/** Digits that numbers of one house share, at least: what is behind them is dialled for a desk of it. */
const LEAST_STEM = 7;
/** Last digits of a number that are a desk's, at most. */
const MOST_LAST = 2;

const stemsOf = memo(({ numbers }: ConfiguredContacts): ReadonlyMap<string, string> => {
  const stems = new Map<string, string>();
  for (const [digits, field] of numbers.whole) {
    for (const stem of stemsIn(digits)) if (!stems.has(stem)) stems.set(stem, field);
  }
  return stems;
});

/** The site's number that one is of the same house as: all but the last digits are the same. */
export function ofOwnStem(written: string, configured: ConfiguredContacts): ComparedNumber['near'] {
  const digits = parsePhone(written.trim(), configured.country)?.national ?? plainDigits(written);
  const stems = stemsOf(configured);
  const field = stemsIn(digits.replace(/^0+/, '')).flatMap((stem) => stems.get(stem) ?? [])[0];
  return field === undefined ? undefined : { field, how: 'only the last digits differ from' };
}

/** What a number begins with, without its last digits. One behind which a desk's follows may end in a zero for all of them. */
function stemsIn(digits: string): string[] {
  const lengths = Array.from({ length: MOST_LAST }, (_, index) => digits.length - MOST_LAST + index);
  return lengths.filter((length) => length >= LEAST_STEM).map((length) => digits.slice(0, length));
}
