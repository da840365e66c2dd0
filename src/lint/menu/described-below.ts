import type { DocElement, DocNode } from '../document/element.js';
import type { Candidate } from './candidates.js';

/** Characters of a line under a link. */
const LONGEST = 80;

/** Whether each link of a group stands alone in its line, with a short line below it that says what its page is. */
export function isDescribedBelow({ element, entries }: Candidate): boolean {
  return entries.every((entry) => {
    const { parent } = entry.element;
    return parent !== undefined && parent !== element && holdsOneWithLine(parent, entry.element);
  });
}

function holdsOneWithLine({ children }: DocElement, link: DocElement): boolean {
  if (children.length > MOST_CHILDREN) return false;
  const [first, second, third, ...more] = children.filter((node) => !isBlank(node));
  if (first !== link || more.length > 0) return false;
  if (second === undefined) return true;
  return second.kind === 'element' && second.tag === 'br' && third?.kind === 'text' && third.value.length < LONGEST;
}

/** Children of a line with one link. */
const MOST_CHILDREN = 8;

function isBlank(node: DocNode): boolean {
  return node.kind === 'text' && node.value.trim() === '';
}
