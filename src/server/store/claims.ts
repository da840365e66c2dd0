import type { Kysely } from 'kysely';
import { type DocumentName, TakenError } from './document.js';
import type { Tables } from './tables.js';

/** What no two documents of a kind may have, such as the paths of pages: the values of a document. */
export type ClaimsOf = (body: unknown, key: string) => readonly string[];

/** By kind. */
export type Claims = Readonly<Record<string, ClaimsOf>>;

/** A document that is written: what it was and what it is, as JSON; nothing where it was not there or is no more. */
export interface ClaimingWrite extends DocumentName {
  before: string | null | undefined;
  body: string | null;
}

/**
 * Gives what documents have up, then has them take what is theirs from now on: in a write of several, one may have what another
 * has left. A document that keeps what it has takes nothing: sites of before may have two of one value.
 *
 * @throws TakenError
 */
export async function writeClaims(
  trx: Kysely<Tables>,
  claims: Claims | undefined,
  writes: readonly ClaimingWrite[],
): Promise<void> {
  const changed = writes.flatMap(({ kind, key, before, body }) => {
    const of = claims?.[kind];
    if (!of) return [];
    const valuesOf = (json: string | null | undefined) => (json ? of(JSON.parse(json), key) : []);
    const [old, own] = [valuesOf(before), valuesOf(body)];
    const gone = old.filter((value) => !own.includes(value));
    const fresh = [...new Set(own.filter((value) => !old.includes(value)))];
    return gone.length + fresh.length === 0 ? [] : [{ kind, key, gone, fresh }];
  });
  for (const { kind, key, gone } of changed)
    if (gone.length > 0)
      await trx
        .deleteFrom('claims')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('value', 'in', gone)
        .execute();
  for (const { kind, key, fresh } of changed)
    for (const value of fresh)
      if (!(await takeClaim(trx, { kind, key, value }))) throw new TakenError(kind, key, value);
}

/** Makes the claims of documents that are there: of two with one value the first has it. */
export async function fillClaims(
  trx: Kysely<Tables>,
  claims: Claims | undefined,
  { kind, key, body }: DocumentName & { body: string | null },
): Promise<void> {
  const of = claims?.[kind];
  if (!of || body === null) return;
  for (const value of of(JSON.parse(body), key)) await takeClaim(trx, { kind, key, value });
}

/** Takes a value of a kind, so that nobody else does at that moment. @returns whether it was free */
export async function takeClaim(trx: Kysely<Tables>, row: Tables['claims']): Promise<boolean> {
  const insert = trx.insertInto('claims').values(row);
  const done = await insert
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows ?? 0) > 0;
}
