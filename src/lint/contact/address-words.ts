import { fold } from '../words/fold.js';

/** Words for kinds of streets and the like, and words between names: they say little, and are shortened at will. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'street str st road rd avenue ave av avda avenida lane ln drive dr boulevard blvd bd square sq court ct place pl terrace parkway pkwy highway hwy suite ste floor fl unit apt apartment building bldg office ' +
    'north south east west n s e w no nr num numero o os as dos das do da de del della delle dei di du des d l la le les el los las der die den dem am im an auf zum zur the of and van het ten ter e y et i ' +
    'via v viale vle piazza pza p corso cso strada largo rue r chemin ch quai rua travessa tv praca calle c plaza paseo camino carrer strasse platz weg gasse allee laan straat plein ul ulica ulice al aleja plac nam namesti ' +
    'ulitsa vulytsia дом д корпус корп будинок буд civico haus hausnr hausnummer numara ул улица вул вулиця пр просп проспект м г с обл gata gatan vagen vag v gate gt vei veien vej gade katu tie utca u ut cad cd caddesi sok sk sokak sokagi mah mahallesi bulvari blv odos οδος λεωφορος λεωφ ' +
    'شارع رقم ש רח רחוב שד שדרות 丁目 番地 番 号 階 floor sala piso andar loja lj bajo dto esq entrada italy italia france germany deutschland spain espana portugal netherlands nederland usa us uk england australia canada ' +
    'osterreich austria schweiz polska poland sverige sweden norge norway danmark turkiye japan brasil brazil greece hellas israel ukraine jordan'
  )
    .split(' ')
    .map(fold),
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
export const STREET = '~';

export interface AddressWord {
  word: string;
  /** Offsets into the text. */
  from: number;
  to: number;
}

/** A postal code of Britain is one word, as a letter more or less is another place. */
const TOKEN =
  /[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}(?![\p{L}\p{N}])|(?:\p{L}\.){2,}|\p{N}+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{M}]+/uy;
const NO_TOKEN = /[^\p{L}\p{M}\p{N}]+/uy;
/** A letter alone behind a house number. */
const HOUSE_LETTER = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])\p{L}(?![\p{L}\p{N}])/uy;

/** The words of a text as addresses are compared by them: folded, one word for each way to shorten it. */
export function addressWords(text: string): AddressWord[] {
  const words: AddressWord[] = [];
  for (const [from, to] of tokensOf(text)) {
    const folded = fold(text.slice(from, to)).replaceAll(' ', '');
    if (folded === '') continue;
    const own = THAI.test(folded) ? folded.replace(THAI_KIND, '') : folded;
    words.push({ word: REGIONS.get(own) ?? (own === '' || COMMON.has(own) ? STREET : unsuffixed(own)), from, to });
  }
  return joined(words, text);
}

function* tokensOf(text: string): Generator<[from: number, to: number]> {
  for (let at = 0; at < text.length; ) {
    let end = endOf(TOKEN, text, at);
    if (end === undefined) {
      at = endOf(NO_TOKEN, text, at) ?? at + 1;
      continue;
    }
    if (NUMBER.test(text.slice(at, at + 2))) end = endOf(HOUSE_LETTER, text, end) ?? end;
    yield [at, end];
    at = end;
  }
}

/** Begins with a digit, be it of two code units. */
const NUMBER = /^\p{N}/u;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
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
    if (last && (isCode || isLetter) && word.from - last.to === 1 && BLANK.test(text[last.to] ?? '')) {
      const written = isLetter ? text.slice(word.from, word.to).toLowerCase() : word.word;
      result[result.length - 1] = { word: last.word + written, from: last.from, to: word.to };
    } else result.push(word);
  }
  return result;
}

/** Not the end of a line: a house number may end one, and a postal code begin the next. */
const BLANK = /[^\S\n\r]/;

/** German and Scandinavian street names end in the kind of street: `Seestr.` is `Seestrasse`. */
function unsuffixed(word: string): string {
  return word.length > 5 ? word.replace(/str(?:asse)?$/, 'str') : word;
}
