import { refuse } from '../api/problem.js';
import type { Database } from '../store/database.js';
import { isText } from '../store/page.js';
import { withStorage } from '../store/storage-failures.js';
import { isPassword, keyDigest, NOBODY, passwordHash } from './secrets.js';

/** Milliseconds for which a password that was verified is known: scrypt takes as long as many requests. */
const VERIFIED_MS = 300_000;

/** Passwords that are known so. */
const MOST_VERIFIED = 1000;

/** Passwords that are looked at for one address at once: a thread for each is taken from all else that the server reads. */
const MOST_OF_ONE = 4;

/** Passwords of one user that end in the same letters: more than one is chance. */
const MOST_ALIKE = 5;

/** What kept hashes begin with: those of before were digests like those of keys. */
const SCRYPT = 'scrypt$';

/**
 * Keeps application passwords as scrypt of their HMAC under the pepper: who has the database needs the pepper too, and then still
 * a long time for each guess.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 */
export function applicationPasswords({ db }: Pick<Database, 'db'>, pepper: string, nowMs: () => number) {
  const verified = new Map<string, { id: string; until: number }>();
  const running = new Map<string, { address: string; id: Promise<string | undefined> }>();

  async function verify(owner: string | undefined, password: string): Promise<string | undefined> {
    const last4 = password.slice(-4);
    const alike =
      owner !== undefined && isText(last4)
        ? await withStorage(() =>
            db
              .selectFrom('credentials')
              .select(['id', 'digest'])
              .where('scheme', '=', 'application-password')
              .where('owner', '=', owner)
              .where('last4', '=', last4)
              .where('revoked_at', 'is', null)
              .orderBy('id')
              .limit(MOST_ALIKE)
              .execute(),
          )
        : [];
    const given = keyDigest(pepper, password);
    // Of nobody it takes as long.
    if (alike.length === 0) await isPassword(given, await NOBODY);
    for (const { id, digest } of alike) if (await isPassword(given, digest)) return id;
    return undefined;
  }

  function leaveRoom(address: string): void {
    const count = [...running.values()].filter((each) => each.address === address).length;
    if (count < MOST_OF_ONE) return;
    refuse('overloaded', 'Too many passwords at once; try again later', { headers: { 'retry-after': '1' } });
  }

  return {
    /** What is kept of a password. */
    hash: (password: string): Promise<string> => passwordHash(keyDigest(pepper, password)),
    /**
     * The credential of a user's password. Whether it is in force still, its row says.
     *
     * @param owner id of the user; nothing where there is none, which takes as long
     * @param address of who asks
     * @throws ApiProblem `overloaded` where too many others of that address are being looked at
     */
    async idOf(owner: string | undefined, password: string, address: string): Promise<string | undefined> {
      const known = keyDigest(pepper, `${owner ?? ''}\n${password}`);
      const recent = verified.get(known);
      if (recent && recent.until > nowMs()) return recent.id;
      const begun = running.get(known);
      if (!begun) leaveRoom(address);
      const looking = begun?.id ?? verify(owner, password);
      if (!begun) running.set(known, { address, id: looking });
      try {
        const id = await looking;
        if (verified.size >= MOST_VERIFIED) verified.clear();
        if (id !== undefined) verified.set(known, { id, until: nowMs() + VERIFIED_MS });
        return id;
      } finally {
        running.delete(known);
      }
    },
  };
}

/** Keeps passwords of before, of which there is a digest, as those of now: nobody has to make new ones. */
export async function rehashPasswords({ db }: Pick<Database, 'db'>): Promise<void> {
  const old = await withStorage(() =>
    db
      .selectFrom('credentials')
      .select(['id', 'digest'])
      .where('scheme', '=', 'application-password')
      .where('digest', 'not like', `${SCRYPT}%`)
      .execute(),
  );
  for (const { id, digest } of old) {
    const hash = await passwordHash(digest);
    const update = db
      .updateTable('credentials')
      .set({ digest: hash })
      .where('id', '=', id)
      .where('digest', '=', digest);
    await withStorage(() => update.execute());
  }
}
