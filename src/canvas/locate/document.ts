import { endOfDeclaration } from './markup-declaration.js';

const BLANK = /[\t\n\f\r ]*/y;
const DOCUMENT_START = /<(?:!doctype|html|head|body|frameset)(?=[\t\n\f\r />])/iy;

/**
 * Whether a canvas is a whole document: its first tag is a doctype, `html`, `head`, `body` or `frameset`. Anything else is a
 * fragment, and parsed as the content of a template, where table rows and list items may stand first.
 *
 * @param from where the text begins, behind a byte order mark
 */
export function isDocument(source: string, from = 0): boolean {
  let at = from;
  for (;;) {
    BLANK.lastIndex = at;
    BLANK.test(source);
    at = BLANK.lastIndex;
    DOCUMENT_START.lastIndex = at;
    if (DOCUMENT_START.test(source)) return true;
    // HTML reads a processing instruction as a comment.
    if (!source.startsWith('<!--', at) && !source.startsWith('<?', at)) return false;
    at = endOfDeclaration(source, at);
  }
}
