import { cleanText, escapeAttribute } from 'inlay/internal/html/escape.js';

/** Controls that no XML 1.0 document can hold. @see https://www.w3.org/TR/xml/#charsets */
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text as XML, for elements and attributes. */
export function xmlText(value: string): string {
  return escapeAttribute(cleanText(value)).replace(NO_XML, '\ufffd');
}
