import type { Cursor } from './cursor.js';
import { ANY, NAMES } from './elements.js';

/** Letters of the longest name in the table, `blockquote`; each half of them fits an integer. */
const MAX_NAME = 10;
const HALF = 5;

/** Slots of the table: a power of two, several times the names, so that few of them meet. */
const SLOTS = 1024;

/** By ASCII code: 1 to 26 for letters of either case, more for `-` and the digits of the headings, 0 for all that ends a name, and OTHER. */
const OTHER = 63;
const LETTERS = letters();

function letters(): Uint8Array {
  const table = new Uint8Array(128).fill(OTHER);
  for (const end of '\t\n\f\r />') table[end.charCodeAt(0)] = 0;
  for (let letter = 1; letter <= 26; letter += 1) {
    table[64 + letter] = letter;
    table[96 + letter] = letter;
  }
  for (let digit = 1; digit <= 6; digit += 1) table[48 + digit] = 26 + digit;
  table['-'.charCodeAt(0)] = 33;
  return table;
}

/** An open-addressed hash table: both halves of a name, packed six bits a letter, and its code. */
const FIRST = new Int32Array(SLOTS);
const SECOND = new Int32Array(SLOTS);
const CODE = new Uint8Array(SLOTS);
for (const [code, name] of NAMES.entries()) if (code !== ANY) add(name, code);

function add(name: string, code: number): void {
  const [first, second] = [pack(name.slice(0, HALF)), pack(name.slice(HALF))];
  let slot = slotOf(first, second);
  while (CODE[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
  FIRST[slot] = first;
  SECOND[slot] = second;
  CODE[slot] = code;
}

function pack(letters: string): number {
  let packed = 0;
  for (const letter of letters) packed = (packed << 6) | (LETTERS[letter.charCodeAt(0)] ?? OTHER);
  return packed;
}

function slotOf(first: number, second: number): number {
  return (Math.imul(first ^ Math.imul(second, 0x9e3779b1), 0x85ebca6b) >>> 16) & (SLOTS - 1);
}

/**
 * Reads the tag name that the cursor is at, and moves the cursor to its end.
 *
 * @returns its code
 */
export function readName(cursor: Cursor): number {
  const { source, at: from } = cursor;
  let first = 0;
  let second = 0;
  let at = from;
  let letter = letterAt(source, at);
  while (letter !== 0 && at - from < HALF) {
    first = (first << 6) | letter;
    at += 1;
    letter = letterAt(source, at);
  }
  while (letter !== 0 && at - from < MAX_NAME) {
    second = (second << 6) | letter;
    at += 1;
    letter = letterAt(source, at);
  }
  const isLonger = letter !== 0;
  while (letter !== 0) {
    at += 1;
    letter = letterAt(source, at);
  }
  cursor.at = at;
  return isLonger ? ANY : lookUp(first, second);
}

/** The end of the source ends a name as well. */
function letterAt(source: string, at: number): number {
  const character = source.charCodeAt(at);
  return character < 128 ? (LETTERS[character] ?? OTHER) : at < source.length ? OTHER : 0;
}

function lookUp(first: number, second: number): number {
  let slot = slotOf(first, second);
  for (;;) {
    const code = CODE[slot] ?? 0;
    if (code === 0 || (FIRST[slot] === first && SECOND[slot] === second)) return code;
    slot = (slot + 1) & (SLOTS - 1);
  }
}

/** Whether two names in a source are the same to a parser. */
export function isNameAt(source: string, one: number, other: number): boolean {
  for (let index = 0; ; index += 1) {
    const isEnd = letterAt(source, one + index) === 0;
    if (isEnd !== (letterAt(source, other + index) === 0)) return false;
    if (isEnd) return true;
    if (folded(source.charCodeAt(one + index)) !== folded(source.charCodeAt(other + index))) return false;
  }
}

const REPLACEMENT = 0xfffd;

/** A character of a name as the tokenizer emits it. */
function folded(character: number): number {
  if (character === 0) return REPLACEMENT;
  return character >= 65 && character <= 90 ? character + 32 : character;
}
