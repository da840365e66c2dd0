import type { Token } from 'parse5';
import { grown } from './grown.js';
import { nameBetween } from './known-names.js';
import type { Signs } from './signs.js';

/** A start or end tag as most are written. */
export interface PlainTag {
  name: string;
  attributes: Token.Attribute[];
  isEnd: boolean;
  isSelfClosing: boolean;
  /** Offset behind it. */
  end: number;
}

/** Places of attributes by name: offsets into what was read. */
export type AttributePlaces = Record<string, { startOffset: number; endOffset: number }>;

/** Attributes of a tag that is read here, at most: each name is compared with those before it. */
const MOST_ATTRIBUTES = 64;

const [BLANK, LETTER, NAME] = [1, 2, 4];
const CLASSES = new Uint8Array(128);
for (const character of '\t\n\f ') CLASSES[character.charCodeAt(0)] = BLANK;
for (const character of 'abcdefghijklmnopqrstuvwxyz') CLASSES[character.charCodeAt(0)] = LETTER | NAME;
for (const character of '0123456789-_:.@') CLASSES[character.charCodeAt(0)] = NAME;

const SLASH = 0x2f;
const EQUALS = 0x3d;
const CLOSE = 0x3e;

/**
 * Reads a tag with names in lower case and with values in quotes that need no decoding, as the standard's tokenizer does.
 *
 * @param start offset of its `<`
 * @param signs where a value may not be taken as it stands; nothing for a tag that is known to be plain
 * @param places where the places of its attributes are put
 * @returns nothing for any other tag, and where none is
 */
export function readPlainTag(
  source: string,
  start: number,
  signs: Signs | undefined,
  places?: AttributePlaces,
): PlainTag | undefined {
  const isEnd = source.charCodeAt(start + 1) === SLASH;
  const nameStart = isEnd ? start + 2 : start + 1;
  if (!isOf(source.charCodeAt(nameStart), LETTER)) return undefined;
  let at = endOfName(source, nameStart);
  const name = nameBetween(source, nameStart, at);
  const tag: PlainTag = { name, attributes: [], isEnd, isSelfClosing: false, end: at + 1 };
  if (isEnd) return source.charCodeAt(at) === CLOSE ? tag : undefined;
  for (let before = at; tag.attributes.length <= MOST_ATTRIBUTES; before = at) {
    while (isOf(source.charCodeAt(at), BLANK)) at += 1;
    tag.isSelfClosing = source.charCodeAt(at) === SLASH;
    if (tag.isSelfClosing) at += 1;
    tag.end = at + 1;
    if (source.charCodeAt(at) === CLOSE) return tag;
    if (tag.isSelfClosing || at === before) return undefined;
    at = readAttribute(source, at, tag, signs, places);
    if (at === -1) return undefined;
  }
  return undefined;
}

/** Reads one attribute; gives the offset behind it, or -1 for one that is not plain. */
function readAttribute(
  source: string,
  start: number,
  tag: PlainTag,
  signs: Signs | undefined,
  places: AttributePlaces | undefined,
): number {
  const nameEnd = endOfName(source, start);
  if (nameEnd === start) return -1;
  const name = nameBetween(source, start, nameEnd);
  for (const each of tag.attributes) if (each.name === name) return -1;
  let end = nameEnd;
  let value = '';
  if (source.charCodeAt(nameEnd) === EQUALS) {
    const valueEnd = endOfValue(source, nameEnd + 1, signs);
    if (valueEnd === -1) return -1;
    value = source.slice(nameEnd + 2, valueEnd);
    end = valueEnd + 1;
  }
  tag.attributes = grown(tag.attributes, { name, value });
  if (places) places[name] = { startOffset: start, endOffset: end };
  return end;
}

/** The offset of the quote that ends a value; -1 for one without quotes, and for one that must be decoded. */
function endOfValue(source: string, start: number, signs: Signs | undefined): number {
  const quote = source.charAt(start);
  if (quote !== '"' && quote !== "'") return -1;
  const end = source.indexOf(quote, start + 1);
  return signs && signs.after(start) < end ? -1 : end;
}

function endOfName(source: string, start: number): number {
  let at = start;
  while (isOf(source.charCodeAt(at), NAME)) at += 1;
  return at;
}

function isOf(code: number, kind: number): boolean {
  return code < CLASSES.length && ((CLASSES[code] as number) & kind) !== 0; // each code below has an entry
}
