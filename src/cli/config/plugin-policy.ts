import { InlayError } from '../../message/error.js';

/** What becomes of the plugins that a configuration names: `refuse` makes them an error that says how to allow them. */
export type PluginPolicy = 'run' | 'refuse' | 'leave out';

/** A plugin that a configuration names, and that was not run. */
export interface LeftOutPlugin {
  /** As the configuration has it. */
  name: string;
  /** Path of the configuration file. */
  from: string;
}

/** The error for plugins of a configuration of which nobody said whether they run. */
export function unsaidPlugins(names: readonly string[], from: string): InlayError {
  const list = names.map((name) => `\`${name}\``).join(', ');
  const message =
    names.length === 1
      ? `Unexpected plugin ${list}, expected \`--plugins\` or \`--no-plugins\`: a plugin is code. ` +
        '`--plugins` runs it, if you trust it; `--no-plugins` goes without its rules'
      : `Unexpected plugins ${list}, expected \`--plugins\` or \`--no-plugins\`: plugins are code. ` +
        '`--plugins` runs them, if you trust them; `--no-plugins` goes without their rules';
  return new InlayError('plugins-not-allowed', `${from}: ${message}`);
}
