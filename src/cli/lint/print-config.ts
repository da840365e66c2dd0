import { dirname, relative } from 'node:path';
import type { RuleSetting } from '../../lint/options.js';
import { planOf } from '../../lint/options.js';
import { loadConfig } from '../config/load-config.js';
import { configPlacer, siteFor } from '../config/place-config.js';
import { EXIT } from '../errors/exit-code.js';
import { printJson } from '../output/print-json.js';
import { patternPath, slashed } from './group.js';
import { firstOf, type LintCommandOptions } from './options.js';

/**
 * Prints what the configuration comes to for a canvas, which need not exist: every rule with its severity and options.
 *
 * @returns the exit code
 * @throws InlayError for what is wrong with the configuration
 */
export async function printConfig(path: string, options: LintCommandOptions): Promise<number> {
  const config = await loadConfig(configPlacer(options)(dirname(path)), firstOf(options));
  const name = patternPath(config, path);
  const settings = config.optionsFor(name);
  const { active, known } = planOf(settings);
  const on = new Map(active.map(({ rule, severity, options: own }) => [rule.id, settingOf(severity, own)]));
  const { site, manifest } = siteFor(config, options);
  await printJson(
    {
      config: config.at.path === undefined ? null : slashed(config.at.path),
      ignored: config.isIgnored(name),
      preset: settings.preset,
      rules: Object.fromEntries([...known].map((id) => [id, on.get(id) ?? 'off'])),
      plugins: config.plugins.map((plugin) => slashed(relative('', plugin.path))),
      ...(site !== undefined && { site: slashed(site) }),
      ...(manifest !== undefined && { manifest: slashed(manifest) }),
    },
    undefined,
    [],
  );
  return EXIT.clean;
}

function settingOf(severity: Exclude<RuleSetting, readonly unknown[]>, options: unknown): unknown {
  return options === undefined ? severity : [severity, options];
}
