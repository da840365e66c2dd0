import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';

/** The cookie of a session; over https its name begins with `__Host-`. */
export const SESSION_COOKIE = 'inlay_session';

/** When sessions end by themselves. */
export interface SessionTimes {
  /** Milliseconds after the last request. */
  idleMs: number;
  /** Milliseconds after the person has signed in, whatever was asked since. */
  longestMs: number;
}

const HOUR_MS = 3_600_000;

/** Half a day without a request, and two weeks. */
export const SESSION_TIMES: SessionTimes = { idleMs: 12 * HOUR_MS, longestMs: 14 * 24 * HOUR_MS };

/** Milliseconds that a nonce's tick takes. */
const TICK_MS = 12 * HOUR_MS;

/** Milliseconds between two notes of when a session was used. */
const SEEN_MS = 60_000;

/** Letters that are kept of what a browser calls itself. */
const AGENT_LETTERS = 200;

/** Who is signed in, in which session. */
export interface SignedIn {
  user: string;
  /** The digest of its cookie: its name in lists. */
  session: string;
}

/** Sessions of people, and the nonces that belong to them. */
export function sessions({ db, dialect }: Database, secret: string, now: () => Date, times = SESSION_TIMES) {
  const digestOf = (value: string) => createHmac('sha256', secret).update(`session\n${value}`).digest('hex');
  const nonceAt = ({ session, user }: SignedIn, tick: number) =>
    createHmac('sha256', secret).update(`nonce\n${session}\n${user}\n${tick}`).digest('base64url').slice(0, 22);
  const tickNow = () => Math.floor(now().getTime() / TICK_MS);
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString();

  /** Who asks need not wait for the note of it, nor be refused where it can't be made. */
  function noteSeen(digest: string): void {
    const seen_at = now().toISOString();
    const update = db.updateTable('sessions').set({ seen_at }).where('digest', '=', digest);
    void update.execute().catch(() => undefined);
  }

  return {
    /**
     * Begins a session of a user who has just shown who he is; sessions that have ended are forgotten.
     *
     * @param password what is kept of the password that was right: where it is another one by now, no session begins
     * @returns the cookie's value, which is kept nowhere; nothing where there is no such user any more
     */
    async begin(user: string, agent: string, password?: string): Promise<string | undefined> {
      const value = randomBytes(24).toString('base64url');
      const at = now();
      const over = db
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('seen_at', '<=', ago(times.idleMs)), eb('expires_at', '<=', at.toISOString())]));
      const owner = db
        .selectFrom('users')
        .select(({ eb, ref }) => [
          eb.val(digestOf(value)).as('digest'),
          ref('id').as('user'),
          eb.val(at.toISOString()).as('created_at'),
          eb.val(at.toISOString()).as('seen_at'),
          eb.val(new Date(at.getTime() + times.longestMs).toISOString()).as('expires_at'),
          eb.val(agent.slice(0, AGENT_LETTERS)).as('agent'),
        ])
        .where('id', '=', user)
        .where('disabled_at', 'is', null)
        .$if(password !== undefined, (all) => all.where('password', '=', password ?? ''))
        // Whoever changes the user now waits, and ends this session, too. SQLite writes one after the other.
        .$if(dialect === 'postgres', (all) => all.forShare());
      const insert = db
        .insertInto('sessions')
        .columns(['digest', 'user', 'created_at', 'seen_at', 'expires_at', 'agent'])
        .expression(owner);
      await withStorage(() => over.execute());
      const done = await withStorage(() => insert.executeTakeFirst());
      return Number(done.numInsertedOrUpdatedRows ?? 0) > 0 ? value : undefined;
    },
    /** @returns nothing for one that is unknown or has ended, or whose user is gone */
    async find(value: string): Promise<SignedIn | undefined> {
      const session = digestOf(value);
      const found = db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user')
        .select(['users.id', 'sessions.created_at', 'sessions.seen_at', 'sessions.expires_at'])
        .where('sessions.digest', '=', session)
        .where('users.disabled_at', 'is', null);
      const row = await withStorage(() => found.executeTakeFirst());
      const isGood =
        row !== undefined &&
        row.expires_at > now().toISOString() &&
        row.created_at > ago(times.longestMs) &&
        row.seen_at > ago(times.idleMs);
      if (!isGood) return undefined;
      if (row.seen_at <= ago(Math.min(SEEN_MS, times.idleMs / 2))) noteSeen(session);
      return { user: row.id, session };
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
