import type { Rule } from '../rule.js';
import { knownComponent } from './known-component.js';
import { unusedDirective } from './unused-directive.js';

/** The rules, in the order in which they are documented. */
export const RULES: readonly Rule[] = [knownComponent, unusedDirective];
