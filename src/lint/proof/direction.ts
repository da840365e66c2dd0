import { hasRightToLeft } from '../../component/contact/marks.js';
import { isComponentTag } from '../../component/tags.js';
import { attribute, type DocElement, type DocNode } from '../document/element.js';
import { mayBreakBefore } from './break-before.js';

/** Where a text stands, as far as its direction depends on it. */
export interface Directed {
  /** The elements around it, from the inside. */
  around: readonly DocElement[];
  /** Whether the page is read from right to left. */
  isRightToLeft: boolean;
  /** Whether the page has letters that are written so. */
  hasRightToLeft: boolean;
}

/** Elements within a line. */
const INLINE: ReadonlySet<string> = new Set('a abbr b bdi em i label mark s small span strong sub sup u'.split(' '));

/** Nodes of a line that are read, at most: what is longer is not known. */
const MOST_NODES = 200;

/** Digits with single signs between them, which Unicode's algorithm keeps in one row. @see https://www.unicode.org/reports/tr9/ */
const ROW = /^\d+(?:[-+.,:/\u00a0]\d+)*$/;
const DIGITS = /^\d+$/;
/** Letters of Arabic and its like: numbers behind them are laid out otherwise. */
const ARABIC = /[\u0600-\u07bf\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;

/** Whether a text there is read from right to left. */
export function isFromRight({ around, isRightToLeft }: Pick<Directed, 'around' | 'isRightToLeft'>): boolean {
  const nearest = around.map((element) => attribute(element, 'dir')?.trim().toLowerCase()).find((dir) => dir);
  return nearest === undefined ? isRightToLeft : nearest !== 'ltr';
}

/**
 * Whether `dir="ltr"` on an element there says what holds anyway: nobody sees whether it has it.
 *
 * @param text of the element
 */
export function isGranted(text: string, place: Directed): boolean {
  const number = text.trim();
  if (!isFromRight(place) && !place.hasRightToLeft) return true;
  const line = lineAround(place.around);
  if (line === undefined) return false;
  if (!isFromRight(place)) return !hasRightToLeft(number + line);
  return ROW.test(number) && !hasLeftToRight(line) && (DIGITS.test(number) || !ARABIC.test(line));
}

/** Why the direction of an element would be another one; nothing where nobody sees that. */
export function differentDirection(
  one: DocElement,
  other: DocElement,
  place: Directed & { ahead: string },
): string | undefined {
  const [was, is] = [attribute(one, 'dir'), attribute(other, 'dir')];
  if (was?.trim().toLowerCase() === is?.trim().toLowerCase()) return undefined;
  const isOnlySaid = (was ?? 'ltr') === 'ltr' && (is ?? 'ltr') === 'ltr';
  if (isOnlySaid && isGranted(textIn([other]), place) && isGranted(textIn([one]), place)) {
    if (!mayBreakBefore(place.ahead)) return undefined;
    if (is !== undefined) return newBreak(is);
  }
  return is === undefined ? `\`dir="${was}"\` of \`<${one.tag}>\` would be lost` : `\`dir="${is}"\` would be new`;
}

/** Why nobody can know that a direction of its own is not seen. */
export function newBreak(direction: string): string {
  return `\`dir="${direction}"\` would be new, and a line may break before it that breaks elsewhere now`;
}

/** The text of nodes. */
export function textIn(nodes: readonly DocNode[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.value : textIn(node.children))).join('');
}

/**
 * The text of the innermost element around that has lines of its own; nothing where that is too much, where there is none, and
 * where a component stands in it.
 */
function lineAround(around: readonly DocElement[]): string | undefined {
  const block = around.find(({ tag }) => !INLINE.has(tag));
  if (!block) return undefined;
  const texts: string[] = [];
  const nodes: DocNode[] = [...block.children];
  for (let left = MOST_NODES; left > 0; left -= 1) {
    const node = nodes.pop();
    if (!node) return texts.join(' ');
    if (node.kind === 'text') texts.push(node.value);
    else if (isComponentTag(node.tag)) return undefined;
    else nodes.push(...node.children);
  }
  return undefined;
}

function hasLeftToRight(text: string): boolean {
  return (text.match(/\p{L}/gu) ?? []).some((letter) => !hasRightToLeft(letter));
}
