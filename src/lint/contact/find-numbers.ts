import type { Budget } from '../../budget.js';
import { asciiDigit } from '../words/fold.js';
import { isOfOther, mayBeOfOther } from './doubtful-number.js';
import { BESIDE, hasMoreBeside, isOddlyWritten, isOfAddress, mayHaveMoreBeside } from './number-edges.js';
import type { NumberIndex } from './number-index.js';
import { LEAST_DIGITS, type PhoneNumber } from './phone-number.js';

/** What is dialled before a number: the country's code, with an international prefix or without, or a trunk prefix. */
const INTERNATIONAL = ['', '00', '011', '0011', '010', '810'];
const TRUNK = ['0', '8', '1', '06', '01'];

/** Between the digits of one number: at most a few marks, no letters. */
const SEPARATOR = /^[^\p{L}\p{N},;:!?"'<>=%&$€£¥#@]{0,4}$/u;

/** A number found in a text. */
export interface FoundNumber {
  number: PhoneNumber;
  /** Offsets into the text, of the first character that belongs to the number and behind the last. */
  from: number;
  to: number;
  /** It has an extension that is not the configured one, or other digits beside it. */
  otherExtension: boolean;
  /** More digits beside it belong to it: an edit of it alone would leave them. */
  hasRest: boolean;
  /** It stands without the code of its country. */
  isBare: boolean;
}

/** How Brazilians write that a carrier has to be chosen: `0xx11`. */
const OPERATOR = /(?:^|[^\p{L}\p{N}])0[x*]{2}$/iu;

/** In front of a number that is none to call: an account by its international code, a serial or order number. */
const OTHER_NUMBER =
  /(?:\b[A-Z]{2}\d{2}(?:[\s.]?[\dA-Z]{4}){1,7}[\s.]?[\dA-Z]{0,3}|(?<![\p{L}.])(?:iban|konto|account|acct|compte|conto|cuenta|rekening|účet|bank|serial|serie|seriennr|s\/n|art(?:ikel)?|item|model|modell|ref|réf|order|bestell|invoice|rechnung|faktura|isbn|ean|gtin|sku|vin|kvk|nip|nif|cif|cnpj|cpf|siret|siren|vat|ust-?id(?:nr)?|p\.?\s?iva|abn|acn|ein|gdc|reg(?:istration)?|werk|org)(?:[\s.:#-]|n(?:[ro°º]|um(?:mer|ber)?))*(?:\([(\s]{0,40})?)$/iu;

const EXTENSION =
  /^[\s,;(]{0,30}(?:ext(?:ension)?|x|durchwahl|dw|int(?:erno)?|poste|kl(?:apka)?|доб|вн|anexo|ramal|toestel|anknytning|内線|내선)[\s:=.]{0,30}(\d{1,6})\)?/iu;

/** Steps to compare what is at one place of a text with a number, and for each of its digits. */
const COMPARED = 100;
const COMPARED_DIGIT = 25;

/**
 * The configured numbers in a text, however they are spelled; of two that overlap the one that the site has first.
 *
 * @param breaks offsets at which an element begins, so that letters before it belong to something else
 */
export function findNumbers(
  text: string,
  numbers: NumberIndex,
  budget: Budget,
  breaks: ReadonlySet<number> = new Set(),
): FoundNumber[] {
  const { digits, offsets } = digitsOf(text);
  const places = placesIn(digits, numbers, budget);
  if (places.size === 0) return [];
  const found: FoundNumber[] = [];
  const isTaken = new Uint8Array(text.length + 1);
  for (const [number, starts] of [...places].sort(([a], [b]) => a.order - b.order)) {
    for (const at of starts) {
      budget.spend(COMPARED + number.national.length * COMPARED_DIGIT);
      const hit = boundsOf(text, digits, offsets, at, number, breaks);
      if (!hit || isTaken.subarray(hit.from, hit.to).includes(1)) continue;
      isTaken.fill(1, hit.from, hit.to);
      found.push(hit);
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Where the digits of numbers begin in others: all of one length are looked for at once. */
function placesIn(digits: string, { byLength }: NumberIndex, budget: Budget): Map<PhoneNumber, number[]> {
  const places = new Map<PhoneNumber, number[]>();
  for (const [length, byDigits] of byLength) {
    budget.spend(Math.max(0, digits.length - length) * (LOOK_UP + length));
    for (let at = 0; at + length <= digits.length; at += 1) {
      for (const number of byDigits.get(digits.slice(at, at + length)) ?? []) {
        budget.spend(LOOK_UP);
        const known = places.get(number);
        if (known) known.push(at);
        else places.set(number, [at]);
      }
    }
  }
  return places;
}

/** Steps to look up a part of a text in a table. */
const LOOK_UP = 8;

/** All digits of a text as ASCII's, and where each stands. */
function digitsOf(text: string): { digits: string; offsets: number[] } {
  const offsets: number[] = [];
  let digits = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < FIRST_OTHER_DIGIT && (code < 0x30 || code > 0x39)) continue;
    const char = text.charAt(index);
    if (code >= FIRST_OTHER_DIGIT && !/\p{Nd}/u.test(char)) continue;
    digits += asciiDigit(char);
    offsets.push(index);
  }
  return { digits, offsets };
}

/** No digit beside ASCII's comes before the Arabic ones. */
const FIRST_OTHER_DIGIT = 0x660;

function boundsOf(
  text: string,
  digits: string,
  offsets: readonly number[],
  at: number,
  number: PhoneNumber,
  breaks: ReadonlySet<number>,
): FoundNumber | undefined {
  const last = at + number.national.length - 1;
  const offset = (index: number) => offsets[index] ?? text.length;
  const between = (index: number) => text.slice(offset(index) + 1, offset(index + 1));
  for (let index = at; index < last; index += 1)
    if (!SEPARATOR.test(between(index).replace('(0)', ''))) return undefined;
  const end = offset(last) + 1;
  // A digit right behind makes it another number, as do letters that go on.
  if (last + 1 < digits.length && between(last) === '') return undefined;
  if (/^(?:[\p{L}_]|[-./]\p{Nd}{3}|\.\p{Ll}{2,4}(?!\p{L}))/u.test(text.slice(end, end + 6)) && !breaks.has(end))
    return undefined;
  if (OTHER_NUMBER.test(text.slice(Math.max(0, offset(at) - 40), offset(at)))) return undefined;
  const begin = startOf(text, digits, offsets, at, number, breaks);
  if (begin === undefined) return undefined;
  const { start, isBare } = begin;
  if (isOfOther(text, start, end, number) || isOfAddress(text, start, end)) return undefined;
  const extension = EXTENSION.exec(text.slice(end, end + 30));
  const hasRest = !extension && hasMoreBeside(text, start, end);
  const mayGoOn =
    !extension && mayHaveMoreBeside(text.slice(Math.max(0, start - BESIDE), start), text.slice(end, end + BESIDE));
  const goesOn = hasRest || mayGoOn || isOddlyWritten(text.slice(start, end));
  const otherExtension = extension ? extension[1] !== number.extension : goesOn || mayBeOfOther(text, start, end);
  return { number, from: start, to: end + (extension?.[0].length ?? 0), otherExtension, hasRest, isBare };
}

/** Digits before a number that are looked at: more than any prefix has. */
const MOST_PREFIX = 12;
/** Characters before a number that are looked at. */
const MOST_BEFORE = 8;

/** What is directly before digits that are a part of a name of letters: `CR-575`. */
const PART_OF_NAME = /[\p{L}_][-_]$/u;

/** Whether digits before others may be their prefix: not on another line, nor behind a sign between contacts. */
function isPrefixed(between: string): boolean {
  return SEPARATOR.test(between) && !/[|·•\n]/u.test(between);
}

/** Where a number begins whose national digits begin at an index; nothing if the digits before it make it another. */
function startOf(
  text: string,
  digits: string,
  offsets: readonly number[],
  at: number,
  { country, national }: PhoneNumber,
  breaks: ReadonlySet<number>,
): { start: number; isBare: boolean } | undefined {
  const offset = (index: number) => offsets[index] ?? 0;
  let first = at;
  while (first > 0 && at - first < MOST_PREFIX && isPrefixed(text.slice(offset(first - 1) + 1, offset(first))))
    first -= 1;
  const before = digits.slice(first, at);
  const prefixes = country === '' ? [''] : INTERNATIONAL.flatMap((code) => [`${code}${country}`, `${code}${country}0`]);
  // A prefix begins where a group of digits begins: the last of `010` is none.
  const startsGroup = (index: number) => index === first || text.slice(offset(index - 1) + 1, offset(index)) !== '';
  const prefix = [...prefixes, ...TRUNK]
    .filter((each) => each !== '' && before.endsWith(each) && startsGroup(at - each.length))
    .sort((a, b) => b.length - a.length)[0];
  const taken = prefix?.length ?? 0;
  const start = at - taken;
  // Digits that go before without a blank belong to the same number, which is then another one.
  const rest = start > first ? text.slice(offset(start - 1) + 1, offset(start)) : undefined;
  if (rest !== undefined && !/[\s,;/+(]/.test(rest)) return undefined;
  const ahead = text.slice(Math.max(0, offset(start) - MOST_BEFORE), offset(start));
  const isJoined = rest === undefined && !breaks.has(offset(start));
  if (isJoined && (/[\p{L}_]$/u.test(ahead) ? !OPERATOR.test(ahead) : PART_OF_NAME.test(ahead))) return undefined;
  if (taken === 0 && national.length < LEAST_DIGITS + 2) return undefined;
  const opening = /(?:[+\uff0b\ufe62]\s?|\([+\uff0b\ufe62]?\s?)$/.exec(
    text.slice(Math.max(0, offset(start) - 3), offset(start)),
  );
  const isBare = prefix === undefined || !prefixes.includes(prefix);
  return { start: offset(start) - (opening?.[0].length ?? 0), isBare };
}
