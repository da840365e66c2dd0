import type { AnyContact } from './any-contact.js';

/** A run of Chinese or Japanese with digits, and a postal code before it. */
const CJK =
  /(?:〒\s?\p{Nd}{3}[-\u2010-\u2015\uff0d]\p{Nd}{4}\s?)?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{Nd}\u30fc\u2010-\u2015\uff0d-]{4,80}/gu;
/** Blanks around the number of a house or floor there. */
const BLANK_AT_NUMBER = / (?=(?:\p{Nd}{1,5} ?)?[号號巷弄楼樓室层層番丁段])/gu;
/** What ends the name of a region, town or street there. */
const REGION = /[都道府県省市区區縣县町村路街郡]/u;
/** What ends a house number there. */
const HOUSE_END = /[\p{Nd}号號楼層层室]/u;

const KOREAN =
  /\p{sc=Hangul}{1,12}(?:시|도|구|군)\s(?:\p{sc=Hangul}{1,10}(?:구|군|시)\s){0,2}[\p{sc=Hangul}\p{Nd}]{1,20}(?:로|길|동|읍|면)\s?\p{Nd}{1,4}(?:-\p{Nd}{1,4})?/gu;
const HAS_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Whether a text has letters of scripts that put no blanks, or few, into an address. */
export function hasUnspaced(text: string): boolean {
  return HAS_CJK.test(text);
}

/** What looks like a postal address in Chinese, Japanese or Korean. */
export function unspacedAddresses(text: string): AnyContact[] {
  const korean = [...text.matchAll(KOREAN)].map(({ 0: value, index }) => placed(value, index));
  const joined = text.replace(BLANK_AT_NUMBER, '-'); // of the same length
  const others = [...joined.matchAll(CJK)].flatMap(({ 0: run, index }) => addressInRun(run, index));
  return [...korean, ...others.map((found) => ({ ...found, value: text.slice(found.from, found.to) }))];
}

/** The address in a run without blanks: it has a region before a number, and ends in that. */
function addressInRun(run: string, index: number): AnyContact[] {
  const region = run.search(REGION);
  if (region < 1) return [];
  let end = run.length;
  while (end > region && !HOUSE_END.test(run.charAt(end - 1))) end -= 1;
  return /\p{Nd}/u.test(run.slice(region, end)) ? [placed(run.slice(0, end), index)] : [];
}

function placed(value: string, from: number): AnyContact {
  return { kind: 'address', from, to: from + value.length, value };
}
