import type { Budget } from '../../budget.js';
import type { Edit } from '../finding.js';
import type { Problem } from '../rule.js';

/** The start tag of an element that goes on behind what a fix writes. */
const GOES_ON = /\n(<([a-z]{1,8})(?:\s[^<>]{0,1000})?>)$/;

/** A problem of a rule. */
type Found = Problem & { rule: string };

/**
 * Problems of which two together would leave an element with nothing in it: one fix ends with its start tag, and the next begins
 * with its end tag. Both have one fix for all of it then. Only where both are for what is invented: of copies one may be safe alone.
 *
 * @param problems their edits lie in the source
 */
export function withoutEmptied<P extends Found>(source: string, problems: readonly P[], budget: Budget): readonly P[] {
  const single = problems.flatMap((problem) => {
    const [edit, another] = problem.fix?.edits ?? [];
    return edit && !another && problem.rule.startsWith('no-invented-') ? [edit] : [];
  });
  if (single.length < 2) return problems;
  const edits = single.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const whole = new Map<string, Edit>();
  let before: Edit | undefined;
  for (const edit of edits) {
    budget.spend(edit.text.length);
    const joined = before && keyOf(before) !== keyOf(edit) ? joinedOf(source, before, edit) : undefined;
    if (before && joined) for (const each of [before, edit]) whole.set(keyOf(each), joined);
    before = edit;
  }
  if (whole.size === 0) return problems;
  return problems.map((problem) => {
    const [edit, another] = problem.fix?.edits ?? [];
    const joined = edit && !another && problem.rule.startsWith('no-invented-') ? whole.get(keyOf(edit)) : undefined;
    if (!problem.fix || !joined) return problem;
    return { ...problem, fix: { ...problem.fix, edits: [joined] } };
  });
}

function keyOf({ start, end, text }: Edit): string {
  return `${start} ${end} ${text}`;
}

/** Two edits as one, without the element that they would leave empty; nothing where they leave none. */
function joinedOf(source: string, first: Edit, second: Edit): Edit | undefined {
  const [open = '', , tag] = GOES_ON.exec(first.text) ?? [];
  const close = `</${tag}>`;
  if (open === '' || !second.text.startsWith(close)) return undefined;
  const [from, to] = [Math.min(first.end, second.start), Math.max(first.end, second.start)];
  if (second.end <= first.end || !/^[^\p{L}\p{N}<]{0,60}$/u.test(source.slice(from, to))) return undefined;
  const text = `${first.text.slice(0, -open.length)}\n${second.text.slice(close.length).trimStart()}`;
  return { start: first.start, end: second.end, text };
}
