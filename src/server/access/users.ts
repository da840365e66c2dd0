import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { isText } from '../store/page.js';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';
import { type Role, roleOf } from './roles.js';
import { isPassword, NOBODY, passwordHash } from './secrets.js';

/** A person of the site. */
export interface User {
  id: string;
  name: string;
  email?: string;
  role: Role;
  createdAt: string;
}

/** The people of a site. */
export function users({ db }: Database, now: () => Date) {
  const find = (column: 'id' | 'name', value: string) => {
    const found = db.selectFrom('users').selectAll().where(column, '=', value).where('disabled_at', 'is', null);
    return withStorage(async () => (isText(value) ? found.executeTakeFirst() : undefined));
  };
  return {
    /** @returns nothing where the name is taken */
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
      const insert = db.insertInto('users').values(row);
      const done = await withStorage(() =>
        insert.onConflict((conflict) => conflict.column('name').doNothing()).executeTakeFirst(),
      );
      return Number(done.numInsertedOrUpdatedRows ?? 0) > 0 ? userOf(row) : undefined;
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
    async byPassword(name: string, password: string): Promise<User | undefined> {
      const row = await find('name', name);
      const isRight = await isPassword(password, row?.password ?? (await NOBODY));
      return row && isRight ? userOf(row) : undefined;
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
