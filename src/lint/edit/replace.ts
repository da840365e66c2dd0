import { isComponentTag } from '../../component/tags.js';
import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocNode, type Span } from '../document/element.js';
import { withoutCode } from '../document/template-code.js';
import type { Proposal } from '../rule.js';
import { isHeld } from './held-elements.js';

/** Elements that stay when what is in them is replaced: their place in the tree or their role is theirs. */
const STAYS: ReadonlySet<string> = new Set(
  'html body header footer main section article aside nav form figure li dd dt td th caption details summary h1 h2 h3 h4 h5 h6 button label blockquote fieldset dialog'.split(
    ' ',
  ),
);

/** Elements in which only certain elements can stand. */
const STRICT: ReadonlySet<string> = new Set('table thead tbody tfoot tr colgroup select optgroup ruby dl'.split(' '));

/** Elements that are content without text. */
const MEDIA: ReadonlySet<string> = new Set(
  'img svg picture video audio canvas iframe object embed input select textarea button hr'.split(' '),
);

/** Classes that expansions have: a canvas does not, as they come with the component. */
const OF_OUTPUT = /^x-(?:logo|menu|social|contact|addon)(?:[-_]|$)/;

/** Whether a class is one that a component gives to its own output. */
export function isOfOutput(name: string): boolean {
  return OF_OUTPUT.test(name);
}

/**
 * The value of a `class` attribute to carry over, with its name and a blank before it; empty without one. What a template
 * writes into it is left out: only its own source can say that.
 *
 * @param isLeft tells classes that stay behind
 */
export function classOf(element: DocElement | undefined, isLeft: (name: string) => boolean = () => false): string {
  const written = element && withoutCode(attribute(element, 'class') ?? '').split(/\s+/);
  const value = written?.filter((name) => name !== '' && !isOfOutput(name) && !isLeft(name)).join(' ');
  return value ? ` class="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : '';
}

/** What of a group a component replaces: the whole element, or what is in it. */
export interface Target {
  start: number;
  end: number;
  /** The element that goes, whose classes are to carry over; nothing where an element around it stays. */
  replaced: DocElement | undefined;
  /** Tags to write around the component: of an element in which it can't stand, and that something else on the page needs. */
  around?: { open: string; close: string };
}

/**
 * Where a component has to be written to stand for parts of an element: in place of the element if it holds nothing
 * else, else in place of the parts if nothing stands between them.
 *
 * @param parts in the order of the source
 * @param isSplit a paragraph may be ended before the parts, and go on behind them
 */
export function targetOf(
  document: IndexedDocument,
  element: DocElement,
  parts: readonly DocElement[],
  isSplit = false,
): Target | undefined {
  if (STRICT.has(element.tag)) return undefined;
  if (parts.length === 1 && parts[0] === element) return { start: element.start, end: element.end, replaced: element };
  document.budget.spend((element.last - element.index) * VISITED);
  const covered = coverOf(parts);
  const [first, last] = spanOfParts(element.children, covered);
  if (first === undefined || last === undefined) return undefined;
  const between = element.children.slice(first, last + 1);
  if (!between.every((node) => isCovered(document, node, covered))) return undefined;
  const rest = [...element.children.slice(0, first), ...element.children.slice(last + 1)];
  const isAll = rest.every((node) => isCovered(document, node, covered));
  const whole = isAll && element.closed ? wholeOf(document, element) : undefined;
  if (whole) return whole;
  if (isList(element) || (element.tag === 'p' && !isSplit)) return undefined;
  const [from, to] = [between[0], between.at(-1)];
  if (!from || !to) return undefined;
  if (between.length === 1 && from.kind === 'element') {
    const inner = wholeOf(document, from) ?? insideOf(from);
    if (inner) return inner;
  }
  return { start: from.start, end: to.end, replaced: undefined };
}

/** Whether an element holds items alone. */
export function isList({ tag }: DocElement): boolean {
  return tag === 'ul' || tag === 'ol' || tag === 'menu';
}

/** Elements that hold no component: items stand in a list, and a paragraph has no block. */
const NO_BLOCK: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'p']);

/** An element as what a component replaces; nothing where it has to stay. */
function wholeOf(document: IndexedDocument, element: DocElement): Target | undefined {
  const { tag, start, openEnd, end } = element;
  if (STAYS.has(tag)) return undefined;
  if (!isHeld(document, element)) return { start, end, replaced: element };
  if (!NO_BLOCK.has(tag)) return undefined;
  const open = `<div${document.source.slice(start + 1 + tag.length, openEnd)}`;
  return { start, end, replaced: undefined, around: { open, close: '</div>' } };
}

/** What is in an element that has to stay, though a component could replace others of its kind. */
function insideOf({ tag, closed, openEnd, closeStart }: DocElement): Target | undefined {
  return closed && !STAYS.has(tag) ? { start: openEnd, end: closeStart, replaced: undefined } : undefined;
}

/**
 * The items of a list that hold parts and nothing else, from the first to the last, where the list has others, too.
 *
 * @param parts in the order of the source
 */
export function spanOfItems(
  document: IndexedDocument,
  list: DocElement,
  parts: readonly DocElement[],
): Span | undefined {
  if (!isList(list)) return undefined;
  document.budget.spend((list.last - list.index) * VISITED);
  const covered = coverOf(parts);
  const [first, last] = spanOfParts(list.children, covered);
  if (first === undefined || last === undefined) return undefined;
  const items = list.children.slice(first, last + 1);
  const [from, to] = [items[0], items.at(-1)];
  const isAll = items.every((node) => isCovered(document, node, covered));
  if (!isAll || from?.kind !== 'element' || to?.kind !== 'element' || from.tag !== 'li' || to.tag !== 'li')
    return undefined;
  return { start: from.start, end: to.end };
}

/**
 * Proposes to write a component in the first of the items of a list that hold parts and nothing else, and to take away the
 * others: items between them stay.
 *
 * @param parts in the order of the source, each in an item of its own
 */
export function replacingItems(
  list: DocElement,
  parts: readonly DocElement[],
  what: string,
  component: string,
): { fix: Proposal } | undefined {
  if (!isList(list)) return undefined;
  const items = parts.flatMap(({ parent }) => (parent?.tag === 'li' && parent.parent === list ? [parent] : []));
  const isAlone = ({ children }: DocElement) =>
    children.every((node) => (node.kind === 'text' ? node.value.trim() === '' : parts.includes(node)));
  const [first, ...others] = items;
  if (!first || items.length !== parts.length || !items.every(isAlone)) return undefined;
  const rest = others.map(({ start, end }) => ({ start, end, text: '' }));
  const edits = [{ start: first.openEnd, end: first.closeStart, text: component }, ...rest];
  return { fix: { description: `Replace ${what} by \`${component}\``, edits } };
}

/** Proposes to write a component in place of parts of an element; nothing where that would take other content along. */
export function replacing(target: Target | undefined, what: string, component: string): { fix: Proposal } | undefined {
  if (!target) return undefined;
  const { start, end, around = { open: '', close: '' } } = target;
  const text = `${around.open}${component}${around.close}`;
  return { fix: { description: `Replace ${what} by \`${component}\``, edits: [{ start, end, text }] } };
}

/**
 * Proposes to write a component in place of the first line of something, and to take away the blocks of the others.
 *
 * @param blocks behind the first line, in the order of the source
 */
export function replacingLines(
  target: Target | undefined,
  blocks: readonly DocElement[],
  what: string,
  component: string,
): { fix: Proposal } | undefined {
  const proposal = replacing(target, what, component);
  if (!proposal || !target || blocks.some(({ start }) => start < target.end)) return undefined;
  const rest = blocks.map(({ start, end }) => ({ start, end, text: '' }));
  return { fix: { ...proposal.fix, edits: [...proposal.fix.edits, ...rest] } };
}

/** Steps to visit an element. */
const VISITED = 20;

/** Whether parts cover an element, or stand in one; by the places of elements in the document's list. */
interface Cover {
  covers(index: number): boolean;
  isIn(element: DocElement): boolean;
}

function coverOf(parts: readonly DocElement[]): Cover {
  const sorted = parts.toSorted((a, b) => a.index - b.index);
  const upTo = (index: number) => countUpTo(sorted, (part) => part.index, index);
  const reaches: number[] = [];
  for (const { last } of sorted) reaches.push(Math.max(last, reaches.at(-1) ?? -1));
  return {
    covers: (index) => (reaches[upTo(index) - 1] ?? -1) >= index,
    isIn: ({ index, last }) => upTo(last) > upTo(index - 1),
  };
}

function spanOfParts(children: readonly DocNode[], { isIn }: Cover): [number?, number?] {
  const holds = (node: DocNode) => node.kind === 'element' && isIn(node);
  const first = children.findIndex(holds);
  return first === -1 ? [] : [first, children.findLastIndex(holds)];
}

/** Whether all that a node has to say is in the parts: beside them it has blanks, separators and wrappers. */
function isCovered(document: IndexedDocument, node: DocNode, { covers }: Cover): boolean {
  if (node.kind === 'text') return !/[\p{L}\p{N}]/u.test(node.value);
  for (let index = node.index; index <= node.last; index += 1) {
    const element = document.elements[index];
    if (!element || covers(index)) continue;
    if (
      MEDIA.has(element.tag) ||
      isComponentTag(element.tag) ||
      (element.tag === 'a' && attribute(element, 'href') !== undefined)
    )
      return false;
  }
  for (let index = node.firstText; index < node.endText; index += 1) {
    const text = document.texts[index];
    if (!text || text.raw || (text.parent && covers(text.parent.index))) continue;
    if (/[\p{L}\p{N}]/u.test(text.value)) return false;
  }
  return true;
}
