import { appendAudit, lockChain } from './audit-chain.js';
import type { Database } from './database.js';
import { withStorage } from './storage-failures.js';

/** What is done and is no write of documents: a key that was made, a deploy, a confirmation. No secrets. */
export interface AuditNote {
  at: string;
  by: string;
  action: string;
  detail: Readonly<Record<string, unknown>>;
}

/**
 * Adds an audit row for what is no write of documents.
 *
 * @returns its number
 * @throws StorageError
 */
export async function noteInAudit(database: Database, note: AuditNote): Promise<number> {
  return withStorage(() =>
    database.db.transaction().execute(async (trx) => {
      const head = await appendAudit(trx, await lockChain(trx, database.dialect), note);
      return head.seq;
    }),
  );
}
