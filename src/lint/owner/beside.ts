import type { IndexedDocument } from '../document/document.js';
import type { DocElement, DocText } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { type Flow, flowsOf, isInline } from '../document/flows.js';
import { countLinks } from '../document/links.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { words } from '../words/fold.js';
import { asksToCallUs } from './first-person.js';
import { isContactWord, isSmallWord } from './label-words.js';
import { isOurs, isYours } from './ours.js';
import { isOthers, type Label, readLabel } from './read-label.js';
import type { SiteNames } from './site-names.js';

/** Where a text stands in the lines that people read. */
export interface Spot {
  flow: Flow;
  /** Offset into the flow's text. */
  at: number;
  /** Where what is said of it begins at the earliest. */
  since?: number;
}

const spotsOf = oncePerDocument((document): ReadonlyMap<DocText, Spot> => {
  const spots = new Map<DocText, Spot>();
  for (const flow of flowsOf(document)) for (const { at, text } of flow.pieces) spots.set(text, { flow, at });
  return spots;
});

/** Where the text of an element begins; nothing for one without text. */
export function spotOf(document: IndexedDocument, { firstText, endText }: DocElement): Spot | undefined {
  const spots = spotsOf(document);
  for (let index = firstText; index < Math.min(endText, firstText + MOST_TEXTS); index += 1) {
    const text = document.texts[index];
    const spot = text && spots.get(text);
    if (spot) return spot;
  }
  return undefined;
}

/** Texts of an element that are looked at to find its place. */
const MOST_TEXTS = 20;
/** Characters of a line before a contact that are read, and earlier lines. */
const MOST_BEFORE = 300;
const MOST_LINES = 6;

/** The sentence before an offset of a flow: a short word with a dot, as in "Tel. ", ends none. */
export function sentenceBefore(text: string, { at, since = 0 }: Spot): string {
  const before = text.slice(Math.max(since, at - MOST_BEFORE), at);
  const line = before.slice(before.lastIndexOf('\n\n') + 1);
  let start = 0;
  for (const { 0: sign, index } of line.matchAll(SENTENCE_END)) start = index + sign.length;
  return line.slice(start);
}

const SENTENCE_END =
  /(?:(?<=[\p{L}\p{M}]{4})(?<!nr)[.!?]\s+|(?<=[\p{Nd})\]»”"'])[.!?]\s+|[!?]\s+|[。!?؟]\s*|\s[·|•–—]\s|·|\|)/gu;

/** Breaks of a line that the source has only because it is long: they stand between words, not at a `br`. */
function lineParts(text: string): string[] {
  return text.split('\n');
}

/** What stands before an offset of a flow says of whose a contact there is. */
export function labelBefore(
  document: IndexedDocument,
  spot: Spot,
  element: DocElement | undefined,
  names: SiteNames,
): Label {
  const sentence = sentenceBefore(spot.flow.text, spot);
  const lines = lineParts(sentence);
  const own = lines.at(-1) ?? '';
  document.budget.spend(sentence.length * READ);
  const isBlank = !/[\p{L}]/u.test(own);
  if (lines.length > 1) {
    const above = linesAbove(lines.slice(0, -1));
    for (const line of above) {
      const label = readLabel(line, names);
      if (isOthers(label)) return label;
    }
    if (isBlank && above.length > 0) {
      const label = readLabel(above.at(-1) ?? '', names);
      return label === 'topic' ? 'nothing' : label;
    }
  }
  if (isBlank) return labelOfQuestion(spot, names) ?? labelOfLine(spot, names) ?? labelAbove(document, element, names);
  const label = readLabel(own, names);
  // "Call us on" is said by the house, whatever stands above it or in the same clause.
  if (mayBeOurs(label, own) && asksToCallUs(own)) return 'contact';
  if (label !== 'contact' || own.trim().length > SHORT_WORD) return label;
  // "Tel." says what it is and not whose: that stands before it, or in the cell or term beside.
  const whose = [ownerBefore(spot, sentence, names), labelAbove(document, element, names)].find(isOthers);
  return whose ?? label;
}

/** Whether a label may be overruled by words of who speaks: not where a name stands before a sign, of who speaks then. */
function mayBeOurs(label: Label, text: string): boolean {
  if (label === 'identifier' || label === 'urgent' || label === 'site') return false;
  return !isOthers(label) || !/[:：;–—|·•"”»„“«]\s*\p{L}/u.test(text);
}

/** What a question says right before a contact, as in "Questions? 555 0199"; nothing for one of something else. */
function labelOfQuestion({ flow, at, since = 0 }: Spot, names: SiteNames): Label | undefined {
  const [, question] = QUESTION.exec(flow.text.slice(Math.max(since, at - MOST_OWNER), at)) ?? [];
  const label = question === undefined ? undefined : readLabel(question, names);
  // "Any questions?" has small words alone.
  if (label === 'nothing') return 'contact';
  return label === 'contact' || label === 'urgent' || label === 'party' ? label : undefined;
}

/** A question at the end of a text. */
const QUESTION = /(?:^|[.!?;:\n])\s{0,3}([^.!?;:؟？\n]{3,60})[?؟？]\s{0,3}$/u;

/** What the first part of a line of several says, as in "Name · Street · Number": the site's name, or who made the page. */
function labelOfLine({ flow, at, since = 0 }: Spot, names: SiteNames): Label | undefined {
  const [line = ''] = flow.text
    .slice(Math.max(since, at - MOST_OWNER), at)
    .split('\n')
    .slice(-1);
  const [first = '', ...rest] = line.split(/\s?[·|•]\s?|\s[–—]\s/u);
  if (rest.length === 0) return undefined;
  if (MADE_BY.test(first)) return 'party';
  return readLabel(first, names) === 'site' ? 'site' : undefined;
}

/** Who made the page. */
const MADE_BY =
  /^\s?(?:web\s?)?(?:site|website|design|webdesign|made|built|powered|created|hosted|réalis|realiz|umsetzung|gestaltung|diseñ|desarroll|realisatie|vormgeving|projekt strony|tvorba|сайт|розробка|разработка)/iu;

/** Characters of a word for a kind of contact. */
const SHORT_WORD = 20;

/** What the sentence before the last one says of whose the contact behind them is; addresses say nothing of that. */
function ownerBefore({ flow, at, since = 0 }: Spot, sentence: string, names: SiteNames): Label {
  const before = flow.text.slice(Math.max(since, at - sentence.length - MOST_OWNER), at - sentence.length);
  const [line = ''] = before.split('\n').slice(-1);
  const parts = line.split(/[,;·|–—:]/u).filter((part) => part.trim() !== '' && !/\p{Nd}/u.test(part));
  const named = parts.map((part) => part.trim()).join(', ');
  return /\p{L}/u.test(named) ? readLabel(named, names) : 'nothing';
}

/** Characters before a sentence that may name somebody. */
const MOST_OWNER = 120;

/** Steps to read a character of a label. */
const READ = 60;

/** Lines above that may name whose contacts follow: those before the first with a digit, which is of an address. */
function linesAbove(lines: readonly string[]): string[] {
  const kept: string[] = [];
  for (const line of lines.slice(-MOST_LINES)) {
    if (/\p{Nd}/u.test(line)) break;
    if (/\p{L}/u.test(line)) kept.push(line);
  }
  return kept;
}

const cellAround = nearestTag('td', 'dd', 'li', 'p', 'div');

/** What the cell, term or line before an element says, where the element begins with the contact. */
function labelAbove(document: IndexedDocument, element: DocElement | undefined, names: SiteNames): Label {
  const cell = cellAround(document, element);
  // The items of a list stand for themselves.
  if (!cell || cell.tag === 'li') return 'nothing';
  const within = lineWithin(document, element, cell);
  if (within) {
    const said = labelTextOf(document, within).trim();
    if (said.length > SHORT_LINE || /\p{Nd}{3}|@/u.test(said)) return 'nothing';
    const label = readLabel(said, names);
    return label === 'contact' || label === 'urgent' || label === 'party' ? label : 'nothing';
  }
  if (cell.tag === 'td') return labelOfRow(document, cell, names);
  const before = elementBefore(document, cell);
  if (!before) return 'nothing';
  const text = labelTextOf(document, before).trim();
  if (cell.tag === 'dd') return text === '' ? 'nothing' : readTerm(text, names);
  const isShort = text.length > 0 && text.length <= SHORT_LINE && !/\p{Nd}{3}/u.test(text);
  // A row of links, or a column with a heading or a component, is no label.
  if (!isShort || countLinks(document, before) > 1 || holdsParts(document, before)) return 'nothing';
  const label = readLine(text, before, names);
  // "Your dentist in Bath" says what the site is.
  if (before.tag === 'h1' && (isYours(text) || isOurs(text))) return 'nothing';
  return label === 'contact' || label === 'urgent' || (isOthers(label) && before.tag !== 'p') ? label : 'nothing';
}

/** Whether an element has parts of its own, so that what it says is of those. */
function holdsParts({ elements }: IndexedDocument, { index, last }: DocElement): boolean {
  for (let at = index + 1; at <= last && at <= index + MOST_PARTS; at += 1) {
    const tag = elements[at]?.tag ?? '';
    if (PART.test(tag)) return true;
  }
  return last > index + MOST_PARTS;
}

/** Elements of what is a label, at most. */
const MOST_PARTS = 12;
const PART = /^(?:h[1-6]|ul|ol|dl|nav|form|table|p|x-[a-z]+)$/;

/** The closest element with a text before another, in the cell that it stands in. */
function lineWithin(
  document: IndexedDocument,
  element: DocElement | undefined,
  cell: DocElement,
): DocElement | undefined {
  for (let each = element; each && each !== cell; each = each.parent) {
    const before = elementBefore(document, each);
    if (before && !isInline(before) && labelTextOf(document, before).trim() !== '') return before;
  }
  return undefined;
}

/** What a line above says: in a heading, capitals make no name of the words for a contact. */
function readLine(text: string, { tag }: DocElement, names: SiteNames): Label {
  const label = readLabel(text, names);
  if (label !== 'other' || !HEADING.test(tag)) return label;
  const unknown = words(text).filter((word) => !isContactWord(word) && !isSmallWord(word));
  return unknown.length < 2 && readLabel(text.toLowerCase(), names) === 'contact' ? 'contact' : label;
}

const HEADING = /^(?:h[1-6]|strong|b|dt|span)$/;

/** Characters of a line that is a label. */
const SHORT_LINE = 40;

/** A term of a list says what its description is: unknown words make it something else. */
function readTerm(text: string, names: SiteNames): Label {
  return readLabel(`${text.trimEnd().replace(/[:：]$/, '')}:`, names);
}

/** The cells before one of a row: a name in them is who the row is about. */
function labelOfRow(document: IndexedDocument, cell: DocElement, names: SiteNames): Label {
  let label: Label = 'nothing';
  let before = elementBefore(document, cell);
  for (let left = MOST_CELLS; before && left > 0; left -= 1) {
    const text = labelTextOf(document, before).trim();
    if (text !== '' && !/\p{Nd}{3}|@/u.test(text)) {
      const read = readLabel(text, names);
      if (isOthers(read)) return read;
      if (label === 'nothing') label = read;
    }
    before = elementBefore(document, before);
  }
  return label;
}

/** Cells of a row that are read. */
const MOST_CELLS = 8;

/** One label of two texts beside the same contact. */
export function joinLabels(one: Label, other: Label): Label {
  for (const label of ['identifier', 'party', 'other', 'urgent', 'contact', 'site', 'topic'] as const)
    if (one === label || other === label) return label;
  return 'nothing';
}
