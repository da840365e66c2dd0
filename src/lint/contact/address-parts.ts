import { matches } from '../../text/matches.js';
import { overlapWith } from '../document/overlaps.js';
import { COPYRIGHT } from '../words/copyright.js';
import { fold } from '../words/fold.js';
import { isCalledAlone, slashedNumbers } from './called-part.js';
import { isDaysAndHours } from './days-and-hours.js';
import { endsPlace } from './end-of-place.js';
import { isHouseNumber, isYear, streetReading } from './street-reading.js';
import { isOfStreet, isStreetWord } from './street-words.js';

/** A house number: up to four digits, and a letter or a second number. */
const HOUSE =
  /^(?:no|nr|nº|n|№|д|дом|כ|رقم)?[.:\s]{0,3}\p{Nd}{1,5}\s?(?:\p{L}(?!\p{L}))?(?:\s?[-/\u2013]\s?(?:\p{Nd}{1,4}\p{L}?|\p{L}))?\.?$/iu;
const POSTAL =
  /(?:^|[\s(])(?:[a-z]{1,2}-)?(?:\p{Nd}{4,6}|\p{Nd}{5}-\p{Nd}{3,4}|\p{Nd}{3}[\s\u00a0-]\p{Nd}{2,4}|\p{Nd}{2}[-\s\u00a0]\p{Nd}{3}|\p{Nd}{4}[\s\u00a0-](?:\p{Nd}{3}|[a-z]{2})|[a-z]{1,2}\p{Nd}[\p{Nd}a-z]?\s?\p{Nd}[a-z]{2}|[a-z]\p{Nd}[a-z]\s?\p{Nd}[a-z]\p{Nd}|[a-z]\p{Nd}[\p{Nd}w]\s?(?=[a-z]{0,3}\p{Nd})[acdefhknprtvwxy\p{Nd}]{4})(?=$|[\s),.])/iu;

/** Where one part of an address ends and the next begins. */
const BREAK =
  /[,،、\n|·•;]|[.!?](?=\s{1,4}\p{Lu})(?<=(?:\p{L}{4}|\p{Nd}\p{L}{2}|\p{Nd}{4})[.!?])(?<!(?<!\p{L})(?:[Cc]arr|[Cc]tra|[Bb]lvd|[Cc]alz|[Pp]rol|[Pp]riv|[Ee]dif|[Cc]irc|[Gg]ral|[Pp]rof|[Bb]ldg|[Aa]utop|[Ff]racc|[Dd]epto)[.!?])|([.!?])(?=\s{1,4}[\p{Lu}\p{Lo}])|\s[\u2013\u2014/]\s|[^\S\n]{2,80}/gu;

/** A part of what may be a postal address: what stands between commas, breaks and signs. */
export interface AddressPart {
  /** Offsets into the text. */
  from: number;
  to: number;
  text: string;
  hasDigit: boolean;
  /** A sentence or paragraph ends before it, or a label with a colon stands there. */
  isApart: boolean;
  /** A sign such as `·` or `|` stands before it, as between things that are listed. */
  isListed: boolean;
  /** A dash stands before it. */
  isDashed: boolean;
  /** A label that says that it is an address stands before it. */
  isLabelled: boolean;
  /**
   * A street, with its house number, with one that may be a year, or without; a house number alone; a town with its code; a
   * name of few words.
   */
  readonly kind: 'street' | 'dated' | 'named-street' | 'shape' | 'number' | 'postal' | 'name' | 'none';
}

/** Characters at the end of a line that are looked at for an empty one. */
const BLANK_LINE = 20;
/** Words of a part of an address, at most. */
const MOST_WORDS = 7;

/** The parts of a text, as those of an address. */
export function addressParts(text: string): AddressPart[] {
  const parts: AddressPart[] = [];
  let from = 0;
  let isApart = false;
  let isListed = false;
  let isDashed = false;
  const add = (to: number) => {
    const start = from + leadOf(text.slice(from, to));
    let end = to;
    const isOpened = text.slice(start, end).includes('(');
    while (end > start && (isOpened ? /[\s.:]/ : /[\s.):]/).test(text.charAt(end - 1))) end -= 1;
    const lead = text.slice(from, start);
    const isPart = end > start && !COPYRIGHT.test(text.slice(from, to));
    if (isPart) {
      const isBehindColon = /[:：]/.test(lead);
      const before = {
        isApart: isApart || isBehindColon,
        isListed,
        isDashed,
        isLabelled: isBehindColon && LABEL.test(lead),
      };
      parts.push(new Part(text.slice(start, end), start, before));
    }
    return isPart;
  };
  const isInNumber = overlapWith(slashedNumbers(text));
  for (const { 0: match, 1: stop, index } of matches(BREAK, text)) {
    if (isInNumber({ from: index, to: index + match.length })) continue;
    if (stop !== undefined && !endsPlace(text, from, index)) continue;
    // Nothing but blanks may stand between a full stop and the end of its line.
    const wasApart: boolean = !add(index) && isApart;
    from = index + match.length;
    isListed = /[|·•;]/.test(match);
    isDashed = /[\u2013\u2014]/.test(match);
    isApart = wasApart || /[.!?]|\n\s*\n/.test(match) || /^\n\s*\n/.test(text.slice(index, index + BLANK_LINE));
  }
  add(text.length);
  return parts;
}

/** What an address is called before a colon. */
const LABEL =
  /(?:^|[^\p{L}])(?:add?res|adresa|indirizz|sede|direcci|domicili|ubicaci|endere|morada|anschrift|standort|siège|osoite|cím|location|find us|адрес|διεύθυν|العنوان|כתובת|آدرس|ที่อยู่|địa chỉ|alamat)[^\n]{0,30}[:：][^\p{L}]{0,3}$/iu;

/** A part that finds its kind when it is asked for: most are not. */
class Part implements AddressPart {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly hasDigit: boolean;
  readonly isApart: boolean;
  readonly isListed: boolean;
  readonly isDashed: boolean;
  readonly isLabelled: boolean;
  private found: AddressPart['kind'] | undefined;

  constructor(
    text: string,
    from: number,
    before: Pick<AddressPart, 'isApart' | 'isListed' | 'isDashed' | 'isLabelled'>,
  ) {
    this.text = text;
    this.from = from;
    this.to = from + text.length;
    this.hasDigit = /\p{Nd}/u.test(text);
    this.isApart = before.isApart;
    this.isListed = before.isListed;
    this.isDashed = before.isDashed;
    this.isLabelled = before.isLabelled;
  }

  get kind(): AddressPart['kind'] {
    this.found ??= this.hasDigit ? kindOfNumbered(this.text) : kindOfWords(this.text);
    return this.found;
  }
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
  /(?:^|[\s(])(?:tel|phone|fax|faks|mob|cell|telefon|telefono|teléfono|téléphone|telefone|telefoon|puh|tlf|тел|факс|τηλ|هاتف|تلفن|טל)[\p{L}]{0,6}[.:\s]|\p{Nd}[\s()./-]{0,3}(?:\p{Nd}[\s()./-]{0,2}){8}/iu;

/** A code of nine digits behind a town or a state, which begins with no zero as numbers of a town do. */
const LONG_CODE = /(?<=^(?:\p{Lu}{2}\s|\P{Nd}{2,40}\s(?!0)))\p{Nd}{5}-\p{Nd}{4}$/u;

/** A line to ride on has a number as a house has one. */
const RIDDEN =
  /^(?:bus(?:es)?|trams?|tramway|train|metro|métro|line|lines|linie|linien|ligne|lignes|línea|líneas|linea|linee|linha|linhas|lijn|linje|linja|linia|linie|linka|linky|vonal|hat|otobüs|γραμμή|λεωφορείο|автобус|трамвай|троллейбус|тролейбус|маршрут|линия|лінія|линии|خط|חניה|קו|אוטובוס|[us]-?bahn)\s/iu;

/** A box of the post where its word is written with points. */
const BOX = /^(?:ص\.?\s?[بپ]\.?|صندوق\s(?:ال)?(?:بريد|پستی)|ת\.\s?ד\.?|ת["״]ד)\s?[:.]?\s?\p{Nd}{1,6}$/u;

/** Whether a part is a box of the post by the words of Arabic, Persian or Hebrew for it. */
export function isPostBox(text: string): boolean {
  return BOX.test(text);
}

/** Whether a part has a postal code that is no year at its end. */
export function isCode(text: string): boolean {
  const last = text.split(/[\s\u00a0]/).at(-1) ?? '';
  return POSTAL.test(isYear(last) ? text.slice(0, -last.length) : text);
}

/** A code of two groups at the end of a part, or before the town: of Britain, Canada, Ireland, Sweden. */
const CODE_OF_TWO =
  /[\s\u00a0](?:[A-Z]{1,2}\p{Nd}[\p{Nd}A-Z]?[\s\u00a0]?\p{Nd}[A-Z]{2}|[A-Z]\p{Nd}[A-Z][\s\u00a0]?\p{Nd}[A-Z]\p{Nd}|[A-Z]\p{Nd}[\p{Nd}W][\s\u00a0]?(?=[A-Z]{0,3}\p{Nd})[ACDEFHKNPRTVWXY\p{Nd}]{4}|\p{Nd}{3}[\s\u00a0]\p{Nd}{2}(?=[\s\u00a0]\p{Lu}))(?=$|[\s\u00a0]\p{Lu}\p{Ll})/u;

/** How a street reads behind which its town and a code of two groups stand without a comma; nothing for all else. */
function streetBeforeCode(text: string): AddressPart['kind'] | undefined {
  if (text.length > MOST_CODED) return undefined;
  const code = CODE_OF_TWO.exec(text)?.index;
  if (code === undefined) return undefined;
  const words = text.slice(0, code).split(/[\s\u00a0]+/);
  if (words.length > MOST_WORDS || words.filter((word) => /\p{Nd}/u.test(word)).length > 2) return undefined;
  if (!words.some(isOfStreet) || !words.some(isHouseNumber)) return undefined;
  if (streetReading(words) === 'street') return 'street';
  // A town follows on the kind of street, and the code says that it is one.
  const street = words.slice(0, words.findLastIndex(isOfStreet) + 1);
  return /^\p{Nd}/u.test(text) && streetReading(street) === 'street' ? 'street' : undefined;
}

/** Characters of a part with street, town and code. */
const MOST_CODED = 100;

/** Characters of a part of an address, at most. */
const LONGEST = 80;

/** What a part of an address without a number is by itself. */
function kindOfWords(text: string): AddressPart['kind'] {
  if (text.length > LONGEST || CALLED.test(text) || RIDDEN.test(text)) return 'none';
  const words = wordsOf(text);
  if (words.length > MOST_WORDS) return 'none';
  if (words.length > 1 && words.some(isOfStreet)) return 'named-street';
  return words.length <= 4 ? 'name' : 'none';
}

/** What a part of an address with a number is by itself. */
function kindOfNumbered(text: string): AddressPart['kind'] {
  if (HOUSE.test(text)) return 'number';
  if (isCalledAlone(text) || isDaysAndHours(text)) return 'none';
  if (CALLED.test(text.replace(LONG_CODE, ' ')) || RIDDEN.test(text)) return 'none';
  const coded = streetBeforeCode(text);
  if (coded) return coded;
  const words = wordsOf(text);
  if (words.length > MOST_WORDS || text.length > LONGEST) return 'none';
  const isStreet = words.some(isOfStreet);
  const numbers = words.filter((word) => /\p{Nd}/u.test(word));
  const hasHouse = numbers.some(isHouseNumber);
  if (isStreet && hasHouse && words.length > 1 && numbers.length <= 2 && words.some(isOfName)) {
    const reading = streetReading(words);
    if (reading !== 'none') return reading;
    return isCode(text) ? 'postal' : 'none';
  }
  if (POSTAL.test(text)) return 'postal';
  const isCapital = /^[\p{Lu}\p{Lo}]/u.test(text);
  const isShape = hasHouse && numbers.length === 1 && words.length > 1 && isCapital;
  return isShape && /^\p{Nd}/u.test(words.at(-1) ?? '') ? 'shape' : 'none';
}

function wordsOf(text: string): string[] {
  return text.split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{Nd}]/u.test(word));
}

/** Whether a word may be of the name of a street: one with a capital; of those with a number a kind of street. */
function isOfName(word: string): boolean {
  if (!/^["„«“]?[\p{Lu}\p{Lo}\p{Nd}]/u.test(word)) return false;
  return !/\p{Nd}/u.test(word) || isStreetWord(fold(word));
}
