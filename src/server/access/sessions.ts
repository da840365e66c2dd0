import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';

/** The cookie of a session. */
export const SESSION_COOKIE = 'inlay_session';

/** Milliseconds that a session lasts, and that a nonce's tick takes. */
const SESSION_MS = 14 * 24 * 3600 * 1000;
const TICK_MS = 12 * 3600 * 1000;

/** Letters that are kept of what a browser calls itself. */
const AGENT_LETTERS = 200;

/** Who is signed in, in which session. */
export interface SignedIn {
  user: string;
  /** The digest of its cookie: its name in lists. */
  session: string;
}

/** Sessions of people, and the nonces that belong to them. */
export function sessions({ db }: Database, secret: string, now: () => Date) {
  const digestOf = (value: string) => createHmac('sha256', secret).update(`session\n${value}`).digest('hex');
  const nonceAt = ({ session, user }: SignedIn, tick: number) =>
    createHmac('sha256', secret).update(`nonce\n${session}\n${user}\n${tick}`).digest('base64url').slice(0, 22);
  const tickNow = () => Math.floor(now().getTime() / TICK_MS);
  return {
    /** @returns the cookie's value, which is kept nowhere */
    async begin(user: string, agent: string): Promise<string> {
      const value = randomBytes(24).toString('base64url');
      const at = now();
      const row = {
        digest: digestOf(value),
        user,
        created_at: at.toISOString(),
        seen_at: at.toISOString(),
        expires_at: new Date(at.getTime() + SESSION_MS).toISOString(),
        agent: agent.slice(0, AGENT_LETTERS),
      };
      await withStorage(() => db.insertInto('sessions').values(row).execute());
      return value;
    },
    /** @returns nothing for an unknown or expired one */
    async find(value: string): Promise<SignedIn | undefined> {
      const session = digestOf(value);
      const row = await withStorage(() =>
        db.selectFrom('sessions').select(['user', 'expires_at']).where('digest', '=', session).executeTakeFirst(),
      );
      return row && row.expires_at > now().toISOString() ? { user: row.user, session } : undefined;
    },
    async end(session: string): Promise<void> {
      await withStorage(() => db.deleteFrom('sessions').where('digest', '=', session).execute());
    },
    /** The nonce of a session: good in this tick and the next one. */
    nonce: (who: SignedIn): string => nonceAt(who, tickNow()),
    isNonce(who: SignedIn, nonce: string): boolean {
      const given = Buffer.from(nonce);
      return [tickNow(), tickNow() - 1].some((tick) => {
        const expected = Buffer.from(nonceAt(who, tick));
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
}

export type Sessions = ReturnType<typeof sessions>;

/** The value of a cookie in a `Cookie` header. */
export function cookieOf(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}
