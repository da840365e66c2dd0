import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { takeClaim } from '../store/claims.js';
import type { Database } from '../store/database.js';
import { isText } from '../store/page.js';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';
import { type Role, roleOf } from './roles.js';
import { isPassword, NOBODY, passwordHash } from './secrets.js';
import { nameKey } from './user-name.js';

/** A person of the site. */
export interface User {
  id: string;
  name: string;
  email?: string;
  role: Role;
  createdAt: string;
}

/** A user whose password was right, and what is kept of it. */
export interface VerifiedUser {
  user: User;
  /** It changes with the password: `sessions.begin` takes it. */
  password: string;
}

/** What a name is in the table of claims: no two people have one that reads alike. */
const CLAIM = 'user-name';

/** The people of a site. */
export function users({ db }: Database, now: () => Date) {
  const find = (column: 'id' | 'name', value: string) => {
    const found = db.selectFrom('users').selectAll().where(column, '=', value).where('disabled_at', 'is', null);
    return withStorage(async () => (isText(value) ? found.executeTakeFirst() : undefined));
  };

  /** Changes a user, and ends what it is signed in by: first the user, whom a session that begins now waits for. */
  async function endingSessions(
    row: Selectable<Tables['users']>,
    change: (trx: Kysely<Tables>, id: string) => Promise<number>,
  ): Promise<User | undefined> {
    return withStorage(() =>
      db.transaction().execute(async (trx) => {
        const changed = await change(trx, row.id);
        await trx.deleteFrom('sessions').where('user', '=', row.id).execute();
        return changed > 0 ? userOf(row) : undefined;
      }),
    );
  }

  async function verify(name: string, password: string): Promise<VerifiedUser | undefined> {
    const row = await find('name', name);
    const isRight = await isPassword(password, row?.password ?? (await NOBODY));
    return row && isRight ? { user: userOf(row), password: row.password } : undefined;
  }

  return {
    /** @returns nothing where the name is taken, be it in another case or width */
    async create(name: string, role: Role, password: string, email?: string): Promise<User | undefined> {
      const row: Selectable<Tables['users']> = {
        id: `u_${randomBytes(6).toString('hex')}`,
        name,
        email: email ?? null,
        role,
        password: await passwordHash(password),
        created_at: now().toISOString(),
        disabled_at: null,
      };
      const isCreated = await withStorage(() =>
        db.transaction().execute(async (trx) => {
          // Two that read alike may come at one moment: the second waits for the first here.
          const claim = { kind: CLAIM, key: row.id, value: nameKey(name) };
          if (!(await takeClaim(trx, claim))) return false;
          const others = await trx.selectFrom('users').select(['id', 'name']).execute();
          const other = others.find((each) => nameKey(each.name) === claim.value);
          if (other) {
            // One of the time before there were claims has none yet.
            await trx
              .updateTable('claims')
              .set({ key: other.id })
              .where('kind', '=', CLAIM)
              .where('key', '=', row.id)
              .execute();
            return false;
          }
          await trx.insertInto('users').values(row).execute();
          return true;
        }),
      );
      return isCreated ? userOf(row) : undefined;
    },
    async byId(id: string): Promise<User | undefined> {
      const row = await find('id', id);
      return row && userOf(row);
    },
    async byName(name: string): Promise<User | undefined> {
      const row = await find('name', name);
      return row && userOf(row);
    },
    /** @returns nothing for a wrong name or password, which take the same time */
    verify,
    async byPassword(name: string, password: string): Promise<User | undefined> {
      return (await verify(name, password))?.user;
    },
    /** Gives a user another password. Its sessions end. @returns nothing where there is no such user */
    async setPassword(name: string, password: string): Promise<User | undefined> {
      const hash = await passwordHash(password);
      const row = await find('name', name);
      const update = (trx: Kysely<Tables>, id: string) =>
        trx.updateTable('users').set({ password: hash }).where('id', '=', id).executeTakeFirst();
      return row && (await endingSessions(row, async (trx, id) => Number((await update(trx, id)).numUpdatedRows)));
    },
    /** Takes a user away, with sessions and application passwords. @returns nothing where there is no such user */
    async remove(name: string): Promise<User | undefined> {
      const row = await find('name', name);
      const remove = async (trx: Kysely<Tables>, id: string) => {
        const gone = await trx.deleteFrom('users').where('id', '=', id).executeTakeFirst();
        await trx.deleteFrom('claims').where('kind', '=', CLAIM).where('key', '=', id).execute();
        await trx
          .updateTable('credentials')
          .set({ revoked_at: now().toISOString() })
          .where('owner', '=', id)
          .where('scheme', '=', 'application-password')
          .where('revoked_at', 'is', null)
          .execute();
        return Number(gone.numDeletedRows);
      };
      return row && (await endingSessions(row, remove));
    },
    async list(): Promise<User[]> {
      const rows = await withStorage(() =>
        db.selectFrom('users').selectAll().where('disabled_at', 'is', null).orderBy('name').execute(),
      );
      return rows.map(userOf);
    },
  };
}

export type Users = ReturnType<typeof users>;

function userOf({ id, name, email, role, created_at }: Selectable<Tables['users']>): User {
  return { id, name, role: roleOf(role) ?? 'viewer', createdAt: created_at, ...(email !== null && { email }) };
}
