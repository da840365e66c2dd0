import { fold } from './fold.js';

/** Tells whether a folded word is one of a list, or begins as one of it that ends in `*`. */
export type WordList = (word: string) => boolean;

/** Letters by which beginnings of words are looked up. */
const FIRST = 2;

interface Words {
  whole: ReadonlySet<string>;
  /** Beginnings of words, by their first letters. */
  beginnings: ReadonlyMap<string, readonly string[]>;
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
    const alike = read.beginnings.get(word.slice(0, FIRST));
    return alike?.some((beginning) => word.startsWith(beginning)) === true;
  };
}

function readWords(texts: readonly string[]): Words {
  const whole = new Set<string>();
  const beginnings = new Map<string, string[]>();
  for (const word of texts.join(' ').split(/\s+/)) {
    const folded = fold(word).replaceAll(' ', '');
    if (folded === '') continue;
    if (!word.endsWith('*')) whole.add(folded);
    else beginnings.set(folded.slice(0, FIRST), [...(beginnings.get(folded.slice(0, FIRST)) ?? []), folded]);
  }
  return { whole, beginnings };
}
