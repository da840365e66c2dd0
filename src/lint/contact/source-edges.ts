import type { IndexedDocument } from '../document/document.js';
import { mayHaveMoreBeside } from './number-edges.js';

/** Code of a template that prints, right behind: what it prints may belong to what stands before it. */
const CODE_BEHIND =
  /^(?:\{\{(?![#/!^>]|-?\s?(?:if|else|end|range|with|define|block)\b)|\{!!|\$\{|<\?(?:=|php\s(?:echo|print)\b)|<%[=-])/;
/** The same right before. */
const CODE_BEFORE =
  /(?:\{\{(?![#/!^>]|-?\s?(?:if|else|end|range|with|define|block)\b)[^{}]{0,200}\}\}|\{!![^{}]{0,200}!!\}|\$\{[^{}]{0,200}\}|<\?(?:=|php\s(?:echo|print)\b)[^<]{0,200}\?>|<%[=-][^<]{0,200}%>)$/;
/** Blanks that may stand between a number and code that goes on with it. */
const BLANKS = /^(?:\s|&nbsp;){0,2}/;
/** An image right behind that is more than decoration, and one right before that says digits. */
const IMAGE_BEHIND = /^<img[\s/>]/i;
const DECORATION_BEHIND = /^<img[^<>]{0,1000}\salt=(?:""|''|\s|>)/i;
const IMAGE_BEFORE = /<img[^<>]{0,1000}\salt=["']?\d[^<>]{0,1000}>$/i;
/** Tags of elements that do not end a word. */
const INLINE_TAG = /<\/?(?:a|abbr|b|bdi|bdo|em|font|i|mark|small|span|strong|u|wbr)(?:\s[^<>]{0,500})?>/gi;
/** What goes on behind a link: digits of a desk, letters of an address. */
const MORE_BEHIND =
  /^(?:[-./\u2010-\u2015]?\d|\s?[-/\u2010-\u2015]\s?\d{1,6}(?!\d)|[\p{L}_@]|\.\p{L}|[\s,;(]{1,4}(?:ext(?:ension)?|x|durchwahl|dw|int(?:erno)?|poste|kl(?:apka)?|доб|вн|anexo|ramal|toestel|anknytning|内線|내선)[\s:=.]{0,4}\d{1,6}|[\p{No}\p{Nl}]|\s{1,2}(?:bis|to|or|oder|ou|od)\s\d{1,5}(?!\d))/iu;
const UNSEEN = /\p{Cf}|\u034f|&(?:shy|zwj|zwnj|lrm|rlm|#8203|#x200b|#173|#xad);/giu;

/** UTF-16 code units of a source beside a contact that are looked at. */
const BESIDE = 300;

/** Whether code or an image stands so close to a contact that it may be a part of it. */
export function isPiecedTogether({ source }: IndexedDocument, start: number, end: number, isLink: boolean): boolean {
  const behind = source.slice(end, end + BESIDE).replace(INLINE_TAG, '');
  if (CODE_BEHIND.test(isLink ? behind : behind.replace(BLANKS, ''))) return true;
  if (IMAGE_BEHIND.test(behind) && !DECORATION_BEHIND.test(behind)) return true;
  const before = source.slice(Math.max(0, start - BESIDE), start).replace(INLINE_TAG, '');
  return CODE_BEFORE.test(before) || IMAGE_BEFORE.test(before);
}

/** Whether what a link says goes on behind it. */
export function goesOnBehind({ source }: IndexedDocument, end: number): boolean {
  const behind = source
    .slice(end, end + BESIDE)
    .replace(INLINE_TAG, '')
    .replace(UNSEEN, '');
  return MORE_BEHIND.test(behind);
}

/** Whether digits or signs beside a link may be a part of the number that it calls. */
export function mayGoOnBeside({ source }: IndexedDocument, start: number, end: number): boolean {
  // What stands in another link is of that one.
  const [before = ''] = source
    .slice(Math.max(0, start - BESIDE), start)
    .split(/<\/a\s?>/i)
    .slice(-1);
  const [behind = ''] = source.slice(end, end + BESIDE).split(/<a\s/i);
  const shown = before.replace(INLINE_TAG, '');
  return mayHaveMoreBeside(shown, behind.replace(INLINE_TAG, '')) || /\p{Nd}$/u.test(shown);
}
