import { sql } from 'kysely';
import { withStorage } from '../../store/storage-failures.js';
import type { Store } from '../../store/store.js';

/** The greatest id that each store has given so far: looked up once, as that takes longer the more pages there are. */
const greatest = new WeakMap<Store, Promise<number>>();

/** An id that no page of this store has or had, as far as this process knows: the write must expect that it is free. */
export async function nextPageId(store: Store): Promise<number> {
  const before = greatest.get(store) ?? greatestId(store);
  const next = before.then((id) => id + 1);
  greatest.set(store, next);
  next.catch(() => greatest.delete(store));
  return next;
}

/** Has the greatest id looked up again: another process has given some. */
export function forgetPageIds(store: Store): void {
  greatest.delete(store);
}

/** Deleted pages count: their ids are never given again. */
async function greatestId({ database: { db } }: Store): Promise<number> {
  const query = db.selectFrom('documents').select('key').where('kind', '=', 'page');
  const row = await withStorage(() =>
    query.orderBy(sql`length(key)`, 'desc').orderBy('key', 'desc').limit(1).executeTakeFirst(),
  );
  return Number(row?.key ?? 0);
}
