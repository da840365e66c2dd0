/** Characters that part two links, and references to such and to blanks. */
const SIGN = /^[|·•∙/–—‑-]$/;
const REFERENCE = /&(?:nbsp|middot|bull|ndash|mdash|vert|sol|#\d{2,4}|#x[\da-f]{2,4});/gi;
/** References to blanks. */
const BLANK = /^&(?:nbsp|#160|#xa0);$/i;
const REFERENCES_OF_SIGNS =
  /^&(?:middot|bull|ndash|mdash|vert|sol|#(?:183|8226|8211|8212|124|47)|#x(?:b7|2022|2013|2014|7c|2f));$/i;
/** Characters that are read. */
const MOST = 60;

/** Where the separators end that stand right behind an offset, with the blanks around them; the offset itself without one. */
export function behindSeparators(source: string, at: number): number {
  const text = withoutReferences(source.slice(at, at + MOST));
  let length = 0;
  while (length < text.length && isBetween(text.charAt(length))) length += 1;
  return hasSign(text.slice(0, length)) ? at + length : at;
}

/** Where the separators begin that stand right before an offset, with the blanks around them; the offset itself without one. */
export function beforeSeparators(source: string, at: number): number {
  const text = withoutReferences(source.slice(Math.max(0, at - MOST), at));
  let from = text.length;
  while (from > 0 && isBetween(text.charAt(from - 1))) from -= 1;
  return hasSign(text.slice(from)) ? at - (text.length - from) : at;
}

/** A text of the same length in which references to separators are separators, and those to blanks are blanks. */
function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (reference) => {
    if (BLANK.test(reference)) return ' '.repeat(reference.length);
    return REFERENCES_OF_SIGNS.test(reference) ? '|'.repeat(reference.length) : reference;
  });
}

function isBetween(character: string): boolean {
  return SIGN.test(character) || character.trim() === '';
}

function hasSign(text: string): boolean {
  return text.trim() !== '';
}
