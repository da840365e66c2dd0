import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { StorageError } from '../store/document.js';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';
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
  // Another one may take the key meanwhile, as if this one had died: what is its own is left alone.
  const own = { id, digest, at: time.toISOString() };
  if (!(await withStorage(() => claim(db, own, time)))) return repeated(db, own);
  try {
    const answer = await work();
    if (answer.status >= 500 || answer.status === 429 || answer.status === 409) await forget(db, own);
    else await keep(db, own, answer);
    return { ...answer, isRepeated: false };
  } catch (error) {
    await forget(db, own);
    throw error;
  }
}

/** The row of a request that is worked on. */
type Claim = Pick<Selectable<Tables['repeats']>, 'id' | 'digest' | 'at'>;

/** Keys that were to be forgotten while the storage could not do it: by their ids, the times of their rows. */
const unforgotten = new WeakMap<Kysely<Tables>, Map<string, string>>();

/** So many of them: the oldest are in progress for a while, then. */
const MOST_UNFORGOTTEN = 1000;

/** Takes the key where it is free, or was once and is forgotten. @returns whether it could be taken */
async function claim(db: Kysely<Tables>, own: Claim, time: Date): Promise<boolean> {
  const isOver = unforgotten.get(db)?.get(own.id) ?? '';
  const before = (ms: number) => new Date(time.getTime() - ms).toISOString();
  const row = { ...own, answer: null };
  const done = await db
    .insertInto('repeats')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where(({ eb, or, and }) =>
          or([
            eb('repeats.at', '<', before(KEPT_MS)),
            and([eb('repeats.answer', 'is', null), eb('repeats.at', '<', before(IN_PROGRESS_MS))]),
            and([eb('repeats.answer', 'is', null), eb('repeats.at', '=', isOver)]),
          ]),
        ),
    )
    .executeTakeFirst();
  if (Number(done.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  unforgotten.get(db)?.delete(own.id);
  await db.deleteFrom('repeats').where('at', '<', before(KEPT_MS)).execute();
  return true;
}

/** @throws ApiProblem `idempotency-key-reused`, `idempotency-in-progress` */
async function repeated(db: Kysely<Tables>, { id, digest }: Claim): Promise<KeptAnswer & { isRepeated: boolean }> {
  const row = await withStorage(() => db.selectFrom('repeats').selectAll().where('id', '=', id).executeTakeFirst());
  if (row && row.digest !== digest)
    refuse('idempotency-key-reused', 'This `Idempotency-Key` was used for another request, expected a new one');
  if (!row || row.answer === null)
    return refuse('idempotency-in-progress', 'The first request with this `Idempotency-Key` has no answer yet', {
      headers: { 'retry-after': '1' },
    });
  return { ...(JSON.parse(row.answer) as KeptAnswer), isRepeated: true }; // as `keep` wrote it
}

/** Keeps an answer. What was done is done: where it can't be kept, it is answered all the same. */
async function keep(db: Kysely<Tables>, { id, at }: Claim, answer: KeptAnswer): Promise<void> {
  const update = db.updateTable('repeats').set({ answer: JSON.stringify(answer) });
  await withStorage(() => update.where('id', '=', id).where('at', '=', at).execute()).catch(onlyStorage);
}

/** Lets the key be used again. Where that can't be done now, this process remembers it. */
async function forget(db: Kysely<Tables>, { id, at }: Claim): Promise<void> {
  const gone = db.deleteFrom('repeats').where('id', '=', id).where('at', '=', at).where('answer', 'is', null);
  try {
    await withStorage(() => gone.execute());
  } catch (error) {
    onlyStorage(error);
    const all = unforgotten.get(db) ?? new Map<string, string>();
    unforgotten.set(db, all.set(id, at));
    const [oldest] = all.keys();
    if (all.size > MOST_UNFORGOTTEN && oldest !== undefined) all.delete(oldest);
  }
}

function onlyStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}
