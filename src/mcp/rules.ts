import type { LintOptions } from '../lint/options.js';
import type { Rule } from '../lint/rule.js';
import { RULES } from '../lint/rules/index.js';

/** All rules that a canvas may be linted with: the linter's own, and those of plugins. */
export function rulesOf({ plugins = [] }: LintOptions): readonly Rule[] {
  return [...RULES, ...plugins];
}
