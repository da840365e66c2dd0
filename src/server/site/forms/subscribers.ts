import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../store/database.js';
import { isText } from '../../store/page.js';
import { withStorage } from '../../store/storage-failures.js';

/** Somebody who gets the newsletter, or has asked for it. */
export interface Subscriber {
  email: string;
  form: string;
  /** ISO 8601; empty for who has not confirmed. */
  confirmedAt: string;
}

const TOKEN_BYTES = 18;

/** Milliseconds between two mails to one address, and for which who does not confirm is kept. */
const AGAIN_MS = 3_600_000;
const KEPT_MS = 30 * 86_400_000;

/** Who has asked for a newsletter, and who has confirmed it: double opt-in. */
export function subscribers({ db }: Database, now: () => Date) {
  const digest = (token: string) => createHash('sha256').update(token).digest('hex');
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  return {
    /**
     * Notes who asks for a newsletter, and forgets who has never confirmed.
     *
     * @returns the token that goes into the mail; nothing for one who has confirmed already, or was just mailed: others could
     *   fill a mailbox by it
     */
    async ask(form: string, address: string): Promise<string | undefined> {
      const email = address.trim().toLowerCase();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const row = { email, form, status: 'asked', token: digest(token), at: now().toISOString(), confirmed_at: null };
      return withStorage(async () => {
        const known = await db
          .selectFrom('subscribers')
          .select(['status', 'at'])
          .where('form', '=', form)
          .where('email', '=', email)
          .executeTakeFirst();
        if (known?.status === 'confirmed' || (known && known.at > before(AGAIN_MS))) return undefined;
        const isForgotten = db
          .deleteFrom('subscribers')
          .where('status', '=', 'asked')
          .where('at', '<', before(KEPT_MS));
        await isForgotten.execute();
        await db
          .insertInto('subscribers')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['form', 'email']).doUpdateSet({ status: 'asked', token: row.token, at: row.at }),
          )
          .execute();
        return token;
      });
    },
    /** Confirms by the token of the mail. @returns the address; nothing for a token that is unknown */
    async confirm(token: string): Promise<string | undefined> {
      return withStorage(async () => {
        const found = await db
          .selectFrom('subscribers')
          .select(['email', 'form'])
          .where('token', '=', digest(token))
          .executeTakeFirst();
        if (!found) return undefined;
        await db
          .updateTable('subscribers')
          .set({ status: 'confirmed', confirmed_at: now().toISOString() })
          .where('token', '=', digest(token))
          .execute();
        return found.email;
      });
    },
    /** Ends a subscription by the same token. @returns whether there was one */
    async end(token: string): Promise<boolean> {
      const done = await withStorage(() =>
        db.deleteFrom('subscribers').where('token', '=', digest(token)).executeTakeFirst(),
      );
      return Number(done.numDeletedRows) > 0;
    },
    /**
     * Those who have confirmed, in the order of their addresses.
     *
     * @param isAll those who have not, too
     */
    async list({ isAll = false }: { isAll?: boolean } = {}): Promise<Subscriber[]> {
      const all = db.selectFrom('subscribers').selectAll().orderBy('form').orderBy('email');
      const rows = await withStorage(() => (isAll ? all : all.where('status', '=', 'confirmed')).execute());
      return rows.map(({ email, form, confirmed_at }) => ({ email, form, confirmedAt: confirmed_at ?? '' }));
    },
    /** Takes an address off every list, whether or not it has confirmed. @returns off how many */
    async remove(address: string): Promise<number> {
      const email = address.trim().toLowerCase();
      if (!isText(email)) return 0;
      const done = await withStorage(() => db.deleteFrom('subscribers').where('email', '=', email).executeTakeFirst());
      return Number(done.numDeletedRows);
    },
  };
}

export type Subscribers = ReturnType<typeof subscribers>;
