import { existsSync, rmSync } from 'node:fs';
import { describeSystemError, isSystemError } from 'inlay/internal/cli/errors/system-error.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { type Database, makePrivate, openDatabase } from './database.js';
import type { SqliteFile } from './drivers/sqlite.js';
import { type AuditVerdict, verifyAudit } from './verify-audit.js';

/** A backup that was made and read again. */
export interface Backup {
  path: string;
  documents: number;
  audit: AuditVerdict;
}

/**
 * Copies a database of SQLite into a new file while it is in use, and verifies the copy: its pages, and its audit chain.
 *
 * @throws InlayError `backup-failed` for PostgreSQL, a file that is there, and a copy that is not whole
 */
export async function backup(database: Database, path: string): Promise<Backup> {
  if (!database.file) throw failed('Unexpected database of PostgreSQL, expected SQLite: use `pg_dump`');
  if (existsSync(path)) throw failed(`Unexpected file \`${path}\`, expected none there`);
  copyInto(database.file, path);
  const copy = await openDatabase(path);
  try {
    const [check] = copy.file?.prepare('PRAGMA integrity_check').all([]) ?? [];
    if (JSON.stringify(check) !== '{"integrity_check":"ok"}') throw failed(`The copy \`${path}\` is not whole`);
    const audit = await verifyAudit(copy);
    if (audit.broken)
      throw failed(`The audit chain of the copy is broken at row ${audit.broken.seq}: ${audit.broken.reason}`);
    const count = copy.db.selectFrom('documents').select(({ fn }) => fn.countAll<number>().as('count'));
    const { count: documents } = await count.where('body', 'is not', null).executeTakeFirstOrThrow();
    return { path, documents: Number(documents), audit };
  } finally {
    await copy.close();
  }
}

/** @throws InlayError `backup-failed` where the copy can't be written; nothing of it is left then */
function copyInto(file: SqliteFile, path: string): void {
  try {
    makePrivate(path);
    file.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
  } catch (error) {
    rmSync(path, { force: true });
    if (!isSystemError(error)) throw error;
    const { name, message, code } = error;
    throw failed(describeSystemError({ name, message, code, path, syscall: 'write' }));
  }
}

function failed(message: string): InlayError {
  return new InlayError('backup-failed', message);
}
