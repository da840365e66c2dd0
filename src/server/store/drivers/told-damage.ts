import { InlayError } from 'inlay/internal/message/error.js';
import type { SqliteFile } from './sqlite.js';

type Statement = ReturnType<SqliteFile['prepare']>;

/** SQLite's result codes for a file that is damaged, and for one that never was its own (https://sqlite.org/rescode.html). */
const [CORRUPT, NOTADB] = [11, 26];

/** Whether SQLite can't read a file, as `node:sqlite` or `libsql` tell it. */
function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }; // both are looked at as they are
  if (typeof errcode === 'number') return (errcode & 0xff) === CORRUPT || errcode === NOTADB;
  return typeof code === 'string' && /^SQLITE_(?:CORRUPT|NOTADB)/.test(code);
}

/**
 * The same file, whose damage is told with its name and what to do.
 *
 * @returns a file whose methods throw InlayError `database-failed` for damage
 */
export function toldDamage(file: SqliteFile, path: string): SqliteFile {
  function told<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw isDamage(error) ? damaged(path, error.message, error) : error;
    }
  }

  function statement(sql: string): Statement {
    const own = told(() => file.prepare(sql));
    return {
      reader: own.reader,
      all: (parameters) => told(() => own.all(parameters)),
      run: (parameters) => told(() => own.run(parameters)),
      iterate: (parameters) => rows(told(() => own.iterate(parameters))),
    };
  }

  function* rows(own: IterableIterator<unknown>): IterableIterator<unknown> {
    try {
      yield* own;
    } catch (error) {
      throw isDamage(error) ? damaged(path, error.message, error) : error;
    }
  }

  return { close: () => file.close(), exec: (sql) => told(() => file.exec(sql)), prepare: statement };
}

/** What is told of a file of SQLite that can't be read any more. */
export function damaged(path: string, reason: string, cause?: unknown): InlayError {
  const summary = `The database \`${path}\` is damaged (${reason}): stop the site, and put a backup in its place`;
  return new InlayError('database-failed', summary, [], { cause });
}
