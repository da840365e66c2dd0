import { InlayError } from 'inlay/internal/message/error.js';
import { type Kysely, sql } from 'kysely';
import { appendAudit, lockChain } from './audit-chain.js';
import { canonicalJson, revisionTag } from './canonical.js';
import { writeClaims } from './claims.js';
import type { Database } from './database.js';
import {
  type Change,
  type Document,
  type DocumentName,
  type DocumentWrite,
  type Revision,
  type StaleDocument,
  StaleError,
} from './document.js';
import { CHANNEL } from './drivers/listen-postgres.js';
import { checkBody, type StoreOptions } from './kinds.js';
import { writeLookups } from './lookups.js';
import { isText } from './page.js';
import { readers } from './read-documents.js';
import { claimOfNow, markDone, type RepeatClaim } from './repeat-mark.js';
import type { Tables } from './tables.js';

/** A document as the writes of a transaction find it, deleted ones included: their revisions go on. */
interface Head extends DocumentName {
  revision: number;
  etag: string;
  body: string | null;
  at: string;
  by: string;
}

/** Revisions that one statement adds: SQLite takes 32,766 values in one, and a revision has eight. */
const ROWS = 1_000;

/** A change whose bodies are as their kinds allow. */
export interface CheckedChange extends Omit<Change, 'writes'> {
  writes: readonly (Omit<DocumentWrite, 'body'> & { body: string | null })[];
  /** The request with an `Idempotency-Key` that it is of. */
  claim?: RepeatClaim;
}

/** @throws InlayError `invalid-document` */
export function checkedChange({ kinds }: StoreOptions, change: Change): CheckedChange {
  for (const { kind, key } of [...change.writes, ...(change.rests ?? [])])
    if (!isText(key))
      throw new InlayError('invalid-document', `Unexpected NUL in the name of a ${kind}, expected none`);
  const writes = change.writes.map(({ body, ...rest }) => ({
    ...rest,
    body: body === null ? null : canonicalJson(checkBody(kinds, rest.kind, body)),
  }));
  const claim = claimOfNow();
  return { ...change, writes, ...(claim && { claim }) };
}

/**
 * Writes a change in one transaction of its own.
 *
 * @throws StaleError, TakenError
 */
export async function commit(database: Database, options: StoreOptions, change: CheckedChange): Promise<Revision[]> {
  return database.db.transaction().execute((trx) => writeIn(trx, database, options, change));
}

/**
 * Writes a change in a transaction: looks at what it rests on, adds a revision of each document, moves the heads, and adds an
 * audit row.
 *
 * @throws StaleError, TakenError
 */
export async function writeIn(
  trx: Kysely<Tables>,
  { dialect }: Pick<Database, 'dialect'>,
  { now, lookups }: StoreOptions,
  change: CheckedChange,
): Promise<Revision[]> {
  const { writes } = change;
  const chain = await lockChain(trx, dialect);
  const heads = await headsOf(trx, [...writes, ...(change.rests ?? [])]);
  await refuseStale(trx, heads, [...writes, ...(change.rests ?? [])]);
  const unchanged = change.skipsSame ? await unchangedBy(trx, heads, writes) : undefined;
  if (unchanged) return unchanged;
  const at = now().toISOString();
  const seq = chain.seq + 1;
  const revisions = writes.map(({ kind, key, body }) => {
    const head = heads.get(nameOf({ kind, key }));
    const revision = (head?.revision ?? 0) + 1;
    return { kind, key, revision, etag: revisionTag(revision, body), body, at, by: change.by, change: seq };
  });
  for (let first = 0; first < revisions.length; first += ROWS) {
    await trx
      .insertInto('revisions')
      .values(revisions.slice(first, first + ROWS))
      .execute();
  }
  for (const { change: _, ...head } of revisions) {
    await moveHead(trx, head, heads.has(nameOf(head)));
    await writeLookups(trx, lookups, head, heads.get(nameOf(head))?.body);
  }
  const claiming = revisions.map((head) => ({ ...head, before: heads.get(nameOf(head))?.body }));
  await writeClaims(trx, lookups?.claims, claiming);
  const documents = revisions.map(({ kind, key, revision, etag }) => {
    const from = heads.get(nameOf({ kind, key }));
    return { kind, key, revision, etag, ...(from && { from: from.etag }) };
  });
  const detail = { documents, ...(change.note && { note: change.note }) };
  await appendAudit(trx, chain, { at, by: change.by, action: change.action, detail });
  if (change.claim) {
    const done = revisions.map(({ kind, key, revision, etag }) => ({ kind, key, revision, etag }));
    await markDone(trx, change.claim, { change: seq, documents: done });
  }
  if (dialect === 'postgres') await sql`select pg_notify(${CHANNEL}, '')`.execute(trx);
  return revisions.map((row, index) => ({
    ...row,
    body: row.body === null ? null : JSON.parse(writes[index]?.body ?? 'null'),
  }));
}

/** What there is already, where a change is of what is there as it is: it adds no revision, and nothing was done. */
async function unchangedBy(
  trx: Kysely<Tables>,
  heads: ReadonlyMap<string, Head>,
  writes: CheckedChange['writes'],
): Promise<Revision[] | undefined> {
  const same = writes.flatMap(({ kind, key, body }) => {
    const head = heads.get(nameOf({ kind, key }));
    return head && head.body !== null && head.body === body ? [head] : [];
  });
  if (writes.length === 0 || same.length < writes.length) return undefined;
  const { revision } = readers(trx);
  const found = await Promise.all(same.map((head) => revision(head, head.revision)));
  const revisions = found.filter((each) => each !== undefined);
  return revisions.length < writes.length ? undefined : revisions;
}

async function headsOf(trx: Kysely<Tables>, names: readonly DocumentName[]): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>();
  for (const { kind, key } of names) {
    const query = trx.selectFrom('documents').selectAll().where('kind', '=', kind).where('key', '=', key);
    const head = await query.executeTakeFirst();
    if (head) heads.set(nameOf(head), head);
  }
  return heads;
}

function nameOf({ kind, key }: DocumentName): string {
  return `${kind}\n${key}`;
}

/** @throws StaleError naming all that is not as expected */
export async function checkDocuments(db: Kysely<Tables>, expected: NonNullable<Change['rests']>): Promise<void> {
  await refuseStale(db, await headsOf(db, expected), expected);
}

/** @throws StaleError naming all that is not as expected */
async function refuseStale(
  trx: Kysely<Tables>,
  heads: ReadonlyMap<string, Head>,
  expected: readonly Pick<DocumentWrite, 'kind' | 'key' | 'expect'>[],
): Promise<void> {
  const stale: StaleDocument[] = [];
  for (const { kind, key, expect } of expected) {
    const head = heads.get(nameOf({ kind, key }));
    const current = head && head.body !== null ? head : undefined;
    if (expect === undefined || (current?.etag ?? null) === expect) continue;
    const document: Document | undefined = current && { ...current, body: JSON.parse(current.body ?? 'null') };
    const base = await bodyAt(trx, { kind, key }, expect);
    stale.push({ kind, key, expected: expect, current: document, ...(base !== undefined && { base }) });
  }
  if (stale.length > 0) throw new StaleError(stale);
}

/** What a document was when it had this tag. */
async function bodyAt(trx: Kysely<Tables>, { kind, key }: DocumentName, etag: string | null): Promise<unknown> {
  if (etag === null) return undefined;
  const revisions = trx.selectFrom('revisions').select('body').where('kind', '=', kind).where('key', '=', key);
  const row = await revisions.where('etag', '=', etag).orderBy('revision', 'desc').limit(1).executeTakeFirst();
  return row && row.body !== null ? JSON.parse(row.body) : undefined;
}

async function moveHead(trx: Kysely<Tables>, head: Head, isThere: boolean): Promise<void> {
  if (!isThere) {
    await trx.insertInto('documents').values(head).execute();
    return;
  }
  const { kind, key, ...rest } = head;
  await trx.updateTable('documents').set(rest).where('kind', '=', kind).where('key', '=', key).execute();
}
