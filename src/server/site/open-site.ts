import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Credentials, credentials } from '../access/credentials.js';
import { type Sessions, sessions } from '../access/sessions.js';
import { type Users, users } from '../access/users.js';
import { openDatabase, type SqliteDriver } from '../store/database.js';
import { openStore, type Store } from '../store/store.js';
import { KINDS } from './kinds/index.js';
import { LOOKUPS } from './lookups.js';
import { type SiteSecrets, siteSecrets } from './secrets-file.js';

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
  /** @default the system's clock */
  now?: () => Date;
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
  const { now = () => new Date() } = options;
  mkdirSync(folder, { recursive: true });
  const secrets = siteSecrets(join(folder, SITE_FILES.secrets));
  const database = await openDatabase(options.database ?? join(folder, SITE_FILES.database), options.driver);
  const store = await openStore(database, { kinds: KINDS, now, lookups: LOOKUPS });
  return {
    folder,
    store,
    secrets,
    credentials: credentials({ database, pepper: secrets.pepper, now }),
    users: users(database, now),
    sessions: sessions(database, secrets.signing, now),
    now,
    close: () => store.close(),
  };
}
