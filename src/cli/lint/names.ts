import type { FormatName } from '../../lint/format/index.js';
import type { PresetName } from '../../lint/presets.js';

// Named here so that help needs nothing of the linter; a test holds them to its tables.

export const PRESET_CHOICES = ['recommended', 'strict', 'agent'] as const satisfies PresetName[];

const FORMAT_CHOICES = [
  'readable',
  'json',
  'agent',
  'sarif',
  'github',
  'checkstyle',
  'junit',
] as const satisfies FormatName[];

/** The formats, for help; the first is the default. */
export const FORMAT_NAMES_HELP = FORMAT_CHOICES.join(', ');
