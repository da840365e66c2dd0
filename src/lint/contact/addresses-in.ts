import { overlapWith } from '../document/overlaps.js';
import { isCode } from './address-parts.js';
import { anyAddresses } from './any-addresses.js';
import type { AnyContact } from './any-contact.js';
import { isByPost } from './by-post.js';
import { isCountOfThings } from './counted-things.js';
import { isDaysAndHours } from './days-and-hours.js';
import { houseBefore } from './house-name.js';
import { saidAddresses } from './said-addresses.js';

/** A number of a house or a code, not of an hour or a sum. */
const HAS_HOUSE = /\p{Nd}(?<!(?:[\p{Nd}:]|\p{Nd}[.,])\p{Nd})\p{Nd}{0,5}(?!\p{Nd}|:\p{Nd})/u;

/** The postal addresses in a text: those of which it says that the house is there, and what else looks like one. */
export function addressesIn(text: string): AnyContact[] {
  if (!HAS_HOUSE.test(text)) return [];
  const isPlace = ({ from, to }: AnyContact) =>
    !isCountOfThings(text, from, to) && !isDaysAndHours(text.slice(from, to));
  const said = text.length < LEAST_SENTENCE ? [] : saidAddresses(text).filter(isPlace);
  const others = anyAddresses(text)
    .filter(isPlace)
    .map((each) => withHouse(text, toldByPost(text, each)));
  if (said.length === 0) return others;
  const isSaid = overlapWith(said);
  return [...said.map((each) => whole(text, each, others)), ...others.filter((each) => !isSaid(each))];
}

/** An address of which the words before it say that people write to the house there, where they do. */
function toldByPost(text: string, found: AnyContact): AnyContact {
  return isByPost(text, found.from) ? { ...found, isSaid: true } : found;
}

/** An address whose street has no number, with the name of the house that stands before it. */
function withHouse(text: string, found: AnyContact): AnyContact {
  const [street = ''] = found.value.split(/[,\n]/u);
  const from = found.isHouse || /\p{Nd}/u.test(street) ? undefined : houseBefore(text, found.from);
  return from === undefined ? found : { ...found, from, value: text.slice(from, found.to), isHouse: true };
}

/** Characters of a sentence that says where a house is, at least. */
const LEAST_SENTENCE = 12;

/** A street of a sentence with the unit before it and the town behind it, where those were found too. */
function whole(text: string, said: AnyContact, others: readonly AnyContact[]): AnyContact {
  const more = others.find(({ from, to }) => from <= said.to && to >= said.to && from >= said.from - SLACK);
  if (!more) return withTown(text, said);
  if (more.to === said.to && !more.isHouse) return said;
  const from = more.isHouse ? Math.min(said.from, more.from) : said.from;
  return { ...said, from, to: more.to, value: text.slice(from, more.to), said: said.value };
}

/** Characters of a sentence that may be taken for the beginning of an address. */
const SLACK = 40;

/** A street of a sentence with the town and its code behind it, where the words before it kept it from being read as an address. */
function withTown(text: string, said: AnyContact): AnyContact {
  const street = anyAddresses(text.slice(said.from, said.to + REACH)).find(({ from }) => from === 0);
  const to = said.from + (street?.to ?? 0);
  const isCut = to === said.to + REACH && to < text.length;
  if (isCut || !isCode(text.slice(said.to, to))) return said;
  return { ...said, to, value: text.slice(said.from, to), said: said.value };
}

/** Characters behind a street in which its town stands. */
const REACH = 80;
