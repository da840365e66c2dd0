import type { SqliteFile } from './sqlite.js';

/** What is used of `node:sqlite`, which the types of Node 20 do not know. */
interface NodeSqlite {
  DatabaseSync: new (
    path: string,
  ) => {
    prepare(sql: string): {
      all(...parameters: unknown[]): unknown[];
      run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
      iterate(...parameters: unknown[]): IterableIterator<unknown>;
      columns(): unknown[];
    };
    exec(sql: string): void;
    close(): void;
  };
}

/**
 * Opens a file of SQLite by Node's own module.
 *
 * @returns nothing where this Node has none that can be used
 */
export async function openNodeSqlite(path: string): Promise<SqliteFile | undefined> {
  const module = await nodeSqlite();
  if (!module) return undefined;
  const database = new module.DatabaseSync(path);
  return {
    close: () => database.close(),
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
  };
}

async function nodeSqlite(): Promise<NodeSqlite | undefined> {
  const warn = process.emitWarning;
  // It says at its first use that it is experimental, which is no news to the user.
  process.emitWarning = () => undefined;
  try {
    const name: string = 'node:sqlite';
    const module = (await import(name)) as NodeSqlite; // the types of Node 20 have no such module
    const probe = new module.DatabaseSync(':memory:');
    // Early versions can't tell whether a statement gives rows.
    const isUsable = typeof probe.prepare('select 1').columns === 'function';
    probe.close();
    return isUsable ? module : undefined;
  } catch {
    return undefined;
  } finally {
    process.emitWarning = warn;
  }
}
