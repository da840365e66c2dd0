import { matches } from '../../text/matches.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement, DocText } from '../document/element.js';
import { type Flow, flowsOf } from '../document/flows.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { beginsCredit, isCredit, isDeskLabel } from './credit.js';
import { asksToCallUs, goesOnToUs } from './first-person.js';
import { readParts } from './hyphen-parts.js';
import { labelAbove } from './label-above.js';
import { asksForOurDesk, isDeskOfGuests } from './our-desk.js';
import { isOthers, type Label, readLabel } from './read-label.js';
import { withoutSent } from './sent-pictures.js';
import type { SiteNames } from './site-names.js';
import { promisesHuman } from './talk-words.js';

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
  for (const { 0: sign, index } of matches(SENTENCE_END, line)) start = index + sign.length;
  return line.slice(start);
}

const SENTENCE_END =
  /[.!?](?:(?<=[\p{L}\p{M}]{4}.)(?<!nr.)|(?<=[\p{Nd})\]»”"'].))\s+|[!?]\s+|[。!?؟]\s*|\s[·|•–—]\s|·|\|/gu;

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
      if (isOthers(label) && !(isCredit(line) && isDeskLabel(own))) return label;
    }
    if (isBlank && above.length > 0) {
      const label = readLabel(above.at(-1) ?? '', names);
      return label === 'topic' ? 'nothing' : label;
    }
  }
  if (isBlank) return labelOfQuestion(spot, names) ?? labelOfLine(spot, names) ?? labelAbove(document, element, names);
  const label = readParts(own, names);
  // "Call us on" is said by the house, whatever stands above it or in the same clause.
  if (mayBeOurs(label, own) && (asksToCallUs(own) || asksForOurDesk(own) || promisesHuman(own))) return 'contact';
  if (label === 'topic' && isDeskOfGuests(own)) return 'contact';
  if (label !== 'site' && beginsCredit(own) && isCredit(own)) return 'party';
  if (label !== 'contact' || own.trim().length > SHORT_WORD) return label;
  if (isSentToUs(spot, sentence, names)) return label;
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
  if (beginsCredit(first) || isCredit(first)) return 'party';
  // At its end the form of a firm would be read as a word for a number.
  return readLabel(`${first}, `, names) === 'site' ? 'site' : undefined;
}

/** Characters of a word for a kind of contact. */
const SHORT_WORD = 20;

/** What the sentence before the last one says of whose the contact behind them is; addresses say nothing of that. */
function ownerBefore({ flow, at, since = 0 }: Spot, sentence: string, names: SiteNames): Label {
  const to = at - sentence.length;
  const before = flow.text.slice(Math.max(since, startOfPart(flow.text, to - MOST_OWNER)), to);
  const [line = ''] = before.split('\n').slice(-1);
  if (isCredit(line) && isDeskLabel(sentence)) return 'nothing';
  const parts = line.split(/[,;·|–—:]/u).filter((part) => part.trim() !== '' && !/\p{Nd}/u.test(part));
  const named = parts.map((part) => part.trim()).join(', ');
  return /\p{L}/u.test(named) ? readLabel(named, names) : 'nothing';
}

/** Where the part of a line begins that an offset is in: half of a name is that of another. */
function startOfPart(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - MOST_PART), Math.max(0, from));
  const own = before.split(/[;·|–—\n]/u).at(-1) ?? '';
  return Math.max(0, from) - own.length;
}

/** Whether the sentence before the last one asks to send the house something, and goes on in that one. */
function isSentToUs({ flow, at, since = 0 }: Spot, sentence: string, names: SiteNames): boolean {
  const before = flow.text.slice(Math.max(since, at - sentence.length - MOST_OWNER), at - sentence.length);
  const [first = ''] = before.split(/\n\n|[.!?]\s/u).slice(-1);
  return goesOnToUs(first, sentence) && readLabel(withoutSent(first), names) !== 'party';
}

/** Characters before a sentence that may name somebody, and of the first part of those. */
const MOST_OWNER = 120;
const MOST_PART = 80;

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

/** One label of two texts beside the same contact. */
export function joinLabels(one: Label, other: Label): Label {
  for (const label of ['identifier', 'party', 'other', 'urgent', 'contact', 'site', 'topic'] as const)
    if (one === label || other === label) return label;
  return 'nothing';
}
