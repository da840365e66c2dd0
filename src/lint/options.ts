import { type Limits, limitsOf } from '../canvas/limits.js';
import { InlayError, type Problem as InputProblem } from '../message/error.js';
import { expectedOneOf } from '../message/nearest.js';
import { pointer } from '../message/pointer.js';
import { SEVERITIES, type Severity } from './finding.js';
import { PRESETS, type Preset, type PresetName } from './presets.js';
import { EXPECTED_RULE_ID, RULE_ID, type Rule } from './rule.js';
import { RULES } from './rules/index.js';
import { knownComponent } from './rules/known-component/rule.js';

/** Whether a rule is on, at which severity, and with which options of its own. */
export type RuleSetting = 'off' | Severity | readonly ['off' | Severity, Readonly<Record<string, unknown>>];

export interface LintOptions {
  /**
   * The settings that apply where `rules` is silent.
   * @default 'recommended'
   */
  preset?: PresetName;
  /**
   * Settings by rule id.
   * @default {}
   */
  rules?: Readonly<Record<string, RuleSetting>>;
  /**
   * Rules of your own. They are on at their own severity unless `rules` says otherwise.
   * @default []
   */
  plugins?: readonly Rule[];
  /**
   * What a canvas may come to, as for `render`; `work` counts what the rules do, the proofs of fixes too.
   * @default {}
   */
  limits?: Partial<Limits>;
  /**
   * Whether Blade compiles the canvas, which takes every `<x-…>` for a component of its own: then no fix writes one, and
   * `known-component` is off.
   * @default false
   */
  blade?: boolean;
  /**
   * Whether visitors get the canvas as it is: no template language reads it first, and its comments switch no rule off. For a server
   * that takes canvases of others.
   * @default false
   */
  asServed?: boolean;
}

/** What a configuration sets. */
export type LintSettings = Required<Omit<LintOptions, 'limits' | 'blade' | 'asServed'>> & Pick<LintOptions, 'blade'>;

/** A rule that is on, with what it is set to. */
export interface ActiveRule {
  rule: Rule;
  severity: Severity;
  options: unknown;
}

/** What options come to: each rule that is on, and how findings that need review are rated. */
export interface LintPlan {
  active: readonly ActiveRule[];
  /** Ids of all rules, on or off. */
  known: ReadonlySet<string>;
  review: Preset['review'];
  limits: Limits;
  blade: boolean;
  asServed: boolean;
}

const LEVELS = ['off', ...SEVERITIES] as const;

/**
 * Checks options and finds what they come to.
 *
 * @throws InlayError `invalid-lint-options` with every problem; `invalid-limits`, see `limitsOf`
 */
export function planOf({
  preset = 'recommended',
  rules = {},
  plugins = [],
  limits: own,
  blade = false,
  asServed = false,
}: LintOptions): LintPlan {
  const limits = limitsOf(own);
  const problems: InputProblem[] = [];
  const all = new Map(RULES.map((rule) => [rule.id, rule]));
  for (const [index, rule] of plugins.entries()) {
    const message = mistakeIn(rule) ?? (all.has(rule.id) ? secondRule(rule.id) : undefined);
    if (message === undefined) all.set(rule.id, rule);
    else problems.push({ pointer: pointer('plugins', index), message });
  }
  if (!Object.hasOwn(PRESETS, preset)) {
    problems.push({
      pointer: '/preset',
      message: `Unexpected preset \`${preset}\`, expected ${expectedOneOf(preset, Object.keys(PRESETS))}`,
    });
  }
  for (const id of Object.keys(rules)) {
    if (all.has(id)) continue;
    problems.push({
      pointer: pointer('rules', id),
      message: `Unexpected rule \`${id}\`, expected ${expectedOneOf(id, [...all.keys()])}`,
    });
  }
  const chosen = Object.hasOwn(PRESETS, preset) ? PRESETS[preset] : PRESETS.recommended;
  const active: ActiveRule[] = [];
  for (const rule of all.values()) {
    const setting = Object.hasOwn(rules, rule.id) ? rules[rule.id] : (chosen.rules[rule.id] ?? rule.severity);
    const [level, own] = Array.isArray(setting) ? setting : [setting, {}];
    if (!LEVELS.includes(level)) {
      problems.push({
        pointer: pointer('rules', rule.id),
        message: `Unexpected severity \`${String(level)}\`, expected ${expectedOneOf(level, LEVELS)}`,
      });
      continue;
    }
    if (level === 'off' || (blade && rule === knownComponent)) continue;
    const options = optionsOf(rule, own, problems);
    active.push({ rule, severity: level, options });
  }
  if (problems.length > 0)
    throw new InlayError('invalid-lint-options', 'The options of the linter are not valid:', problems);
  return { active, known: new Set(all.keys()), review: chosen.review, limits, blade, asServed };
}

function mistakeIn({ id, severity, check }: Rule): string | undefined {
  if (typeof id !== 'string' || !RULE_ID.test(id)) return `Unexpected rule id \`${String(id)}\`, ${EXPECTED_RULE_ID}`;
  if (!SEVERITIES.includes(severity))
    return `Unexpected severity \`${String(severity)}\` of \`${id}\`, expected ${expectedOneOf(severity, SEVERITIES)}`;
  return typeof check === 'function' ? undefined : `Unexpected rule \`${id}\` without \`check\`, expected a function`;
}

function secondRule(id: string): string {
  return `Unexpected second rule \`${id}\`, expected an id of its own`;
}

function optionsOf(rule: Rule, own: unknown, problems: InputProblem[]): unknown {
  if (!rule.options) {
    if (typeof own === 'object' && own && Object.keys(own).length > 0) {
      problems.push({
        pointer: pointer('rules', rule.id, '1'),
        message: `Unexpected options, expected none: \`${rule.id}\` has none`,
      });
    }
    return undefined;
  }
  const result = rule.options.safeParse(own);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    problems.push({ pointer: pointer('rules', rule.id, '1', ...path.map(String)), message });
  }
  return undefined;
}
