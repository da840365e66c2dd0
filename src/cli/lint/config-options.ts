import type { Command } from 'commander';

/** The options that say which configuration counts, and whether code of it runs. */
export interface ConfigOptions {
  /** Path of the configuration file; `false` for none. */
  config?: string | false;
  /** Whether the plugins that a configuration names run; unsaid, those of a file that was named by hand. */
  plugins?: boolean;
}

/** Adds those options to a command. */
export function addConfigOptions(command: Command): Command {
  return command
    .optionsGroup('Configuration:')
    .option('--config <file>', 'use this configuration file of the linter, and run its plugins')
    .option('--no-config', 'use no configuration file; of both, the last counts')
    .option('--plugins', "run the plugins, which are code, of the project's own configuration")
    .option('--no-plugins', 'run no plugins, and go without their rules; of both, the last counts');
}
