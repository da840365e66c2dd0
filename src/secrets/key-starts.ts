import { matches } from '../text/matches.js';
import { BEFORE, SECRET_FORMATS, WITHIN } from './formats.js';
import type { SecretFormat } from './secret-format.js';

/** Characters that a key has at least, with the words of its format. */
const SHORTEST = 14;
/** Characters of a number or the like before what gives a key away, and one more. */
const LONGEST_BEFORE = 41;
/** With which a key in PEM begins: a word that is too short for others. Few texts have the letters, most have the dashes. */
const [DASHES, BEGIN] = ['-----', 'BEGIN'];

/** How a colon is written in addresses, which is no character of keys. */
const COLON = '%3';

/** Characters that keys are made of, by their codes: marks, letters, and those of which each key has one. */
const [MARK, LETTER, TELLING] = [1, 2, 3];
const OF_KEYS = new Uint8Array(128);
for (const char of '-./+=$:@~') OF_KEYS[char.charCodeAt(0)] = MARK;
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz') OF_KEYS[char.charCodeAt(0)] = LETTER;
for (const char of '0123456789_') OF_KEYS[char.charCodeAt(0)] = TELLING;

/** Formats by the first two characters of their beginnings; those without any by 0. */
const BY_PAIR = new Map<number, [beginning: string, format: SecretFormat][]>();
for (const format of SECRET_FORMATS) {
  for (const beginning of format.begins.split(' ')) {
    const pair = pairAt(beginning, 0);
    BY_PAIR.set(pair, [...(BY_PAIR.get(pair) ?? []), [beginning, format]]);
  }
}
/** The pairs alone: most words begin with none. */
const PAIRS = new Uint8Array(1 << 14);
for (const pair of BY_PAIR.keys()) PAIRS[pair] = 1;

/**
 * Offsets at which a key may begin, in the order of the source. Measured on a page of 60 KB: 0.1 ms, where an expression of all
 * beginnings takes 0.3 ms, as it tries each of them at every word.
 */
export function keyStarts(source: string): number[] {
  const starts: number[] = [];
  // A run that is long enough holds the last of every so many characters: most words are told from there, a few steps back.
  for (let at = SHORTEST - 1; at < source.length; ) {
    const before = placeBeforeRun(source, at);
    if (before > at - SHORTEST) {
      at = before + SHORTEST;
      continue;
    }
    const from = before + 1;
    let isTelling = false;
    let to = from;
    for (let kind = kindAt(source, to); kind !== 0; kind = kindAt(source, to)) {
      isTelling ||= kind === TELLING;
      to += 1;
    }
    if (isTelling) {
      addStarts(source, from, to, starts);
      for (const { index } of matches(WITHIN, source.slice(from, to))) addWithin(source, from + index, starts);
    }
    at = to + SHORTEST;
  }
  for (let at = source.indexOf(BEGIN); at !== -1; at = source.indexOf(BEGIN, at + BEGIN.length)) {
    const start = at - DASHES.length;
    if (source.startsWith(DASHES, start)) starts.push(start);
  }
  for (let at = source.indexOf(COLON); at !== -1; at = source.indexOf(COLON, at + COLON.length)) {
    if (/^[Aa]AA/.test(source.slice(at + COLON.length, at + COLON.length + 3))) addWithin(source, at, starts);
  }
  return starts.sort((a, b) => a - b);
}

/** The last place up to an offset with a character that is none of a key, at most as many before it as a key has. */
function placeBeforeRun(source: string, last: number): number {
  let at = last;
  while (at > last - SHORTEST && kindAt(source, at) !== 0) at -= 1;
  return at;
}

/** Adds where a key begins that is known by what stands within it. */
function addWithin(source: string, within: number, starts: number[]): void {
  const before = BEFORE.exec(source.slice(Math.max(0, within - LONGEST_BEFORE), within))?.[0];
  if (before === undefined) return;
  const at = within - before.length;
  if (!isWordBefore(source, at) || source.slice(Math.max(0, at - 4), at) === '/bot') starts.push(at);
}

/** Adds the offsets of a run of characters of keys at which a word begins as a key does. */
function addStarts(source: string, from: number, to: number, starts: number[]): void {
  let isInWord = false;
  for (let at = from; at < to; at += 1) {
    if (!isInWord && PAIRS[pairAt(source, at)] === 1) starts.push(at);
    isInWord = kindAt(source, at) >= LETTER;
  }
}

/** The first format that what begins at an offset is written in, with the text of the key. */
export function keyAt(source: string, at: number): { format: SecretFormat; value: string } | undefined {
  for (const [beginning, format] of [...(BY_PAIR.get(pairAt(source, at)) ?? []), ...(BY_PAIR.get(0) ?? [])]) {
    if (!source.startsWith(beginning, at)) continue;
    format.pattern.lastIndex = at;
    const [value] = format.pattern.exec(source) ?? [];
    if (value !== undefined) return { format, value };
  }
  return undefined;
}

/** The two characters at an offset as a number; 0 where none of a key are. */
function pairAt(text: string, at: number): number {
  const [first, second] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  return first < 128 && second < 128 ? (first << 7) | second : 0;
}

/** Which kind of character of a key stands at an offset; 0 for any other, and outside of the source. */
function kindAt(source: string, at: number): number {
  const code = source.charCodeAt(at);
  return code < OF_KEYS.length ? (OF_KEYS[code] ?? 0) : 0;
}

function isWordBefore(source: string, at: number): boolean {
  return kindAt(source, at - 1) >= LETTER;
}
