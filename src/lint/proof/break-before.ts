import type { DocNode } from '../document/element.js';

/**
 * What a browser breaks no line behind, or breaks it whatever follows: there an element with a direction of its own is laid out as
 * its text alone. Behind other signs, as in `now.<a dir="ltr">+39 …`, it brings a place to break the line that was none; found by
 * laying out each in Chromium.
 */
const SAME_BREAKS = /[\s\p{L}\p{M}\p{N}\p{Ps}–—•·☎✆📞\u3000-\u303f\uff00-\uff60]\p{Cf}{0,3}$/u;

/** Whether an element with a direction of its own may be on another line than its text was. @param ahead see `textAhead` */
export function mayBreakBefore(ahead: string): boolean {
  return ahead !== '' && !SAME_BREAKS.test(ahead);
}

/** Characters before a region that are looked at. */
const LOOKED_AT = 300;

/** The tag of an element within a line, at the end of a text. */
const INLINE_TAG = /<\/?(?:a|abbr|b|bdi|em|i|label|mark|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?>$/i;
const BLANK_REFERENCE = /&(?:nbsp|#160|#xa0|emsp|ensp|thinsp);$/i;

/** Comments and code of templates: what code writes is reviewed by somebody anyway. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['<!--', '-->'],
  ['{%', '%}'],
  ['{{', '}}'],
  ['<%', '%>'],
  ['<?', '?>'],
];

/**
 * What stands in the line before an offset, as far as its last character tells; empty where nothing does: a line begins there, or an
 * image or the like stands before it.
 */
export function textAhead(source: string, offset: number): string {
  const least = Math.max(0, offset - LOOKED_AT);
  let text = source.slice(least, offset);
  for (;;) {
    const [open] = MARKS.find(([, close]) => text.endsWith(close)) ?? [];
    const shorter =
      open === undefined ? text.replace(INLINE_TAG, '') : text.slice(0, Math.max(0, text.lastIndexOf(open)));
    if (shorter === text) break;
    text = shorter;
  }
  const isCutOff = least > 0 && !text.includes('<');
  if (isCutOff && (text === '' || text.endsWith('>'))) return UNKNOWN;
  if (BLANK_REFERENCE.test(text)) return ' ';
  return text.endsWith('>') ? '' : text;
}

/** What is taken for the text before a place where that is too far away to be looked at. */
const UNKNOWN = '?';

/** What stands in the line before what follows some nodes. @param ahead what stands before those nodes */
export function textAfter(nodes: readonly (DocNode | string)[], ahead: string): string {
  const last = nodes.at(-1);
  if (last === undefined) return ahead;
  if (typeof last === 'string') return last;
  if (last.kind === 'text') return last.value === '' ? textAfter(nodes.slice(0, -1), ahead) : last.value;
  return INLINE_TAG.test(`<${last.tag}>`) ? textAfter(last.children, ahead) : '';
}
