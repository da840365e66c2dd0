import { COPYRIGHT } from '../words/copyright.js';
import { fold } from '../words/fold.js';
import { wordList } from '../words/word-list.js';
import type { AnyContact } from './any-contacts.js';

/** Kinds of streets and what says that a house number follows. */
const isStreetWord = wordList(
  'street st road rd avenue ave boulevard blvd lane ln drive dr court square sq place terrace parkway highway crescent close quay wharf row hill mews way alley trail gardens grove parade esplanade plaza suite unit floor po',
  'strasse str weg platz gasse allee ufer damm steig promenade postfach stiege',
  'rue avenue av boulevard bd place chemin impasse quai allée route passage cours square bp',
  'calle avenida avda av plaza paseo camino carretera ronda travesía pasaje calzada apartado col colonia',
  'via viale piazza piazzale corso largo vicolo strada lungomare contrada località',
  'rua avenida av praça travessa largo alameda estrada rodovia calçada',
  'straat laan weg plein kade gracht steenweg dreef postbus',
  'gatan gata vägen väg torget gränd allé',
  'gate gata vei veien vej gade plass torg allé allé stræde',
  'katu tie kuja polku tori bulevardi',
  'ul ulica al aleja aleje plac pl os osiedle skrytka',
  'ulice nám náměstí třída nábřeží',
  'utca u út útja tér park krt körút sor köz sétány',
  'str strada bd bulevardul calea piața aleea șoseaua splaiul',
  'οδός οδ λεωφόρος λεωφ πλατεία ακτή',
  'cad caddesi cd sok sokak sokağı sk bulvarı mahallesi mah meydanı',
  'ул улица пр просп проспект пер переулок пл площадь наб набережная бульвар шоссе д дом',
  'вул вулиця пров провулок бульв набережна',
  'شارع طريق حي جادة ميدان',
  'רחוב רח שדרות שד דרך כיכר סמטת',
  'خیابان کوچه کوچهٔ بلوار میدان بزرگراه جاده',
  'jalan jl jln lorong persiaran lebuh lebuhraya gang kampung kg taman lot',
  'đường phố ngõ hẻm',
  'मार्ग रोड गली सड़क चौक नगर',
  'ulica ul trg cesta put obala šetalište bulevar улица трг булевар бул',
  'carrer c avinguda plaça passeig',
  'tänav tn maantee mnt puiestee pst iela bulvāris prospekts gatvė alėja',
  'ulica ul námestie cesta',
  'barabara mtaa ქუჩა გამზირი gata stígur vegur',
);
const STREET_END =
  /(?:strasse|straße|str|gasse|weg|platz|allee|damm|ufer|(?<=\p{L}{3})ring|laan|straat|plein|kade|gracht|singel|dreef|gatan|gata|vägen|vagen|väg|torget|gränden|katu|kuja|tie|polku|gate|veien|vegen|vej|gade|stræde|plass|torv|(?<=\p{L}{3})kaj|utca|körút|caddesi|sokağı|sokak)$/u;

/** Where words are joined, as in Thai: "road" and "lane" begin the name. */
const STREET_BEGINNING = /^(?:ถนน|ซอย|ตรอก|หมู่)/u;

/** A house number: up to four digits, and a letter or a second number. */
const HOUSE =
  /^(?:no|nr|nº|n|№|д|дом|כ|رقم)?[.:\s]{0,3}\p{Nd}{1,5}\s?(?:\p{L}(?!\p{L}))?(?:\s?[-/\u2013]\s?\p{Nd}{1,4}\p{L}?)?\.?$/iu;
const POSTAL =
  /(?:^|[\s(])(?:[a-z]{1,2}-)?(?:\p{Nd}{4,6}|\p{Nd}{3}[\s\u00a0-]\p{Nd}{2,4}|\p{Nd}{2}[-\s\u00a0]\p{Nd}{3}|\p{Nd}{4}[\s\u00a0-](?:\p{Nd}{3}|[a-z]{2})|[a-z]{1,2}\p{Nd}[\p{Nd}a-z]?\s?\p{Nd}[a-z]{2}|[a-z]\p{Nd}[a-z]\s?\p{Nd}[a-z]\p{Nd})(?=$|[\s),.])/iu;

/** Where one part of an address ends and the next begins. */
const BREAK = /[,،、\n|·•;]|(?<=\p{L}{4})[.!?](?=\s{1,4}\p{Lu})|\s[\u2013\u2014/]\s|\s{2}/gu;

interface Part {
  from: number;
  to: number;
  text: string;
  hasDigit: boolean;
  /** A street, with its house number or without; a house number alone; a town with its code; a name of few words. */
  readonly kind: 'street' | 'named-street' | 'shape' | 'number' | 'postal' | 'name' | 'none';
}

/** Parts in which the house number of a street stands. */
const NEAR = 3;
/** Words of a part of an address, at most. */
const MOST_WORDS = 7;
/** Parts of an address, at most. */
const MOST_PARTS = 5;

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
  /\p{sc=Hangul}{1,12}(?:시|도)\s(?:\p{sc=Hangul}{1,10}(?:구|군|시)\s){0,2}[\p{sc=Hangul}\p{Nd}]{1,20}(?:로|길|동|읍|면)\s?\p{Nd}{1,4}(?:-\p{Nd}{1,4})?/gu;
const HAS_CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** What looks like a postal address in a text. */
export function anyAddresses(text: string): AnyContact[] {
  if (HAS_CJK.test(text)) {
    const korean = [...text.matchAll(KOREAN)].map(({ 0: value, index }) => placed(value, index));
    return [...korean, ...unspacedAddresses(text)];
  }
  const found: AnyContact[] = [];
  const parts = partsOf(text);
  for (let at = 0; at < parts.length; at += 1) {
    // Words are looked up only where a number is near: most parts of a text have none.
    if (!parts.slice(at, at + NEAR).some(({ hasDigit }) => hasDigit)) continue;
    const range = addressAt(parts, at);
    if (!range) continue;
    const [first, last] = [parts[range[0]], parts[range[1]]];
    if (!first || !last) continue;
    const from = first.from + sentenceLead(first.text);
    const to = last.to;
    found.push({ kind: 'address', from, to, value: text.slice(from, to) });
    at = range[1];
  }
  return found;
}

function placed(value: string, from: number): AnyContact {
  return { kind: 'address', from, to: from + value.length, value };
}

/** Addresses without blanks, but around numbers. */
function unspacedAddresses(text: string): AnyContact[] {
  const joined = text.replace(BLANK_AT_NUMBER, '-'); // of the same length
  return [...joined.matchAll(CJK)]
    .flatMap(({ 0: run, index }) => unspacedAddress(run, index))
    .map((found) => ({ ...found, value: text.slice(found.from, found.to) }));
}

/** The address in a run without blanks: it has a region before a number, and ends in that. */
function unspacedAddress(run: string, index: number): AnyContact[] {
  const region = run.search(REGION);
  if (region < 1) return [];
  let end = run.length;
  while (end > region && !HOUSE_END.test(run.charAt(end - 1))) end -= 1;
  return /\p{Nd}/u.test(run.slice(region, end)) ? [placed(run.slice(0, end), index)] : [];
}

/** The parts of an address around one that is its street: from the first to the last. */
function addressAt(parts: readonly Part[], at: number): [first: number, last: number] | undefined {
  const kindOf = (index: number) => parts[index]?.kind ?? 'none';
  const own = kindOf(at);
  const next = kindOf(at + 1);
  let first = at;
  let last = at;
  if (own === 'named-street' && (next === 'number' || isUnit(parts[at + 1]))) last = at + 1;
  else if (own === 'named-street' && hasCodeBehind(parts, at)) last = at + 1;
  else if (own === 'number' && next === 'named-street') last = at + 1;
  else if (own === 'shape' && next === 'named-street') last = at + 1;
  else if (own === 'postal' && (next === 'shape' || next === 'street')) last = at + 1;
  else if (own === 'name' && TOWN.test(parts[at]?.text ?? '')) {
    if (next === 'street') last = at + 1;
    else if (next === 'named-street' && (kindOf(at + 2) === 'number' || isUnit(parts[at + 2]))) last = at + 2;
    else return undefined;
  } else if (own === 'shape' && next !== 'postal' && !(next === 'name' && kindOf(at + 2) === 'postal'))
    return undefined;
  else if (own !== 'street' && own !== 'shape') return undefined;
  if (own === 'name') first = at;
  while (last + 1 < parts.length && last - first < MOST_PARTS && isTail(parts, last)) last += 1;
  return [first, last];
}

/** Whether the town of a street stands behind it with its code, as where houses have names: a year is no code. */
function hasCodeBehind(parts: readonly Part[], at: number): boolean {
  const [one, two] = parts.slice(at + 1, at + NEAR);
  const town = one?.kind === 'postal' ? one : one?.kind === 'name' ? two : undefined;
  return town?.kind === 'postal' && /\p{Nd}{5}|\p{Nd}\p{L}{2}$/u.test(town.text);
}

/** Whether the part behind one belongs to the same address: a town, a code, a floor. */
function isTail(parts: readonly Part[], last: number): boolean {
  const next = parts[last + 1];
  if (!next) return false;
  const { kind, text } = next;
  if (kind === 'postal' || kind === 'number' || kind === 'named-street' || isUnit(next)) return true;
  if (kind === 'name') return /^[\p{Lu}\p{Lo}]/u.test(text) && text.length < 40;
  return text.length < 20 && parts[last + 2]?.kind === 'postal';
}

/** A town in front of its street: in Russian and Ukrainian with a letter for what it is, in Arabic and Persian without. */
const TOWN = /^(?:г|м|с|обл)[.\s]|^[\p{sc=Arabic}\p{sc=Hebrew}]{2,20}$/u;

function isUnit(part: Part | undefined): boolean {
  return part !== undefined && UNIT.test(part.text);
}

/** A part of a house: a floor, a flat, an office. */
const UNIT =
  /^(?:local|loc|unit|suite|ste|apt|apto|flat|floor|level|room|rm|block|bldg|piso|planta|puerta|esc|étage|etage|og|top|stiege|scala|int|interno|piano|sala|bloco|andar|lokal|lok|kat|daire|em|emelet|ajtó|patro|кв|оф|офис|корп|стр|эт|этаж|דירה|קומה|شقة|طابق|الطابق|مكتب|واحد|طبقه|پلاک|ชั้น|ห้อง|tầng|lầu|phòng|tingkat|lantai|plot|lot)[.:\s]{0,3}\p{Nd}{1,4}\p{L}?$/iu;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number) => {
    const start = from + leadOf(text.slice(from, to));
    let end = to;
    const isOpened = text.slice(start, end).includes('(');
    while (end > start && (isOpened ? /[\s.:]/ : /[\s.):]/).test(text.charAt(end - 1))) end -= 1;
    if (end > start && !COPYRIGHT.test(text.slice(from, to))) parts.push(partOf(text.slice(start, end), start));
  };
  for (const { 0: match, index } of text.matchAll(BREAK)) {
    add(index);
    from = index + match.length;
  }
  add(text.length);
  return parts;
}

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
  return /^[\p{Lu}\p{Lo}]/u.test(word) || isStreetWord(fold(word));
}

function partOf(text: string, from: number): Part {
  let kind: Part['kind'] | undefined;
  return {
    from,
    to: from + text.length,
    text,
    hasDigit: /\p{Nd}/u.test(text),
    get kind() {
      kind ??= kindOf(text);
      return kind;
    },
  };
}

/** The length of what stands in front of an address in its part: a label with a colon, and signs. */
function leadOf(part: string): number {
  const digit = part.search(/\p{Nd}/u);
  const head = digit === -1 ? part : part.slice(0, digit);
  const colon = Math.max(head.lastIndexOf(':'), head.lastIndexOf('：'));
  let at = colon === -1 || NUMBER_WORD.test(head.slice(Math.max(0, colon - 4), colon)) ? 0 : colon + 1;
  while (at < part.length && !/[\p{L}\p{Nd}(]/u.test(part.charAt(at))) at += 1;
  return at;
}

/** "No:" in front of a house number. */
const NUMBER_WORD = /(?:^|[\s.])(?:no|nr|n|№)$/iu;

/** A number to call behind an address is no part of it. */
const CALLED =
  /(?:^|[\s(])(?:tel|phone|fax|faks|mob|cell|telefon|telefono|teléfono|téléphone|telefone|telefoon|puh|tlf|тел|факс|τηλ|هاتف|تلفن|טל)[\p{L}]{0,6}[.:\s]|\p{Nd}[\s()./-]{0,3}(?:\p{Nd}[\s()./-]?){8}/iu;

function kindOf(text: string): Part['kind'] {
  if (HOUSE.test(text)) return 'number';
  if (CALLED.test(text)) return 'none';
  const words = text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{Nd}]/u.test(word));
  if (words.length > MOST_WORDS || text.length > 80) return 'none';
  const folded = words.map((word) => fold(word));
  const isStreet = words.some(
    (word, index) =>
      isStreetWord(folded[index] ?? '') ||
      STREET_END.test(word.toLowerCase().replace(/[.,]$/, '')) ||
      STREET_BEGINNING.test(word),
  );
  const numbers = words.filter((word) => /\p{Nd}/u.test(word));
  const hasHouse = numbers.some((word) => /^#?\p{Nd}{1,4}\p{L}?(?:[/\u2013-]\p{Nd}{1,4}\p{L}?)?\.?$/u.test(word));
  const hasName = words.some(
    (word, index) =>
      /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(word) && (!/\p{Nd}/u.test(word) || isStreetWord(folded[index] ?? '')),
  );
  const isSentence = numbers.length > 2 || !hasName;
  if (isStreet && hasHouse && words.length > 1 && !isSentence)
    return words.every((word, index) => /\p{Nd}/u.test(word) || isStreetWord(folded[index] ?? '')) &&
      words.length < 3 &&
      !/(?:bus|box|fach|bp)/i.test(text)
      ? 'shape'
      : 'street';
  if (isStreet && numbers.length === 0 && words.length > 1) return 'named-street';
  if (POSTAL.test(text) && words.length > 1) return 'postal';
  const isCapital = /^[\p{Lu}\p{Lo}]/u.test(text);
  if (hasHouse && numbers.length === 1 && words.length > 1 && isCapital && /^\p{Nd}/u.test(words.at(-1) ?? ''))
    return 'shape';
  if (POSTAL.test(text)) return 'postal';
  return numbers.length === 0 && words.length <= 4 ? 'name' : 'none';
}
