import { DecodingMode, HtmlEntityDecoder } from 'entities';

/** How many code units of decoded text the source has at an offset, and how many of the source that takes. */
export function unitAt(source: string, at: number): [length: number, taken: number] {
  const char = source[at];
  if (char === '\r' && source[at + 1] === '\n') return [1, 2];
  if (char !== '&') return [1, 1];
  const [text, taken] = referenceAt(source, at);
  return [text.length, taken];
}

const AMPERSAND = 0x26;
const CARRIAGE_RETURN = 0x0d;
const OPEN = '<![CDATA[';
const CLOSE = ']]>';

/** The same for text in a drawing or a formula, which may have sections without references; read from its beginning on. */
export function foreignText(): { unitAt: typeof unitAt } {
  let isPlain = false;
  return {
    unitAt(source, at) {
      const mark = isPlain ? CLOSE : OPEN;
      if (source.startsWith(mark, at)) {
        isPlain = !isPlain;
        return [0, mark.length];
      }
      const isReference = source[at] === '&';
      return isPlain && isReference ? [1, 1] : unitAt(source, at);
    },
  };
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

/**
 * Where a text begins that begins with a character reference: behind a character of another kind, such as a NUL, parse5 says
 * that it begins with the last character of that.
 */
export function atReference(source: string, start: number, value: string): number {
  // Codes, as texts of one letter for every text of a page took two hundredths of a lint.
  const code = source.charCodeAt(start);
  if (code === value.charCodeAt(0) || code === AMPERSAND || code === CARRIAGE_RETURN) return start;
  // Only as far back as a reference can reach: to the last `&` of all would be far, and again for every text.
  let at = start;
  while (at > 0 && isOfReference(source.charCodeAt(at))) at -= 1;
  return source.charCodeAt(at) === AMPERSAND && at + unitAt(source, at)[1] === start + 1 ? at : start;
}

/** Whether a code can stand in a character reference behind its `&`: a letter, a digit, `#` or `;`. */
function isOfReference(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x23 || code === 0x3b;
}

/** Where the text that the parser keeps begins: it drops a line break at the beginning of a `pre`. */
export function behindLineBreak(source: string, start: number): number {
  const [char, taken] = source[start] === '&' ? referenceAt(source, start) : [source[start], 1];
  if (char === '\r' && source[start + 1] === '\n') return start + 2;
  return char === '\n' || char === '\r' ? start + taken : start;
}
