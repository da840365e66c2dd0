import type { SqliteFile } from './sqlite.js';

/** What is used of an open file of `libsql`. */
interface Libsql extends SqliteFile {
  readonly inTransaction: boolean;
}

type Statement = ReturnType<SqliteFile['prepare']>;

/** Begin and end of a transaction, as Kysely writes them. */
const CONTROL = /^(?:begin|commit|rollback)\b/i;

/**
 * Opens a file of SQLite by `libsql`, whose programs come with its registry packages.
 *
 * A statement of it that fails as another process holds the file stays in progress until the garbage collector comes, and
 * until then no transaction can be committed (tursodatabase/libsql-client-ts, issue 352). So what has to wait for the lock is
 * only ever a `begin immediate` by `exec`, which leaves nothing behind.
 */
export async function openLibsql(path: string): Promise<SqliteFile> {
  const { default: Database } = await import('libsql');
  const file: Libsql = new Database(path);
  return {
    close: () => file.close(),
    exec: (sql) => file.exec(sql),
    prepare: (sql) => (CONTROL.test(sql) ? controlStatement(file, sql) : statement(file, sql)),
  };
}

function controlStatement(file: Libsql, sql: string): Statement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [][Symbol.iterator](),
    run() {
      file.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}

function statement(file: Libsql, sql: string): Statement {
  const own = file.prepare(sql);
  return {
    reader: own.reader,
    all: (parameters) => own.all(parameters),
    iterate: (parameters) => own.iterate(parameters),
    run(parameters) {
      if (file.inTransaction) return own.run(parameters);
      file.exec('begin immediate');
      try {
        const result = own.run(parameters);
        file.exec('commit');
        return result;
      } finally {
        if (file.inTransaction) file.exec('rollback');
      }
    },
  };
}
