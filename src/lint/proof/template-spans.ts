import type { Span } from '../document/element.js';

/** How template languages mark what is theirs. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['<?', '?>'],
];

/** Settings above a page, as generators of sites read them. */
const FRONT_MATTER = /^\ufeff?---[\t ]*\r?\n/;
const FRONT_MATTER_END = /\n---[\t ]*(?:\r?\n|$)/g;

/** `[gallery phone="…"]`, as editors of CMSs write it. */
const SHORTCODE = /\[[a-z][\w-]{0,40}\s[^[\]<>]{0,1000}\]/gi;

/**
 * A function that says whether an edit lies within what another program reads before the page is HTML: markup there is none,
 * and may break it. What goes with all of such a place is judged by what is lost.
 */
export function templateSpans(source: string): (edit: Span) => boolean {
  let spans: Span[] | undefined;
  return ({ start, end }) => {
    spans ??= spansOf(source);
    return spans.some((span) => span.start < end && start < span.end && (start > span.start || end < span.end));
  };
}

function spansOf(source: string): Span[] {
  const spans: Span[] = [];
  if (FRONT_MATTER.test(source)) {
    FRONT_MATTER_END.lastIndex = 3;
    if (FRONT_MATTER_END.test(source)) spans.push({ start: 0, end: FRONT_MATTER_END.lastIndex });
  }
  for (const [open, close] of MARKS) {
    let at = source.indexOf(open);
    while (at >= 0) {
      const end = source.indexOf(close, at + open.length);
      if (end < 0) break;
      spans.push({ start: at, end: end + close.length });
      at = source.indexOf(open, end + close.length);
    }
  }
  for (const { index, 0: code } of source.matchAll(SHORTCODE))
    if (code.includes('=')) spans.push({ start: index, end: index + code.length });
  return spans;
}
