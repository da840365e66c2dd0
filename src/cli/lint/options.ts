import type { SetupOptions } from '../../lint/config/setup.js';
import type { FormatName } from '../../lint/format/index.js';
import type { RuleSetting } from '../../lint/options.js';
import type { PresetName } from '../../lint/presets.js';
import type { ConfigOptions } from '../config/config-options.js';
import type { SiteOptions } from '../options/site-options.js';

/** Where findings go, and how they are written. */
export interface FormatTarget {
  name: FormatName;
  /** Path of a file; stdout without one. */
  file?: string;
}

/** The options of `inlay lint`. */
export interface LintCommandOptions extends SiteOptions, ConfigOptions {
  preset?: PresetName;
  /** Settings by rule id. */
  rule?: Readonly<Record<string, RuleSetting>>;
  format?: readonly FormatTarget[];
  quiet?: true;
  maxWarnings?: number;
  fix?: true;
  fixSuggestions?: true;
  fixDryRun?: true;
  cache?: true;
  /** Path of the cache's file. */
  cacheLocation?: string;
  /** Workers at most. */
  jobs?: number;
  watch?: true;
  /** Path that a canvas on stdin stands for. */
  stdinName?: string;
  ndjson?: true;
  /** Id of a rule. */
  explain?: string;
  rules?: true;
  /** Path of a canvas. */
  printConfig?: string;
}

/** The options as they are written; what they mean is told once the linter is loaded. */
export type GivenOptions = Omit<LintCommandOptions, 'format' | 'rule'> & {
  format?: readonly string[];
  rule?: readonly string[];
};

/** What the command line sets before every configuration. */
export function firstOf({ preset, rule }: LintCommandOptions): SetupOptions {
  return { ...(preset !== undefined && { preset }), ...(rule && { rules: rule }) };
}

/** How canvases are fixed. */
export interface Fixing {
  /** Suggestions too. */
  unsafe: boolean;
  /** Nothing is written; the difference is shown. */
  dryRun: boolean;
}

/** What the options say of fixing; nothing if nothing is to be fixed. */
export function fixingOf({ fix, fixSuggestions, fixDryRun }: LintCommandOptions): Fixing | undefined {
  if (!fix && !fixSuggestions && !fixDryRun) return undefined;
  return { unsafe: fixSuggestions === true, dryRun: fixDryRun === true };
}
