import { isDocument } from 'inlay/internal/canvas/locate/document.js';
import { endOfDeclaration } from 'inlay/internal/canvas/locate/markup-declaration.js';
import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { edited } from 'inlay/internal/lint/edit/fix.js';
import type { Edit } from 'inlay/internal/lint/finding.js';
import type { FrameKind } from './frame-kinds.js';
import type { CanvasModel, Insertion } from './model.js';
import { addressEdits, type Readdress } from './page-addresses.js';
import { type Lead, linkEdits } from './page-links.js';
import { selfContained } from './self-contained.js';

/** What a frame's document is made with. */
export interface FrameOptions {
  /** BCP 47: the language of a fragment's document. */
  language: string;
  /** A policy that goes into the document itself, for a file: no server sends it one. */
  policy?: string;
  /** The styles of what is pointed at. */
  styles?: string;
}

/** Outlines the element that the address of a frame names, with room around it. */
const MARK_STYLES = `[data-inlay-found]:target {
outline: 3px solid #d6336c !important; outline-offset: 3px !important; box-shadow: 0 0 0 3px #ffffff !important; scroll-margin: 25vh 2rem !important; }`;

/** What of a canvas is put into the document of a frame. */
type Drawn = Pick<CanvasModel, 'source' | 'html' | 'marks' | 'links'>;

/** The document for the frame of a canvas, with links that lead where they can, and elements that can be pointed at. */
export function linkedDocument(
  { source, html, marks, links }: Drawn,
  kind: FrameKind,
  leadOf: (href: string) => Lead,
  options: FrameOptions,
  readdress?: Readdress,
): string {
  const text = kind === 'expanded' ? html : source;
  const files = readdress ? addressEdits(text, readdress) : [];
  return markedDocument(text, marks[kind], [...linkEdits(links[kind], leadOf), ...files], options);
}

/** The document for a frame, with texts put into it and edits made. */
export function markedDocument(
  html: string,
  marks: readonly Insertion[],
  edits: readonly Edit[],
  options: FrameOptions,
): string {
  const inserted = marks.map(({ at, text }) => ({ start: at, end: at, text }));
  return frameDocument(edited(html, [...inserted, ...edits]), { ...options, styles: MARK_STYLES });
}

/**
 * The document for a frame: a whole page as it is, a fragment in a document that has nothing else; it loads no
 * other one. A policy stands before all that could load something, behind the doctype if there is one.
 */
export function frameDocument(html: string, options: FrameOptions): string {
  return selfContained(documentOf(html, options));
}

function documentOf(html: string, { language, policy, styles }: FrameOptions): string {
  const from = html.startsWith('\ufeff') ? 1 : 0;
  const own = `${policy === undefined ? '' : metaOf(policy)}${styles === undefined ? '' : `<style>${styles}</style>`}`;
  if (isDocument(html, from)) {
    if (own === '') return html;
    const at = doctypeEnd(html, from);
    return `${html.slice(from, at)}${CHARSET}${own}${html.slice(at)}`;
  }
  const lang = escapeAttribute(language);
  const head = `${CHARSET}${own}<meta name="viewport" content="width=device-width">`;
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
