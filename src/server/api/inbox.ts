import type { Selectable } from 'kysely';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';
import type { Preview } from './call.js';
import type { ConfirmDeps } from './confirm.js';
import { type ConfirmedRequest, tokenOf } from './kept-confirmations.js';

/** What waits for a person, or waited. */
export interface InboxItem {
  id: string;
  status: 'waiting' | 'confirmed' | 'refused' | 'redeemed' | 'expired';
  request: ConfirmedRequest;
  preview: Preview;
  createdAt: string;
  expiresAt: string;
  decidedBy?: string;
  decidedAt?: string;
  /** What the person has said to the one who asks. */
  word?: string;
}

/** What a person has decided of an item; nothing where it does not wait any more. */
export type Decision = { item: InboxItem; token?: string } | undefined;

/** What waits for a person, and what a person does with it. */
export function inbox(deps: ConfirmDeps) {
  const { db } = deps.database;

  async function show(id: string): Promise<InboxItem | undefined> {
    const row = await withStorage(() =>
      db
        .selectFrom('confirmations')
        .selectAll()
        .where('id', '=', id)
        .where('person_required', '=', 1)
        .executeTakeFirst(),
    );
    return row && itemOf(row, deps.now());
  }

  async function decide(
    id: string,
    status: 'confirmed' | 'refused',
    by: string,
    word?: string,
  ): Promise<InboxItem | undefined> {
    const at = deps.now().toISOString();
    const done = await withStorage(() =>
      db
        .updateTable('confirmations')
        .set({ status, decided_by: by, decided_at: at, word: word ?? null })
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('person_required', '=', 1)
        .where('expires_at', '>', at)
        .executeTakeFirst(),
    );
    return Number(done.numUpdatedRows) > 0 ? show(id) : undefined;
  }

  return {
    show,
    /** The newest first; those that wait alone, unless all are asked for. */
    async list({ isAll = false, limit = 100 }: { isAll?: boolean; limit?: number } = {}): Promise<InboxItem[]> {
      const all = db.selectFrom('confirmations').selectAll().where('person_required', '=', 1);
      const now = deps.now();
      const asked = isAll ? all : all.where('status', '=', 'waiting').where('expires_at', '>', now.toISOString());
      const rows = await withStorage(() => asked.orderBy('created_at', 'desc').limit(limit).execute());
      return rows.map((row) => itemOf(row, now));
    },
    /** How many wait. */
    async count(): Promise<number> {
      const waiting = db
        .selectFrom('confirmations')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('person_required', '=', 1)
        .where('status', '=', 'waiting')
        .where('expires_at', '>', deps.now().toISOString());
      return Number((await withStorage(() => waiting.executeTakeFirstOrThrow())).count);
    },
    /** Confirms an item. @returns the token with which the one who asked does it */
    async confirm(id: string, by: string): Promise<Decision> {
      const item = await decide(id, 'confirmed', by);
      return item && { item, token: tokenOf(deps.secret, { ...item, expires: item.expiresAt }) };
    },
    /** @returns the token of an item that is confirmed and was not redeemed yet, for who has lost it; else nothing */
    async token(id: string): Promise<string | undefined> {
      const item = await show(id);
      const isGood = item?.status === 'confirmed' && item.expiresAt > deps.now().toISOString();
      return isGood ? tokenOf(deps.secret, { ...item, expires: item.expiresAt }) : undefined;
    },
    async refuse(id: string, by: string, word: string): Promise<Decision> {
      const item = await decide(id, 'refused', by, word);
      return item && { item };
    },
  };
}

export type Inbox = ReturnType<typeof inbox>;

function itemOf(row: Selectable<Tables['confirmations']>, now: Date): InboxItem {
  const isOver = row.status === 'waiting' && row.expires_at <= now.toISOString();
  return {
    id: row.id,
    status: isOver ? 'expired' : (row.status as InboxItem['status']), // those alone are written of such rows
    request: JSON.parse(row.request),
    preview: JSON.parse(row.preview),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.decided_by !== null && { decidedBy: row.decided_by }),
    ...(row.decided_at !== null && { decidedAt: row.decided_at }),
    ...(row.word !== null && { word: row.word }),
  };
}
