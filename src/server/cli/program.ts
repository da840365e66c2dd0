import type { Command } from 'commander';
import { baseProgram } from 'inlay/internal/cli/base-program.js';
import { addCompletion } from 'inlay/internal/cli/completion/command.js';
import { addAudit } from './audit/command.js';
import { addBackup } from './backup/command.js';
import { addDaemon } from './daemon/command.js';
import { addForms } from './forms/command.js';
import { addInbox } from './inbox/command.js';
import { addKey } from './key/command.js';
import { addMcp } from './mcp/command.js';
import { addMessages } from './messages/command.js';
import { addPreview } from './preview/command.js';
import { addSite } from './site/command.js';
import { addSubscribers } from './subscribers/command.js';
import { addUser } from './user/command.js';

const HELP = `
Examples:
  inlay-server site my-site
  inlay-server daemon --socket /run/inlay/inlay.sock
  inlay-server preview --site site.json pages
  inlay-server mcp --site site.json

Exit codes:
  0  it ended as it was told to
  1  a static preview was written, and there are findings
  2  misuse or failure: bad options, an address in use, invalid sites

\`inlay-server help <command>\` tells the options of a command.`;

/**
 * The program of `inlay-server`. It loads nothing of the servers but their limits and names before a command runs.
 *
 * Its `parseAsync` throws CommanderError for misuse and for help, which are then already written.
 */
export function createProgram(): Command {
  const program = baseProgram(
    'inlay-server',
    'Serves what Inlay does: to a CMS, to AI agents, to people who look at pages.',
  );
  program.addHelpText('after', HELP);
  addDaemon(program);
  addPreview(program);
  addMcp(program);
  addSite(program);
  addKey(program);
  addUser(program);
  addInbox(program);
  addForms(program);
  addMessages(program);
  addSubscribers(program);
  addAudit(program);
  addBackup(program);
  addCompletion(program);
  return program;
}
