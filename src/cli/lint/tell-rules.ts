import { PRESETS } from '../../lint/presets.js';
import type { Rule } from '../../lint/rule.js';
import { rulePage } from '../../lint/rule-page.js';
import { RULES } from '../../lint/rules/index.js';
import { InlayError } from '../../message/error.js';
import { expectedOneOf } from '../../message/nearest.js';
import { loadConfig } from '../config/load-config.js';
import { configPlacer } from '../config/place-config.js';
import { EXIT } from '../errors/exit-code.js';
import { tell } from '../output/tell.js';
import type { LintCommandOptions } from './options.js';

/**
 * Prints the page of a rule.
 *
 * @returns the exit code
 * @throws InlayError `usage` for a rule that does not exist
 */
export async function explainRule(id: string, options: LintCommandOptions): Promise<number> {
  // Inlay's own need no configuration, and no plugin can stand in their place.
  const own = RULES.find((known) => known.id === id);
  const rules = own ? RULES : await allRules(options);
  const rule = own ?? rules.find((known) => known.id === id);
  if (!rule) {
    const expected = expectedOneOf(
      id,
      rules.map((known) => known.id),
    );
    throw new InlayError('usage', `Unexpected rule \`${id}\` in \`--explain\`, expected ${expected}`);
  }
  await tell(process.stdout, rulePage(rule));
  return EXIT.clean;
}

/**
 * Prints a line for every rule: id, severity, whether it brings fixes, summary. Where nobody said whether plugins run, those
 * of Inlay alone, and on stderr that plugins were not read: a list that is short makes no page look clean.
 *
 * @returns the exit code
 */
export async function listRules(options: LintCommandOptions): Promise<number> {
  const { plugins: said } = options;
  const at = configPlacer(options)('.');
  const { plugins, leftOut } = await loadConfig(at.plugins === 'refuse' ? { ...at, plugins: 'leave out' } : at);
  const rules = [...RULES, ...plugins.flatMap((plugin) => plugin.rules)];
  const preset = PRESETS[options.preset ?? 'recommended'];
  const rows = rules.map((rule) => ({
    id: rule.id,
    severity: preset.rules[rule.id] ?? rule.severity,
    fixes: isFixable(rule) ? 'fixes' : '',
    summary: rule.docs.summary,
  }));
  const width = Math.max(...rows.map(({ id }) => id.length));
  const lines = rows.map(
    ({ id, severity, fixes, summary }) =>
      `${id.padEnd(width)}  ${severity.padEnd(7)}  ${fixes.padEnd(5)}  ${summary}\n`,
  );
  await tell(process.stdout, lines.join(''));
  const [first] = said === undefined ? leftOut : [];
  if (first) {
    const names = leftOut.map(({ name }) => `\`${name}\``).join(', ');
    const way = '`--plugins` lists their rules too, if you trust them';
    await tell(process.stderr, `${first.from}: Plugins are code, and were not read: ${names}. ${way}\n`);
  }
  return EXIT.clean;
}

/** Whether it can mend any of its own examples. */
function isFixable({ docs }: Rule): boolean {
  return docs.incorrect.some(({ code, fixed }) => fixed !== undefined && fixed !== code);
}

async function allRules(options: LintCommandOptions): Promise<readonly Rule[]> {
  const { plugins } = await loadConfig(configPlacer(options)('.'));
  return [...RULES, ...plugins.flatMap(({ rules }) => rules)];
}
