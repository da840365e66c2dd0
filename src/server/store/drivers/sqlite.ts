import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isLocked } from './is-locked.js';

/** An open file of SQLite, whichever library opened it: what Kysely needs of it, and what it needs not. */
export interface SqliteFile extends SqliteDatabase {
  exec(sql: string): unknown;
}

/** Milliseconds that a write waits for another process to finish its own. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * What every connection is told: how long it waits for a lock, before it can meet one, and that what was acknowledged is on the
 * disk (FULL). @see https://sqlite.org/pragma.html
 */
const PRAGMAS = [`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`, 'PRAGMA synchronous = FULL', 'PRAGMA foreign_keys = ON'];

/** Milliseconds between two tries to have readers not wait for the writer. */
const WAL_TRY_MS = 20;

/** The dialect of an open file. A transaction locks at its begin: one that only locks at its first write can fail there. */
export function sqliteDialect(file: SqliteFile): Dialect {
  for (const pragma of PRAGMAS) file.prepare(pragma).all([]);
  useWal(file);
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => immediate(new SqliteDialect({ database: file }).createDriver()),
  };
}

/**
 * Has readers not wait for the writer. It needs the file alone, and does not always wait for that by itself: of two processes that
 * make a new file at one moment, one is told at once that it is locked.
 */
function useWal(file: SqliteFile): void {
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      file.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAL_TRY_MS);
    }
  }
}

function immediate(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    async beginTransaction(connection: DatabaseConnection) {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    },
    commitTransaction: (connection) => driver.commitTransaction(connection),
    async rollbackTransaction(connection) {
      try {
        await driver.rollbackTransaction(connection);
      } catch (error) {
        // SQLite has ended it by itself where the disk is full: what failed is told, not this.
        if (!(error instanceof Error && /no transaction is active/.test(error.message))) throw error;
      }
    },
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  };
}
