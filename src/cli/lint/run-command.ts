import { lintCanvases } from './canvases.js';
import { addFormat } from './format-option.js';
import type { FormatTarget, GivenOptions, LintCommandOptions } from './options.js';
import { addRule } from './rule-option.js';

/**
 * Does what the options of `inlay lint` ask for.
 *
 * @returns the exit code
 * @throws InlayError for misuse and failure
 */
export async function runCommand(args: readonly string[], given: GivenOptions): Promise<number> {
  const { format, rule, ...rest } = given;
  const formats = format?.reduce<readonly FormatTarget[]>((targets, value) => addFormat(value, targets), []);
  const rules = rule?.reduce((settings, value) => addRule(value, settings), {});
  const options: LintCommandOptions = { ...rest, ...(formats && { format: formats }), ...(rules && { rule: rules }) };
  if (options.explain !== undefined) return (await import('./tell-rules.js')).explainRule(options.explain, options);
  if (options.rules) return (await import('./tell-rules.js')).listRules(options);
  if (options.printConfig !== undefined) {
    return (await import('./print-config.js')).printConfig(options.printConfig, options);
  }
  if (options.ndjson) return (await import('./lines.js')).lintLines(args, options);
  if (options.watch) return (await import('./watch-canvases.js')).watchCanvases(args, options);
  return lintCanvases(args, options);
}
