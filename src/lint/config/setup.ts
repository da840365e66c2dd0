import { InlayError, type Problem } from '../../message/error.js';
import { type LintSettings, planOf, type RuleSetting } from '../options.js';
import { isPreset, type PresetName } from '../presets.js';
import type { Rule } from '../rule.js';
import { RULES } from '../rules/index.js';
import type { LintConfig } from './config-schema.js';
import { type FileMatcher, fileMatcher } from './file-matcher.js';

type RuleSettings = Readonly<Record<string, RuleSetting>>;

/** One file's part in a configuration. */
export interface ConfigLayer {
  /** What it is called in messages. */
  name: string;
  config: LintConfig;
}

/** A configuration with all that it extends. */
export interface LintSetup {
  /** The options for a file, by its path with slashes from the folder of the configuration. */
  optionsFor(path: string): LintSettings;
  isIgnored: FileMatcher;
}

/** What the command line sets, before every configuration. */
export interface SetupOptions {
  preset?: PresetName;
  rules?: RuleSettings;
  /**
   * Whether plugins are left out: then settings of rules that are not there mean nothing, and `unused-directive` is off, as
   * a directive may be for one of them.
   * @default false
   */
  isPartial?: boolean;
}

/**
 * Puts layers together, the later before the earlier. Their patterns are for one folder, whichever file they are in.
 *
 * @throws InlayError `invalid-lint-config` for rules and options that don't exist, naming the layer, with every problem
 */
export function setupOf(layers: readonly ConfigLayer[], plugins: readonly Rule[], first: SetupOptions = {}): LintSetup {
  const { rules: own = {}, isPartial = false } = first;
  const settle = isPartial ? withoutPlugins : (rules: RuleSettings) => rules;
  for (const layer of [...layers, { name: '--rule', config: { rules: own } }]) checkLayer(layer, plugins, settle);
  const preset = first.preset ?? layers.map(({ config }) => presetOf(config)).findLast((name) => name !== undefined);
  const parts = [
    ...layers.flatMap(({ config }) => [
      { matches: () => true, rules: config.rules ?? {} },
      ...(config.overrides ?? []).map(({ files, rules }) => ({ matches: fileMatcher(files), rules })),
    ]),
    { matches: () => true, rules: own },
  ];
  const made = new Map<string, LintSettings>();
  return {
    isIgnored: fileMatcher(layers.flatMap(({ config }) => config.ignore ?? [])),
    optionsFor(path) {
      const used = parts.map(({ matches }) => matches(path));
      const isBlade = /\.blade\.php$/i.test(path);
      const key = used.map(Number).join('') + (isBlade ? 'b' : '');
      const known = made.get(key);
      if (known) return known;
      const rules = settle(merged(parts.filter((_part, index) => used[index]).map((part) => part.rules)));
      const options = { preset: preset ?? 'recommended', rules, plugins, ...(isBlade && { blade: true }) };
      made.set(key, options);
      return options;
    },
  };
}

function presetOf({ extends: names = [] }: LintConfig): PresetName | undefined {
  return names.findLast(isPreset);
}

/** A severity alone keeps the options that an earlier setting of the rule has. */
function merged(all: readonly RuleSettings[]): RuleSettings {
  const settings = new Map<string, RuleSetting>();
  for (const rules of all) {
    for (const [id, setting] of Object.entries(rules)) {
      const [level, own] = Array.isArray(setting) ? setting : [setting];
      const earlier = settings.get(id);
      const options = own ?? (Array.isArray(earlier) ? earlier[1] : undefined);
      settings.set(id, options === undefined ? level : [level, options]);
    }
  }
  return Object.fromEntries(settings);
}

/** The settings of Inlay's own rules, for a run without those of plugins. */
function withoutPlugins(rules: RuleSettings): RuleSettings {
  const own = Object.entries(rules).filter(([id]) => RULES.some((rule) => rule.id === id));
  return { ...Object.fromEntries(own), 'unused-directive': 'off' };
}

function checkLayer(
  { name, config }: ConfigLayer,
  plugins: readonly Rule[],
  settle: (rules: RuleSettings) => RuleSettings,
): void {
  const places = [
    { at: '', rules: config.rules ?? {} },
    ...(config.overrides ?? []).map(({ rules }, index) => ({ at: `/overrides/${index}`, rules })),
  ];
  const problems = places.flatMap(({ at, rules }) => problemsWith(settle(merged([rules])), plugins, at));
  if (problems.length === 0) return;
  throw new InlayError('invalid-lint-config', `${name}: The configuration is not valid:`, problems);
}

function problemsWith(rules: RuleSettings, plugins: readonly Rule[], at: string): Problem[] {
  try {
    planOf({ rules, plugins });
    return [];
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return error.problems.map(({ pointer, message }) => ({ pointer: at + pointer, message }));
  }
}
