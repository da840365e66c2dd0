import { beforeCredit } from '../owner/credit.js';
import { isHouseWord } from '../owner/house-words.js';
import { fold, words } from '../words/fold.js';
import { isIdentifierWord } from '../words/identifier-words.js';
import { type AddressPart, addressParts, isCode, isPostBox } from './address-parts.js';
import type { AnyContact } from './any-contact.js';
import { codedStreet } from './coded-street.js';
import { lengthOfCountry } from './countries.js';
import { beforeProse, proseWords } from './end-of-place.js';
import { houseLead } from './house-lead.js';
import { isUnit, leadsToTown, namesTower } from './house-parts.js';
import { hasTownBehind, postBoxIn } from './post-box.js';
import { isYear, namesStreet } from './street-reading.js';
import { isStreetWord } from './street-words.js';
import { namesHouse, townBefore } from './town-before.js';
import { hasUnspaced, unspacedAddresses } from './unspaced-addresses.js';

/** Parts in which the house number of a street stands. */
const NEAR = 3;
/** Parts of an address, at most. */
const MOST_PARTS = 5;

/** What looks like a postal address in a text. */
export function anyAddresses(text: string): AnyContact[] {
  if (hasUnspaced(text)) return unspacedAddresses(text);
  if (!/\p{Nd}/u.test(text)) return [];
  const found: AnyContact[] = [];
  const parts = addressParts(text);
  for (let at = 0; at < parts.length; at += 1) {
    // Words are looked up only where a number is near: most parts of a text have none.
    if (!hasDigitNear(parts, at)) continue;
    const box = boxAt(parts, at);
    const range = box ? tailOf(parts, at, at + box.towns) : addressAt(parts, at);
    if (!range) continue;
    const [first, last] = [parts[range[0]], parts[range[1]]];
    if (!first || !last) continue;
    const town = townBefore(parts, range);
    const house = town ? undefined : houseLead(parts, range[0]);
    const from = box
      ? first.from + box.from
      : (town?.from ?? house ?? first.from + (codedAt(parts, range[0]) ?? sentenceLead(first.text)));
    const noted = Math.min(last.to - (NOTE.exec(last.text)?.[0].length ?? 0), last.from + beforeProse(last.text));
    // Who made the page is told behind the address, and is no part of it.
    const to = from + beforeCredit(text.slice(from, noted));
    if (!/\p{Nd}/u.test(text.slice(from, to))) continue;
    found.push({
      kind: 'address',
      from,
      to,
      value: text.slice(from, to),
      ...(house !== undefined && { isHouse: true }),
    });
    at = range[1];
  }
  return found;
}

/** What is said of a place behind it, as in "(near the quay)". */
const NOTE = /\s{1,3}\(\p{Ll}{2}[^()]{1,60}\)$/u;

function hasDigitNear(parts: readonly AddressPart[], at: number): boolean {
  for (let index = at; index < at + NEAR; index += 1) if (parts[index]?.hasDigit) return true;
  return false;
}

/** Where a street begins that its code alone tells. */
function codedAt(parts: readonly AddressPart[], first: number): number | undefined {
  return parts[first]?.kind === 'none' ? codedStreet(parts, first) : undefined;
}

/** The parts of an address around one that is its street: from the first to the last. */
function addressAt(parts: readonly AddressPart[], at: number): [first: number, last: number] | undefined {
  const kindOf = (index: number) => parts[index]?.kind ?? 'none';
  const own = kindOf(at);
  const next = kindOf(at + 1);
  let first = at;
  let last = at;
  if (own === 'named-street' && (next === 'number' || isUnit(parts[at + 1]))) {
    if (isYear(parts[at + 1]?.text ?? '') && !isToldYear(parts, at, at + 1)) return undefined;
    last = at + 1;
  } else if (own === 'named-street' && hasCodeBehind(parts, at)) last = at + 1;
  else if (own === 'number' && next === 'named-street') {
    if (isYear(parts[at]?.text ?? '') && !isToldYear(parts, at + 1, at + 1)) return undefined;
    last = at + 1;
  } else if (own === 'named-street' && leadsToUnit(parts, at)) last = at + 2;
  else if (own === 'shape' && next === 'named-street') last = at + 1;
  else if (own === 'postal' && (next === 'shape' || next === 'street' || next === 'dated')) {
    if (next !== 'street' && !isCode(parts[at]?.text ?? '')) return undefined;
    // The number of a register looks like a code.
    if (words(parts[at]?.text ?? '').some(isIdentifierWord)) return undefined;
    last = at + 1;
  } else if (isPostBox(parts[at]?.text ?? '')) {
    // A box of the post without its town may be of anybody.
    if (next !== 'postal' && next !== 'name') return undefined;
    last = at + 1;
  } else if (own === 'dated') {
    if (!isTold(parts, at)) return undefined;
  } else if (own === 'none' && codedStreet(parts, at) !== undefined) last = at + 1;
  else if (isTowerAt(parts, at)) last = at + 1;
  else if (own === 'name' && TOWN.test(parts[at]?.text ?? '') && !namesHouse(parts[at]?.text ?? '')) {
    if (next === 'street' || next === 'dated') last = at + 1;
    else if (next === 'named-street' && (kindOf(at + 2) === 'number' || isUnit(parts[at + 2]))) last = at + 2;
    else return undefined;
  } else if (own === 'shape' && isUnit(parts[at + 1])) {
    if (!leadsToCode(parts, at + 1)) return undefined;
    last = at + 1;
  } else if (own === 'shape' && next !== 'postal' && !(next === 'name' && kindOf(at + 2) === 'postal'))
    return undefined;
  else if (own !== 'street' && own !== 'shape') return undefined;
  if (own === 'name') first = at;
  return tailOf(parts, first, last);
}

/** A box of the post with its town, in its own part or in the next. */
function boxAt(parts: readonly AddressPart[], at: number): { from: number; towns: number } | undefined {
  const [part, next, second] = parts.slice(at, at + NEAR);
  const box = part && postBoxIn(part.text);
  if (!part || !box) return undefined;
  if (hasTownBehind(part.text, box)) return { from: box.from, towns: 0 };
  if (box.to < part.text.length || !next || next.isApart || next.isListed) return undefined;
  if (next.kind === 'postal') return { from: box.from, towns: 1 };
  const isTown = next.kind === 'name' && /^[\p{Lu}\p{Lo}]/u.test(next.text);
  const isInCountry = second !== undefined && (second.kind === 'postal' || lengthOfCountry(`, ${second.text}`) > 0);
  return isTown && isInCountry ? { from: box.from, towns: 1 } : undefined;
}

/** The parts of an address with those that follow on it. */
function tailOf(parts: readonly AddressPart[], first: number, start: number): [first: number, last: number] {
  let last = start;
  let units = 0;
  while (last + 1 < parts.length && last - first - units < MOST_PARTS && isTail(parts, last)) {
    // Behind the town and its code a sign is followed by something else: a firm, a chamber, a register.
    if (
      (parts[last + 1]?.isListed || parts[last + 1]?.isDashed) &&
      isTownTold(parts, first, last) &&
      !isUnit(parts[last + 1])
    )
      break;
    last += 1;
    if (isUnit(parts[last])) units += 1;
  }
  return [first, last];
}

/** Whether an address has its street and its town, and what follows is no country. */
function isTownTold(parts: readonly AddressPart[], first: number, last: number): boolean {
  if (last === first || !parts.slice(first, last + 1).some(({ kind }) => kind === 'postal')) return false;
  return lengthOfCountry(`, ${parts[last + 1]?.text ?? ''}`) === 0;
}

/** What may be a year, and is no postal code for that. */
const YEARS = /(?<!\p{Nd})(?:19|20)\d\d(?!\p{Nd})/gu;

/** Whether a label, a postal code or a town says that a part is of an address. */
function isTold(parts: readonly AddressPart[], last: number): boolean {
  const [own, next, second] = parts.slice(last, last + NEAR);
  if (own?.isLabelled || (own && isCode(own.text.replace(YEARS, '')))) return true;
  if (!next || next.isApart) return false;
  const isTown = next.kind === 'name' && /^[\p{Lu}\p{Lo}]/u.test(next.text);
  return isTown || isUnit(next) || isCode(next.text) || (next.kind === 'name' && isCode(second?.text ?? ''));
}

/** Whether a district or a town with its code follows on a part of the house, right behind it. */
function leadsToCode(parts: readonly AddressPart[], unit: number): boolean {
  for (const part of parts.slice(unit + 1, unit + 1 + NEAR)) {
    if (part.isApart || part.isListed) return false;
    if (part.kind === 'postal') return isCode(part.text);
    if (part.kind !== 'name' && part.kind !== 'named-street' && !isUnit(part)) return false;
  }
  return false;
}

/** Whether the district of a street follows on it, and then the block or house: as in the Gulf, where streets are long. */
function leadsToUnit(parts: readonly AddressPart[], street: number): boolean {
  const [district, unit] = parts.slice(street + 1, street + NEAR);
  if (district?.kind !== 'name' || district.isApart || district.isListed || unit?.isApart || unit?.isListed)
    return false;
  return /^[\p{Lu}\p{Lo}]/u.test(district.text) && isUnit(unit) && /\p{Nd}/u.test(unit?.text ?? '');
}

/** Whether a part names a tower whose floor follows on it, and then its town. */
function isTowerAt(parts: readonly AddressPart[], at: number): boolean {
  const [tower, floor, town] = parts.slice(at, at + NEAR);
  if (tower?.kind !== 'name' || !namesTower(tower.text) || floor?.isApart || floor?.isListed) return false;
  if (!isUnit(floor) || !/\p{Nd}/u.test(floor?.text ?? '') || !town || town.isApart || town.isListed) return false;
  return (town.kind === 'name' && /^[\p{Lu}\p{Lo}]/u.test(town.text)) || town.kind === 'postal';
}

/** Whether a number that may be a year is that of a house: of a street with a name, as a label or what follows says. */
function isToldYear(parts: readonly AddressPart[], street: number, last: number): boolean {
  const named = parts[street];
  if (!named || !namesStreet(named.text.split(/[\s\u00a0]+/))) return false;
  return named.isLabelled || isTold(parts, last);
}

/** Whether the town of a street stands behind it with its code, as where houses have names: a year is no code. */
function hasCodeBehind(parts: readonly AddressPart[], at: number): boolean {
  const [one, two] = parts.slice(at + 1, at + NEAR);
  const town = one?.kind === 'postal' ? one : one?.kind === 'name' ? two : undefined;
  return town?.kind === 'postal' && CODE.test(town.text);
}

/** A code that is no year: of five digits, of Britain, Ireland or the Netherlands. */
const CODE =
  /\p{Nd}{5}|\p{Nd}\p{L}{2}$|(?:^|\s)[A-Z]\p{Nd}[\p{Nd}W] ?(?=[A-Z]{0,3}\p{Nd})[ACDEFHKNPRTVWXY\p{Nd}]{4}$|^\p{Nd}{4} ?[A-Z]{2}\s/u;

/** Whether the part behind one belongs to the same address: a town, a code, a floor. */
function isTail(parts: readonly AddressPart[], last: number): boolean {
  const next = parts[last + 1];
  if (!next) return false;
  const { kind, text } = next;
  if (words(text).some(isIdentifierWord)) return false;
  if (
    (kind === 'postal' && (!/^\p{Ll}/u.test(text) || isCode(text.replace(YEARS, '')))) ||
    kind === 'number' ||
    (kind === 'named-street' && !next.isApart && beginsStreet(text)) ||
    isUnit(next)
  )
    return true;
  if (leadsToTown(parts, last)) return true;
  if (kind === 'name' && proseWords(text) > (next.isDashed ? 0 : 1)) return false;
  // Behind a dash who is there may be named.
  if (kind === 'name' && next.isDashed && words(text).some(isHouseWord)) return false;
  if (kind === 'name') return !next.isApart && /^[\p{Lu}\p{Lo}]/u.test(text) && text.length < 40;
  return text.length < 20 && parts[last + 2]?.kind === 'postal';
}

/** Whether a street begins with its name or its kind: small words before that are of a sentence, as in "next to the square". */
function beginsStreet(text: string): boolean {
  const [first = ''] = text.split(/\s/, 1);
  return /^[\p{Lu}\p{Lo}\p{Nd}("„«“]/u.test(first) || isStreetWord(fold(first));
}

/** A town in front of its street: in Russian and Ukrainian with a letter for what it is, in Arabic and Persian without. */
const TOWN = /^(?:г|м|с|обл)[.\s]|^[\p{sc=Arabic}\p{sc=Hebrew}\p{M}]{2,20}$/u;

/** The length of what a sentence says before a street: "Come to" in "Come to Via Roma 4". */
function sentenceLead(text: string): number {
  const words = [...text.matchAll(/[^\s\u00a0]+/gu)].map(({ 0: word, index }) => ({ word, index }));
  const number = words.findIndex(({ word }) => /\p{Nd}/u.test(word));
  const street = words.findIndex(({ word }) => isStreetWord(fold(word)));
  if (number <= 0) return 0;
  // Kinds of streets stand before their names, as in "Via Roma 4", or behind, as in "Harrow Lane 9".
  const isBefore = street !== -1 && words.slice(street + 1, number).some(({ word }) => !HOUSE_WORD.test(word));
  let start = street === -1 || street > number ? number : street;
  if (!isBefore) while (start > 0 && isOfStreetName(words[start - 1]?.word ?? '')) start -= 1;
  return start === number && street < number ? 0 : (words[start]?.index ?? 0);
}

const HOUSE_WORD = /^(?:no|nr|nº|n°|n|№|д|numara|numero|nummer)[.:]?$/iu;

function isOfStreetName(word: string): boolean {
  return /^km\.?$/i.test(word) || /^[\p{Lu}\p{Lo}]/u.test(word) || isStreetWord(fold(word));
}
