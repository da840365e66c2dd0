import type { Rule } from '../../rule.js';
import { unusedDirectiveDocs } from './docs.js';

export const UNUSED_DIRECTIVE = 'unused-directive';

/** Directives that switch nothing off. The linter itself finds them, once it knows what the other rules found. */
export const unusedDirective: Rule = {
  id: UNUSED_DIRECTIVE,
  severity: 'warning',
  docs: unusedDirectiveDocs,
  check: () => [],
};
