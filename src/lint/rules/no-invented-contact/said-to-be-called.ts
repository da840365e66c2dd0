import type { AnyContact } from '../../contact/any-contact.js';
import { isContactWord, isSmallWord } from '../../owner/label-words.js';
import type { PlaceKind } from '../../owner/place.js';
import type { Label } from '../../owner/read-label.js';
import { fold } from '../../words/fold.js';
import { endsInCounted } from '../../words/identifier-words.js';

/** Characters before a number that are read. */
const MOST = 60;
/** The last word before a number. */
const LAST = /([\p{L}\p{M}]{1,30})[^\p{L}\p{M}\p{Nd}]{0,6}$/u;

/** What is counted within a year, such as files: `004-1/2026`. */
const OF_YEAR = /[/-](?:19|20)\p{Nd}{2}$/u;

/**
 * Whether a number with more or fewer digits than any of its country is called all the same: it begins as numbers to call do, and
 * what stands right before it says so, or the part for contacts that it stands in.
 */
export function isSaidToBeCalled(
  { isPlain, from, value }: AnyContact,
  text: string,
  label: Label,
  place: PlaceKind,
): boolean {
  if (!isPlain || OF_YEAR.test(value)) return false;
  const isAbroad = /^\(?\+/.test(value) && (place === 'header' || place === 'footer');
  if (label !== 'contact' && !(label === 'nothing' && (place === 'contact' || isAbroad))) return false;
  // "Order 01947 555 0123": nobody orders there.
  if (endsInCounted(text.slice(Math.max(0, from - MOST), from))) return false;
  const [, word] = LAST.exec(text.slice(Math.max(0, from - MOST), from)) ?? [];
  return word === undefined || isSmallWord(fold(word)) || isContactWord(fold(word));
}
