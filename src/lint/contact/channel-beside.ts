import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import type { Flow } from '../document/flows.js';
import { lastChildBefore } from '../document/last-child-before.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { headOfColumn } from '../owner/identifier-beside.js';
import { channelsOfLabel, type SaidChannels, saidAlone } from './channel-label.js';
import { CHANNELS, type Channel } from './channels.js';

/** Where a number stands in the lines of a page. */
export interface NumberPlace {
  document: IndexedDocument;
  flow: Flow;
  /** Offsets into the flow's text. */
  from: number;
  to: number;
  /** The element that holds it, and where it begins there, as an offset into the source. */
  element: DocElement | undefined;
  start: number;
}

/** Characters before a number that say what it is for, and behind it. */
const BEFORE = 60;
const BEHIND = 24;

/** In brackets behind a number. */
const BRACKETS = /^\s{0,3}[([]\s{0,2}([^\])\n]{2,20})[)\]]/u;

/** The channels that a number is said to be of: by the words or the icon beside it, or by the term or cell before its own. */
export function channelsBeside({ document, flow: { text }, from, to, element, start }: NumberPlace): SaidChannels {
  const [, behind = ''] = BRACKETS.exec(text.slice(to, to + BEHIND)) ?? [];
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const label = labelOf(document, before, element);
  const bracketed = channelsOfLabel(behind);
  const said = channelsOfLabel(label);
  const named = [...new Set([...bracketed.named, ...said.named])];
  // "Tel. 555 0199 (WhatsApp)" is called, too.
  if (bracketed.channel && (bracketed.channel.messenger === undefined || !/\p{L}/u.test(label)))
    return { channel: bracketed.channel, named };
  const icon = channelOfIcon(document, element, start);
  return icon ? saidAlone(icon) : { channel: said.channel, named };
}

/** What stands before a number in its line, else in the term, cell or line before its own, or in the head of its column. */
function labelOf(document: IndexedDocument, before: string, element: DocElement | undefined): string {
  if (SAYS_ANYTHING.test(before) || !element) return before;
  const cell = cellAround(document, element);
  return cell ? labelOfCell(document, cell, element) : termBefore(document, element);
}

/** Letters, and the pictures of a fax. */
const SAYS_ANYTHING = /[\p{L}\u{1f4e0}\u{1f5b7}]/u;

const cellAround = nearestTag('td', 'th');

/** What a number in a cell is said to be: in its cell, or by the cell before, else by the head of its column. */
function labelOfCell(document: IndexedDocument, cell: DocElement, element: DocElement): string {
  for (let each: DocElement | undefined = element; each && each !== cell.parent; each = each.parent) {
    const term = elementBefore(document, each);
    const said = term ? labelTextOf(document, term) : '';
    if (term && (each !== cell || channelsOfLabel(said).named.length > 0) && !DIGITS.test(said)) return said;
  }
  const head = headOfColumn(document, cell);
  return head?.tag === 'th' ? labelTextOf(document, head) : '';
}

/** A number of its own, whose label is not that of what follows. */
const DIGITS = /\p{Nd}{3}/u;

/** Elements around a number that begin with it, at most. */
const MOST_AROUND = 3;

/** What the closest element says that stands before one, or before those around it. */
export function termBefore(document: IndexedDocument, element: DocElement): string {
  let each: DocElement | undefined = element;
  for (let level = 0; each && level < MOST_AROUND; level += 1) {
    const term = elementBefore(document, each);
    if (term) return labelTextOf(document, term);
    each = each.parent;
  }
  return '';
}

/** Attributes that name an icon. */
const NAMES = ['class', 'name', 'data-icon', 'icon', 'alt', 'aria-label', 'title', 'src', 'href', 'xlink:href'];
/** Characters of such a name, and elements of an icon. */
const LONGEST = 200;
const MOST_PARTS = 4;

/** The channel whose icon stands right before an offset, or before the element that begins there. */
export function channelOfIcon(
  document: IndexedDocument,
  element: DocElement | undefined,
  start: number,
): Channel | undefined {
  for (const around of [element, element?.parent]) {
    const icon = around && lastChildBefore(document, around, start);
    if (!icon) continue;
    const isBeside = /^(?:\s|&nbsp;)*(?:<[^<>]*>\s*)?$/.test(document.source.slice(icon.end, start));
    const channel = isBeside ? channelOfSign(document, icon) : undefined;
    if (channel) return channel;
  }
  return undefined;
}

/** The channel that an element without a text stands for, by its names and those in it. */
export function channelOfSign({ elements }: IndexedDocument, icon: DocElement): Channel | undefined {
  if (icon.tag === 'li' || (icon.tag !== 'svg' && icon.firstText !== icon.endText)) return undefined;
  const parts = elements.slice(icon.index, Math.min(icon.last, icon.index + MOST_PARTS) + 1);
  // A link with an icon is a way of its own.
  return parts.some(({ tag }) => tag === 'a') ? undefined : parts.map(channelNamed).find((channel) => channel);
}

/** The channel that the names of an element say. */
export function channelNamed(element: DocElement): Channel | undefined {
  const names = NAMES.flatMap((name) => attribute(element, name)?.slice(0, LONGEST) ?? []);
  return names.length === 0 ? undefined : CHANNELS.find(({ icon }) => icon && names.some((name) => icon.test(name)));
}
