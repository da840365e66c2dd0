import { fold } from '../words/fold.js';
import type { Brand } from './brand.js';
import { LOGO_WORDS, PLAIN_WORDS } from './words.js';

/** Letters of a contracted name, at least. */
const LEAST_CONTRACTED = 8;
/** The same in scripts that write no vowels, or whole words. */
const LEAST_OTHER = 5;
const BEYOND_CYRILLIC = /[^\0-\u04ff]/;
/** Words of a name that are left out of its contraction: `of the`, `della`. */
const SMALL_WORD = 5;

/**
 * Whether a text is made of the words that one of the site's names begins with, or all but the first, without what is small
 * between them: said where the brand stands, it is the name.
 */
export function isContracted(text: string, { names, longest, hints }: Brand): boolean {
  if (text.length > longest || !hints(text)) return false;
  const squashed = fold(text).replaceAll(' ', '');
  if (squashed.length < (BEYOND_CYRILLIC.test(squashed) ? LEAST_OTHER : LEAST_CONTRACTED)) return false;
  return names.some((name) => {
    const words = name.split(' ');
    if (words.length < 3) return false;
    return words.slice(1).join('') === squashed || isFirstWords(squashed, words) || isInitialled(squashed, words);
  });
}

/** Whether a text has the first words of a name by their initials, and the others whole: `BN SALCIA`. */
function isInitialled(squashed: string, words: readonly string[]): boolean {
  return words.some((_word, at) => {
    const initials = words.slice(0, at).map((word) => word.charAt(0));
    return at > 1 && [...initials, ...words.slice(at)].join('') === squashed;
  });
}

function isFirstWords(squashed: string, words: readonly string[]): boolean {
  let at = 0;
  let used = 0;
  for (const word of words) {
    if (at === squashed.length) break;
    if (squashed.startsWith(word, at)) {
      at += word.length;
      used += 1;
    } else if (used === 0 || word.length > SMALL_WORD) return false;
  }
  return at === squashed.length && used > 1;
}

/** Whether all that a text says are words of the site's names, and one of them tells it from others. */
export function isOfNames(text: string, { words, longest, hints }: Brand): boolean {
  if (text.length > longest || !hints(text)) return false;
  const said = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const isTelling = (word: string) =>
    !PLAIN_WORDS.has(word) && !LOGO_WORDS.has(word) && !/^\d+$/.test(word) && word.length >= shortestWord(word);
  return said.length > 0 && said.every((word) => words.has(word)) && said.some(isTelling);
}

/** Letters of a word that tells a name: scripts that write no vowels, or whole words, need fewer. */
function shortestWord(word: string): number {
  return /[^\0-\x7f]/.test(word) ? 2 : 4;
}

/** Signs of a short mark, at most. */
const LONGEST_INITIALS = 5;

/**
 * Whether a text is initials of one of the site's names, in their order and from the first: `WH` or `C13`. Digits may follow.
 */
export function isInitials(text: string, { names, longest }: Brand): boolean {
  if (text.length > longest) return false;
  const signs = fold(text).replaceAll(' ', '');
  if (signs.length === 0 || signs.length > LONGEST_INITIALS) return false;
  const letters = signs.replace(/\p{N}{1,5}$/u, '');
  if (signs.length < 2 || letters.length === 0) return false;
  return names.some((name) => {
    let at = 0;
    for (const word of name.split(' ')) {
      if (at === 0 && word[0] !== letters[0]) return false;
      if (word[0] === letters[at]) at += 1;
    }
    return at === letters.length && (letters.length > 1 || letters !== signs);
  });
}

/** A text without the initials of the words that it goes on with, as a monogram before a name has them: `S|M Sara Moss`. */
export function withoutMonogram(text: string): string {
  const said = text.trim().split(/[\s|/·.&+-]+/u);
  const first = said.findIndex((word) => word.length > 1);
  const isSpaced = first > 0;
  const monogram = fold(isSpaced ? said.slice(0, first).join('') : (said[0] ?? '')).replaceAll(' ', '');
  const rest = said.slice(isSpaced ? first : 1);
  if (monogram.length < 2 || monogram.length > LONGEST_INITIALS || rest.length < monogram.length) return text;
  const initials = rest.slice(0, monogram.length).map((word) => fold(word).charAt(0));
  return initials.join('') === monogram ? rest.join(' ') : text;
}
