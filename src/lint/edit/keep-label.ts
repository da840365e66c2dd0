import type { DocElement } from '../document/element.js';
import type { Proposal } from '../rule.js';

/** Proposes to write a component behind the words of a link, in place of its tags; nothing for one without an end tag. */
export function keepingLabel(link: DocElement, what: string, component: string): { fix: Proposal } | undefined {
  const { start, openEnd, closed, closeStart, end } = link;
  if (!closed) return undefined;
  const edits = [
    { start, end: openEnd, text: '' },
    { start: closeStart, end, text: ` ${component}` },
  ];
  return { fix: { description: `Replace ${what} by \`${component}\` behind its label`, edits } };
}
