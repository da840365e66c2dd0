import type { Element, Properties } from 'hast';
import { tokens } from '../../html/element.js';

/** A range of the numbers of a menu's items, both ends included. */
export type ItemRange = readonly [first: number, last: number];

/** What an element of a menu says when the page that is shown is one of some items. */
export interface PageMark {
  items: ItemRange;
  /** Class names go behind the element's first, so it has one; an attribute goes behind its others. */
  property: 'className' | 'ariaCurrent';
  /** Class names are separated by blanks. */
  value: string;
}

/** An element of a menu that has marks. They never get into a tree that is given away. */
export interface MarkedElement extends Element {
  pageMarks: readonly PageMark[];
}

/** What to write for a mark: its value, something that stands for it, or nothing. */
export type WriteMark = (mark: PageMark) => string | undefined;

/** An element's properties with its marks written out. */
export function propertiesWithMarks(node: Element | MarkedElement, write: WriteMark): Properties {
  const { properties } = node;
  if (!('pageMarks' in node)) return properties;
  const marked = { ...properties };
  const classes: string[] = [];
  for (const mark of node.pageMarks) {
    const value = write(mark);
    if (value === undefined) continue;
    if (mark.property === 'className') classes.push(...tokens(value));
    else marked[mark.property] = value;
  }
  const own = properties['className'];
  if (Array.isArray(own)) marked['className'] = own.toSpliced(1, 0, ...classes);
  return marked;
}

/** Numbers of the items that lead to a page, ascending. */
export function itemsOf(page: string | undefined, pages: readonly string[]): number[] {
  const numbers: number[] = [];
  if (page === undefined) return numbers;
  for (const [number, key] of pages.entries()) if (key === page) numbers.push(number);
  return numbers;
}

/** Whether one of the numbers, which ascend, is in the range. A menu may lead to one page ten thousand times. */
export function isAnyWithin(numbers: readonly number[], [first, last]: ItemRange): boolean {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (Number(numbers[middle]) < first) low = middle + 1;
    else high = middle;
  }
  const found = numbers[low];
  return found !== undefined && found <= last;
}
