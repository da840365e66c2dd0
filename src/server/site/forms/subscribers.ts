import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../store/database.js';
import { withStorage } from '../../store/storage-failures.js';

/** Somebody who gets the newsletter. */
export interface Subscriber {
  email: string;
  form: string;
  confirmedAt: string;
}

const TOKEN_BYTES = 18;

/** Who has asked for a newsletter, and who has confirmed it: double opt-in. */
export function subscribers({ db }: Database, now: () => Date) {
  const digest = (token: string) => createHash('sha256').update(token).digest('hex');
  return {
    /**
     * Notes who asks for a newsletter.
     *
     * @returns the token that goes into the mail; nothing for one who has confirmed already
     */
    async ask(form: string, address: string): Promise<string | undefined> {
      const email = address.trim().toLowerCase();
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const row = { email, form, status: 'asked', token: digest(token), at: now().toISOString(), confirmed_at: null };
      return withStorage(async () => {
        const known = await db
          .selectFrom('subscribers')
          .select('status')
          .where('form', '=', form)
          .where('email', '=', email)
          .executeTakeFirst();
        if (known?.status === 'confirmed') return undefined;
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
    /** Those who have confirmed, in the order of their addresses. */
    async list(): Promise<Subscriber[]> {
      const rows = await withStorage(() =>
        db
          .selectFrom('subscribers')
          .selectAll()
          .where('status', '=', 'confirmed')
          .orderBy('form')
          .orderBy('email')
          .execute(),
      );
      return rows.map(({ email, form, confirmed_at }) => ({ email, form, confirmedAt: confirmed_at ?? '' }));
    },
  };
}

export type Subscribers = ReturnType<typeof subscribers>;
