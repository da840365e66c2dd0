import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { DocumentName } from './document.js';
import type { Tables } from './tables.js';

/** A request with an `Idempotency-Key` that is worked on: its row, which another one may have taken over since. */
export interface RepeatClaim {
  readonly id: string;
  readonly at: string;
  /** Whether it has written something. */
  isMarked: boolean;
}

/** What a request has done, by its first write. */
export interface RepeatMark {
  /** The audit row. */
  change: number;
  documents: readonly (DocumentName & { revision: number; etag: string })[];
}

/** Another request has taken the key, as this one seemed to have died: it has written nothing. */
export class LostClaimError extends Error {
  constructor() {
    super('Another request has this key by now');
    this.name = 'LostClaimError';
  }
}

const claims = new AsyncLocalStorage<RepeatClaim>();

/** Does the work of a request: its first write says in the same transaction that it was done. */
export function withClaim<Result>(claim: RepeatClaim, work: () => Promise<Result>): Promise<Result> {
  return claims.run(claim, work);
}

/** The request that a write is of, where nothing says yet that it was done. */
export function claimOfNow(): RepeatClaim | undefined {
  const claim = claims.getStore();
  return claim?.isMarked ? undefined : claim;
}

/**
 * Says that a request was done. What is written after its answer was kept changes nothing of that.
 *
 * @throws LostClaimError
 */
export async function markDone(trx: Kysely<Tables>, { id, at }: RepeatClaim, mark: RepeatMark): Promise<void> {
  const own = trx.updateTable('repeats').set({ answer: JSON.stringify({ done: mark }) });
  const done = await own.where('id', '=', id).where('at', '=', at).where('answer', 'is', null).executeTakeFirst();
  if (Number(done.numUpdatedRows) > 0) return;
  const row = await trx.selectFrom('repeats').select('at').where('id', '=', id).executeTakeFirst();
  if (row?.at !== at) throw new LostClaimError();
}
