import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';
import type { Database } from '../store/database.js';
import { withStorage } from '../store/storage-failures.js';
import { forgetSecrets } from './forget-secrets.js';
import { type SiteSecrets, siteSecrets } from './secrets-file.js';

/** The row of `meta` that says which secrets a database is used with. */
const ROW = 'secrets';

/** How the secrets of a site are looked for. */
export interface HeldSecretsOptions {
  /** Whether the owner gives up those that are lost. @default false */
  isRenewed?: boolean;
  now: Date;
}

/**
 * The secrets of a site, which are made with its database and belong to it from then on: with others no key is good and no
 * signature of the audit chain is right.
 *
 * @param path of the file of secrets
 * @throws InlayError `secrets-failed` for one that is missing beside a database that has been used, for one of another site, and
 *   where those that are there are to be given up
 */
export async function heldSecrets(
  database: Database,
  path: string,
  { isRenewed = false, now }: HeldSecretsOptions,
): Promise<SiteSecrets> {
  // Before the file is looked at: who else begins the site now writes the file first.
  const known = await knownPrint(database);
  const isUsed = known !== undefined || (await hasDocuments(database));
  const isThere = existsSync(path);
  if (!isThere && isUsed && !isRenewed) throw failed(`The secrets \`${path}\` of the site are missing`);
  const secrets = siteSecrets(path);
  const print = printOf(secrets);
  const isKnown = known === print || (known === undefined && isThere);
  if (isUsed && !isKnown && !isRenewed) throw failed(`The secrets \`${path}\` are those of another site`);
  if (isUsed && isKnown && isRenewed)
    throw new InlayError('usage', `Unexpected \`--new-secrets\`, expected it where \`${path}\` is lost: it is there`);
  if (isUsed && !isKnown) await forgetSecrets(database, now);
  if (known !== print) await keepPrint(database, print);
  return secrets;
}

function failed(what: string): InlayError {
  const undo = 'put the file back from your backup';
  const last =
    'If it is lost for good: `inlay-server site --new-secrets <folder>`, which ends all keys and application passwords';
  return new InlayError('secrets-failed', `${what}: without them no key is good. Stop, and ${undo}. ${last}`);
}

/** Says nothing of the secrets themselves. */
function printOf({ pepper, signing, audit }: SiteSecrets): string {
  const hash = createHash('sha256').update(`inlay-secrets/1\n${pepper}\n${signing}\n`);
  return hash.update(audit.publicKey.export({ type: 'spki', format: 'der' })).digest('hex');
}

async function knownPrint({ db }: Database): Promise<string | undefined> {
  const row = await withStorage(() => db.selectFrom('meta').select('value').where('name', '=', ROW).executeTakeFirst());
  return row?.value;
}

async function hasDocuments({ db }: Database): Promise<boolean> {
  const row = await withStorage(() => db.selectFrom('documents').select('key').limit(1).executeTakeFirst());
  return row !== undefined;
}

async function keepPrint({ db }: Database, value: string): Promise<void> {
  await withStorage(() =>
    db
      .insertInto('meta')
      .values({ name: ROW, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}
