import { linesOf } from '../document/lines.js';
import { commentRemoval } from '../edit/comment-removal.js';
import type { Severity } from '../finding.js';
import type { LintPlan } from '../options.js';
import type { Page, Problem } from '../rule.js';
import { UNUSED_DIRECTIVE } from '../rules/unused-directive/rule.js';
import { hasDirectives, offAt } from './off-at.js';
import { ALL_RULES, type Directive, directivesOf, type OffRanges } from './read-directives.js';

/** A problem, and the rule that found it. */
export interface Found extends Problem {
  rule: string;
  severity: Severity;
}

/** Rules that each directive has switched off somewhere. */
type Used = Map<Directive, Set<string>>;

/** Leaves out what a directive switches off, and reports directives that switch nothing off. */
export function applyDirectives(
  found: readonly Found[],
  { document }: { document: Pick<Page['document'], 'source' | 'comments' | 'budget'> },
  plan: LintPlan,
): readonly Found[] {
  if (!hasDirectives(document)) return found;
  const { directives, off, problems } = directivesOf(document, plan.known);
  const used: Used = new Map();
  const kept = found.filter(({ rule, start }) => !isOff(rule, start, [rule, ALL_RULES], off, used));
  const own = plan.active.find(({ rule }) => rule.id === UNUSED_DIRECTIVE);
  if (!own) return kept;
  const active = new Set(plan.active.map(({ rule }) => rule.id));
  const { severity } = own;
  const reports = [...unusedProblems(directives, used, active, document.source), ...problems]
    .map((problem) => ({ ...problem, rule: UNUSED_DIRECTIVE, severity }))
    // A directive for all rules does not hide that it is needless.
    .filter(({ start }) => !isOff(UNUSED_DIRECTIVE, start, [UNUSED_DIRECTIVE], off, used));
  return [...kept, ...reports];
}

function isOff(rule: string, start: number, keys: readonly string[], off: OffRanges, used: Used): boolean {
  const found = offAt(off, rule, start, keys);
  for (const [key, directive] of found) {
    const rules = used.get(directive);
    if (rules) rules.add(key);
    else used.set(directive, new Set([key]));
  }
  return found.length > 0;
}

/** Of a rule that is off nobody can tell whether its directive is needed. */
function unusedProblems(
  directives: readonly Directive[],
  used: Used,
  active: ReadonlySet<string>,
  source: string,
): Problem[] {
  const lines = linesOf(source);
  return directives.flatMap((directive): Problem[] => {
    const { start, end, rules } = directive;
    const off = used.get(directive);
    const needless = rules.filter((rule) => active.has(rule) && rule !== UNUSED_DIRECTIVE && !off?.has(rule));
    if (rules.length === 0 ? off : needless.length === 0) return [];
    const what = rules.length === 0 ? 'nothing' : `no finding of \`${needless.join('`, `')}\``;
    const message = `Unexpected directive, expected one that is needed: it switches ${what} off`;
    // Where some of its rules are needed the directive stays, with its reason.
    if (needless.length < rules.length) return [{ start, end, message }];
    return [
      {
        start,
        end,
        message,
        fix: { description: 'Remove the directive', edits: [commentRemoval(source, { start, end }, lines)] },
      },
    ];
  });
}
