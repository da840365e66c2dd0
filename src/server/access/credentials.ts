import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import type { Tables } from '../store/tables.js';
import { applicationPasswords } from './application-passwords.js';
import { compiledNearest } from './nearest-credential.js';
import { keyDigest, newApplicationPassword, newServiceKey } from './secrets.js';

/** What is known of a key or an application password. */
export interface Credential {
  id: string;
  scheme: 'service-key' | 'application-password';
  owner: string;
  label: string;
  last4: string;
  scopes: string[];
  environment?: string;
  createdAt: string;
  expiresAt?: string;
  revokedAt?: string;
  usedAt?: string;
  replaces?: string;
}

/** A new credential, and its secret, which is shown this once. */
export interface NewCredential {
  credential: Credential;
  secret: string;
}

/** What a new credential is for. */
export interface CredentialRequest {
  scheme: Credential['scheme'];
  owner: string;
  label: string;
  scopes: readonly string[];
  environment?: string | undefined;
  expiresAt?: string | undefined;
}

/** What credentials are kept with. */
export interface CredentialDeps {
  database: Database;
  /** Not in the database: who has that alone can't tell a key from another. */
  pepper: string;
  now: () => Date;
}

/** Milliseconds between two notes of when a credential was used. */
const USED_MS = 60_000;

/** Milliseconds for which a secret in force is known without the database: one that another process revokes is good as long. */
const KNOWN_MS = 20;

/** Secrets that are known so. */
const MOST_KNOWN = 1000;

/** The service keys and application passwords of a site. */
export function credentials({ database: { db }, pepper, now }: CredentialDeps) {
  const passwords = applicationPasswords({ db }, pepper, () => performance.now());
  const noted = new Map<string, number>();
  const lookup = compiledNearest(db);
  const known = new Map<string, { credential: Credential; until: number }>();

  const asked = new Map<string, Promise<Selectable<Tables['credentials']> | undefined>>();

  /** The row of a digest, or the next one: whoever asks for it meanwhile gets the same. */
  function rowOf(digest: string): Promise<Selectable<Tables['credentials']> | undefined> {
    const running = asked.get(digest);
    if (running) return running;
    const row = withStorage(() => lookup(digest)).then(([first]) => first);
    asked.set(digest, row);
    const forget = () => asked.delete(digest);
    row.then(forget, forget);
    return row;
  }

  function keep(digest: string, credential: Credential): void {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(digest, { credential, until: performance.now() + KNOWN_MS });
  }

  /** Who asks need not wait for the note of it, nor be refused where it can't be made. */
  function noteUse(id: string, time: Date): void {
    if (time.getTime() - (noted.get(id) ?? 0) < USED_MS) return;
    noted.set(id, time.getTime());
    const update = db.updateTable('credentials').set({ used_at: time.toISOString() }).where('id', '=', id);
    void update.execute().catch(() => undefined);
  }

  async function create(request: CredentialRequest, replaces?: string): Promise<NewCredential> {
    const isKey = request.scheme === 'service-key';
    const secret = isKey ? newServiceKey() : newApplicationPassword();
    const digested = plain(secret);
    const row: Selectable<Tables['credentials']> = {
      id: `${isKey ? 'k' : 'p'}_${randomBytes(8).toString('hex')}`,
      scheme: request.scheme,
      owner: request.owner,
      label: request.label,
      digest: await (isKey ? keyDigest(pepper, digested) : passwords.hash(digested)),
      last4: digested.slice(-4),
      scopes: JSON.stringify(request.scopes),
      environment: request.environment ?? null,
      created_at: now().toISOString(),
      expires_at: request.expiresAt ?? null,
      revoked_at: null,
      used_at: null,
      replaces: replaces ?? null,
    };
    await withStorage(() => db.insertInto('credentials').values(row).execute());
    return { credential: credentialOf(row), secret };
  }

  async function byId(id: string): Promise<Credential | undefined> {
    const row = await withStorage(() =>
      db.selectFrom('credentials').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && credentialOf(row);
  }

  return {
    create: (request: CredentialRequest) => create(request),
    byId,
    /** All of them, the newest first; those that were revoked, too. */
    async list(): Promise<Credential[]> {
      const rows = await withStorage(() =>
        db.selectFrom('credentials').selectAll().orderBy('created_at', 'desc').orderBy('id').execute(),
      );
      return rows.map(credentialOf);
    },
    /**
     * The service key of a secret: looked up by its digest, so that the time tells nothing of how much of it was right. A row is
     * read for every secret, that of the next digest where there is none, so that it does not tell either what was a key once.
     *
     * @returns nothing for one that is unknown, expired or revoked
     */
    async bySecret(secret: string): Promise<Credential | undefined> {
      const digest = keyDigest(pepper, plain(secret));
      const time = now();
      // Written whichever the key is: only a key that ends is compared with it.
      const timeText = time.toISOString();
      const recent = known.get(digest);
      if (recent && recent.until > performance.now() && isInForce(recent.credential, 'service-key', timeText)) {
        noteUse(recent.credential.id, time);
        return recent.credential;
      }
      const row = await rowOf(digest);
      const found = row && credentialOf(row);
      // Judged whichever it is, as the row may be that of another.
      const isGood = found !== undefined && isInForce(found, 'service-key', timeText);
      if (row?.digest !== digest || !isGood) return undefined;
      keep(digest, found);
      noteUse(found.id, time);
      return found;
    },
    /**
     * The application password of a user.
     *
     * @param owner id of the user; nothing where there is none, which takes as long
     * @param address of who asks
     * @returns nothing for one that is wrong, expired or revoked
     * @throws ApiProblem `overloaded` where too many of that address are being looked at
     */
    async byPassword(owner: string | undefined, password: string, address: string): Promise<Credential | undefined> {
      const id = await passwords.idOf(owner, plain(password), address);
      const found = id === undefined ? undefined : await byId(id);
      if (!found || !isInForce(found, 'application-password', now().toISOString())) return undefined;
      noteUse(found.id, now());
      return found;
    },
    /** @returns whether there was one that was not revoked yet */
    async revoke(id: string): Promise<boolean> {
      const done = await withStorage(() =>
        db
          .updateTable('credentials')
          .set({ revoked_at: now().toISOString() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst(),
      );
      known.clear();
      return Number(done.numUpdatedRows) > 0;
    },
    /**
     * A new secret for what another was for; that one stays good for a while, so that nobody is locked out meanwhile.
     *
     * @param overlapMs milliseconds for which the old one stays good
     * @returns nothing where there is no such credential in force
     */
    async rotate(id: string, overlapMs: number): Promise<NewCredential | undefined> {
      const old = await byId(id);
      if (!old || old.revokedAt !== undefined) return undefined;
      const { scheme, owner, label, scopes, environment, expiresAt } = old;
      const made = await create({ scheme, owner, label, scopes, environment, expiresAt }, id);
      const ends = new Date(now().getTime() + overlapMs).toISOString();
      const until = expiresAt !== undefined && expiresAt < ends ? expiresAt : ends;
      await withStorage(() => db.updateTable('credentials').set({ expires_at: until }).where('id', '=', id).execute());
      known.clear();
      return made;
    },
  };
}

export type Credentials = ReturnType<typeof credentials>;

function isInForce(credential: Credential, scheme: Credential['scheme'], time: string): boolean {
  const { revokedAt, expiresAt } = credential;
  const isLasting = expiresAt === undefined || expiresAt > time;
  return isLasting && revokedAt === undefined && credential.scheme === scheme;
}

/** Blanks in an application password are for the eye alone. */
function plain(secret: string): string {
  return secret.replaceAll(' ', '');
}

function credentialOf(row: Selectable<Tables['credentials']>): Credential {
  return {
    id: row.id,
    scheme: row.scheme === 'application-password' ? row.scheme : 'service-key',
    owner: row.owner,
    label: row.label,
    last4: row.last4,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    ...(row.environment !== null && { environment: row.environment }),
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
    ...(row.used_at !== null && { usedAt: row.used_at }),
    ...(row.replaces !== null && { replaces: row.replaces }),
  };
}
