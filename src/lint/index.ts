export type { IndexedDocument } from './document/document.js';
export type { DocElement, DocNode, DocText } from './document/element.js';
export type { Edit, Finding, Fix, Outcome, Severity } from './finding.js';
export { applyFixes, type FixOptions, type FixResult } from './fix.js';
export { lint } from './lint.js';
export type { LintOptions, RuleSetting } from './options.js';
export { PRESETS, type Preset, type PresetName } from './presets.js';
export type { Proof } from './proof/compare.js';
export type { Example, IncorrectExample, Page, Problem, Proposal, Rule, RuleDocs } from './rule.js';
export {
  type CorrectCase,
  defineRule,
  type IncorrectCase,
  type RuleTest,
  type RuleTests,
  testsOf,
} from './rule-tester.js';
export { RULES } from './rules/index.js';
