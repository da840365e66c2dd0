import { parseConfig } from '../../lint/config/config-schema.js';
import type { RuleSetting } from '../../lint/options.js';
import { InlayError } from '../../message/error.js';
import { parseJson } from '../input/read-json.js';

type RuleSettings = Readonly<Record<string, RuleSetting>>;

const SETTING = /^([^\s:=]+)\s*[:=]\s*(\S.*)$/s;

/**
 * Adds a value of `--rule`, such as `no-secrets=off`, `no-secrets: warning` or `known-component: ["error", {"allow": []}]`,
 * to those before.
 *
 * @throws InlayError `usage`
 */
export function addRule(value: string, settings: RuleSettings = {}): RuleSettings {
  const [, id, text] = SETTING.exec(value.trim()) ?? [];
  if (id === undefined || text === undefined) {
    throw new InlayError('usage', `Unexpected \`--rule ${value}\`, expected one such as \`--rule no-secrets=off\``);
  }
  const setting = text.startsWith('[') ? parseJson(text, `--rule ${id}`) : text.replace(/^"(.*)"$/, '$1');
  const { rules } = checked(value, { rules: { [id]: setting } });
  return { ...settings, ...rules };
}

function checked(value: string, input: unknown) {
  try {
    return parseConfig(input);
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    throw new InlayError('usage', `Unexpected \`--rule ${value}\`: ${error.problems[0]?.message}`);
  }
}
