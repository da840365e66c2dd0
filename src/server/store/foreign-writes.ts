import type { Database } from './database.js';
import type { DocumentName } from './document.js';
import { withStorage } from './storage-failures.js';

/** Rows that are read at once. */
const BATCH = 1000;

/** Looks for writes of other processes. */
export interface ForeignWrites {
  /**
   * Tells of what other processes have written since the last look.
   *
   * @param maxAgeMs a look that was as long ago is good enough
   * @returns nothing where there is nothing to wait for
   */
  look(maxAgeMs?: number): Promise<void> | undefined;
  /** Looks when a look that is under way is done: that one may have begun before what is looked for was written. */
  lookAgain(): Promise<void>;
}

/**
 * Watches a database for writes of other processes. A file of SQLite has a number that changes with each of them: to read it
 * takes some 15 µs, and only when it has changed the audit chain tells what was written. PostgreSQL is asked for the end of
 * the chain.
 *
 * @param tell hears of documents that were written, own ones now and then among them
 */
export async function foreignWrites(
  database: Database,
  tell: (documents: readonly DocumentName[]) => void,
): Promise<ForeignWrites> {
  const { db, file } = database;
  const statement = file?.prepare('PRAGMA data_version');
  const version = () => (statement ? JSON.stringify(statement.all([])) : undefined);
  const endOfChain = async () =>
    (await withStorage(() => db.selectFrom('chain').select('seq').where('id', '=', 1).executeTakeFirstOrThrow())).seq;

  // In this order: what is written in between is told, too.
  let seen = version();
  let end = await endOfChain();
  let lookedAt = performance.now();
  let looking: Promise<void> | undefined;

  async function tellNew(): Promise<void> {
    const now = await endOfChain();
    while (end < now) {
      const rows = await withStorage(() =>
        db
          .selectFrom('revisions')
          .select(['kind', 'key', 'change'])
          .where('change', '>', end)
          .where('change', '<=', now)
          .orderBy('change')
          .limit(BATCH)
          .execute(),
      );
      if (rows.length > 0) tell(rows);
      const last = rows.at(-1);
      end = rows.length < BATCH || !last ? now : await endOfBatch(last.change);
    }
  }

  /** Tells the rest of the write that a batch has cut. */
  async function endOfBatch(change: number): Promise<number> {
    const names = db.selectFrom('revisions').select(['kind', 'key']).where('change', '=', change);
    const all = await withStorage(() => names.execute());
    tell(all);
    return change;
  }

  function look(maxAgeMs = 0): Promise<void> | undefined {
    if (looking) return looking;
    const now = performance.now();
    if (maxAgeMs > 0 && now - lookedAt < maxAgeMs) return undefined;
    lookedAt = now;
    const current = version();
    if (current !== undefined && current === seen) return undefined;
    looking = tellNew()
      .then(() => {
        seen = current;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    look,
    async lookAgain() {
      await looking?.catch(() => undefined);
      await look();
    },
  };
}
