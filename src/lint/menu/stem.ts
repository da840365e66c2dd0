/** Letters by which words of one stem are alike, in most languages that change the ends of words. */
const LETTERS = 4;

/** The beginning of a folded word, by which its forms are told: `lizenz` and `lizenzen` are alike. */
export function stem(word: string): string {
  return word.slice(0, LETTERS).replace(/s$/, '');
}
