import type { Command } from 'commander';

/** The options that say which configuration counts. */
export interface ConfigFileOptions {
  /** Path of the configuration file; `false` for none. */
  config?: string | false;
}

/** The options that say which configuration counts, and whether code of it runs. */
export interface ConfigOptions extends ConfigFileOptions {
  /** Whether the plugins that a configuration names run; unsaid, those of a file that was named by hand. */
  plugins?: boolean;
}

/** What the commands that take nothing but the site from a configuration say of it. */
export const CONFIG_HELP = `Without --site and --manifest the site is that of the configuration file,
\`inlay.config.json\` or \`.inlayrc.json\`, that is looked for from each canvas, else
from the working folder, up to the top of the project: its \`site\` or \`manifest\`.
A file that others can change is refused. \`inlay init\` writes one.`;

/** Adds the options of a command that takes nothing but the site from a configuration. */
export function addConfigFileOptions(command: Command): Command {
  return command
    .optionsGroup('Configuration:')
    .option('--config <file>', 'take the site from this configuration file')
    .option('--no-config', 'use no configuration file; of both, the last counts');
}

/** Adds all of those options to a command. */
export function addConfigOptions(command: Command): Command {
  return command
    .optionsGroup('Configuration:')
    .option('--config <file>', 'use this configuration file of the linter, and run its plugins')
    .option('--no-config', 'use no configuration file; of both, the last counts')
    .option('--plugins', "run the plugins, which are code, of the project's own configuration")
    .option('--no-plugins', 'run no plugins, and go without their rules; of both, the last counts');
}
