export { type FixedSource, lintAndFix } from './converge.js';
export type { IndexedDocument } from './document/document.js';
export type { DocElement, DocNode, DocText } from './document/element.js';
export { applyFixes, type FixOptions, type FixResult } from './edit/fix.js';
export type { Edit, Finding, Fix, Outcome, Severity } from './finding.js';
export { addCounts, countFile, type FindingCounts, noFindings } from './format/counts.js';
export type { FindingStyle, Format, FormatContext, LintedFile, PaintFinding } from './format/format.js';
export { formatFindings } from './format/format-findings.js';
export { FORMAT_NAMES, FORMATS, type FormatName } from './format/index.js';
export { lint } from './lint.js';
export type { LintOptions, RuleSetting } from './options.js';
export { PRESETS, type Preset, type PresetName } from './presets.js';
export type { Proof } from './proof/compare.js';
export type { Example, IncorrectExample, Page, Problem, Proposal, Rule, RuleDocs } from './rule.js';
export { rulePage } from './rule-page.js';
export {
  type CorrectCase,
  defineRule,
  type IncorrectCase,
  type RuleTest,
  type RuleTests,
  testsOf,
} from './rule-tester.js';
export { RULES } from './rules/index.js';
export { lintVFile, toVFileMessages } from './vfile.js';
