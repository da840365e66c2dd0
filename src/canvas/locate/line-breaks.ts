import { isBlank, LESS } from './fast/tag.js';

const BREAK = /<br[\t\n\f\r ]*\/?>/iy;

/**
 * Reads what a CMS puts between the lines of its automatic paragraphs: blanks and line breaks. Character by character, as
 * the engine keeps a way back for each round of a group that a regular expression repeats, and ran out of memory for that.
 *
 * @returns the end of the last line break, `from` where there is none; nothing where there is anything else up to `to`
 */
export function endOfBreaks(source: string, from: number, to: number): number | undefined {
  let last = from;
  for (let at = from; at < to; ) {
    const character = source.charCodeAt(at);
    if (isBlank(character)) {
      at += 1;
      continue;
    }
    BREAK.lastIndex = at;
    if (character !== LESS || !BREAK.test(source) || BREAK.lastIndex > to) return undefined;
    at = BREAK.lastIndex;
    last = at;
  }
  return last;
}
