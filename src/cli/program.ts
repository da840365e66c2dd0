import type { Command } from 'commander';
import { addBake } from './bake/command.js';
import { baseProgram } from './base-program.js';
import { addCheck } from './check/command.js';
import { addCompletion } from './completion/command.js';
import { addInit } from './init/command.js';
import { addLint } from './lint/command.js';
import { addLsp } from './lsp/command.js';
import { addManifest } from './manifest/command.js';
import { addMoved } from './moved.js';
import { addRender } from './render/command.js';
import { addSchema } from './schema/command.js';
import { addStructuredData } from './structured-data/command.js';

const HELP = `
Examples:
  inlay init
  inlay render --site site.json page.html > page.out.html
  inlay render --site site.json pages --out dist --report
  inlay bake --site site.json pages --out baked
  inlay manifest --site site.json --concise
  inlay check --site site.json --endpoint https://example.com/manifest.json
  inlay lint --manifest manifest.json pages --fix

Exit codes:
  0  clean
  1  findings: of the linter, unresolved components, failed rules, bad lines
  2  misuse or failure: bad options, unreadable files, invalid sites

\`inlay help <command>\` tells the options of a command. What listens is in the package
\`inlay-server\`: the daemon, the MCP server, the live preview.`;

/**
 * The command line's program. It loads nothing of the core but its limits and names before a command runs.
 *
 * Its `parseAsync` throws CommanderError for misuse and for help, which are then already written.
 */
export function createProgram(): Command {
  const program = baseProgram(
    'inlay',
    "Expands runtime components in author-written HTML from a site's real resources.",
  );
  program.addHelpText('after', HELP);
  addInit(program);
  addRender(program);
  addBake(program);
  addManifest(program);
  addStructuredData(program);
  addCheck(program);
  addLint(program);
  addSchema(program);
  addLsp(program);
  addCompletion(program);
  addMoved(program);
  return program;
}
