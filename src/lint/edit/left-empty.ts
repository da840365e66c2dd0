import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { labelTextOf } from '../document/text.js';

/** Elements that are climbed: lines, their parts, and boxes of one. */
const CLIMBED: ReadonlySet<string> = new Set('span b strong em i small p li dd div figure'.split(' '));
/** Those that nobody misses: an item is the last, as others stand beside it. */
const TAKEN: ReadonlySet<string> = new Set('p li dd div figure'.split(' '));
const ITEMS: ReadonlySet<string> = new Set(['li', 'dd', 'figure']);
/** Elements that show something, be it without a text. */
const SHOWS =
  /^(?:img|picture|video|audio|iframe|embed|object|canvas|input|select|textarea|button|form|table|hr|a|x-[a-z]+|h[1-6])$/;
/** Levels and nodes that are looked at, characters of a label, and steps to look at a node. */
const [LEVELS, MOST, LONGEST, READ] = [4, 12, 60, 20];

/**
 * The outermost line, item or box that says nothing without an element: beside it are icons at most, and a label that ends with a
 * colon before it. Whoever takes the element away takes that, too.
 */
export function leftEmptyBy(document: IndexedDocument, element: DocElement): DocElement | undefined {
  let empty: DocElement | undefined;
  let each = element;
  for (let level = 0; level < LEVELS; level += 1) {
    const { parent } = each;
    if (
      !parent ||
      !CLIMBED.has(parent.tag) ||
      parent.children.length > MOST ||
      !saysNothingBeside(document, parent, each)
    )
      break;
    if (TAKEN.has(parent.tag)) empty = parent;
    if (ITEMS.has(parent.tag)) break;
    each = parent;
  }
  return empty;
}

function saysNothingBeside(document: IndexedDocument, parent: DocElement, element: DocElement): boolean {
  let [before, behind] = ['', ''];
  let isBehind = false;
  for (const child of parent.children) {
    document.budget.spend(READ);
    if (child === element) isBehind = true;
    else if (child.kind === 'element' && showsSomething(document, child)) return false;
    else if (isBehind) behind += textOfNode(document, child);
    else before += textOfNode(document, child);
  }
  const label = before.trim();
  const isLabel = label.length <= LONGEST && /[:：]$/.test(label) && !/[.!?]\s/.test(label);
  return !/[\p{L}\p{N}]/u.test(behind) && (isLabel || !/[\p{L}\p{N}]/u.test(before));
}

function textOfNode(document: IndexedDocument, node: DocNode): string {
  if (node.kind === 'text') return node.value;
  return node.kind === 'element' ? labelTextOf(document, node) : '';
}

/** Whether an element shows more than a text: an icon without a name does not, nor does what has such elements within. */
function showsSomething({ elements }: IndexedDocument, element: DocElement): boolean {
  if (element.last - element.index > MOST) return element.tag !== 'svg';
  return elements.slice(element.index, element.last + 1).some((each) => SHOWS.test(each.tag) && !isIcon(each));
}

function isIcon(element: DocElement): boolean {
  return element.tag === 'img' && attribute(element, 'alt')?.trim() === '';
}

/** Words of a message on that; empty for nothing. */
export function withLeftEmpty(document: IndexedDocument, element: DocElement): string {
  const empty = leftEmptyBy(document, element);
  return empty ? `with the \`<${empty.tag}>\` around it, which has nothing else to say` : '';
}
