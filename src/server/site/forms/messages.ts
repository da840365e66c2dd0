import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../store/database.js';
import { isText, type Page, type PageQuery, pageOf } from '../../store/page.js';
import { withStorage } from '../../store/storage-failures.js';
import type { Tables } from '../../store/tables.js';

/** What a visitor has sent. */
export interface Message {
  /** Sorts by time. */
  id: string;
  /** `<provider>/<form>` */
  form: string;
  at: string;
  fields: Record<string, string>;
  /** Whether it was mailed: it is kept in any case. */
  status: 'kept' | 'mailed' | 'mail-failed';
}

/** The messages that visitors have sent. */
export function messages({ db }: Database, now: () => Date) {
  return {
    async keep(form: string, fields: Readonly<Record<string, string>>): Promise<Message> {
      const at = now();
      const id = `${at.getTime().toString(36).padStart(9, '0')}${randomBytes(5).toString('hex')}`;
      const row = {
        id,
        form,
        at: at.toISOString(),
        fields: JSON.stringify(fields),
        status: 'kept',
        sender: fields['email'] ?? null,
      };
      await withStorage(() => db.insertInto('messages').values(row).execute());
      return messageOf(row);
    },
    async mark(id: string, status: Message['status']): Promise<void> {
      await withStorage(() => db.updateTable('messages').set({ status }).where('id', '=', id).execute());
    },
    /** The newest first. */
    async list({ after, limit }: PageQuery, form?: string): Promise<Page<Message>> {
      let query = db.selectFrom('messages').selectAll();
      if (after !== undefined) query = query.where('id', '<', after);
      if (form !== undefined) query = query.where('form', '=', form);
      const rows = await withStorage(() =>
        query
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .execute(),
      );
      return pageOf(rows.map(messageOf), limit, ({ id }) => id);
    },
    /** @returns nothing where there is none */
    async find(id: string): Promise<Message | undefined> {
      if (!isText(id)) return undefined;
      const row = await withStorage(() =>
        db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && messageOf(row);
    },
    /** @returns whether there was such a message */
    async remove(id: string): Promise<boolean> {
      const done = await withStorage(() => db.deleteFrom('messages').where('id', '=', id).executeTakeFirst());
      return Number(done.numDeletedRows) > 0;
    },
    /**
     * Deletes all that are older, and of this sender where both are given.
     *
     * @param before ISO 8601
     * @returns how many
     */
    async removeAll({ before, sender }: { before?: string | undefined; sender?: string | undefined }): Promise<number> {
      let query = db.deleteFrom('messages');
      if (before !== undefined) query = query.where('at', '<', before);
      if (sender !== undefined) query = query.where(sql`lower(trim(sender))`, '=', sender.trim().toLowerCase());
      const done = await withStorage(() => query.executeTakeFirst());
      return Number(done.numDeletedRows);
    },
  };
}

export type Messages = ReturnType<typeof messages>;

function messageOf({ id, form, at, fields, status }: Selectable<Tables['messages']>): Message {
  return { id, form, at, fields: JSON.parse(fields), status: status as Message['status'] }; // those alone are written
}
