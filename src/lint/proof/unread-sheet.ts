import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { pageCodeOf } from '../document/page-code.js';
import { templatePartsOf } from '../document/template-parts.js';
import { hasHeadElsewhere } from './head-elsewhere.js';

/** What code has in it that brings a style sheet into a page, or writes styles of elements. */
const BRINGS_SHEET =
  /stylesheet|CSSStyleSheet|\b(?:insertRule|addRule|adoptedStyleSheets|replaceSync)\b|createElement\(\s{0,9}["'`](?:link|style)|\bdocument\s{0,9}\.\s{0,9}write(?:ln)?\b|\bcssText\b|\bsetAttribute\(\s{0,9}["'`]style["'`]|<(?:style|link)\b/i;
/** Addresses of scripts that write styles: builders of utility classes, and what has styles in its name. */
const WRITES_STYLES = /tailwind|unocss|twind|windi|\bless(?:\.min)?\.js|style|css/i;

/** Whether a page has a style sheet that nobody can read here: a linked one, one that a script brings, or those of a head elsewhere. */
export function hasUnreadSheet(document: IndexedDocument): boolean {
  const { elements, texts, budget } = document;
  if (elements.some(bringsSheet) || isWrittenByTemplate(document) || hasHeadElsewhere(document)) return true;
  const codes = pageCodeOf(document);
  for (const { length } of codes) budget.spend(length);
  if (codes.some((code) => BRINGS_SHEET.test(code))) return true;
  return texts.some(({ raw, parent, value }) => raw && parent?.tag === 'noscript' && /<(?:link|style)\b/i.test(value));
}

/** Whether a template writes what stands in a style sheet or in the head of the page, where sheets are linked. */
function isWrittenByTemplate(document: IndexedDocument): boolean {
  const code = templatePartsOf(document).code;
  if (code.length === 0) return false;
  const holders = document.elements.filter(({ tag }) => tag === 'head' || tag === 'style');
  document.budget.spend(code.length * holders.length);
  return holders.some((holder) => {
    const { tag, openEnd, children } = holder;
    const end = tag === 'head' ? endOfHead(document, holder) : holder.closeStart;
    return code.some(({ start }) => {
      if (start < openEnd || start >= end) return false;
      return tag === 'style' || !children.some((child) => child.kind === 'element' && isAt(child, start));
    });
  });
}

/** Where the head is written to end: for a parser a text in it, as code of many templates is, ends it before. */
function endOfHead({ source }: IndexedDocument, { closed, openEnd, closeStart }: DocElement): number {
  if (closed) return closeStart;
  const length = source.slice(openEnd).search(/<\/head\b|<body\b/i);
  return length < 0 ? closeStart : openEnd + length;
}

function isAt({ start, end }: DocElement, offset: number): boolean {
  return start <= offset && offset < end;
}

function bringsSheet(element: DocElement): boolean {
  if (element.tag === 'script') return WRITES_STYLES.test(attribute(element, 'src') ?? '');
  if (element.tag !== 'link') return false;
  if (/(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? '')) return true;
  return /^\s*style\s*$/i.test(attribute(element, 'as') ?? '');
}
