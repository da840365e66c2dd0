/** What XML 1.0 has no way to write: most control characters, and what is no character. */
const NO_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What XML can hold, but is not to reach a terminal as it is; see `printable`. */
const HIDDEN = /[\x7f-\x9f\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/gu;

/** What CI services take for a command in a log; see `harmless`. */
const COMMAND = /##(\w*\[)/g;

/**
 * A text for an attribute or the content of an XML element, without what XML cannot hold; harmless in a terminal or a log.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function escapeXml(text: string): string {
  return text
    .replace(NO_CHARACTER, '')
    .replace(/[&<>"'\t\n\r]/g, (char) => ESCAPES[char] ?? char)
    .replace(HIDDEN, (char) => `&#${char.codePointAt(0)};`)
    .replace(COMMAND, '#&#35;$1');
}

/** An XML start tag without its end, with the attributes in their order. */
export function xmlTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${list.join('')}`;
}
