import { type KeyObject, sign } from 'node:crypto';
import { lockChain } from './audit-chain.js';
import type { Database } from './database.js';

/** The text that a checkpoint's signature is of. */
export function checkpointText({ seq, hash, at }: { seq: number; hash: string; at: string }): string {
  return `inlay-audit/1\n${seq}\n${hash}\n${at}`;
}

/**
 * Signs the audit chain as it is now (Ed25519), where a row has been added since the last time. Who changes the database
 * without the key can't sign what he has changed.
 *
 * @returns the number of the row, or nothing where none was added
 */
export async function addCheckpoint({ db, dialect }: Database, key: KeyObject, now: Date): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const { seq, hash } = await lockChain(trx, dialect);
    const last = await trx.selectFrom('checkpoints').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    if (seq === 0 || last?.seq === seq) return undefined;
    const at = now.toISOString();
    const signature = sign(null, Buffer.from(checkpointText({ seq, hash, at })), key).toString('base64');
    await trx.insertInto('checkpoints').values({ seq, hash, at, signature }).execute();
    return seq;
  });
}
