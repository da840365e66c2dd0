import type { SqliteFile } from './sqlite.js';

/** Opens a file of SQLite by `libsql`, whose programs come with its registry packages. */
export async function openLibsql(path: string): Promise<SqliteFile> {
  const { default: Libsql } = await import('libsql');
  return new Libsql(path);
}
