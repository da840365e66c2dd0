const ASCII = /^[\0-\x7f]*$/;
const MARKS = /[\p{M}\u0640]+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
/** What is folded already: most words that are asked for. */
const FOLDED = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const NOT_ASCII_WORD = /[^a-z0-9]+/g;

/** Letters that fold to others and have no decomposition. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    þ: 'th',
    ı: 'i',
    ς: 'σ',
    أ: 'ا',
    إ: 'ا',
    آ: 'ا',
    ٱ: 'ا',
    ى: 'ي',
    ة: 'ه',
    ё: 'е',
  }),
);
const SPECIAL = /[ßæœøđðłþıςأإآٱىةё]/g;

/**
 * A text without what people vary when they write the same: case, accents, punctuation, symbols, blanks. Words are
 * separated by one blank; digits of all scripts become ASCII's. It may be empty.
 */
export function fold(text: string): string {
  if (text.length > LONGEST_KNOWN) return folded(text);
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  const answer = folded(text);
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(text, answer);
  return answer;
}

/**
 * Short texts that were folded: most are words that each page has again and again. The engine keeps a longer part of a source as
 * a view of all of it, which would stay in memory.
 */
const KNOWN = new Map<string, string>();
const [LONGEST_KNOWN, MOST_KNOWN] = [12, 2000];

function folded(text: string): string {
  if (FOLDED.test(text)) return text;
  if (ASCII.test(text)) return text.toLowerCase().replace(NOT_ASCII_WORD, ' ').trim();
  return text
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(NOT_WORD, ' ')
    .trim();
}

/** The words of a text, folded. */
export function words(text: string): string[] {
  const said = fold(text);
  return said === '' ? [] : said.split(' ');
}

/** A decimal digit of any script as ASCII's: the digits of a script follow each other, beginning with zero. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
