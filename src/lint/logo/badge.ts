import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { fold } from '../words/fold.js';

/** Texts of a wordmark that are looked at, blanks too. */
const MOST_TEXTS = 16;
/** Letters in a badge, at most. */
const LONGEST = 2;

/**
 * The letters that stand in an element of their own before a name and are its first, as in a circle beside it: `S` of
 * `<b>S</b>Sorriso`. Nothing where the text goes on with them.
 */
export function badgeOf(document: IndexedDocument, element: DocElement): string | undefined {
  const end = Math.min(element.endText, element.firstText + MOST_TEXTS);
  const runs = document.texts.slice(element.firstText, end).filter(({ raw, value }) => !raw && value.trim() !== '');
  const [first, next] = runs;
  if (!first || !next || first.parent === element || first.parent === next.parent) return undefined;
  const letters = first.value.trim();
  if (!/^[\p{L}\p{N}]+$/u.test(letters) || [...letters].length > LONGEST) return undefined;
  const words = runs
    .slice(1)
    .map(({ value }) => value)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const [one = '', two = ''] = words.map((word) => fold(word));
  const badge = fold(letters);
  // "D" before "alton" is a part of the word.
  if (!/^\P{Ll}/u.test(words[0] ?? '')) return undefined;
  const isFirst = one.startsWith(badge) && one.length > badge.length;
  return isFirst || (badge.length > 1 && badge === `${one.charAt(0)}${two.charAt(0)}`) ? first.value : undefined;
}

/** A wordmark's text without such letters. */
export function withoutBadge(document: IndexedDocument, element: DocElement, text: string): string {
  const badge = badgeOf(document, element);
  const at = badge === undefined ? -1 : text.indexOf(badge);
  return badge === undefined || at === -1 ? text : text.slice(at + badge.length);
}
