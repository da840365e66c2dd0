import type { LintOptions } from 'inlay/internal/lint/options.js';
import type { Rule } from 'inlay/internal/lint/rule.js';
import { RULES } from 'inlay/internal/lint/rules/index.js';

/** All rules that a canvas may be linted with: the linter's own, and those of plugins. */
export function rulesOf({ plugins = [] }: LintOptions): readonly Rule[] {
  return [...RULES, ...plugins];
}
