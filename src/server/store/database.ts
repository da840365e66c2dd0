import { existsSync, writeFileSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';
import { type Dialect, Kysely } from 'kysely';
import { keptStatements } from './drivers/kept-statements.js';
import { openLibsql } from './drivers/libsql.js';
import { listenToPostgres } from './drivers/listen-postgres.js';
import { openNodeSqlite } from './drivers/node-sqlite.js';
import { postgresDialect } from './drivers/postgres.js';
import { type SqliteFile, sqliteDialect } from './drivers/sqlite.js';
import { toldDamage } from './drivers/told-damage.js';
import type { Tables } from './tables.js';

/** How a file of SQLite may be opened. */
export type SqliteDriver = 'node:sqlite' | 'libsql';

/** An open database, before it is known to have the tables. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly dialect: 'sqlite' | 'postgres';
  /** The open file, for what only SQLite has. */
  readonly file?: SqliteFile;
  /**
   * Has a function called as other processes write, where the database tells that by itself.
   *
   * @returns what ends that
   */
  listen?(heard: () => void): () => Promise<void>;
  close(): Promise<void>;
}

const POSTGRES_URL = /^postgres(?:ql)?:\/\//i;

/**
 * Opens a database: of PostgreSQL by its address, or else a file of SQLite, which is made where it is missing.
 *
 * @param where `postgres://…`, or the path of a file
 * @param driver of SQLite; by default `node:sqlite` where this Node has it, or else `libsql`
 * @throws InlayError `database-failed` where it can't be opened, or is damaged
 */
export async function openDatabase(where: string, driver?: SqliteDriver): Promise<Database> {
  if (POSTGRES_URL.test(where)) {
    const { dialect } = postgresDialect(where);
    const db = new Kysely<Tables>({ dialect });
    return {
      db,
      dialect: 'postgres',
      listen: (heard) => listenToPostgres(where, heard),
      close: () => db.destroy(),
    };
  }
  const file = await openFile(where, driver);
  const db = new Kysely<Tables>({ dialect: dialectOf(file) });
  const close = async () => {
    try {
      // One file holds all of a site that is not running: who copies it has a backup.
      file.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all([]);
    } catch {
      // The disk may be full, or another process busy: the file beside it keeps what is not there yet.
    }
    await db.destroy();
  };
  return { db, dialect: 'sqlite', file, close };
}

/** @throws InlayError `database-failed`; the file is closed then */
function dialectOf(file: SqliteFile): Dialect {
  try {
    return sqliteDialect(file);
  } catch (error) {
    file.close();
    throw error;
  }
}

async function openFile(path: string, driver: SqliteDriver | undefined): Promise<SqliteFile> {
  try {
    makePrivate(path);
    const own = driver === 'libsql' ? undefined : await openNodeSqlite(path);
    if (own) return keptStatements(toldDamage(own, path));
    if (driver === 'node:sqlite') throw new Error('this Node has no `node:sqlite`');
    return keptStatements(toldDamage(await openLibsql(path), path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InlayError('database-failed', `Cannot open the database \`${path}\`: ${reason}`, [], { cause: error });
  }
}

/**
 * Makes an empty file that its owner alone may read, where there is none: SQLite would make one for everybody. One that is
 * there is left alone, as to close it here would take away the locks of another connection of this process.
 */
export function makePrivate(path: string): void {
  if (path === ':memory:' || existsSync(path)) return;
  writeFileSync(path, '', { mode: 0o600, flag: 'a' });
}
