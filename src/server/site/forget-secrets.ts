import { appendAudit, lockChain } from '../store/audit-chain.js';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';

/**
 * Ends all that rests on secrets that are lost, so that nothing looks as if it were good still: keys, application passwords,
 * sessions, what waits for a person, and the signatures of the audit chain. Its rows stay, and one of them tells this.
 */
export async function forgetSecrets({ db, dialect }: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await withStorage(() =>
    db.transaction().execute(async (trx) => {
      const head = await lockChain(trx, dialect);
      const ended = await trx
        .updateTable('credentials')
        .set({ revoked_at: at })
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      await trx.deleteFrom('sessions').execute();
      await trx.deleteFrom('confirmations').execute();
      const signatures = await trx.deleteFrom('checkpoints').executeTakeFirst();
      const detail = { credentials: Number(ended.numUpdatedRows), checkpoints: Number(signatures.numDeletedRows) };
      await appendAudit(trx, head, { at, by: 'cli', action: 'secrets.renew', detail });
    }),
  );
}
