import type { Span } from '../document/element.js';

/**
 * Where code begins that a template language marks by a sign before a name, without braces: calls and indices of Razor, directives and
 * calls of Velocity.
 */
const CALL =
  /(?<![\w@.])@(?:[a-z_]\w{0,40}(?:\.\w{1,40}){0,6})?[([]|(?<![\w#&])#(?:set|if|elseif|foreach|parse|include|define|macro|evaluate)\s{0,3}\(|\$!?\{?[a-z_]\w{0,40}(?:\.\w{1,40}){1,6}\(/gi;
/** Directives of FreeMarker: HTML has no tag whose name begins so. */
const DIRECTIVE = /<[#@][a-z][\w.]{0,40}\s[^<>]{0,1000}>|\[#[a-z][\w.]{0,40}\s[^[\]<>]{0,1000}\]/gi;
/** UTF-16 code units of a call, at most: what is longer is no code. */
const LONGEST = 1000;
const PART = /\\.|["'()[\]]/gs;

/** Code of template languages that is no more than a word in HTML, as far as it has a text in quotes. */
export function codeTexts(source: string): Span[] {
  const spans: Span[] = [];
  if (/[@#$]/.test(source))
    for (const { index, 0: open } of source.matchAll(CALL)) {
      const end = endOfCall(source, index + open.length);
      if (end !== undefined) spans.push({ start: index, end });
    }
  if (/[<[][#@]/.test(source))
    for (const { index, 0: code } of source.matchAll(DIRECTIVE))
      if (/["']/.test(code)) spans.push({ start: index, end: index + code.length });
  return spans;
}

/** Where the bracket closes that opens before an offset, if there is a text in quotes before. */
function endOfCall(source: string, from: number): number | undefined {
  let depth = 1;
  let quote = '';
  let hasText = false;
  for (const { index, 0: part } of source.slice(from, from + LONGEST).matchAll(PART)) {
    if (quote !== '') {
      if (part === quote) quote = '';
    } else if (part === '"' || part === "'") {
      quote = part;
      hasText = true;
    } else if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    if (depth === 0) return hasText ? from + index + 1 : undefined;
  }
  return undefined;
}
