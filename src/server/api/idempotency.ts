import { createHash } from 'node:crypto';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import { refuse } from './problem.js';

/** Milliseconds that an answer is kept for who asks again. */
const KEPT_MS = 24 * 3600 * 1000;

/** Milliseconds after which a first request that has not answered is taken for one that died. */
const IN_PROGRESS_MS = 60_000;

/** An answer as it is kept. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One request with an `Idempotency-Key`. */
export interface Repeatable {
  principal: string;
  operation: string;
  key: string;
  /** SHA-256 of all that the request says. */
  digest: string;
}

/**
 * Does a request once: who sends the same again gets the first answer. What failed on this side is forgotten, so that it can be
 * tried again.
 *
 * @throws ApiProblem `idempotency-key-reused` for another request with the key, `idempotency-in-progress`
 */
export async function once(
  { db }: Database,
  request: Repeatable,
  now: () => Date,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isRepeated: boolean }> {
  const { principal, operation, key, digest } = request;
  const id = createHash('sha256')
    .update(JSON.stringify([principal, operation, key]))
    .digest('hex');
  const time = now();
  const before = (ms: number) => new Date(time.getTime() - ms).toISOString();
  const first = await withStorage(async () => {
    await db.deleteFrom('repeats').where('at', '<', before(KEPT_MS)).execute();
    await db
      .deleteFrom('repeats')
      .where('id', '=', id)
      .where('answer', 'is', null)
      .where('at', '<', before(IN_PROGRESS_MS))
      .execute();
    const inserted = await db
      .insertInto('repeats')
      .values({ id, digest, answer: null, at: time.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0;
  });
  if (!first) {
    const row = await withStorage(() => db.selectFrom('repeats').selectAll().where('id', '=', id).executeTakeFirst());
    if (row && row.digest !== digest)
      refuse('idempotency-key-reused', 'This `Idempotency-Key` was used for another request, expected a new one');
    if (!row || row.answer === null)
      return refuse('idempotency-in-progress', 'The first request with this `Idempotency-Key` has no answer yet', {
        headers: { 'retry-after': '1' },
      });
    return { ...(JSON.parse(row.answer) as KeptAnswer), isRepeated: true }; // written below
  }
  const forget = () => withStorage(() => db.deleteFrom('repeats').where('id', '=', id).execute());
  try {
    const answer = await work();
    if (answer.status >= 500 || answer.status === 429 || answer.status === 409) await forget();
    else
      await withStorage(() =>
        db
          .updateTable('repeats')
          .set({ answer: JSON.stringify(answer) })
          .where('id', '=', id)
          .execute(),
      );
    return { ...answer, isRepeated: false };
  } catch (error) {
    await forget();
    throw error;
  }
}
