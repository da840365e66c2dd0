import { html } from 'parse5';
import { COMPONENT_TAGS } from '../../../component/tags.js';
import { HEADINGS, PHRASING_ONLY, TRANSPARENT } from '../../../html/elements.js';
import { enter, type Flags } from '../surroundings.js';

/** Elements whose start tag closes an open paragraph and whose end tag closes down to the next of them. */
const BLOCKS =
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main ' +
  'menu nav ol search section summary ul pre listing';
const FORMATTING_ELEMENTS = 'a b big code em font i s small strike strong tt u';
const VOIDS =
  'area base basefont bgsound br embed frame img image input keygen link meta param source track wbr hr head html body';
const RAW_TEXTS = 'script style title textarea iframe noembed noframes noscript xmp';
const TABLE_PARTS = 'caption col colgroup tbody td tfoot th thead tr';
const OTHERS =
  'p li dd dt h1 h2 h3 h4 h5 h6 form button applet marquee object table template select option optgroup svg math ' +
  'frameset plaintext nobr rb rtc rt rp';

/** Names by code; code 0 is any other element. Those that only make a context follow the ones that have rules of parsing. */
export const NAMES: readonly string[] = [
  ...new Set([
    '',
    ...[BLOCKS, FORMATTING_ELEMENTS, VOIDS, RAW_TEXTS, TABLE_PARTS, OTHERS].flatMap((names) => names.split(' ')),
    ...COMPONENT_TAGS,
    ...PHRASING_ONLY,
    ...TRANSPARENT,
  ]),
];

/** The code of elements that have no rule of their own. */
export const ANY = 0;

/** What the stack of open elements begins with: the document's body or the fragment's root. */
export const ROOT = NAMES.length;

const CODES: ReadonlyMap<string, number> = new Map(NAMES.map((name, code) => [name, code]));

/** The code of a name that is in `NAMES`. */
export function codeOf(name: string): number {
  return CODES.get(name) as number; // only Inlay's own tables ask
}

/** The codes of some names, separated by spaces. */
export function codesOf(names: string): number[] {
  return names.split(' ').map(codeOf);
}

export const BLOCK_CODES: readonly number[] = codesOf(BLOCKS);
export const FORMATTING_CODES: readonly number[] = codesOf(FORMATTING_ELEMENTS);
export const VOID_CODES: readonly number[] = codesOf(VOIDS);
export const RAW_TEXT_CODES: readonly number[] = codesOf(RAW_TEXTS);
export const TABLE_PART_CODES: readonly number[] = codesOf(TABLE_PARTS);
export const COMPONENT_CODES: readonly number[] = COMPONENT_TAGS.map(codeOf);

// Classes of elements, one bit each.
export const SPECIAL = 1;
/** Ends the search for an element "in scope". */
export const SCOPE = 2;
export const LIST_ITEM_SCOPE = 4;
/** Ends the search for a list item to close: special, but neither `address`, `div` nor `p`. */
export const LIST_ITEM_BOUNDARY = 8;
export const FORMATTING = 16;
export const HEADING = 32;
/** What would be put into it directly is put in front of its table. */
export const FOSTERING = 64;
/** Decides which of the tables' rules hold. */
export const TABLE_CONTEXT = 128;
export const COMPONENT = 256;
/** Begins a new list of active formatting elements, which its own end tag clears. */
export const MARKER = 512;
/** An end tag is implied where an outer element ends. */
export const IMPLIED_END = 1024;

export const TABLE_SCOPE = 2048;

const MEMBERS: readonly (readonly [bit: number, names: string])[] = [
  [SCOPE | LIST_ITEM_SCOPE, 'applet caption marquee object table td template th'],
  [LIST_ITEM_SCOPE, 'ol ul'],
  [FORMATTING, FORMATTING_ELEMENTS],
  [HEADING, [...HEADINGS].join(' ')],
  [FOSTERING, 'table tbody tfoot thead'],
  [TABLE_CONTEXT, 'caption table tbody td template tfoot th thead'],
  [COMPONENT, COMPONENT_TAGS.join(' ')],
  [MARKER, 'applet caption marquee object td template th'],
  [TABLE_SCOPE, 'table template'],
  [IMPLIED_END, 'dd dt li optgroup option p rb rp rt rtc'],
];

const CLASSES: Readonly<Int32Array> = classes();

/** The classes of an element. */
export function classesOf(code: number): number {
  return CLASSES[code] as number; // every code has an entry
}

function classes(): Int32Array {
  const table = new Int32Array(ROOT + 1);
  const special = html.SPECIAL_ELEMENTS[html.NS.HTML];
  for (const [code, name] of NAMES.entries()) {
    if (!special.has(html.getTagID(name))) continue;
    table[code] = name === 'address' || name === 'div' || name === 'p' ? SPECIAL : SPECIAL | LIST_ITEM_BOUNDARY;
  }
  for (const [bit, names] of MEMBERS) for (const code of codesOf(names)) table[code] = (table[code] as number) | bit; // every code has an entry
  table[ROOT] = SPECIAL | SCOPE | LIST_ITEM_SCOPE | LIST_ITEM_BOUNDARY | TABLE_CONTEXT | TABLE_SCOPE;
  return table;
}

// Flags beside those of the context.

/** Always set. */
export const EVERYWHERE = 1 << 16;
/** The current node is one in which hardly anything can stand. */
export const CHOOSY = 1 << 17;
/** A list item is open that another one would close. */
export const IN_LIST_ITEM = 1 << 18;

// `enter` as two tables.
const KEPT_FLAGS = Int32Array.from(NAMES, (name, code) => {
  const kept = enter(-1, name, true) & ~CHOOSY;
  return isIn(code, LIST_ITEM_BOUNDARY) ? kept & ~IN_LIST_ITEM : kept;
});
const ADDED_FLAGS = Int32Array.from(NAMES, (name, code) => {
  const choosy = isIn(code, FOSTERING) ? CHOOSY : 0;
  return enter(0, name, true) | EVERYWHERE | choosy | (name === 'li' ? IN_LIST_ITEM : 0);
});

/** What surrounds the content of an element, given what surrounds the element. */
export function flagsWithin(flags: Flags, code: number): Flags {
  const kept = KEPT_FLAGS[code] as number; // every code has an entry
  const added = ADDED_FLAGS[code] as number; // every code has an entry
  return (flags & kept) | added;
}

function isIn(code: number, classes: number): boolean {
  return (classesOf(code) & classes) !== 0;
}

const DEPTHS = Uint8Array.from(NAMES, (_name, code) => (VOID_CODES.includes(code) ? 0 : 1));

/** How many elements deeper the content of an element is: a void one has none. */
export function depthWithin(code: number): number {
  return DEPTHS[code] as number; // every code has an entry
}
