import { fold } from './fold.js';

/** Tells whether a folded word is one of a list, or begins as one of it that ends in `*`. */
export type WordList = (word: string) => boolean;

interface Words {
  whole: ReadonlySet<string>;
  /** Beginnings of words, by `firstOf`. */
  beginnings: ReadonlyMap<number, readonly string[]>;
}

/**
 * A list of words between blanks, however they are accented; one that ends in `*` stands for all that begin so. It is read when
 * it is first asked: there are many, and a page needs few of them.
 */
export function wordList(...texts: readonly string[]): WordList {
  let read: Words | undefined;
  return (word) => {
    read ??= readWords(texts);
    if (read.whole.has(word)) return true;
    if (read.beginnings.size === 0) return false;
    const alike = read.beginnings.get(firstOf(word));
    return alike?.some((beginning) => word.startsWith(beginning)) === true;
  };
}

function readWords(texts: readonly string[]): Words {
  const whole = new Set<string>();
  const beginnings = new Map<number, string[]>();
  for (const word of texts.join(' ').split(/\s+/)) {
    const folded = fold(word).replaceAll(' ', '');
    if (folded === '') continue;
    if (!word.endsWith('*')) whole.add(folded);
    else beginnings.set(firstOf(folded), [...(beginnings.get(firstOf(folded)) ?? []), folded]);
  }
  return { whole, beginnings };
}

/** A number that words with the same two first letters have: beginnings are looked up by it, without a text made for each look. */
function firstOf(word: string): number {
  return (word.charCodeAt(0) << 8) ^ word.charCodeAt(1);
}
