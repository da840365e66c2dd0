/** Where and why a text is not JSON. */
export interface JsonMistake {
  /** UTF-16 offset from the start of the text. */
  offset: number;
  /** What was found there and what was expected. */
  message: string;
}

type State = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'after';

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A piece of a string: one expression for a whole string would need a stack for each of its escapes. */
const PIECE = /[^"\\\0-\x1f]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const WORD = /[\p{L}\p{N}_$+.-]{1,30}|\P{C}/uy;

const EXPECTED: Record<Exclude<State, 'after'>, string> = {
  value: 'a value',
  'first item': 'a value or `]`',
  'first key': 'a key in double quotes or `}`',
  key: 'a key in double quotes',
  colon: '`:`',
};

/**
 * The first mistake of a text that `JSON.parse` has refused: its own messages differ between engines, and not all say
 * where. A stack of its own, so that no nesting is too deep for it.
 *
 * @see RFC 8259
 */
export function jsonMistake(text: string): JsonMistake {
  const open: ('}' | ']')[] = [];
  let state: State = 'value';
  let at = end(SPACE, text, 0);
  for (; ; at = end(SPACE, text, at)) {
    const char = text[at];
    const close = open.at(-1);
    if (state === 'after' || (state === 'first item' && char === ']') || (state === 'first key' && char === '}')) {
      if (close === undefined) return mistake(text, at, 'the end of the text');
      if (char !== close && char !== ',') return mistake(text, behindValue(text, at), `\`,\` or \`${close}\``);
      if (char === close) open.pop();
      state = char === close ? 'after' : close === '}' ? 'key' : 'value';
      at += 1;
    } else if (state === 'colon') {
      if (char !== ':') return mistake(text, at, EXPECTED.colon);
      state = 'value';
      at += 1;
    } else if (char === '{' || char === '[') {
      if (state === 'key' || state === 'first key') return mistake(text, at, EXPECTED[state]);
      open.push(char === '{' ? '}' : ']');
      state = char === '{' ? 'first key' : 'first item';
      at += 1;
    } else {
      const wantsKey: boolean = state === 'key' || state === 'first key';
      const after = char === '"' ? endOfString(text, at) : wantsKey ? at : end(SCALAR, text, at);
      if (char === '"' && text[after] !== '"') return inString(text, after);
      if (after === at) return mistake(text, at, EXPECTED[state]);
      state = wantsKey ? 'colon' : 'after';
      at = char === '"' ? after + 1 : after;
    }
  }
}

/** Where a comma is missing: at the end of the line with the value before, if that is an earlier one. */
function behindValue(text: string, at: number): number {
  const value = text.slice(0, at).trimEnd().length;
  const lineEnd = text.slice(value, at).search(/[\n\r]/);
  return lineEnd === -1 || at === text.length ? at : value + lineEnd;
}

/** Where the quote that ends a string stands, or what may not stand in one. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (let next = end(PIECE, text, at); next > at; next = end(PIECE, text, at)) at = next;
  return at;
}

function inString(text: string, at: number): JsonMistake {
  if (text[at] === undefined) return mistake(text, at, '`"` at the end of the string');
  if (text[at] === '\\') return { offset: at, message: `Unexpected \`${text.slice(at, at + 2)}\`, expected an escape` };
  return mistake(text, at, 'an escape such as `\\n` in a string');
}

function mistake(text: string, offset: number, expected: string): JsonMistake {
  const advice = /[\u201c-\u201f\u00ab\u00bb]/.test(text.charAt(offset)) ? ': JSON has straight quotes, `"`' : '';
  return { offset, message: `Unexpected ${found(text, offset)}, expected ${expected}${advice}` };
}

function found(text: string, offset: number): string {
  const code = text.charCodeAt(offset);
  if (Number.isNaN(code)) return 'end of the text';
  const after = end(WORD, text, offset);
  if (after > offset) return `\`${text.slice(offset, after)}\``;
  return code === 10 || code === 13 ? 'line break' : `character U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Where the match of a sticky expression at `at` ends; `at` itself when there is none. */
function end(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}
