import { InlayError } from '../message/error.js';
import type { Found } from './directives/apply-directives.js';
import { byPlace } from './edit/fix.js';
import type { Edit } from './finding.js';
import type { ActiveRule } from './options.js';
import type { Page, Problem } from './rule.js';
import { FINDING } from './work.js';

/**
 * What a rule finds on a page.
 *
 * @throws InlayError `rule-failed`, with the rule's id, for a rule that throws, or that reports what does not lie in the page;
 *   `limit-exceeded` where the work is more than the page's budget
 */
export function checkPage({ rule, severity, options }: ActiveRule, page: Page): Found[] {
  const problems = runRule(rule.id, () => rule.check(page, options));
  const { length } = page.source;
  return problems.map((problem) => {
    page.document.budget.spend(FINDING + lengthOf(problem));
    const mistake = mistakeIn(problem, length);
    if (mistake !== undefined)
      throw new InlayError('rule-failed', `Unexpected result of rule \`${rule.id}\`: ${mistake}`);
    const { fix } = problem;
    const other = rule.saysOther === true && fix !== undefined && { fix: { ...fix, saysOther: true } };
    return { ...problem, ...other, rule: rule.id, severity };
  });
}

/** Characters that a finding brings: a message may name what the site has, a fix may repeat what the page has. */
function lengthOf({ message, fix }: Problem): number {
  return fix ? fix.edits.reduce((sum, { text }) => sum + text.length, message.length) : message.length;
}

function runRule<T>(id: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof InlayError && cause.code === 'limit-exceeded') throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new InlayError('rule-failed', `Unexpected failure of rule \`${id}\`: ${message}`, [], { cause });
  }
}

function mistakeIn({ start, end, fix }: Problem, length: number): string | undefined {
  if (!isSpan(start, end, length)) return outOf(`\`${start}\` to \`${end}\``, length);
  if (!fix) return undefined;
  if (fix.edits.length === 0) return 'a fix without edits, expected at least one';
  let last: Edit | undefined;
  for (const edit of fix.edits.toSorted(byPlace)) {
    if (!isSpan(edit.start, edit.end, length))
      return outOf(`an edit from \`${edit.start}\` to \`${edit.end}\``, length);
    if (last && edit.start < last.end)
      return `edits that overlap at \`${edit.start}\`, expected edits apart from each other`;
    last = edit;
  }
  return undefined;
}

function isSpan(start: number, end: number, length: number): boolean {
  return Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= length;
}

function outOf(found: string, length: number): string {
  return `${found}, expected offsets in order from \`0\` to \`${length}\``;
}
