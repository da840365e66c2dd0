import type { Manifest } from '../manifest/schema.js';
import { InlayError, type Problem } from '../message/error.js';
import { pointer } from '../message/pointer.js';
import { applyFixes } from './edit/fix.js';
import type { Finding } from './finding.js';
import { lint } from './lint.js';
import type { LintOptions } from './options.js';
import type { Example, IncorrectExample, Rule } from './rule.js';
import { RULES } from './rules/index.js';

/** Markup that a rule must leave alone. */
export interface CorrectCase extends Example {
  /** Options of the rule. */
  options?: Readonly<Record<string, unknown>>;
}

/** Markup that a rule must report. */
export interface IncorrectCase extends IncorrectExample {
  /** Options of the rule. */
  options?: Readonly<Record<string, unknown>>;
  /** Members that the findings must have besides, in order; compared as JSON. */
  findings?: readonly Partial<Finding>[];
}

export interface RuleTests {
  /** A full manifest: `buildManifest(parseSite(state))` gives one. */
  manifest: Manifest;
  correct: readonly CorrectCase[];
  incorrect: readonly IncorrectCase[];
}

/** One test, to hand to any runner: `for (const { name, run } of testsOf(…)) it(name, run)`. */
export interface RuleTest {
  name: string;
  /** @throws InlayError `rule-test-failed` with every difference, by JSON Pointers into the tests */
  run(): void;
}

/** A rule with the types of its options inferred. It returns the rule itself. */
export function defineRule<Options>(rule: Rule<Options>): Rule<Options> {
  return rule;
}

/** Passes of fixes. Each mends what overlapped in the last one; nobody's page needs as many. */
const MAX_PASSES = 10;

/**
 * The tests of a rule of your own, or of its documentation's examples: that it leaves correct markup alone, reports
 * incorrect markup where it should, and that its fixes, safe or not, come to what they should and to an end.
 */
export function testsOf<Options>(rule: Rule<Options>, { manifest, correct, incorrect }: RuleTests): RuleTest[] {
  const own = rule as Rule; // its options are checked by its own schema
  return [
    ...correct.map((each, index) => ({
      name: `${rule.id} leaves ${each.title} alone`,
      run: () => report(each, correctProblems(own, manifest, each, pointer('correct', index))),
    })),
    ...incorrect.map((each, index) => ({
      name: `${rule.id} reports ${each.title}`,
      run: () => report(each, incorrectProblems(own, manifest, each, pointer('incorrect', index))),
    })),
  ];
}

function report({ title }: Example, problems: Problem[]): void {
  if (problems.length > 0) throw new InlayError('rule-test-failed', `The test of ${title} failed:`, problems);
}

function correctProblems(rule: Rule, manifest: Manifest, each: CorrectCase, at: string): Problem[] {
  return lintWith(rule, manifest, each.code, each.options).map((finding) =>
    unexpected(finding, each.code, `${at}/code`),
  );
}

function incorrectProblems(rule: Rule, manifest: Manifest, each: IncorrectCase, at: string): Problem[] {
  const { code, options, findings: expected = [] } = each;
  const findings = lintWith(rule, manifest, code, options);
  const problems: Problem[] = [];
  for (const [index, finding] of findings.entries()) {
    const text = each.at[index];
    if (text === undefined) problems.push(unexpected(finding, code, `${at}/code`));
    else if (!code.startsWith(text, finding.start)) {
      const message = `Unexpected \`${beginning(code, finding)}\`, expected \`${text}\``;
      problems.push({ pointer: `${at}/at/${index}`, message });
    }
  }
  for (const [index, text] of each.at.entries()) {
    if (index < findings.length) continue;
    problems.push({ pointer: `${at}/at/${index}`, message: `Unexpected silence, expected a finding at \`${text}\`` });
  }
  for (const [index, members] of expected.entries()) {
    for (const [name, value] of Object.entries(members)) {
      const found = json(new Map<string, unknown>(Object.entries(findings[index] ?? {})).get(name));
      if (found === json(value)) continue;
      const message = `Unexpected ${found}, expected ${json(value)}`;
      problems.push({ pointer: at + pointer('findings', index, name), message });
    }
  }
  return [...problems, ...fixProblems(rule, manifest, each, at)];
}

function fixProblems(rule: Rule, manifest: Manifest, { code, options, fixed }: IncorrectCase, at: string): Problem[] {
  let output = code;
  for (let pass = 1; ; pass += 1) {
    const result = applyFixes(output, lintWith(rule, manifest, output, options), { unsafe: true });
    if (result.applied.length === 0) break;
    if (pass > MAX_PASSES) {
      const message = `Unexpected fixes after ${MAX_PASSES} passes, expected none: a fixed finding must not come back`;
      return [{ pointer: `${at}/fixed`, message }];
    }
    output = result.output;
  }
  if (output === fixed) return [];
  return [{ pointer: `${at}/fixed`, message: `Unexpected \`${output}\`, expected \`${fixed}\`` }];
}

/** Findings of this rule alone. */
function lintWith(rule: Rule, manifest: Manifest, code: string, options: CorrectCase['options']): Finding[] {
  const isOwn = !RULES.includes(rule);
  const off: [string, 'off'][] = RULES.filter(({ id }) => id !== rule.id).map(({ id }) => [id, 'off']);
  const setting = [rule.severity, options ?? {}] as const;
  const settings: LintOptions = {
    rules: { ...Object.fromEntries(off), [rule.id]: setting },
    plugins: isOwn ? [rule] : [],
  };
  return lint(code, manifest, settings).filter((finding) => finding.rule === rule.id);
}

function unexpected(finding: Finding, code: string, at: string): Problem {
  const { line, column, message } = finding;
  return {
    pointer: at,
    message: `Unexpected finding at ${line}:${column} \`${beginning(code, finding)}\`, expected none: ${message}`,
  };
}

/** Characters of the source that a message repeats. */
const SHOWN = 60;

function beginning(code: string, { start, end }: Finding): string {
  return code.slice(start, Math.min(end, start + SHOWN));
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
