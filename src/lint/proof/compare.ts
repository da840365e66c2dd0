import { fold, words } from '../words/fold.js';
import type { PlacedContent } from './content.js';
import { cut } from './cut.js';
import type { Addresses } from './identity.js';
import type { Labels } from './labels.js';
import { type Country, contactsIn } from './phone.js';
import { withoutExtension } from './read-content.js';
import { ofRelative, tellTarget } from './tell-target.js';

/** Why a fix is safe: plain JSON. */
export interface Proof {
  /** All else is the same, byte for byte. */
  outside: 'unchanged';
  /** `equal`: visitors get the same bytes. `equivalent`: what follows is the same before and after. */
  markup: 'equal' | 'equivalent';
  /** Canonical targets of the links, in order. */
  links?: string[];
  /** Files of the images, in order. */
  images?: string[];
  /** Words that stay, in order, and those that the resource's own labels stand in for. Folded. */
  text?: { kept: string; replaced: string };
  /** Class names of the replaced element, which are on the new one. */
  classes?: string[];
}

/** What is made of a fix: the proof, or why there is none, as the end of a sentence. */
export type Verdict = { proof: Proof } | { reason: string };

/** What a comparison comes to: the proof, or all that is not the same, and whether the page would say something else. */
export type Comparison = { proof: Proof } | { reasons: string[]; saysOther: boolean };

/** Elements that only carry what is in them. */
const CARRIERS: ReadonlySet<string> = new Set(
  'nav ul ol li menu div span a p address b strong em i small u br wbr img picture source'
    .split(' ')
    .map((tag) => `<${tag}>`),
);

/**
 * Compares a region before and after a fix.
 *
 * @param labels words of the site's own labels for what the region shows afterwards
 */
export function compareContents(
  before: PlacedContent,
  after: PlacedContent,
  labels: Labels,
  addresses: Addresses,
): Comparison {
  const { country } = addresses;
  const was = readText(before.text, country);
  const is = readText(after.text, country);
  // A number or address that was text and is a link now is the same value.
  const linked = new Set(before.links);
  const links = after.links.filter((target) => linked.has(target) || !was.targets.has(target));
  const kept = was.words.filter((word) => !labels.has(word));
  const missing = kept[subsequence(kept, is.words)];
  const said = all(
    differing('links', before.links, links, addresses),
    differing('images', before.images, after.images, addresses),
    lostFile(before, after),
    lostValue([...was.targets], is.targets),
    missing === undefined ? undefined : `the author's text would be lost or moved: \`${cut(missing)}\``,
  );
  const reasons = [
    ...said,
    ...all(
      otherLetters(was.written, is.written),
      lost(excess(signsOf(before.text), signsOf(after.text))),
      lost(excess(marksOf(was.written), marksOf(is.written))),
      lost(excess(before.tags, after.tags).filter((tag) => !CARRIERS.has(tag))),
      lost(excess(before.attributes, after.attributes)),
      lost(before.comments),
      lost([...before.classes].filter((name) => !after.classes.has(name)).map((name) => `class="${name}"`)),
      added(before, after, was, country),
    ),
  ];
  if (reasons.length > 0) return { reasons, saysOther: said.length > 0 };
  const replaced = was.words.filter((word) => labels.has(word));
  return {
    proof: {
      outside: 'unchanged',
      markup: 'equivalent',
      ...(after.links.length > 0 && { links: after.links }),
      ...(after.images.length > 0 && { images: after.images }),
      text: { kept: [...was.targets, ...kept].join(' '), replaced: replaced.join(' ') },
      ...(before.classes.size > 0 && { classes: [...before.classes] }),
    },
  };
}

function all(...reasons: (string | undefined)[]): string[] {
  return reasons.filter((reason) => reason !== undefined);
}

interface ReadText {
  /** Numbers and mail addresses, as targets of links to them. */
  targets: Set<string>;
  /** All words but those of the numbers. */
  words: string[];
  /** The text without the numbers, as it is written. */
  written: string;
}

function readText(text: string, country: Country): ReadText {
  const { targets, rest } = contactsIn(text, country);
  return { targets, words: words(rest), written: rest };
}

/** A word that stays in other letters: in capitals, or without its accents. */
function otherLetters(before: string, after: string): string | undefined {
  const written = spellingsOf(after);
  for (const [word, spellings] of spellingsOf(before)) {
    const kept = written.get(word);
    const other = kept && [...spellings].find((spelling) => !kept.has(spelling));
    if (other !== undefined) return `\`${cut(other)}\` would be written in other letters`;
  }
  return undefined;
}

/** How the words of a text are written, by their folded form. */
function spellingsOf(text: string): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const [spelling] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const word = fold(spelling);
    const spellings = known.get(word) ?? new Set();
    known.set(word, spellings.add(spelling));
  }
  return known;
}

/**
 * Signs that say something and are in no word, marks of the direction of writing, and hyphens within words; separators between
 * links say nothing, and the plus of a number is a part of it.
 */
function signsOf(text: string): Map<string, number> {
  return counted(text.match(SIGN) ?? []);
}

const SIGN =
  /[\p{Extended_Pictographic}\p{So}\p{Sc}!?*†‡§%‰‱※✱]|(?![+|])\p{Sm}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu;

/** Brackets, quotes and the stop of a sentence, outside of numbers: a link may hold them beside its value. */
function marksOf(text: string): Map<string, number> {
  return counted([...(text.match(MARK) ?? []), ...(STOP.test(text) ? ['.'] : [])]);
}

const MARK = /[()[\]<>{}«»“”„"]/gu;
const STOP = /\.\s{0,4}$/u;

/** The index of the first that is not found behind those before it; the length if all are. */
function subsequence(wanted: readonly string[], found: readonly string[]): number {
  let next = 0;
  for (const word of found) if (word === wanted[next]) next += 1;
  return next;
}

function differing(
  what: string,
  before: readonly string[],
  after: readonly string[],
  addresses: Addresses,
): string | undefined {
  const at = before.findIndex((value, index) => value !== after[index]);
  if (at === -1 && before.length === after.length) return undefined;
  const index = at === -1 ? before.length : at;
  const [found, expected] = [after[index], before[index]];
  const told = (target: string) => `\`${tellTarget(target, addresses)}\``;
  if (expected === undefined) return `it adds to the ${what}: ${told(found ?? '')}`;
  if (found === undefined) return `it takes from the ${what}: ${told(expected)}`;
  return `the ${what} are not the same: ${told(expected)} becomes ${told(found)}${ofRelative(expected)}`;
}

function lostFile({ candidates }: PlacedContent, after: PlacedContent): string | undefined {
  const files = new Set([...after.candidates, ...after.images.map(withoutExtension)]);
  return lost([...candidates].filter((file) => !files.has(file)));
}

function lostValue(before: readonly string[], after: ReadonlySet<string>): string | undefined {
  return lost(before.filter((target) => !after.has(target)));
}

function lost([first]: readonly string[]): string | undefined {
  return first === undefined ? undefined : `\`${cut(first)}\` would be lost`;
}

/** What is written by hand may only become less, and a value that is no link must have been there. */
function added(before: PlacedContent, after: PlacedContent, was: ReadText, country: Country): string | undefined {
  const own = readText(after.ownText, country);
  const plain = readText(after.plainText, country);
  const values = new Set([...was.targets, ...before.links]);
  const [first] = [
    ...excess(counted(own.words), counted(was.words)),
    ...excess(counted(plain.words), counted(was.words)),
    ...[...own.targets, ...plain.targets].filter((target) => !values.has(target)),
    ...excess(after.ownTags, before.ownTags),
    ...excess(after.ownAttributes, before.ownAttributes),
  ];
  return first === undefined ? undefined : `it adds \`${cut(first)}\``;
}

function counted(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What there is more of than in the other, in order. */
function excess(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): string[] {
  return [...counts].flatMap(([key, count]) => (count > (others.get(key) ?? 0) ? [key] : []));
}
