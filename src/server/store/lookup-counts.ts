import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.js';

/**
 * By the name of a lookup with long lists the part that a value belongs to, which it begins with: a day for a time. Parts sort as
 * their values do.
 */
export type PartsOf = Readonly<Record<string, (value: string) => string>>;

/** A row of a lookup: its name, and the value that lists are sorted by. */
interface Row {
  name: string;
  value: string;
}

/** Where a list begins: behind so many rows of those that the condition leaves. */
export interface Start {
  /** A condition on the value; none for the first part. */
  where?: { sign: '<' | '>='; value: string };
  offset: number;
}

/** Counts rows that came, or that went. */
export async function changeCounts(
  trx: Kysely<Tables>,
  partOf: PartsOf | undefined,
  kind: string,
  rows: readonly Row[],
  by: 1 | -1,
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('lookup_counts')
    .values(rows.map(({ name, value }) => ({ kind, name, part: partOf?.[name]?.(value) ?? '', count: by })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'name', 'part']).doUpdateSet({ count: sql`lookup_counts.count + ${by}` }),
    )
    .execute();
}

/** How many documents a lookup finds. */
export async function countOf(db: Kysely<Tables>, kind: string, name: string): Promise<number> {
  const row = await db
    .selectFrom('lookup_counts')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(row.count ?? 0);
}

/** Where the row stands that has so many before it: whole parts before it are left out by their counts. */
export async function startOf(
  db: Kysely<Tables>,
  partOf: PartsOf | undefined,
  { kind, name, offset, isDescending }: { kind: string; name: string; offset: number; isDescending: boolean },
): Promise<Start> {
  if (offset < FAR || !partOf?.[name]) return { offset };
  const parts = await db
    .selectFrom('lookup_counts')
    .select(['part', 'count'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .orderBy('part', isDescending ? 'desc' : 'asc')
    .execute();
  let left = offset;
  let before: string | undefined;
  for (const { part, count } of parts) {
    if (count > left) {
      if (before === undefined) return { offset };
      return { where: isDescending ? { sign: '<', value: before } : { sign: '>=', value: part }, offset: left };
    }
    left -= count;
    before = part;
  }
  return { offset };
}

/** Rows that are sooner read than left out by their counts. */
const FAR = 100;
