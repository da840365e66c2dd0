import type { SqliteFile } from './sqlite.js';

type Statement = ReturnType<SqliteFile['prepare']>;

/** Statements that are kept: a site has some two hundred, as they are written by programs. */
const MOST = 500;

/**
 * The same file with its statements kept: to prepare one takes longer than to run it. One that fails is let go, as it may stay
 * in progress.
 */
export function keptStatements(file: SqliteFile): SqliteFile {
  const kept = new Map<string, Statement>();

  function keep(sql: string): Statement {
    const own = file.prepare(sql);
    const guarded = <Given, Result>(work: (given: Given) => Result) => {
      return (given: Given): Result => {
        try {
          return work(given);
        } catch (error) {
          kept.delete(sql);
          throw error;
        }
      };
    };
    const statement: Statement = {
      reader: own.reader,
      all: guarded((parameters: readonly unknown[]) => own.all(parameters)),
      run: guarded((parameters: readonly unknown[]) => own.run(parameters)),
      // Who goes through its rows must not meet another who does.
      iterate: (parameters) => file.prepare(sql).iterate(parameters),
    };
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(sql, statement);
    return statement;
  }

  return {
    close: () => {
      kept.clear();
      file.close();
    },
    exec: (sql) => file.exec(sql),
    prepare: (sql) => kept.get(sql) ?? keep(sql),
  };
}
