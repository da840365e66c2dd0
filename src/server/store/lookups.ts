import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type Claims, fillClaims } from './claims.js';
import type { Database } from './database.js';
import { changeCounts, countOf, type PartsOf, type Start, startOf } from './lookup-counts.js';
import type { Tables } from './tables.js';

/** What a document is found by: names, each with the value that lists are sorted by. */
export type LookupsOf = (body: unknown, key: string) => Readonly<Record<string, string>>;

/** How documents are found beside their keys. */
export interface Lookups {
  /** Another one whenever a function gives other values: those of all documents are then made again at the next start. */
  version: string;
  /** By kind. */
  of: Readonly<Record<string, LookupsOf>>;
  /** The parts of lookups with long lists. */
  partOf?: PartsOf;
  /** What only one document of a kind may have. */
  claims?: Claims;
}

/** What is found: the document's key, and its value. */
export interface Found {
  key: string;
  value: string;
}

/** Where a list by a lookup begins, and how long it is. */
export interface LookupQuery {
  limit: number;
  /** How many to leave out. */
  offset?: number;
  /** Only those behind this one. */
  after?: Found | undefined;
  /** The greatest value first. */
  isDescending?: boolean;
}

/** Where the version of the lookups is kept. */
const META = 'lookups';

/** Documents that are read at once while lookups are made again. */
const BATCH = 500;

/**
 * Writes what a document is found by, in place of what it was found by.
 *
 * @param before its body until now, where there is a document and its lookups are made
 */
export async function writeLookups(
  trx: Kysely<Tables>,
  lookups: Lookups | undefined,
  { kind, key, body }: { kind: string; key: string; body: string | null },
  before?: string | null,
): Promise<void> {
  const of = lookups?.of[kind];
  if (!of) return;
  if (
    body !== null &&
    typeof before === 'string' &&
    isDeepStrictEqual(of(JSON.parse(body), key), of(JSON.parse(before), key))
  )
    return;
  const old = trx.deleteFrom('lookups').where('kind', '=', kind).where('key', '=', key);
  await changeCounts(trx, lookups.partOf, kind, await old.returning(['name', 'value']).execute(), -1);
  const rows = body === null ? [] : Object.entries(of(JSON.parse(body), key));
  if (rows.length === 0) return;
  const found = rows.map(([name, value]) => ({ kind, key, name, value }));
  await trx.insertInto('lookups').values(found).execute();
  await changeCounts(trx, lookups.partOf, kind, found, 1);
}

/** Makes the lookups of all documents again, where they were made by another version. */
export async function refreshLookups({ db }: Database, lookups: Lookups | undefined): Promise<void> {
  if (!lookups) return;
  await db.transaction().execute(async (trx) => {
    const made = await trx.selectFrom('meta').select('value').where('name', '=', META).executeTakeFirst();
    if (made?.value === lookups.version) return;
    for (const kind of Object.keys(lookups.of)) await refreshKind(trx, lookups, kind);
    const { version: value } = lookups;
    await trx
      .insertInto('meta')
      .values({ name: META, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
}

async function refreshKind(trx: Kysely<Tables>, lookups: Lookups, kind: string): Promise<void> {
  await trx.deleteFrom('lookups').where('kind', '=', kind).execute();
  await trx.deleteFrom('lookup_counts').where('kind', '=', kind).execute();
  await trx.deleteFrom('claims').where('kind', '=', kind).execute();
  for (let after = ''; ; ) {
    const rows = await trx
      .selectFrom('documents')
      .select(['kind', 'key', 'body'])
      .where('kind', '=', kind)
      .where('key', '>', after)
      .orderBy('key')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      await writeLookups(trx, lookups, row);
      await fillClaims(trx, lookups.claims, row);
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.key;
  }
}

/** The functions that find documents by their lookups. */
export function finders(db: Kysely<Tables>, lookups: Lookups | undefined) {
  return {
    async find(kind: string, name: string, query: LookupQuery): Promise<Found[]> {
      const { limit, offset = 0, after, isDescending = false } = query;
      const start: Start = lookups
        ? await startOf(db, lookups.partOf, { kind, name, offset, isDescending })
        : { offset };
      const sign = isDescending ? '<' : '>';
      const order = isDescending ? 'desc' : 'asc';
      return db
        .selectFrom('lookups')
        .select(['key', 'value'])
        .where('kind', '=', kind)
        .where('name', '=', name)
        .$if(start.where !== undefined, (all) => all.where('value', start.where?.sign ?? '=', start.where?.value ?? ''))
        .$if(after !== undefined, (all) =>
          all.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('value', 'key'), sign, tuple(after?.value ?? '', after?.key ?? '')),
          ),
        )
        .orderBy('value', order)
        .orderBy('key', order)
        .limit(limit)
        .offset(start.offset)
        .execute();
    },
    count: (kind: string, name: string): Promise<number> => countOf(db, kind, name),
  };
}
