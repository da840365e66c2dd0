import type { Kysely } from 'kysely';
import { canonicalJson, sha256 } from './canonical.js';
import type { Tables } from './tables.js';

/** An audit row without what the chain adds. */
export interface AuditEntry {
  at: string;
  by: string;
  action: string;
  detail: unknown;
}

/** Where the chain ends. */
export interface ChainHead {
  seq: number;
  hash: string;
}

/** The hash of a row: it covers the row before. */
export function rowHash(row: {
  seq: number;
  at: string;
  by: string;
  action: string;
  detail: string;
  previous: string;
}) {
  const { seq, at, by, action, detail, previous } = row;
  return sha256(canonicalJson([seq, at, by, action, detail, previous]));
}

/** The end of the chain, locked until the transaction ends, so that rows are added one after the other. */
export async function lockChain(trx: Kysely<Tables>, dialect: 'sqlite' | 'postgres'): Promise<ChainHead> {
  const query = trx.selectFrom('chain').select(['seq', 'hash']).where('id', '=', 1);
  // SQLite's transaction has locked the whole database.
  return (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
}

/** Adds a row behind the locked end. */
export async function appendAudit(trx: Kysely<Tables>, head: ChainHead, entry: AuditEntry): Promise<ChainHead> {
  const { at, by, action } = entry;
  const row = { seq: head.seq + 1, at, by, action, detail: canonicalJson(entry.detail), previous: head.hash };
  const hash = rowHash(row);
  await trx
    .insertInto('audit')
    .values({ ...row, hash })
    .execute();
  await trx.updateTable('chain').set({ seq: row.seq, hash }).where('id', '=', 1).execute();
  return { seq: row.seq, hash };
}
