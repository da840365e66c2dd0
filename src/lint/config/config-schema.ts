import { InlayError } from '../../message/error.js';
import { expectedOneOf } from '../../message/nearest.js';
import { problemsOf } from '../../message/problems.js';
import * as z from '../../zod.js';
import { SEVERITIES } from '../finding.js';
import type { RuleSetting } from '../options.js';

/** Names of configuration files, the earlier before the later where a folder has both. */
export const CONFIG_NAMES = ['inlay.config.json', '.inlayrc.json'] as const;

/** What a rule can be set to. */
export const LEVELS: readonly string[] = ['off', ...SEVERITIES];

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => (Array.isArray(value) ? value : [value]));

/** What one rule is set to. */
export const ruleSetting = z.custom<RuleSetting>(isSetting, {
  error: ({ input }) =>
    `expected an array of a severity and options, or ${expectedOneOf(Array.isArray(input) ? input[0] : input, LEVELS)}`,
});

/** What rules are set to, by id. */
export const ruleSettings = z.record(z.string(), ruleSetting);

const file = z
  .string()
  .refine((path) => !/^(?:$|[a-z][a-z\d+.-]+:\/\/)/i.test(path), { error: 'expected the path of a file' });

/** What a configuration file of the linter holds. */
export const configSchema = z
  .strictObject({
    $schema: z.string().exactOptional().describe('For editors: the address of this schema'),
    extends: texts.exactOptional().describe('Presets, and paths of other configuration files'),
    rules: ruleSettings.exactOptional().describe('Severities, or severities with options, by rule id'),
    overrides: z
      .array(z.strictObject({ files: texts, rules: ruleSettings }))
      .exactOptional()
      .describe('Rules for some files, the later before the earlier'),
    manifest: file.exactOptional().describe('Path of a full manifest'),
    site: file.exactOptional().describe("Path of a site's state"),
    ignore: texts.exactOptional().describe('Patterns of files and folders to leave out'),
    plugins: texts.exactOptional().describe('Modules that export rules'),
  })
  .meta({ title: 'Inlay lint configuration' })
  .check(({ value, issues }) => {
    if (value.site === undefined || value.manifest === undefined) return;
    issues.push({ code: 'custom', input: value.site, path: ['site'], message: 'expected no `site` beside `manifest`' });
  });

export type LintConfig = z.infer<typeof configSchema>;

/**
 * A configuration, checked as far as that can be done without its rules.
 *
 * @throws InlayError `invalid-lint-config` with every problem
 */
export function parseConfig(input: unknown): LintConfig {
  const result = configSchema.safeParse(input);
  if (result.success) return result.data;
  throw new InlayError(
    'invalid-lint-config',
    'The configuration is not valid:',
    problemsOf(result.error, configSchema, input),
  );
}

function isSetting(value: unknown): boolean {
  if (!Array.isArray(value)) return isLevel(value);
  const [level, options = {}] = value;
  return (
    value.length <= 2 && isLevel(level) && typeof options === 'object' && options !== null && !Array.isArray(options)
  );
}

function isLevel(value: unknown): boolean {
  return typeof value === 'string' && LEVELS.includes(value);
}
