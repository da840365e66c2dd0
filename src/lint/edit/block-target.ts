import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { nearestTag } from '../document/nearest.js';
import { oncePerElement } from '../document/once-per-document.js';
import { isHeld } from './held-elements.js';
import { startTagAgain } from './margins.js';
import { isList, spanOfItems, type Target, targetOf } from './replace.js';
import { beforeSeparators, behindSeparators } from './separators.js';

/** Characters of a start tag that is written once more, at most. */
const LONGEST_TAG = 1000;

/**
 * Where a component whose output is a block has to be written to stand for parts of an element: beside a paragraph, which it
 * would end, and beside a list of other items, in one of which it would be a list of its own.
 *
 * @param parts in the order of the source
 */
export function blockTarget(
  document: IndexedDocument,
  element: DocElement,
  parts: readonly DocElement[],
): Target | undefined {
  const item = parts.length === 1 ? itemOf(parts[0]) : undefined;
  const list = item?.parent;
  if (item && list) {
    const { first, last } = endsOf(document, list);
    if (first !== item || last !== item) return list.closed ? splitting(document, list, item) : undefined;
    return targetOf(document, list, parts);
  }
  const target = targetOf(document, element, parts, true);
  return target ? outOfParagraph(document, target, parts[0]) : besideItems(document, element, parts);
}

/** The item of a list that holds one part and nothing else. */
function itemOf(part: DocElement | undefined): DocElement | undefined {
  const item = part?.parent;
  const list = item?.tag === 'li' ? item.parent : undefined;
  if (!part || !item || !list || !isList(list)) return undefined;
  return holdsOnly(item, part.start, part.end) ? item : undefined;
}

/** In place of items of a list that has others, too: the list ends before them, or begins behind them. */
function besideItems(document: IndexedDocument, list: DocElement, parts: readonly DocElement[]): Target | undefined {
  const items = spanOfItems(document, list, parts);
  if (!items || !list.closed) return undefined;
  return splitting(document, list, items);
}

const paragraphAround = nearestTag('p');

/** A target beside the paragraph that it stands in, as far as nothing but wrappers of its own stands between them. */
export function outOfParagraph(document: IndexedDocument, target: Target, part: DocElement | undefined): Target {
  let host = part;
  while (host && host.start >= target.start) host = host.parent;
  const paragraph = paragraphAround(document, host);
  if (!host || !paragraph || target.around) return target;
  let { start, end, replaced } = target;
  for (; host && host !== paragraph; host = host.parent) {
    if (!host.closed || !holdsOnly(host, start, end) || isHeld(document, host)) return target;
    [start, end, replaced] = [host.start, host.end, host];
  }
  return splitting(document, paragraph, { start, end }, replaced) ?? target;
}

/** What ends an element before a range and has it begin again behind that, as far as there is content on either side. */
function splitting(
  document: IndexedDocument,
  element: DocElement,
  { start, end }: Pick<Target, 'start' | 'end'>,
  replaced?: DocElement,
): Target | undefined {
  const { source } = document;
  const { first, last } = endsOf(document, element);
  const isFirst = first === undefined || first.start >= start;
  const isLast = last === undefined || last.end <= end;
  const openTag = source.slice(element.start, element.openEnd);
  // Without an end tag an element ends before the next one: the blanks there stay.
  const elementEnd = element.closed ? element.end : Math.max(end, last?.end ?? end);
  if (openTag.length > LONGEST_TAG) return undefined;
  if (isFirst && isLast) {
    const around = { open: `<div${openTag.slice(1 + element.tag.length)}`, close: '</div>' };
    const { start: from } = element;
    return isHeld(document, element)
      ? { start: from, end: elementEnd, replaced: undefined, around }
      : { start: from, end: elementEnd, replaced: replaced ?? element };
  }
  const inItem = { start, end, replaced: undefined, around: { open: '<li>', close: '</li>' } };
  // What opens or hides the list is to do so with the component, too.
  if (element.tag !== 'p' && isHeld(document, element)) return inItem;
  const endTag = `</${element.tag}>\n`;
  const [from, to] = [beforeSeparators(source, start), behindSeparators(source, end)];
  const openAgain = startTagAgain(source, element);
  if (isFirst) return { start: element.start, end: to, replaced, around: { open: '', close: `\n${openAgain}` } };
  if (isLast) return { start: from, end: elementEnd, replaced, around: { open: endTag, close: '' } };
  // Two lists with something between them would be read out as two: the component stands in an item of the one.
  if (element.tag !== 'p') return inItem;
  // An id names one element.
  const again = attribute(element, 'id') === undefined ? openAgain : `<${element.tag}>`;
  return { start: from, end: to, replaced, around: { open: endTag, close: `\n${again}` } };
}

/** The first and the last node of an element that show something by themselves: many links may stand in one list. */
const endsOf = oncePerElement((_document, { children }) => ({
  first: children.find((node) => !isBlank(node)),
  last: children.findLast((node) => !isBlank(node)),
}));

/** Whether a node shows nothing without what stands beside it: blanks, dots, separators. */
function isBlank(node: DocNode): boolean {
  return node.kind === 'text' ? !/[\p{L}\p{N}]/u.test(node.value) : node.tag === 'br';
}

function holdsOnly({ children }: DocElement, start: number, end: number): boolean {
  return children.every((node) => (node.start >= start && node.end <= end) || isBlank(node));
}
