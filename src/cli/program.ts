import { Command } from 'commander';
import { printable } from '../printable.js';
import { VERSION } from '../version.js';
import { addBake } from './bake/command.js';
import { addCheck } from './check/command.js';
import { addServe } from './daemon/command.js';
import { addLint } from './lint/command.js';
import { addLsp } from './lsp/command.js';
import { addManifest } from './manifest/command.js';
import { addMcp } from './mcp/command.js';
import { told } from './output/tell.js';
import { painter } from './output/terminal.js';
import { addPreview } from './preview/command.js';
import { addRender } from './render/command.js';
import { addSchema } from './schema/command.js';

const HELP = `
Examples:
  inlay render --site site.json page.html > page.out.html
  inlay render --site site.json pages --out dist --report
  inlay bake --site site.json pages --out baked
  inlay manifest --site site.json --concise
  inlay check --site site.json --endpoint https://example.com/manifest.json
  inlay lint --manifest manifest.json pages --fix
  inlay serve --socket /run/inlay/inlay.sock
  inlay preview --site site.json pages
  inlay mcp --site site.json

Exit codes:
  0  clean
  1  findings: of the linter, unresolved components, failed rules, bad lines
  2  misuse or failure: bad options, unreadable files, invalid sites

\`inlay help <command>\` tells the options of a command.`;

/**
 * The command line's program. It loads nothing of the core but its limits and names before a command runs.
 *
 * Its `parseAsync` throws CommanderError for misuse and for help, which are then already written.
 */
export function createProgram(): Command {
  const program = new Command('inlay')
    .description("Expands runtime components in author-written HTML from a site's real resources.")
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        const message = printable(text).replace(/^error:/, painter(process.stderr)('red', 'error:'));
        write(told(process.stderr, message));
      },
    })
    .addHelpText('after', HELP);
  addRender(program);
  addBake(program);
  addManifest(program);
  addCheck(program);
  addLint(program);
  addSchema(program);
  addLsp(program);
  addServe(program);
  addPreview(program);
  addMcp(program);
  return program;
}
