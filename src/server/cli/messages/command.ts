import { type Command, InvalidArgumentError, Option } from 'commander';
import { addFolderOptions } from '../manage/folder-option.js';
import { whole } from '../options/whole.js';
import type { MessageDeleteOptions, MessageExportOptions, MessageListOptions, MessageShowOptions } from './run.js';

const HELP = `
What visitors have sent by forms is personal data: it stands in the site's
database alone, in no log, no audit row and no \`inlay-server export\`. An audit
row says how many were deleted.

Examples:
  inlay-server messages list --folder my-site
  inlay-server messages show --folder my-site 0mfp4x1k20123456789
  inlay-server messages export --folder my-site --format csv > messages.csv
  inlay-server messages delete --folder my-site --before 2026-01-01
  inlay-server messages delete --folder my-site --sender ada@example.com`;

/** Messages that a list shows by default, and at most. */
const SHOWN = 50;
const MOST_SHOWN = 1000;

/** Adds `inlay-server messages` to the program. */
export function addMessages(program: Command): void {
  const messages = program
    .command('messages')
    .summary('what visitors have sent by forms')
    .description('Lists, shows, exports and deletes what visitors have sent by forms.');
  messages.addHelpText('after', HELP);
  addFolderOptions(messages.command('list').description('Lists messages, the newest first.'))
    .option('--form <name>', 'of this form alone, as `provider_contact_form/contact`')
    .option('--limit <n>', `how many, at most ${MOST_SHOWN}`, whole(1, MOST_SHOWN), SHOWN)
    .option('--after <id>', 'those that are older than this one')
    .option('--json', 'answer in JSON')
    .action(async (options: MessageListOptions) => (await import('./run.js')).listMessages(options));
  addFolderOptions(messages.command('show').description('Shows a message.'))
    .argument('<id>', 'of the message')
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: MessageShowOptions) => (await import('./run.js')).showMessage(id, options));
  addFolderOptions(messages.command('export').description('Writes all messages to stdout, the newest first.'))
    .option('--form <name>', 'of this form alone')
    .addOption(new Option('--format <format>', 'lines of JSON, or a table').choices(['jsonl', 'csv']).default('jsonl'))
    .action(async (options: MessageExportOptions) => (await import('./run.js')).exportMessages(options));
  addFolderOptions(messages.command('delete').description('Deletes messages for good.'))
    .argument('[ids...]', 'of messages')
    .option('--before <date>', 'all that are older, as `2026-01-31`', day)
    .option('--sender <address>', 'all of this mail address')
    .action(async (ids: string[], options: MessageDeleteOptions) =>
      (await import('./run.js')).deleteMessages(ids, options),
    );
}

function day(value: string): string {
  const at = new Date(`${value}T00:00:00Z`);
  // A date that there is none of, such as `2026-02-31`, is another one when it is read.
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value))
    return at.toISOString();
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a date such as \`2026-01-31\`.`);
}
