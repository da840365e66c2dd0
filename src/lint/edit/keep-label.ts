import type { DocElement } from '../document/element.js';
import type { Proposal } from '../rule.js';
import { isButton } from './keep-rest.js';
import { classOf } from './replace.js';

/** Proposes to write a component behind the words of a link, in place of its tags; nothing for one without an end tag. */
export function keepingLabel(link: DocElement, what: string, component: string): { fix: Proposal } | undefined {
  const { start, openEnd, closed, closeStart, end } = link;
  if (!closed) return undefined;
  // What is drawn as a button stays one around both.
  const classes = isButton(link) ? classOf(link) : '';
  const bare = classes === '' ? component : component.replace(classes, '');
  const edits = [
    { start, end: openEnd, text: classes === '' ? '' : `<span${classes}>` },
    { start: closeStart, end, text: ` ${bare}${classes === '' ? '' : '</span>'}` },
  ];
  return { fix: { description: `Replace ${what} by \`${component}\` behind its label`, edits } };
}
