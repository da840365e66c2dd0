import { phpEnds } from './php-block.js';

/** Words of Blade with arguments. Not all that begin with `@` is its: style sheets have `@media (`. */
const BLADE_WORDS =
  '@(?:auth|can|cannot|case|checked|class|disabled|else|elseif|empty|env|for|foreach|guest|if|isset|json|lang|php|readonly|required|selected|style|switch|unless|while|yield)';

/** How other languages than PHP mark what is theirs, the longest first. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ['{{!--', '--}}'],
  ['{{--', '--}}'],
  ['{{{', '}}}'],
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['{!!', '!!}'],
  ['<%', '%>'],
  ['${', '}'],
];

/** How comments of templates begin, the longest first. Svelte begins a block with `{#if`. */
const COMMENTS: readonly (readonly [open: RegExp, close: string])[] = [
  [/\{\{[~-]?!--/y, '--}}'],
  [/\{\{--/y, '--}}'],
  [/\{\{[~-]?!/y, '}}'],
  [/\{#(?!(?:if|each|await|key|snippet)\b)/y, '#}'],
  [/<%--/y, '--%>'],
  [/<%#/y, '%>'],
  [/\{%[-+~]?\s?comment\b/y, 'endcomment'],
];

/** How code in braces begins: each is looked for by itself, which takes a part of what an expression for all takes. */
const IN_BRACES = ['{{', '{%', '{#', '{!!', '${'] as const;
const ANY_PHP = /<\?(?:php\b|=|\s)/i;
const PHP = /<\?(?:php\b|=|\s)/iy;
const BLADE_CALL = new RegExp(`${BLADE_WORDS}\\s?\\(`, 'iy');
const BLADE_WORD = /@(?:else|empty|end[a-z]{2,12}|default)\b(?!\s?[(=])/iy;

/** What prints a text, and so may be a part of a name. All else begins or ends a block. */
const PRINTS = /^(?:<\?=|<%[=-]|\{\{(?![#/!^>]|\s?else)|\{!!|\$\{)/;

/** UTF-16 code units of code, at most: what is longer is a mark without its end. PHP may be of any length. */
const LONGEST = 5000;

/** The same of arguments, which are read letter by letter. */
const LONGEST_ARGUMENTS = 1000;

const MARK_AT_START = /^(?:<\?php\b|<\?=?|<%[=-]?|\{\{\{?[#/!^>&-]*|\{[%#]-?|\{!!|\$\{|@[a-z]{1,20}\s?\(?)/i;
const MARK_AT_END = /(?:\?>|%>|\}\}\}?|-?[%#]\}|!!\}|[})])$/;

/** In the braces of a template, the name of a key in capitals, which somebody has to put in: nobody's variable is called so. */
export const KEY_TO_PUT_IN = /\{\{\s?(?:YOUR_[A-Z_]{1,40}|[A-Z]{1,20}_(?:ID|KEY|HASH|TOKEN|NAME|URL|ENDPOINT))\s?\}\}/;

/** Code of the same length that says no more than that code is there. */
export function withoutWords(code: string): string {
  if (KEY_TO_PUT_IN.test(code)) return code;
  const start = MARK_AT_START.exec(code)?.[0] ?? '';
  const rest = code.slice(start.length);
  const end = MARK_AT_END.exec(rest)?.[0] ?? '';
  return start + '-'.repeat(rest.length - end.length) + end;
}

const WITHOUT_WORDS = /<\?(?:php|=)?-*\s?\?>|<%[=-]*%>|\{\{\{?[#/!^>&-]*\}\}\}?|\{[%#]-*[%#]\}|\{!!-*!!\}|\$\{-*\}/g;

/** A value without the code in it, which says no more than that code is there. */
export function withoutCode(value: string): string {
  return value.replace(WITHOUT_WORDS, '');
}

/**
 * Whether a text has the marks of a template's code, so that nobody knows what it will be. Most texts have not even the
 * letters that these begin with.
 */
export function isOfTemplate(text: string): boolean {
  return (
    (text.includes('{') && IN_BRACES.some((mark) => text.includes(mark))) ||
    hasBladeCall(text) ||
    (hasMark(text, '?') && ANY_PHP.test(text)) ||
    hasMark(text, '%')
  );
}

/** Whether a sign stands behind a `<` anywhere: looked for by the sign, as every tag has the other. */
function hasMark(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    if (text.charAt(at - 1) === '<') return true;
  }
  return false;
}

/** Looked for at each of its signs: an expression that is tried at every letter takes twice as long. */
function hasBladeCall(text: string): boolean {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    BLADE_CALL.lastIndex = at;
    if (BLADE_CALL.test(text)) return true;
  }
  return false;
}

/** Whether code writes a text where it stands, and does not decide about what follows. */
export function printsText(code: string): boolean {
  return PRINTS.test(code);
}

/** Tells where code ends that begins at a UTF-16 offset; nothing where none does. */
export interface CodeReader {
  php(at: number): number | undefined;
  any(at: number): number | undefined;
  /** Of a comment that the template leaves out. */
  comment(at: number): number | undefined;
}

/** Reads the code of a source: PHP alone, or that of any template language. */
export function codeReader(source: string): CodeReader {
  const endOfPhp = phpEnds(source);
  const php = (at: number) => {
    PHP.lastIndex = at;
    return PHP.test(source) ? endOfPhp(PHP.lastIndex) : undefined;
  };
  const behind = closeFinder(source);
  return {
    php,
    comment(at) {
      for (const [open, close] of COMMENTS) {
        open.lastIndex = at;
        if (!open.test(source)) continue;
        const end = behind(close, open.lastIndex);
        return end !== undefined && close === 'endcomment' ? behind('%}', end) : end;
      }
      return undefined;
    },
    any(at) {
      const first = source.charAt(at);
      if (first === '@') return bladeAt(source, at);
      if (first !== '<' && first !== '{' && first !== '$') return undefined;
      return (first === '<' ? php(at) : undefined) ?? markedAt(source, at, behind);
    },
  };
}

/**
 * Tells where a mark ends that closes code, from an offset on. What was found holds for all offsets before it, so that
 * many marks without an end take no longer than one.
 */
export function closeFinder(source: string): (mark: string, from: number) => number | undefined {
  const known = new Map<string, { from: number; at: number }>();
  return (mark, from) => {
    const last = known.get(mark);
    const isKnown = last !== undefined && last.from <= from && (last.at < 0 || from <= last.at);
    const at = isKnown ? last.at : source.indexOf(mark, from);
    if (!isKnown) known.set(mark, { from, at });
    return at < 0 ? undefined : at + mark.length;
  };
}

function markedAt(source: string, at: number, behind: ReturnType<typeof closeFinder>): number | undefined {
  for (const [open, close] of MARKS) {
    if (!source.startsWith(open, at)) continue;
    const end = behind(close, at + open.length);
    return end === undefined || end - at > LONGEST ? undefined : end;
  }
  return undefined;
}

/** `@if (…)` with its arguments, or a word such as `@endif`. */
function bladeAt(source: string, at: number): number | undefined {
  BLADE_WORD.lastIndex = at;
  if (BLADE_WORD.test(source)) return BLADE_WORD.lastIndex;
  BLADE_CALL.lastIndex = at;
  return BLADE_CALL.test(source) ? endOfArguments(source, BLADE_CALL.lastIndex) : undefined;
}

/** Where arguments end whose bracket opens before an offset; nothing where none closes it. */
export function endOfArguments(source: string, from: number): number | undefined {
  let depth = 1;
  let quote = '';
  const end = Math.min(source.length, from + LONGEST_ARGUMENTS);
  for (let next = from; next < end; next += 1) {
    const letter = source.charAt(next);
    if (quote !== '') {
      if (letter === '\\') next += 1;
      else if (letter === quote) quote = '';
    } else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return next + 1;
  }
  return undefined;
}
