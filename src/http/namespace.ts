/** The namespace where the theme's name has no letter or digit. */
const DEFAULT_NAMESPACE = 'inlay';

/** Bytes of a namespace's percent-encoded letters, as WordPress cuts them. */
const ENCODED_BYTES = 200;

/** Latin letters that are no base letter with a mark, as WordPress writes them in ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ħ: 'H',
  ħ: 'h',
  Þ: 'TH',
  þ: 'th',
  ß: 's',
  ſ: 's',
  ı: 'i',
  ĸ: 'k',
  Ŋ: 'N',
  ŋ: 'n',
  ª: 'a',
  º: 'o',
  '€': 'E',
  '£': '',
};

/**
 * The namespace of a theme's routes: its name as WordPress's `sanitize_title` makes an address of it, in lower case, without
 * accents, words joined by `-`, letters of other scripts percent-encoded; `inlay` where nothing is left.
 */
export function namespaceOf(theme: string): string {
  const text = withoutTags(theme.toWellFormed().normalize('NFC'));
  const latin = Array.from(text, (letter) => LETTERS[letter] ?? withoutMarks(letter)).join('');
  const spaced = latin.replace(/&nbsp;|[\u00a0\u2013\u2014/.]/g, '-').replaceAll('×', 'x');
  const plain = spaced
    // The semicolon may be missing: to look for it from every `&` takes quadratic time.
    .replace(/&[^;]+(;?)/g, (reference, end) => (end === '' ? reference : ''))
    .replace(/[\p{P}\p{S}\p{C}\p{M}]/gu, (sign) => (/[-_]/.test(sign) ? sign : ''));
  const slug = encoded(plain.toLowerCase()).replace(/[\s-]+/g, '-');
  return slug.replace(/^-|-$/g, '') || DEFAULT_NAMESPACE;
}

function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, '');
}

function withoutMarks(letter: string): string {
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[A-Za-z]+$/.test(base) ? base : letter;
}

/** With letters beyond ASCII percent-encoded in lower case, whole ones only, as far as they have room. */
function encoded(text: string): string {
  let result = '';
  for (const letter of text) {
    const next = /[\s\x20-\x7e]/.test(letter) ? letter : encodeURIComponent(letter).toLowerCase();
    if (next.length > 1 && result.length + next.length > ENCODED_BYTES) break;
    result += next;
  }
  return result;
}
