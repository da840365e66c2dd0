import type { RuleDocs } from '../rule.js';

export const unusedDirectiveDocs: RuleDocs = {
  summary: 'Reports directives that switch nothing off, or name rules that do not exist.',
  why: 'A directive that is no longer needed hides the next mistake in its place.',
  instead: 'Remove it, or name the rule that it is meant for.',
  correct: [],
  incorrect: [],
};
