import { fold } from '../fold.js';

/** A configured postal address, as it is looked for. */
export interface PostalAddress {
  field: string;
  /** What each word of it weighs. */
  weights: ReadonlyMap<string, number>;
  total: number;
  /** It has a number: a text without any of its numbers is not this address. */
  numbers: ReadonlySet<string>;
  /** The words of its street and house number, which are the address by themselves; nothing where they can't be told. */
  street: readonly string[];
  /** The words behind the street. */
  town: ReadonlySet<string>;
}

/** Words for kinds of streets and the like, and words between names: they say little, and are shortened at will. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'street str st road rd avenue ave av avda avenida lane ln drive dr boulevard blvd bd square sq court ct place pl terrace parkway pkwy highway hwy suite ste floor fl unit apt apartment building bldg office ' +
    'north south east west n s e w no nr num numero o os as dos das do da de del della delle dei di du des d l la le les el los las der die den dem am im an auf zum zur the of and van het ten ter e y et i ' +
    'via v viale vle piazza pza p corso cso strada largo rue r chemin ch quai rua travessa tv praca calle c plaza paseo camino carrer strasse platz weg gasse allee laan straat plein ul ulica ulice al aleja plac nam namesti ' +
    'ulitsa vulytsia ул улица вул вулиця пр просп проспект м г с обл gata gatan vagen vag v gate gt vei veien vej gade katu tie utca u ut cad cd caddesi sok sk sokak sokagi mah mahallesi bulvari blv odos οδος λεωφορος λεωφ ' +
    'شارع رقم ש רח רחוב שד שדרות 丁目 番地 番 号 階 floor sala piso andar loja lj bajo dto esq entrada italy italia france germany deutschland spain espana portugal netherlands nederland usa us uk england australia canada ' +
    'osterreich austria schweiz polska poland sverige sweden norge norway danmark turkiye japan brasil brazil greece hellas israel ukraine jordan'
  ).split(' '),
);

/** States and provinces are written by name or by code; the same key for both. */
const REGIONS: ReadonlyMap<string, string> = new Map(
  'al=alabama ak=alaska az=arizona ar=arkansas ca=california co=colorado ct=connecticut de=delaware fl=florida ga=georgia hi=hawaii id=idaho il=illinois in=indiana ia=iowa ks=kansas ky=kentucky la=louisiana me=maine md=maryland ma=massachusetts mi=michigan mn=minnesota ms=mississippi mo=missouri mt=montana ne=nebraska nv=nevada oh=ohio ok=oklahoma or=oregon pa=pennsylvania tn=tennessee tx=texas ut=utah vt=vermont va=virginia wa=washington wi=wisconsin wy=wyoming nsw=newsouthwales vic=victoria qld=queensland tas=tasmania on=ontario qc=quebec bc=britishcolumbia ab=alberta'
    .split(' ')
    .map((pair): [string, string] => {
      const [code = '', name = ''] = pair.split('=');
      return [code, name];
    }),
);

/** Stands for every word that says little. */
const STREET = '~';

const LIGHT = 0.25;
const WORD = 1;
const HOUSE_NUMBER = /^\d{1,4}\p{L}?$/u;
/** Longer ones are a whole address without commas. */
const MOST_STREET_WORDS = 8;
/** The house number tells one address of a street from another. */
const HOUSE = 2;
const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** How a configured address is looked for; nothing for one that is too short to tell. */
export function postalAddress(field: string, value: string): PostalAddress | undefined {
  const weights = new Map<string, number>();
  const numbers = new Set<string>();
  for (const { word } of addressWords(value)) {
    weights.set(word, weightOf(word));
    if (/\d/.test(word)) numbers.add(word);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return total < 2 * WORD
    ? undefined
    : { field, weights, total, numbers, street: streetOf(value), town: townOf(value) };
}

/** The names in the last parts of an address, half of them: what is behind the street and its district. */
function townOf(value: string): Set<string> {
  const parts = value.split(/[,;|\n–—]|\s-\s/);
  const last = parts.slice(Math.ceil(parts.length / 2)).join(' ');
  return new Set(addressWords(last).flatMap(({ word }) => (word === STREET || /\d/.test(word) ? [] : [word])));
}

/** The part with the house number, together with the part before it if it has no name. */
function streetOf(value: string): string[] {
  const parts = value.split(/[,;|\n–—]|\s-\s/).map((part) => addressWords(part).map(({ word }) => word));
  const at = parts.findIndex((part) => part.some((word) => HOUSE_NUMBER.test(word)));
  const own = parts[at] ?? [];
  const isNamed = own.some((word) => word !== STREET && !/\d/.test(word)) || own.length > 2;
  const street = isNamed || at < 1 ? own : [...(parts[at - 1] ?? []), ...own];
  return street.length > 1 && street.length < MOST_STREET_WORDS ? street : [];
}

function weightOf(word: string): number {
  if (HOUSE_NUMBER.test(word)) return HOUSE;
  if (word === STREET) return LIGHT;
  return HAN.test(word) ? WORD / 3 : WORD;
}

export interface AddressWord {
  word: string;
  /** Offsets into the text. */
  from: number;
  to: number;
}

const TOKEN =
  /(?:\p{L}\.){2,}|\p{N}+(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}?(?![\p{L}\p{N}])|\p{N}+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{M}]+|\p{N}+/gu;

/** The words of a text as addresses are compared by them: folded, one word for each way to shorten it. */
export function addressWords(text: string): AddressWord[] {
  const words: AddressWord[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const folded = fold(match[0]).replaceAll(' ', '');
    if (folded === '') continue;
    const [from, to] = [match.index, match.index + match[0].length];
    const own = THAI.test(folded) ? folded.replace(THAI_KIND, '') : folded;
    words.push({ word: REGIONS.get(own) ?? (own === '' || COMMON.has(own) ? STREET : unsuffixed(own)), from, to });
  }
  return joined(words, text);
}

/** Thai puts the kind of a place before its name without a blank, and shortens it to a letter. */
const THAI = /^\p{sc=Thai}/u;
const THAI_KIND = /^(?:ตาบล|ตำบล|อาเภอ|อำเภอ|จงหวด|จังหวัด|แขวง|เขต|ถนน|ซอย|หม|หมู่|[ตอจมถซ]$)/u;

/** Postal codes are written with a blank or without: `390 99` is `39099`; a letter of a house number too. */
function joined(words: readonly AddressWord[], text: string): AddressWord[] {
  const result: AddressWord[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const isLetter = last && /^\d{1,3}$/.test(last.word) && /^[a-h]$/i.test(text.slice(word.from, word.to));
    const isCode =
      last && /^\d{2,3}$/.test(last.word) && /^\d{2,3}$/.test(word.word) && last.word.length + word.word.length > 4;
    if (last && (isCode || isLetter) && word.from - last.to === 1 && /\s/.test(text[last.to] ?? '')) {
      const written = isLetter ? text.slice(word.from, word.to).toLowerCase() : word.word;
      result[result.length - 1] = { word: last.word + written, from: last.from, to: word.to };
    } else result.push(word);
  }
  return result;
}

/** German and Scandinavian street names end in the kind of street: `Seestr.` is `Seestrasse`. */
function unsuffixed(word: string): string {
  return word.length > 5 ? word.replace(/str(?:asse)?$/, 'str') : word;
}

export interface FoundPlace {
  address: PostalAddress;
  from: number;
  to: number;
  /** Share of the address that the text has, from 0 to 1. */
  share: number;
}

/** Other words that may stand between two of an address. */
const MOST_BETWEEN = 3;
/** All of an address but a country. */
const WHOLE = 0.95;
/** Enough of an address to be it. */
const ENOUGH = 0.6;

/** The configured addresses in a text. */
export function findPostalAddresses(
  text: string,
  words: readonly AddressWord[],
  addresses: readonly PostalAddress[],
): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (const address of addresses) {
    let run: AddressWord[] = [];
    let others = 0;
    const end = () => {
      const place = placeOf(run, address);
      const isOther = place && place.share < WHOLE && isElsewhere(text, words, run, address);
      if (place && !isOther) found.push(place);
      run = [];
    };
    for (const word of words) {
      if (address.weights.has(word.word)) {
        run.push(word);
        others = 0;
      } else if (run.length > 0) {
        others += 1;
        if (others > MOST_BETWEEN) end();
      }
    }
    end();
  }
  return found;
}

/**
 * Whether an address goes on with another town: after a comma, and without any word of the town that is meant.
 */
function isElsewhere(
  text: string,
  words: readonly AddressWord[],
  run: readonly AddressWord[],
  { town }: PostalAddress,
): boolean {
  const last = run.findLast(({ word }) => word !== STREET);
  if (!last || town.size === 0) return false;
  const after = words.slice(words.indexOf(last) + 1).find(({ word }) => word !== STREET);
  if (!after || /\d/.test(after.word)) return false;
  return text.slice(last.to, after.from).includes(',') && !run.some(({ word }) => town.has(word));
}

/** Street and house number without the city: enough, and more than a part of the words. */
const STREET_ALONE = 0.8;

function hasStreet(run: readonly AddressWord[], { street }: PostalAddress): boolean {
  if (street.length === 0) return false;
  const words = run.map(({ word }) => word);
  const own = street.filter((word) => word !== STREET);
  return words.some((_word, at) => own.every((word) => words.slice(at, at + street.length + 1).includes(word)));
}

function placeOf(run: readonly AddressWord[], address: PostalAddress): FoundPlace | undefined {
  const heavy = run.filter(({ word }) => word !== STREET);
  const [first, last] = [heavy[0], heavy.at(-1)];
  if (!first || !last) return undefined;
  const seen = new Set(run.filter(({ from, to }) => from >= first.from && to <= last.to).map(({ word }) => word));
  const weight = [...seen].reduce((sum, word) => sum + (address.weights.get(word) ?? 0), 0);
  const share = Math.max(weight / address.total, hasStreet(run, address) ? STREET_ALONE : 0);
  if (share < ENOUGH) return undefined;
  if (address.numbers.size > 0 && ![...address.numbers].some((number) => seen.has(number))) return undefined;
  return { address, from: first.from, to: last.to, share: Math.min(1, share) };
}
