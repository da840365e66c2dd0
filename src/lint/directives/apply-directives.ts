import { countUpTo } from '../document/ascending.js';
import { linesOf } from '../document/lines.js';
import { blanksBefore, blanksBehind } from '../edit/blanks.js';
import type { Severity } from '../finding.js';
import type { LintPlan } from '../options.js';
import type { Page, Problem, Proposal } from '../rule.js';
import { UNUSED_DIRECTIVE } from '../rules/unused-directive/rule.js';
import { ALL_RULES, type Directive, directivesOf, type OffRange, type OffRanges } from './read-directives.js';

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
  if (!document.comments.some(({ value }) => value.includes('inlay-'))) return found;
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
  let found = false;
  for (const key of keys) {
    for (const ranges of [off.blocks.get(key), off.lines.get(key)]) {
      const range = ranges && rangeAt(ranges, start);
      if (!range) continue;
      const { directive } = range;
      if (key === ALL_RULES && start >= (off.exceptions.get(directive)?.get(rule) ?? Number.POSITIVE_INFINITY))
        continue;
      found = true;
      const rules = used.get(directive);
      if (rules) rules.add(key);
      else used.set(directive, new Set([key]));
    }
  }
  return found;
}

/** The one that an offset lies in, of ranges in order and apart. */
function rangeAt(ranges: readonly OffRange[], offset: number): OffRange | undefined {
  const range = ranges[countUpTo(ranges, ({ from }) => from, offset) - 1];
  return range && offset < range.to ? range : undefined;
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
    return [{ start, end, message, fix: removal(source, start, end, lines) }];
  });
}

/** Takes the comment away, with its line if nothing else is on it. */
function removal(source: string, start: number, end: number, lines: ReturnType<typeof linesOf>): Proposal {
  const [from, to] = [lines.startOf(start), Math.min(lines.endOf(end), source.length)];
  const isAlone = blanksBefore(source, start) <= from && blanksBehind(source, end) >= to;
  const edit = isAlone ? { start: from, end: to, text: '' } : { start, end, text: '' };
  return { description: 'Remove the directive', edits: [edit] };
}
