import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { StorageError } from '../store/document.js';
import { type RepeatMark, withClaim } from '../store/repeat-mark.js';
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
 * Does a request once: who sends the same again gets the first answer. What was refused or failed before it has written anything
 * is forgotten, so that it can be tried again with this key, corrected or not. What has written is never done again, even where
 * its answer is lost: a mark of that is in the transaction of its first write.
 *
 * @throws ApiProblem `idempotency-key-reused` for another request with the key, `idempotency-in-progress`,
 *   `idempotency-answer-lost`
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
  const own = { id, digest, at: time.toISOString(), isMarked: false };
  if (!(await withStorage(() => claim(db, own, time)))) return repeated(db, own, time);
  let answer: KeptAnswer;
  try {
    answer = await withClaim(own, work);
  } catch (error) {
    await (own.isMarked ? endWithoutAnswer(db, own) : forget(db, own));
    throw error;
  }
  await keep(db, own, answer);
  return { ...answer, isRepeated: false };
}

/** The row of a request that is worked on. */
type Claim = Pick<Selectable<Tables['repeats']>, 'id' | 'digest' | 'at'>;

/** Keys that were to be forgotten while the storage could not do it: by their ids, the times of their rows. */
const unforgotten = new WeakMap<Kysely<Tables>, Map<string, string>>();

/** So many of them: the oldest are in progress for a while, then. */
const MOST_UNFORGOTTEN = 1000;

/** Takes the key where it is free, or was once and is forgotten. @returns whether it could be taken */
async function claim(db: Kysely<Tables>, { id, digest, at }: Claim, time: Date): Promise<boolean> {
  const isOver = unforgotten.get(db)?.get(id) ?? '';
  const before = (ms: number) => new Date(time.getTime() - ms).toISOString();
  const row = { id, digest, at, answer: null };
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
  unforgotten.get(db)?.delete(id);
  await db.deleteFrom('repeats').where('at', '<', before(KEPT_MS)).execute();
  return true;
}

/** What stands in a row: an answer, or that a request was done whose answer is not there yet, or never will be. */
type Kept = KeptAnswer | { done: RepeatMark; isOver?: boolean };

/** @throws ApiProblem `idempotency-key-reused`, `idempotency-in-progress`, `idempotency-answer-lost` */
async function repeated(db: Kysely<Tables>, { id, digest }: Claim, time: Date) {
  const row = await withStorage(() => db.selectFrom('repeats').selectAll().where('id', '=', id).executeTakeFirst());
  if (row && row.digest !== digest)
    refuse('idempotency-key-reused', 'This `Idempotency-Key` was used for another request, expected a new one');
  const kept = row?.answer ? (JSON.parse(row.answer) as Kept) : undefined; // as `keep` and `markDone` wrote it
  if (kept && 'body' in kept) return { ...kept, isRepeated: true };
  const age = row ? time.getTime() - Date.parse(row.at) : 0;
  if (kept && (kept.isOver || age > IN_PROGRESS_MS))
    refuse('idempotency-answer-lost', 'Read what it has written: to ask with a new key would do it again', {
      members: { done: kept.done },
    });
  return refuse('idempotency-in-progress', 'The first request with this `Idempotency-Key` has no answer yet', {
    headers: { 'retry-after': String(waitOf(age)) },
  });
}

/** Seconds until it is worth asking again: as long again as it has lasted, or until it is taken for dead. */
function waitOf(ageMs: number): number {
  return Math.max(1, Math.ceil(Math.min(ageMs, IN_PROGRESS_MS + 1 - ageMs) / 1000));
}

/** Keeps an answer. What was done is done: where it can't be kept, it is answered all the same. */
async function keep(db: Kysely<Tables>, { id, at }: Claim, answer: KeptAnswer): Promise<void> {
  const update = db.updateTable('repeats').set({ answer: JSON.stringify(answer) });
  await withStorage(() => update.where('id', '=', id).where('at', '=', at).execute()).catch(onlyStorage);
}

/** Says of what was done that its answer will not come: it failed after its write. */
async function endWithoutAnswer(db: Kysely<Tables>, { id, at }: Claim): Promise<void> {
  const own = () => db.selectFrom('repeats').select('answer').where('id', '=', id).where('at', '=', at);
  try {
    const row = await withStorage(() => own().executeTakeFirst());
    if (!row?.answer) return;
    const answer = JSON.stringify({ ...JSON.parse(row.answer), isOver: true });
    await withStorage(() =>
      db.updateTable('repeats').set({ answer }).where('id', '=', id).where('at', '=', at).execute(),
    );
  } catch (error) {
    onlyStorage(error);
  }
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
