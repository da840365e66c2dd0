import { fold, words } from '../words/fold.js';
import { isIdentifierWord } from '../words/identifier-words.js';
import { type AddressPart, addressParts, isCode } from './address-parts.js';
import { isCallingWord } from './call-words.js';
import { lengthOfCountry } from './countries.js';
import { isYear } from './street-reading.js';

/** A town at the beginning of a text. */
export interface TownLeft {
  from: number;
  to: number;
  /** It is the town of the address itself. */
  isSame: boolean;
}

/** Characters of a text that are read. */
const MOST = 80;
/** Between an address and its town, and what may follow on it. */
const LEAD = /^[\s,·–—|-]{0,40}/u;
const ENDS = /^\s{0,10}(?:$|[\n.;|·•(]|,\s)/u;
/** Words within the name of a town, which no capital begins. */
const SMALL =
  /^(?:[a-zà-ÿ]{1,3}|unter|über|upon|under|near|next|sous|sobre|sotto|van|den|der|aan|nad|pod|pri|при|на|над)$/u;
/** Digits of a code, together. */
const DIGITS = /(?<![\p{L}\p{Nd}])\p{Nd}{2,3}[\s-]\p{Nd}{2,4}(?!\p{Nd})|(?<![\p{L}\p{Nd}])\p{Nd}{4,6}(?!\p{Nd})/u;

/**
 * The town with its code that a text begins with, as what is left behind an address that has its own; nothing for other words,
 * and for a code of another kind than that of the address.
 *
 * @param address the address before it, with its town
 */
export function townLeft(text: string, address: string): TownLeft | undefined {
  const own = codeOf(lastLines(address));
  const read = text.slice(0, MOST);
  const [lead = ''] = LEAD.exec(read) ?? [];
  const parts = addressParts(read.slice(lead.length));
  const [first, next] = parts;
  if (own === undefined || !first || first.from > 0) return undefined;
  const last = isTown(first)
    ? first
    : next && isTownAlone(first) && !next.isApart && isTown(next, true)
      ? next
      : undefined;
  if (!last) return undefined;
  const from = lead.length;
  let to = from + last.to;
  to += lengthOfCountry(read.slice(to));
  const town = text.slice(from, from + last.to);
  if (!ENDS.test(read.slice(to)) || kindOfCode(codeOf(town)) !== kindOfCode(own)) return undefined;
  // A street behind the town is that of another address.
  const rest = parts.slice(parts.indexOf(last) + 1, parts.indexOf(last) + 2);
  if (rest.some(({ kind }) => kind === 'street' || kind === 'shape' || kind === 'number')) return undefined;
  return { from, to, isSame: words(address).join(' ').endsWith(words(town).join(' ')) };
}

/** Whether an address says its town with a code: the street alone may have a town behind it. */
export function hasTown(address: string): boolean {
  return codeOf(lastLines(address)) !== undefined;
}

function lastLines(address: string): string {
  const parts = addressParts(address);
  return parts
    .slice(1)
    .map(({ text }) => text)
    .join(', ');
}

function isTown({ kind, text, isLabelled }: AddressPart, isRest = false): boolean {
  if (kind !== 'postal' || isLabelled || !isCode(text)) return false;
  const said = text.split(/[\s\u00a0]+/).filter((word) => /\p{L}/u.test(word) && !/\p{Nd}/u.test(word));
  // Capitals before a number are those of a register.
  if (!isRest && (said.length === 0 || /^\p{Lu}+\s/u.test(text))) return false;
  return said.every(isOfName) && /\p{Lu}|\p{Lo}/u.test(text);
}

function isTownAlone({ kind, text, isLabelled }: AddressPart): boolean {
  return kind === 'name' && !isLabelled && text.length < 40 && text.split(/[\s\u00a0]+/).every(isOfName);
}

function isOfName(word: string, index: number): boolean {
  const folded = fold(word);
  if (isIdentifierWord(folded) || isCallingWord(folded)) return false;
  return /^[("]?[\p{Lu}\p{Lo}]/u.test(word) || (index > 0 && SMALL.test(word));
}

/** The code in a town: its digits, or all of one with letters; nothing for a year. */
function codeOf(town: string): string | undefined {
  const [digits] = DIGITS.exec(town) ?? [];
  if (digits !== undefined && !isYear(digits)) return digits;
  return MIXED.exec(town)?.[0];
}

/** A code of letters and digits, as in Britain, Ireland and Canada. */
const MIXED =
  /(?<![\p{L}\p{Nd}])[A-Z]{1,2}\p{Nd}[A-Z\p{Nd}]?\s?(?:\p{Nd}[A-Z]{2}|\p{Nd}[A-Z]\p{Nd}|[A-Z\p{Nd}]{4})(?![\p{L}\p{Nd}])/u;

/** Codes of one country have as many digits. */
function kindOfCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return /\p{L}/u.test(code) ? 'letters' : String(code.replace(/\P{Nd}/gu, '').length);
}
