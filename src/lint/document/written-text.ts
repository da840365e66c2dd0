import { DecodingMode, HtmlEntityDecoder } from 'entities';

/** How many code units of decoded text the source has at an offset, and how many of the source that takes. */
export function unitAt(source: string, at: number): [length: number, taken: number] {
  const char = source[at];
  if (char === '\r' && source[at + 1] === '\n') return [1, 2];
  if (char !== '&') return [1, 1];
  const [text, taken] = referenceAt(source, at);
  return [text.length, taken];
}

/** The text that the character reference at an offset stands for, and its length; an `&` alone stands for itself. */
function referenceAt(source: string, at: number): [text: string, taken: number] {
  let text = '';
  const decoder = new HtmlEntityDecoder((codePoint) => {
    text += String.fromCodePoint(codePoint);
  });
  decoder.startEntity(DecodingMode.Legacy);
  const written = decoder.write(source, at + 1);
  const taken = written < 0 ? decoder.end() : written;
  return taken === 0 ? ['&', 1] : [text, taken];
}

/** Where the text that the parser keeps begins: it drops a line break at the beginning of a `pre`. */
export function behindLineBreak(source: string, start: number): number {
  const [char, taken] = source[start] === '&' ? referenceAt(source, start) : [source[start], 1];
  if (char === '\r' && source[start + 1] === '\n') return start + 2;
  return char === '\n' || char === '\r' ? start + taken : start;
}
