import type { Use } from '../document/uses.js';
import type { Problem, Proposal } from '../rule.js';

/**
 * Takes a component away that shows nothing on this site, tags alone where it has fallback content. Nothing for one without
 * an end tag: what follows it may be meant as its content. Nothing where code may write the attribute that shows something.
 */
export function takeAway({ tag, element, hasCode }: Use): Proposal | undefined {
  if (!element?.closed || hasCode) return undefined;
  const { start, openEnd, closeStart, end } = element;
  const description = `Remove \`${tag}\`: it shows nothing on this site`;
  const isEmpty = element.children.every((node) => node.kind === 'text' && node.value.trim() === '');
  if (isEmpty) return { description, edits: [{ start, end, text: '' }] };
  const edits = [
    { start, end: openEnd, text: '' },
    { start: closeStart, end, text: '' },
  ];
  return { description, edits };
}

/** A problem with a way to mend it, if there is one. */
export function withFix(problem: Problem, fix: Proposal | undefined): Problem {
  return fix ? { ...problem, fix } : problem;
}
