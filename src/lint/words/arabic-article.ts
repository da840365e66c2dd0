/** The Arabic article, written as a part of its word, alone or behind a word of one letter. */
const ARTICLE = /^(?:[وبكف]?ال|لل)(?=[\p{sc=Arabic}]{3})/u;

/** A folded word without the article that Arabic writes in one with it. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}
