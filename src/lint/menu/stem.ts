import { withoutArticle } from '../words/arabic-article.js';

/** Letters by which words of one stem are alike, in most languages that change the ends of words. */
const LETTERS = 4;

/** The beginning of a folded word, by which its forms are told: `lizenz` and `lizenzen` are alike. */
export function stem(word: string): string {
  return withoutArticle(word).replace(/s$/, '').slice(0, LETTERS);
}

/** Words that stand in any label. */
const PLAIN: ReadonlySet<string> = new Set(
  'a an and the of to our your my us we i in on for e y et und der die das le la les de du des un une el los il lo gli o os as i nostri nos unsere ons onze vi med och og om i na do w z'.split(
    ' ',
  ),
);

/** The stems of the words of a folded label that tell something. */
export function tellingStems(label: string): Set<string> {
  return new Set(
    label
      .split(' ')
      .filter((word) => word.length > 1 && !PLAIN.has(word))
      .map(stem),
  );
}
