import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import type { Problem } from '../rule.js';

/** A problem of a rule. */
type Found = Problem & { rule: string };

/** What a message says of what is to go. */
const GOES = /, expected none|, or take it away/;

/**
 * Problems of which one leaves links where they are, and others are about all of these: whoever mends them one by one would leave
 * an empty list. The first says what to do then.
 */
export function withStayingFound<P extends Found>(document: IndexedDocument, problems: readonly P[]): readonly P[] {
  const leaving = problems.filter(({ stays = [], fix }) => !fix && stays.length > 0);
  if (leaving.length === 0) return problems;
  document.budget.spend(leaving.length * problems.length);
  const told = new Map<P, string>();
  for (const problem of leaving) {
    const { start, end, stays = [] } = problem;
    const going = problems.filter((each) => each !== problem && each.start >= start && each.end <= end && goes(each));
    const isFound = stays.every((link) => going.some((each) => each.start === link.start && each.end === link.end));
    const group = document.elements.find((each) => each.start === start && each.end === end);
    if (isFound && group) told.set(problem, sentenceOn(problem, group, stays.length));
  }
  return told.size === 0
    ? problems
    : problems.map((each) => ({ ...each, message: each.message + (told.get(each) ?? '') }));
}

function goes({ message, fix }: Problem): boolean {
  return fix ? fix.edits.every(({ text }) => text === '') : GOES.test(message);
}

function sentenceOn({ message }: Problem, { tag, parent, children }: DocElement, count: number): string {
  const what =
    count === 1 ? 'What stays is found by itself: if it goes' : 'All that stays is found by itself: if it goes';
  const heads = parent?.children.some((child) => child.kind === 'element' && /^h[1-6]$/.test(child.tag));
  if (message.includes(' in place of all but '))
    return `. ${what}, too, the component takes the place of the whole \`<${tag}>\``;
  return `. ${what}, too, take the whole \`<${tag}>\` away${heads && children.length > 0 ? ', with its heading' : ''}`;
}
