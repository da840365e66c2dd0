import { type Command, Option } from 'commander';
import { ROLES } from '../../access/roles.js';
import { addFolderOptions, type FolderOptions } from '../manage/folder-option.js';
import { text } from '../options/text.js';
import type { UserCreateOptions, UserListOptions, UserPasswordOptions } from './run.js';

const PASSWORD = `
The password is the first line of stdin; on a terminal it is asked for and not
shown. Nothing of it stands in the command or its history. It has 12 characters
or more, and is not the name or \`password\`.`;

const NAMES = `
A name is written in letters of one script, and no two differ in case or width
alone.`;

const HELP = `${PASSWORD}${NAMES}
With the password a user signs in at \`/sign-in\` of the site. Whose password is changed, or who is removed, is signed out everywhere at once.
Application passwords stay good when the password is changed.

Roles: ${Object.entries(ROLES)
  .map(([role, { says }]) => `${role} ${says}`)
  .join('; ')}.

Examples:
  inlay-server user create --folder my-site --role owner ada
  inlay-server user create --folder my-site ada < password.txt
  inlay-server user password --folder my-site ada
  inlay-server user remove --folder my-site ada
  inlay-server user app-password --folder my-site --label "Backup script" ada`;

/** Adds `inlay-server user` to the program. */
export function addUser(program: Command): void {
  const user = program
    .command('user')
    .summary('people of a site')
    .description('Makes, lists, changes and removes the people of a site.');
  user.addHelpText('after', HELP);
  addFolderOptions(user.command('create').description('Makes a user; stdin gives the password.'))
    .argument('<name>', 'what the user signs in with')
    .addOption(new Option('--role <role>', 'what the user may').choices(Object.keys(ROLES)).default('owner'))
    .option('--email <address>', 'where notices go')
    .addHelpText('after', `${PASSWORD}${NAMES}`)
    .action(async (name: string, options: UserCreateOptions) => (await import('./run.js')).createUser(name, options));
  addFolderOptions(user.command('list').description('Lists users.'))
    .option('--json', 'answer in JSON')
    .action(async (options: UserListOptions) => (await import('./run.js')).listUsers(options));
  addFolderOptions(
    user.command('password').description('Gives a user another password, from stdin, and ends its sessions.'),
  )
    .argument('<name>', 'of the user')
    .addHelpText('after', PASSWORD)
    .action(async (name: string, options: FolderOptions) => (await import('./run.js')).changePassword(name, options));
  addFolderOptions(user.command('remove').description('Removes a user, with its sessions and application passwords.'))
    .argument('<name>', 'of the user')
    .action(async (name: string, options: FolderOptions) => (await import('./run.js')).removeUser(name, options));
  addFolderOptions(
    user.command('app-password').description('Makes an application password of a user, and shows it this once.'),
  )
    .argument('<name>', 'of the user')
    .requiredOption('--label <text>', 'what it is for', text)
    .action(async (name: string, options: UserPasswordOptions) =>
      (await import('./run.js')).createAppPassword(name, options),
    );
}
