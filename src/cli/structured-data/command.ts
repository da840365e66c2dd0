import { type Command, Option } from 'commander';
import { addConfigFileOptions, CONFIG_HELP } from '../config/config-options.js';
import type { StructuredDataOptions } from './options.js';

const HELP = `
${CONFIG_HELP}

Examples:
  inlay structured-data --site site.json
  inlay structured-data --site site.json --script --out partials/data.html

Exit codes:
  0  printed
  2  misuse, or a site that is not valid`;

/** Adds `inlay structured-data` to the program. */
export function addStructuredData(program: Command): void {
  const command = program
    .command('structured-data')
    .summary("print a site's JSON-LD for its pages")
    .description('Prints who is behind a site for search engines and assistants: JSON-LD of schema.org.')
    .optionsGroup('Site (one of them, or in the configuration):')
    .addOption(new Option('--site <file>', "JSON file of the site's state, `-` for stdin").conflicts('manifest'))
    .option('--manifest <file>', 'JSON file of a full manifest, `-` for stdin');
  addConfigFileOptions(command)
    .optionsGroup('Output:')
    .option('--script', 'as a script element for the head of a page')
    .option('--out <file>', 'write to this file')
    .addHelpText('after', HELP)
    .action(async (options: StructuredDataOptions) => {
      const { printStructuredData } = await import('./print.js');
      process.exitCode = await printStructuredData(options);
    });
}
