import { type Command, Option } from 'commander';
import { addFolderOptions } from '../manage/folder-option.js';
import type { SubscriberDeleteOptions, SubscriberExportOptions, SubscriberListOptions } from './run.js';

const HELP = `
Who has asked for the newsletter and confirmed it by the link of the mail.
Addresses stand in the site's database alone, in no log and no audit row.

Examples:
  inlay-server subscribers list --folder my-site
  inlay-server subscribers export --folder my-site --format csv > readers.csv
  inlay-server subscribers delete --folder my-site ada@example.com`;

/** Adds `inlay-server subscribers` to the program. */
export function addSubscribers(program: Command): void {
  const subscribers = program
    .command('subscribers')
    .summary('who gets the newsletter')
    .description('Lists, exports and deletes those who get the newsletter.');
  subscribers.addHelpText('after', HELP);
  addFolderOptions(subscribers.command('list').description('Lists those who have confirmed.'))
    .option('--all', 'those who have not confirmed yet, too')
    .option('--json', 'answer in JSON')
    .action(async (options: SubscriberListOptions) => (await import('./run.js')).listSubscribers(options));
  addFolderOptions(subscribers.command('export').description('Writes those who have confirmed to stdout.'))
    .addOption(new Option('--format <format>', 'lines of JSON, or a table').choices(['jsonl', 'csv']).default('jsonl'))
    .action(async (options: SubscriberExportOptions) => (await import('./run.js')).exportSubscribers(options));
  addFolderOptions(subscribers.command('delete').description('Takes an address off every list, for good.'))
    .argument('<address>', 'the mail address')
    .action(async (address: string, options: SubscriberDeleteOptions) =>
      (await import('./run.js')).deleteSubscriber(address, options),
    );
}
