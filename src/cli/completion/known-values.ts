import { LIMIT_NAMES } from '../../canvas/limits.js';
import { FORMAT_NAMES } from '../../lint/format/index.js';
import { RULES } from '../../lint/rules/index.js';

const LIMITS = LIMIT_NAMES.map((name) => `${name}=`);
const RULE_IDS = RULES.map(({ id }) => id);

/** What values of options begin with, where more than those may be written. They are looked up for completions alone. */
export const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  '--explain': RULE_IDS,
  '--format': FORMAT_NAMES,
  '--limit': LIMITS,
  '--rule': RULE_IDS,
};
