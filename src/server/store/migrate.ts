import { InlayError } from 'inlay/internal/message/error.js';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.js';
import { MIGRATIONS } from './migrations/index.js';
import type { Tables } from './tables.js';

/** Any number: processes that start at the same time on PostgreSQL wait for each other by it. */
const LOCK = 4_715_829;

/** What the chain of audit rows begins with. */
const NO_HASH = '0'.repeat(64);

/**
 * Brings the tables of a database to the version of this program.
 *
 * @returns the version that they had, 0 for an empty database
 * @throws InlayError `database-newer` where a newer program has written them
 */
export async function migrate({ db, dialect }: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const version = await versionOf(trx);
    if (version > MIGRATIONS.length) {
      const expected = `expected at most ${MIGRATIONS.length}: a newer release of Inlay has written it`;
      throw new InlayError('database-newer', `Unexpected version ${version} of the database, ${expected}`);
    }
    for (const step of MIGRATIONS.slice(version)) await step(trx.schema);
    if (version === 0) await trx.insertInto('chain').values({ id: 1, seq: 0, hash: NO_HASH }).execute();
    if (version < MIGRATIONS.length) {
      const value = String(MIGRATIONS.length);
      await trx
        .insertInto('meta')
        .values({ name: 'version', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    }
    return version;
  });
}

async function versionOf(db: Kysely<Tables>): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'meta')) return 0;
  const row = await db.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst();
  return Number(row?.value ?? 0);
}
