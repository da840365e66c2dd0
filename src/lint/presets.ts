import type { Severity } from './finding.js';

/** Settings for all rules at once. */
export interface Preset {
  summary: string;
  /** Severities that differ from the rules' own, by rule id. */
  rules: Readonly<Record<string, Severity | 'off'>>;
  /** How a finding that needs review is rated: a step lower than its rule, the same, or as `info`. */
  review: 'lower' | 'same' | 'info';
}

export const PRESETS = {
  recommended: {
    summary: 'Every rule at its own severity; what needs review is rated a step lower.',
    rules: {},
    review: 'lower',
  },
  strict: {
    summary: 'Every mistake is an error, also one that needs review.',
    rules: {
      'explicit-end-tag': 'error',
      'logo-required': 'error',
      'readable-source': 'error',
      'unused-directive': 'error',
    },
    review: 'same',
  },
  agent: {
    summary: 'For agents that repair their own markup: every violation is an error, what needs review only informs.',
    rules: {
      'explicit-end-tag': 'error',
      'logo-required': 'error',
      // Nothing to repair: an offer to the site's owner.
      'no-static-structured-data': 'off',
      'readable-source': 'error',
      'unused-directive': 'error',
    },
    review: 'info',
  },
} satisfies Record<string, Preset> as Record<PresetName, Preset>; // the keys are those of the type

export type PresetName = 'recommended' | 'strict' | 'agent';

/** Whether a name in `extends` is a preset's. */
export function isPreset(name: string): name is PresetName {
  return Object.hasOwn(PRESETS, name);
}
