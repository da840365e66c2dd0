const UNCLEAN = /[\0\r]|[\ud800-\udfff]/;

/**
 * The text as an HTML parser will give it back: a lone surrogate and NUL become U+FFFD, CRLF and CR become LF.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream
 */
export function cleanText(value: string): string {
  if (!UNCLEAN.test(value)) return value;
  return value.toWellFormed().replaceAll('\0', '\ufffd').replace(/\r\n?/g, '\n');
}

const TEXT = /[&<>]/g;
const ATTRIBUTE = /[&<>"]/g;
const REFERENCES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes clean text for the content of a normal element. */
export function escapeText(value: string): string {
  return value.replace(TEXT, reference);
}

/**
 * Escapes clean text for a double-quoted attribute value. `<` and `>` too, so that no value can end a raw text element
 * or a comment that somebody wraps around the markup later.
 */
export function escapeAttribute(value: string): string {
  return value.replace(ATTRIBUTE, reference);
}

function reference(character: string): string {
  return REFERENCES[character] ?? character;
}
