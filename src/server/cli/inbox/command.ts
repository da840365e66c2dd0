import type { Command } from 'commander';
import { addFolderOptions } from '../manage/folder-option.js';
import type { InboxListOptions, InboxOptions, InboxRefuseOptions } from './run.js';

const HELP = `
What an agent may not do by itself waits here. \`confirm\` prints the token with
which the agent sends its request again; \`token\` prints it once more, until it is
used; \`refuse\` tells the agent why not.

Examples:
  inlay-server inbox list --folder my-site
  inlay-server inbox show --folder my-site 0123456789abcdef01234567
  inlay-server inbox confirm --folder my-site 0123456789abcdef01234567
  inlay-server inbox token --folder my-site 0123456789abcdef01234567
  inlay-server inbox refuse --folder my-site --word "Keep the old menu" 0123456789abcdef01234567`;

/** Adds `inlay-server inbox` to the program. */
export function addInbox(program: Command): void {
  const inbox = program
    .command('inbox')
    .summary('what waits for a person')
    .description('Shows what agents propose, confirms it or refuses it.');
  inbox.addHelpText('after', HELP);
  addFolderOptions(inbox.command('list').description('Lists what waits, the newest first.'))
    .option('--all', 'what was decided, too')
    .option('--json', 'answer in JSON')
    .action(async (options: InboxListOptions) => (await import('./run.js')).listInbox(options));
  addFolderOptions(
    inbox.command('show').description('Shows all of what would change, before and after, with its code.'),
  )
    .argument('<id>')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: InboxOptions) => (await import('./run.js')).showItem(id, options));
  addFolderOptions(inbox.command('confirm').description('Confirms it, and prints the token.'))
    .argument('<id>')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: InboxOptions) => (await import('./run.js')).confirmItem(id, options));
  addFolderOptions(
    inbox.command('token').description('Prints the token of what is confirmed and not done yet, once more.'),
  )
    .argument('<id>')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: InboxOptions) => (await import('./run.js')).showToken(id, options));
  addFolderOptions(inbox.command('refuse').description('Refuses it.'))
    .argument('<id>')
    .requiredOption('--word <text>', 'what the agent reads')
    .action(async (id: string, options: InboxRefuseOptions) => (await import('./run.js')).refuseItem(id, options));
}
