import { type Kysely, sql } from 'kysely';
import { type RateLimit, refuseRate } from '../api/rate.js';
import { StorageError } from '../store/document.js';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';

/** Who is counted, and how often they may fail. */
export interface Counted {
  who: string;
  limit: RateLimit;
}

/**
 * Counts what fails in the store, so that all processes of a site count together: by the time at which a bucket of tokens is full
 * again, which one statement moves.
 */
export function keptAttempts(db: Kysely<Tables>, now: () => Date) {
  return {
    /** @throws ApiProblem `quota-exceeded` for the first who has no token left */
    async check(counted: readonly Counted[]): Promise<void> {
      const names = counted.map(({ who }) => who);
      const rows = await withStorage(() =>
        db.selectFrom('failed_attempts').selectAll().where('who', 'in', names).execute(),
      );
      const time = now().getTime();
      for (const { who, limit } of counted) {
        const row = rows.find((each) => each.who === who);
        const tokens = limit.burst - (Math.max(0, Number(row?.free_at ?? 0) - time) / 1000) * limit.perSecond;
        if (tokens < 1) refuseRate(limit, tokens);
      }
    },
    /** Counts one more of each. Where the storage can't, who asks is told all the same that it was wrong. */
    async note(counted: readonly Counted[]): Promise<void> {
      const time = now().getTime();
      const rows = counted.map(({ who, limit }) => ({ who, free_at: time + Math.ceil(1000 / limit.perSecond) }));
      const insert = db.insertInto('failed_attempts').values(rows);
      const counting = insert.onConflict((conflict) =>
        conflict.column('who').doUpdateSet({
          free_at: sql`(case when failed_attempts.free_at > ${time} then failed_attempts.free_at else ${time} end)
            + (excluded.free_at - ${time})`,
        }),
      );
      const over = db.deleteFrom('failed_attempts').where('free_at', '<', time);
      try {
        await withStorage(() => counting.execute());
        await withStorage(() => over.execute());
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
      }
    },
  };
}
