import { isDocument } from 'inlay/internal/canvas/locate/document.js';
import { endOfDeclaration } from 'inlay/internal/canvas/locate/markup-declaration.js';
import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { selfContained } from './self-contained.js';

/** What a frame's document is made with. */
export interface FrameOptions {
  /** BCP 47: the language of a fragment's document. */
  language: string;
  /** A policy that goes into the document itself, for a file: no server sends it one. */
  policy?: string;
}

/**
 * The document for a frame: a whole page as it is, a fragment in a document that has nothing else; it loads no
 * other one. A policy stands before all that could load something, behind the doctype if there is one.
 */
export function frameDocument(html: string, options: FrameOptions): string {
  return selfContained(documentOf(html, options));
}

function documentOf(html: string, { language, policy }: FrameOptions): string {
  const from = html.startsWith('\ufeff') ? 1 : 0;
  if (isDocument(html, from)) {
    if (policy === undefined) return html;
    const at = doctypeEnd(html, from);
    return `${html.slice(from, at)}${CHARSET}${metaOf(policy)}${html.slice(at)}`;
  }
  const lang = escapeAttribute(language);
  const head = `${CHARSET}${policy === undefined ? '' : metaOf(policy)}<meta name="viewport" content="width=device-width">`;
  return `<!doctype html>\n<html lang="${lang}">\n<head>${head}</head>\n<body>\n${html.slice(from)}`;
}

const CHARSET = '<meta charset="utf-8">';

function metaOf(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`;
}

const BLANK = /[\t\n\f\r ]*/y;
const DOCTYPE = /<!doctype/iy;

/** UTF-16 offset behind the doctype; where the text begins if it has none. */
function doctypeEnd(html: string, from: number): number {
  for (let at = from; ; at = endOfDeclaration(html, at)) {
    BLANK.lastIndex = at;
    BLANK.test(html);
    at = BLANK.lastIndex;
    DOCTYPE.lastIndex = at;
    if (DOCTYPE.test(html)) return endOfDeclaration(html, at);
    if (!html.startsWith('<!', at) && !html.startsWith('<?', at)) return from;
  }
}
