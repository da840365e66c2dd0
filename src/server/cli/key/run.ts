import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import type { Credential, NewCredential } from '../../access/credentials.js';
import type { OpenSite } from '../../site/open-site.js';
import { noteInAudit } from '../../store/audit-note.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, withSite } from '../manage/with-site.js';

export interface KeyIdOptions extends FolderOptions {}
export interface KeyListOptions extends FolderOptions {
  json?: true;
}
export interface KeyRotateOptions extends KeyListOptions {
  /** Hours. */
  overlap: number;
}
export interface KeyCreateOptions extends KeyListOptions {
  label: string;
  scope?: string[];
  environment?: string;
  days?: number;
}

const HOUR_MS = 3_600_000;

/** `inlay-server key create` */
export async function createKey(options: KeyCreateOptions): Promise<void> {
  const { checkScopes } = await import('./scopes.js');
  const scopes = options.scope ?? ['*'];
  checkScopes(scopes);
  await withSite(options, async (site) => {
    const { label, environment, days } = options;
    const expiresAt =
      days === undefined ? undefined : new Date(site.now().getTime() + days * 24 * HOUR_MS).toISOString();
    const request = { scheme: 'service-key' as const, owner: commandUser(), label, scopes, environment, expiresAt };
    const made = await site.credentials.create(request);
    await note(site, 'key.create', made.credential);
    await showNew(made, options.json);
  });
}

/** `inlay-server key list` */
export async function listKeys(options: KeyListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const keys = (await site.credentials.list()).filter(({ scheme }) => scheme === 'service-key');
    if (options.json) return printJson(keys, undefined, []);
    const now = site.now().toISOString();
    const rows = keys.map((key) => [
      key.id,
      `…${key.last4}`,
      key.label,
      key.scopes.join(','),
      key.environment ?? 'any',
      stateOf(key, now),
      day(key.usedAt) ?? 'never',
    ]);
    return printTable(['id', 'key', 'label', 'scopes', 'environment', 'state', 'used'], rows);
  });
}

function stateOf({ revokedAt, expiresAt }: Credential, now: string): string {
  if (revokedAt !== undefined) return `revoked ${day(revokedAt)}`;
  if (expiresAt === undefined) return 'good';
  return expiresAt <= now ? `expired ${day(expiresAt)}` : `good until ${expiresAt.slice(0, 16)}Z`;
}

function day(time: string | undefined): string | undefined {
  return time?.slice(0, 10);
}

/** `inlay-server key rotate` */
export async function rotateKey(id: string, options: KeyRotateOptions): Promise<void> {
  await withSite(options, async (site) => {
    const made = await site.credentials.rotate(id, options.overlap * HOUR_MS);
    if (!made) throw unknownKey(id);
    await note(site, 'key.rotate', made.credential);
    await showNew(made, options.json);
  });
}

/** `inlay-server key revoke` */
export async function revokeKey(id: string, options: KeyIdOptions): Promise<void> {
  await withSite(options, async (site) => {
    const key = await site.credentials.byId(id);
    if (!key || !(await site.credentials.revoke(id))) throw unknownKey(id);
    await note(site, 'key.revoke', key);
    await tell(process.stdout, `Revoked ${id}, ${key.label}.\n`);
  });
}

function unknownKey(id: string): InlayError {
  return new InlayError(
    'no-key',
    `Unexpected \`${id}\`, expected the id of a key in force: \`inlay-server key list\` has them`,
  );
}

async function note(
  { store, now }: OpenSite,
  action: string,
  { id, label, scopes, replaces }: Credential,
): Promise<void> {
  const detail = { id, label, scopes, ...(replaces !== undefined && { replaces }) };
  await noteInAudit(store.database, { at: now().toISOString(), by: commandUser(), action, detail });
}

async function showNew({ credential, secret }: NewCredential, isJson: true | undefined): Promise<void> {
  if (isJson) return printJson({ ...credential, key: secret }, undefined, []);
  const { id, scopes, expiresAt, environment } = credential;
  const where = environment === undefined ? '' : ` Only a site of \`--environment ${environment}\` takes it.`;
  const until = expiresAt === undefined ? '' : ` It is good until ${expiresAt}.`;
  return tell(
    process.stdout,
    `${secret}\n\nThe key ${id} may: ${scopes.join(', ')}.${until}${where}\nIt is shown this once: keep it now.\n`,
  );
}
