import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { ROLES, type Role } from '../../access/roles.js';
import type { User } from '../../access/users.js';
import type { OpenSite } from '../../site/open-site.js';
import { noteInAudit } from '../../store/audit-note.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, siteFolder, withSite } from '../manage/with-site.js';
import { checkName, checkPassword } from './accepted.js';
import { askPassword } from './ask-password.js';

export interface UserCreateOptions extends FolderOptions {
  role: Role;
  email?: string;
}
export interface UserListOptions extends FolderOptions {
  json?: true;
}
export interface UserPasswordOptions extends FolderOptions {
  label: string;
}

/** `inlay-server user create` */
export async function createUser(name: string, options: UserCreateOptions): Promise<void> {
  checkName(name);
  const password = await newPassword(name, options);
  await withSite(options, async (site) => {
    const user = await site.users.create(name, options.role, password, options.email);
    if (!user) throw new InlayError('invalid-user', `Unexpected name \`${name}\`, expected one that no user has`);
    await noteUser(site, 'user.create', user);
    const { role } = user;
    await tell(process.stdout, `Made the user ${name}, ${role}: ${ROLES[role].says}. It signs in at \`/sign-in\`.\n`);
  });
}

/** `inlay-server user password` */
export async function changePassword(name: string, options: FolderOptions): Promise<void> {
  const password = await newPassword(name, options);
  await withSite(options, async (site) => {
    const user = (await site.users.setPassword(name, password)) ?? unknown(name);
    await noteUser(site, 'user.password', user);
    await tell(process.stdout, `Changed the password of ${name}: who was signed in by it is not any more.\n`);
  });
}

/** `inlay-server user remove` */
export async function removeUser(name: string, options: FolderOptions): Promise<void> {
  await withSite(options, async (site) => {
    const user = (await site.users.remove(name)) ?? unknown(name);
    await noteUser(site, 'user.remove', user);
    await tell(process.stdout, `Removed the user ${name}, with sessions and application passwords.\n`);
  });
}

async function newPassword(name: string, options: FolderOptions): Promise<string> {
  // Before anybody writes one for nothing.
  siteFolder(options);
  const password = await askPassword();
  checkPassword(password, name);
  return password;
}

function unknown(name: string): never {
  throw new InlayError('no-user', `Unexpected user \`${name}\`, expected one of \`inlay-server user list\``);
}

async function noteUser(site: OpenSite, action: string, { id, name, role }: User): Promise<void> {
  const note = { at: site.now().toISOString(), by: commandUser(), action, detail: { id, name, role } };
  await noteInAudit(site.store.database, note);
}

/** `inlay-server user list` */
export async function listUsers(options: UserListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const all = await site.users.list();
    if (options.json) return printJson(all, undefined, []);
    const rows = all.map(({ name, role, email = '', createdAt }) => [name, role, email, createdAt.slice(0, 10)]);
    return printTable(['name', 'role', 'email', 'made'], rows);
  });
}

/** `inlay-server user app-password` */
export async function createAppPassword(name: string, options: UserPasswordOptions): Promise<void> {
  await withSite(options, async (site) => {
    const user = (await site.users.byName(name)) ?? unknown(name);
    const { scopes } = ROLES[user.role];
    const request = { scheme: 'application-password' as const, owner: user.id, label: options.label, scopes };
    const { credential, secret } = await site.credentials.create(request);
    const detail = { id: credential.id, user: user.id, label: options.label };
    const note = { at: site.now().toISOString(), by: commandUser(), action: 'app-password.create', detail };
    await noteInAudit(site.store.database, note);
    await tell(
      process.stdout,
      `${secret}\n\nIt signs ${name} in by Basic authentication. It is shown this once: keep it now.\n`,
    );
  });
}
