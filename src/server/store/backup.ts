import { existsSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';
import { type Database, makePrivate, openDatabase } from './database.js';
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
  makePrivate(path);
  database.file.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
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

function failed(message: string): InlayError {
  return new InlayError('backup-failed', message);
}
