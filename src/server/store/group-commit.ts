import { type Kysely, sql } from 'kysely';
import { type CheckedChange, checkedChange, commit, writeIn } from './commit.js';
import type { Database } from './database.js';
import type { Change, Revision } from './document.js';
import type { StoreOptions } from './kinds.js';
import type { Tables } from './tables.js';

/** Changes of one transaction, at most. */
const MOST = 64;

/** A change that waits to be written. */
interface Waiting {
  change: CheckedChange;
  resolve: (revisions: Revision[]) => void;
  reject: (error: unknown) => void;
}

/** What came of a change. */
type Outcome = { revisions: Revision[] } | { error: unknown };

/**
 * Writes changes that come at the same time in one transaction: to have a file of SQLite on the disk takes longer than all else.
 * Each is done or refused by itself, one after the other, and acknowledged when all are on the disk. On PostgreSQL, where other
 * processes wait meanwhile, each has a transaction of its own.
 *
 * @returns a function that throws StaleError, TakenError, and InlayError `invalid-document`
 */
export function groupCommits(database: Database, options: StoreOptions): (change: Change) => Promise<Revision[]> {
  const waiting: Waiting[] = [];
  let isDue = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) await inOne(database, options, waiting.splice(0, MOST));
    isDue = false;
  }

  return async (change) => {
    const checked = checkedChange(options, change);
    if (database.dialect === 'postgres') return commit(database, options, checked);
    return new Promise((resolve, reject) => {
      waiting.push({ change: checked, resolve, reject });
      if (isDue) return;
      isDue = true;
      // Others that have come by now are waiting, too.
      setImmediate(work);
    });
  };
}

async function inOne(database: Database, options: StoreOptions, batch: readonly Waiting[]): Promise<void> {
  const [first, second] = batch;
  if (first && !second) {
    await commit(database, options, first.change).then(first.resolve, first.reject);
    return;
  }
  const outcomes: Outcome[] = [];
  try {
    await database.db.transaction().execute(async (trx) => {
      for (const { change } of batch) outcomes.push(await attempt(trx, () => writeIn(trx, database, options, change)));
    });
  } catch (error) {
    for (const { reject } of batch) reject(error);
    return;
  }
  for (const [index, { resolve, reject }] of batch.entries()) {
    const outcome = outcomes[index];
    if (outcome && 'revisions' in outcome) resolve(outcome.revisions);
    else reject(outcome?.error);
  }
}

/**
 * Does a part of a transaction, or nothing of it.
 *
 * @throws what it has thrown, where the whole transaction is gone with it
 */
async function attempt(trx: Kysely<Tables>, work: () => Promise<Revision[]>): Promise<Outcome> {
  await sql`savepoint part`.execute(trx);
  try {
    const revisions = await work();
    await sql`release part`.execute(trx);
    return { revisions };
  } catch (error) {
    try {
      await sql`rollback to part`.execute(trx);
      await sql`release part`.execute(trx);
    } catch {
      throw error;
    }
    return { error };
  }
}
