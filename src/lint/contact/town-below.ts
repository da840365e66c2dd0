import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { type Flow, flowsOf, isInline, partOf } from '../document/flows.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { addressParts, isCode } from './address-parts.js';

/** Blocks below a street that are read, and characters of one. */
const MOST_BLOCKS = 2;
const LONGEST = 60;
/** Elements in a line, at most. */
const MOST_MARKS = 6;

const followers = oncePerDocument((document): ReadonlyMap<Flow, Flow> => {
  const found = new Map<Flow, Flow>();
  let last: Flow | undefined;
  for (const flow of flowsOf(document)) {
    if (last) found.set(last, flow);
    last = flow;
  }
  return found;
});

/** A town below a street. */
export interface TownBelow {
  /** Its text, with a break before each line. */
  text: string;
  /** Where it ends in the source. */
  end: number;
  /** The blocks that hold it and nothing else. */
  blocks: readonly DocElement[];
}

/** An address of which the town stands in blocks of its own. */
export interface OverBlocks {
  /** Where its street ends in the source. */
  streetEnd: number;
  blocks: readonly DocElement[];
}

/** Blocks that may stand for the lines of an address. */
const LINES: ReadonlySet<string> = new Set(['p', 'div', 'li', 'dd']);

/**
 * The town with its code in the block below a street without one, as where each line of an address has a block of its own;
 * nothing where other words stand there, too.
 *
 * @param value the street, as it stands at the end of its block
 */
export function townBelow(document: IndexedDocument, street: Flow, to: number, value: string): TownBelow | undefined {
  if (/[\p{L}\p{Nd}]/u.test(street.text.slice(to)) || addressParts(value).some(({ kind }) => kind === 'postal'))
    return undefined;
  let flow = street;
  let said = '';
  const blocks: DocElement[] = [];
  for (let left = MOST_BLOCKS; left > 0; left -= 1) {
    const next: Flow | undefined = followers(document).get(flow);
    const block = next && next.text.length <= LONGEST ? blockBelow(document, flow, next) : undefined;
    if (!next || !block) return undefined;
    const text = next.text.trimEnd();
    const parts = addressParts(text);
    const kinds = parts.map(({ kind }) => kind);
    const [first] = parts;
    // A label before it is left out of a part.
    if (
      !first ||
      /\p{L}/u.test(text.slice(0, first.from)) ||
      /[()]/.test(text) ||
      !kinds.every((kind) => kind === 'postal' || kind === 'name')
    )
      return undefined;
    said += `\n${text.trim()}`;
    blocks.push(block);
    if (kinds.includes('postal')) {
      // A year is no code.
      const { end } = partOf(document, next, text.length - 1, text.length);
      return parts.some((part) => isCode(part.text)) ? { text: said, end, blocks } : undefined;
    }
    if (parts.length > 1) return undefined;
    flow = next;
  }
  return undefined;
}

/** The block of one line, where it holds nothing else and follows right on that of another. */
function blockBelow(document: IndexedDocument, above: Flow, below: Flow): DocElement | undefined {
  const [one, other] = [blockOf(above), blockOf(below)];
  const isNext = one !== undefined && other?.tag === one.tag && elementBefore(document, other) === one;
  return isNext && LINES.has(one.tag) && other.closed && isLine(document, other) ? other : undefined;
}

function blockOf({ pieces }: Flow): DocElement | undefined {
  let each = pieces[0]?.text.parent;
  while (each && isInline(each)) each = each.parent;
  return each;
}

/** Whether a block holds no more than a line of text, perhaps marked up. */
function isLine({ elements }: IndexedDocument, { index, last }: DocElement): boolean {
  if (last - index > MOST_MARKS) return false;
  return elements
    .slice(index + 1, last + 1)
    .every((element) => isInline(element) && element.tag !== 'a' && element.tag !== 'button');
}
