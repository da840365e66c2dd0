import type { IndexedDocument } from '../document/document.js';
import { type DocElement, lineage } from '../document/element.js';
import { countLinks } from '../document/links.js';
import { nearestBy, nearestTag } from '../document/nearest.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import type { Page } from '../rule.js';
import { COPYRIGHT } from '../words/copyright.js';
import { fold } from '../words/fold.js';
import type { Reason } from './reasons.js';

const listAround = nearestTag('ul', 'ol');
const lineAround = nearestBy((each) => !isInline(each));

/** Words around a name in a line, at most, for a mark. */
const MOST_WORDS = 4;

/** What the line around a linked name says against it: a sentence, a copyright, a list of links. */
export function* ofTextAgainst({ document }: Page, element: DocElement): Generator<Reason> {
  const line = lineAround(document, element.parent);
  const around = line ? lineIn(document, line) : '';
  const inside = labelTextOf(document, element);
  if (COPYRIGHT.test(around)) yield 'copyright';
  else if (
    around.trim() !== '' &&
    line &&
    hasOwnText(document, line) &&
    wordsIn(document, line) - fold(inside).split(' ').length > MOST_WORDS
  )
    yield 'sentence';
  if (isInTrail(document, element)) yield 'inTrail';
  const list = listAround(document, element);
  if (list ? countLinks(document, list) > 1 : isOneOfLinks(document, element)) yield 'inList';
}

/** Links beside a link that make a row of them. */
const OTHER_LINKS = 2;

/** Whether a link stands in a row of links behind another: the first may be the brand. */
function isOneOfLinks(document: IndexedDocument, element: DocElement): boolean {
  const { parent } = element;
  if (element.tag !== 'a' || !parent || countLinks(document, parent) <= OTHER_LINKS) return false;
  const first = parent.children.find((child) => child.kind === 'element');
  return first !== element && first?.kind === 'element' && first.tag === 'a';
}

/** Levels up to which a name says that a link is a part of a trail. */
const TRAIL_LEVELS = 4;

function isInTrail(document: IndexedDocument, element: DocElement): boolean {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > TRAIL_LEVELS) return false;
    if (isCalledTrail(document, each)) return true;
  }
  return false;
}

const isCalledTrail = oncePerElement((_document, { attributes }) =>
  attributes.some(({ name, value }) => NAMING.has(name) && /crumb|ariane|brotkrume|kruimel|migas|briciol/i.test(value)),
);

const NAMING: ReadonlySet<string> = new Set(['class', 'id', 'aria-label', 'itemtype']);

function isInline({ tag }: DocElement): boolean {
  return /^(?:span|b|strong|em|i|small|a|sup|time|font)$/.test(tag);
}

/** The text of an element's own lines, without that of the blocks in it. */
const lineIn = oncePerElement((document, { children }): string => {
  let text = '';
  for (const child of children) {
    if (child.kind === 'text') text += child.value;
    else text += isInline(child) ? labelTextOf(document, child) : ' ';
    if (text.length > LONGEST_LINE) break;
  }
  return text.slice(0, LONGEST_LINE);
});

const wordsIn = oncePerElement((document, line) => fold(lineIn(document, line)).split(' ').length);

/** A longer line is a paragraph. */
const LONGEST_LINE = 1000;

/** Whether a line has text of its own beside its elements. */
const hasOwnText = oncePerElement((_document, { children }) =>
  children.some((child) => child.kind === 'text' && /[\p{L}\p{N}]/u.test(child.value)),
);
