import { behind } from '../markup-declaration.js';
import type { Cursor } from './cursor.js';

const TAB = 9;
const LF = 10;
const FF = 12;
const CR = 13;
const SPACE = 32;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SLASH = 47;
const EQUALS = 61;
const GREATER = 62;

/** How a tag ends; a tag that the source ends in is never emitted. */
export const OPEN_END = 0;
export const SELF_CLOSING_END = 1;
export const NO_END = 2;

/**
 * Moves the cursor from the end of a tag's name behind the tag, over attributes of every shape, as the standard
 * tokenizes them.
 *
 * @returns how the tag ends
 * @see https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state
 */
export function skipAttributes(cursor: Cursor): number {
  const { source } = cursor;
  const { length } = source;
  let { at } = cursor;
  while (at < length) {
    const character = source.charCodeAt(at);
    if (character === GREATER) {
      cursor.at = at + 1;
      return OPEN_END;
    }
    if (character === SLASH) {
      at += 1;
      if (source.charCodeAt(at) !== GREATER) continue;
      cursor.at = at + 1;
      return SELF_CLOSING_END;
    }
    at = isBlank(character) ? at + 1 : skipAttribute(source, at);
  }
  cursor.at = length;
  return NO_END;
}

/** The end of the attribute at `at`. */
function skipAttribute(source: string, from: number): number {
  // An equals sign in front begins a name.
  let at = from + 1;
  let character = source.charCodeAt(at);
  while (character > GREATER || !isNameEnd(character)) {
    at += 1;
    character = source.charCodeAt(at);
  }
  if (isBlank(character)) {
    at = skipBlank(source, at);
    character = source.charCodeAt(at);
  }
  if (character !== EQUALS) return at;
  at = skipBlank(source, at + 1);
  character = source.charCodeAt(at);
  if (character === DOUBLE_QUOTE) return behind(source, '"', at + 1);
  if (character === SINGLE_QUOTE) return behind(source, "'", at + 1);
  while (character > GREATER || !isUnquotedEnd(character)) {
    at += 1;
    character = source.charCodeAt(at);
  }
  return at;
}

function skipBlank(source: string, from: number): number {
  let at = from;
  while (isBlank(source.charCodeAt(at))) at += 1;
  return at;
}

function isBlank(character: number): boolean {
  return character === SPACE || character === LF || character === TAB || character === CR || character === FF;
}

// Behind the end of a source the characters are NaN, which ends a name and a value too.

function isNameEnd(character: number): boolean {
  return !(character <= GREATER) || character >= EQUALS || character === SLASH || isBlank(character);
}

function isUnquotedEnd(character: number): boolean {
  return !(character < GREATER) || isBlank(character);
}
