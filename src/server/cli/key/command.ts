import { type Command, InvalidArgumentError } from 'commander';
import { addFolderOptions } from '../manage/folder-option.js';
import { text } from '../options/text.js';
import type { KeyCreateOptions, KeyIdOptions, KeyListOptions, KeyRotateOptions } from './run.js';

const HELP = `
A key is shown once, when it is made: what is kept of it is a digest. Scopes
are \`area:verb\` as in \`menus:read\` or \`canvas:write\`; \`menus:*\` is all of an area,
\`*:read\` reads everything, \`*\` does all that is not destructive, \`**\` everything.
A scope that no route needs is refused, with a list of all that there are.

Examples:
  inlay-server key create --folder my-site --label "Agent" --scope '*'
  inlay-server key list --folder my-site
  inlay-server key rotate --folder my-site --overlap 24 k_0123456789abcdef
  inlay-server key revoke --folder my-site k_0123456789abcdef`;

/** Adds `inlay-server key` to the program. */
export function addKey(program: Command): void {
  const key = program
    .command('key')
    .summary('service keys of a site')
    .description('Makes, lists, replaces and revokes service keys.');
  key.addHelpText('after', HELP);
  addFolderOptions(key.command('create').description('Makes a key and shows it, this once.'))
    .requiredOption('--label <text>', 'what it is for', text)
    .option('--scope <scopes>', 'what it may do, separated by commas; may be said again (default: *)', scopes)
    .option('--environment <name>', 'the only one that takes it: what `inlay-server site --environment` says', text)
    .option('--days <n>', 'days until it expires; without, it does not', days)
    .option('--json', 'answer in JSON')
    .action(async (options: KeyCreateOptions) => (await import('./run.js')).createKey(options));
  addFolderOptions(key.command('list').description('Lists keys: when each was used, and until when it is good.'))
    .option('--json', 'answer in JSON')
    .action(async (options: KeyListOptions) => (await import('./run.js')).listKeys(options));
  addFolderOptions(key.command('rotate').description('Makes a new key in place of another.'))
    .argument('<id>', 'of the key')
    .option('--overlap <hours>', 'hours for which the old one stays good', hours, 24)
    .option('--json', 'answer in JSON')
    .action(async (id: string, options: KeyRotateOptions) => (await import('./run.js')).rotateKey(id, options));
  addFolderOptions(key.command('revoke').description('Ends a key at once.'))
    .argument('<id>', 'of the key')
    .action(async (id: string, options: KeyIdOptions) => (await import('./run.js')).revokeKey(id, options));
}

function scopes(value: string, before: readonly string[] = []): string[] {
  const all = value.split(',').map((scope) => scope.trim());
  const wrong = all.find((scope) => !/^(?:\*{1,2}|(?:\*|[a-z][a-z-]*):(?:\*|[a-z][a-z-]*))$/.test(scope));
  if (wrong === undefined) return [...new Set([...before, ...all])];
  throw new InvalidArgumentError(
    `Unexpected scope \`${wrong}\`, expected one such as \`menus:read\`, \`*:read\` or \`*\`.`,
  );
}

function days(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) > 0) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a number of days from 1.`);
}

function hours(value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError(`Unexpected \`${value}\`, expected a number of hours, 0 for none.`);
}
