import { Argument, type Command } from 'commander';
import { choice } from '../options/choice.js';
import { SCHEMAS, type SchemaName, type SchemaOptions } from './options.js';

const HELP = `
Examples:
  inlay schema site --out site.schema.json
  inlay schema config --out inlay.schema.json

Exit codes:
  0  printed
  2  misuse`;

/** Adds `inlay schema` to the program. */
export function addSchema(program: Command): void {
  program
    .command('schema')
    .summary('print a JSON Schema')
    .description(
      "Prints the JSON Schema (draft 2020-12) of a site's state, the manifest, a baked canvas or a configuration file.",
    )
    .addArgument(new Argument('[name]', '`site`, `manifest`, `baked` or `config`').argParser(choice(SCHEMAS)))
    .optionsGroup('Output:')
    .option('--out <file>', 'write to this file')
    .addHelpText('after', HELP)
    .action(async (name: SchemaName | undefined, options: SchemaOptions, command: Command) => {
      if (name === undefined) {
        command.error(`error: Unexpected command line without a name, expected one of ${quoted(SCHEMAS)}`);
      }
      const { printSchema } = await import('./print.js');
      process.exitCode = await printSchema(name, options);
    });
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
