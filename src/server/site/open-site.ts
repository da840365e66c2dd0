import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { InlayError } from 'inlay/internal/message/error.js';
import { rehashPasswords } from '../access/application-passwords.js';
import { type Credentials, credentials } from '../access/credentials.js';
import { type Sessions, type SessionTimes, sessions } from '../access/sessions.js';
import { type Users, users } from '../access/users.js';
import { openDatabase, type SqliteDriver } from '../store/database.js';
import { openStore, type Store } from '../store/store.js';
import { heldSecrets } from './held-secrets.js';
import { KINDS } from './kinds/index.js';
import { LOOKUPS } from './lookups.js';
import type { SiteSecrets } from './secrets-file.js';

/** A site's folder, open. */
export interface OpenSite {
  /** Absolute path. */
  folder: string;
  store: Store;
  secrets: SiteSecrets;
  credentials: Credentials;
  users: Users;
  sessions: Sessions;
  now: () => Date;
  close(): Promise<void>;
}

export interface OpenSiteOptions {
  /** `postgres://…`; the folder's own file without. */
  database?: string | undefined;
  driver?: SqliteDriver | undefined;
  /** Whether to give up secrets that are lost, and all that rests on them. @default false */
  newSecrets?: boolean;
  /** @default the system's clock */
  now?: () => Date;
  /** When people must sign in again. @default `SESSION_TIMES` */
  sessionTimes?: SessionTimes;
}

/** The files of a site's folder. */
export const SITE_FILES = {
  database: 'site.db',
  secrets: 'secrets.json',
  uploads: 'uploads',
  exports: 'exports',
} as const;

/**
 * Opens a site's folder, which is made where it is missing. It holds no documents yet then: `seedSite` writes the first ones.
 *
 * @throws InlayError `database-failed`, `database-newer`, `secrets-failed`
 */
export async function openSite(folder: string, options: OpenSiteOptions = {}): Promise<OpenSite> {
  const { now = () => new Date(), newSecrets = false } = options;
  mkdirSync(folder, { recursive: true });
  if (options.database === undefined) refuseLost(folder);
  const database = await openDatabase(options.database ?? join(folder, SITE_FILES.database), options.driver);
  try {
    const store = await openStore(database, { kinds: KINDS, now, lookups: LOOKUPS });
    const path = join(folder, SITE_FILES.secrets);
    const secrets = await heldSecrets(database, path, { isRenewed: newSecrets, now: now() });
    await rehashPasswords(database);
    return opened(folder, store, secrets, { now, ...options });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A database is made before its secrets: where these are alone, it is lost, and a new one would hide that. */
function refuseLost(folder: string): void {
  const [database, secrets] = [join(folder, SITE_FILES.database), join(folder, SITE_FILES.secrets)];
  if (existsSync(database) || !existsSync(secrets)) return;
  const undo = `put it back from your backup, or begin anew without \`${secrets}\``;
  throw new InlayError('database-failed', `The database \`${database}\` of the site is missing: ${undo}`);
}

function opened(
  folder: string,
  store: Store,
  secrets: SiteSecrets,
  { now, sessionTimes }: OpenSiteOptions & { now: () => Date },
): OpenSite {
  const { database } = store;
  return {
    folder,
    store,
    secrets,
    credentials: credentials({ database, pepper: secrets.pepper, now }),
    users: users(database, now),
    sessions: sessions(database, secrets.signing, now, sessionTimes),
    now,
    close: () => store.close(),
  };
}
