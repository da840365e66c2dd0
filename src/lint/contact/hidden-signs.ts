import type { AnyContact } from './any-contact.js';

/** Signs that nobody sees, such as a soft hyphen; most texts have none. */
const HIDDEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
/** The same between digits of a number, and within a mail address. */
export const WITHIN_NUMBER = /(?<=\p{Nd}[ ().-]{0,2})[\u00ad\u200b-\u200d\u2060\ufeff]{1,4}(?=[ ().-]{0,2}\p{Nd})/gu;
export const WITHIN_MAIL = /(?<=[a-z0-9._%+@-])[\u00ad\u200b-\u200d\u2060\ufeff]{1,4}(?=[a-z0-9._%+@-])/gi;

/** Finds contacts in a text as people see it, and says where they stand in the text as it is. */
export function findAsSeen(
  text: string,
  signs: RegExp,
  find: (seen: string, indexOf: (offset: number) => number) => AnyContact[],
): AnyContact[] {
  if (!HIDDEN.test(text)) return find(text, (offset) => offset);
  const offsets: number[] = [];
  let seen = '';
  let from = 0;
  const keep = (to: number) => {
    seen += text.slice(from, to);
    for (; from < to; from += 1) offsets.push(from);
  };
  for (const { 0: hidden, index } of text.matchAll(signs)) {
    keep(index);
    from = index + hidden.length;
  }
  keep(text.length);
  const indexes = new Map(offsets.map((offset, index) => [offset, index]));
  return find(seen, (offset) => indexes.get(offset) ?? -1).map((found) => ({
    ...found,
    from: offsets[found.from] ?? found.from,
    to: (offsets[found.to - 1] ?? found.to - 1) + 1,
  }));
}

/** A text without the signs that nobody sees. */
export function asSeen(text: string): string {
  return HIDDEN.test(text) ? text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '') : text;
}
