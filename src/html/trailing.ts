/**
 * A text without the letters at its end that are all the same one. Not by `/x+$/`, which tries again at every letter of each run
 * in the text: that takes quadratic time.
 *
 * @param letter one UTF-16 code unit
 */
export function withoutTrailing(text: string, letter: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === letter) end -= 1;
  return text.slice(0, end);
}
