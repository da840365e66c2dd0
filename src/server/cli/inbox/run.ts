import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { type InboxItem, inbox } from '../../api/inbox.js';
import { KINDS } from '../../site/kinds/index.js';
import type { OpenSite } from '../../site/open-site.js';
import { noteInAudit } from '../../store/audit-note.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, withSite } from '../manage/with-site.js';
import { allLines } from './all-lines.js';

export interface InboxOptions extends FolderOptions {
  json?: true;
}
export interface InboxListOptions extends InboxOptions {
  all?: true;
}
export interface InboxRefuseOptions extends FolderOptions {
  word: string;
}

function inboxOf({ store, secrets, now }: OpenSite) {
  return inbox({ database: store.database, secret: secrets.signing, now });
}

/** `inlay-server inbox list` */
export async function listInbox(options: InboxListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const items = await inboxOf(site).list({ isAll: options.all ?? false });
    if (options.json) return printJson(items, undefined, []);
    if (items.length === 0) return tell(process.stdout, 'Nothing waits.\n');
    const names = await namesOf(site);
    const rows = items.map(({ id, status, request, preview, createdAt }) => [
      id,
      status,
      names.get(request.principal) ?? request.principal,
      preview.summary,
      createdAt.slice(0, 16),
    ]);
    await printTable(['id', 'status', 'by', 'what', 'since'], rows);
    return tell(process.stdout, '\n`inlay-server inbox show <id>` shows all of what would change.\n');
  });
}

/** `inlay-server inbox show` */
export async function showItem(id: string, options: InboxOptions): Promise<void> {
  await withSite(options, async (site) => {
    const item = await inboxOf(site).show(id);
    if (!item) throw unknownItem(id);
    if (options.json) return printJson(item, undefined, []);
    return tell(process.stdout, textOf(item, (await namesOf(site)).get(item.request.principal)));
  });
}

/** What people call those who may ask, by what they are in requests. */
async function namesOf({ credentials }: OpenSite): Promise<ReadonlyMap<string, string>> {
  const keys = (await credentials.list()).filter(({ scheme }) => scheme === 'service-key');
  return new Map(keys.map(({ id, label }) => [`key:${id}`, `${label} (key:${id})`]));
}

function textOf(
  { id, status, request, preview, createdAt, expiresAt, word }: InboxItem,
  by: string = request.principal,
): string {
  return [
    `${preview.summary}`,
    `  ${id}, ${status}${word === undefined ? '' : `: ${word}`}`,
    `  by ${by}, ${createdAt}, until ${expiresAt}`,
    `  ${request.method} ${request.path}`,
    `  to take it back: ${preview.undo}`,
    ...preview.changes.flatMap(({ kind, key, before, after }) => ['', `${kind} ${key}`, ...allLines(before, after)]),
    '',
  ].join('\n');
}

/** `inlay-server inbox confirm` */
export async function confirmItem(id: string, options: InboxOptions): Promise<void> {
  await withSite(options, async (site) => {
    await refuseStale(site, id);
    const decided = await inboxOf(site).confirm(id, commandUser());
    if (!decided) throw unknownItem(id);
    await note(site, 'inbox.confirm', decided.item);
    await tellToken(id, decided.token, 'Confirmed', options);
  });
}

/** @throws InlayError `stale-item` where what somebody would confirm has changed since it was proposed */
async function refuseStale(site: OpenSite, id: string): Promise<void> {
  const item = await inboxOf(site).show(id);
  for (const [name, etag] of Object.entries(item?.status === 'waiting' ? item.preview.rests : {})) {
    const [kind = '', ...key] = name.split('/');
    if (!Object.hasOwn(KINDS, kind) || name.endsWith('/*')) continue;
    if (((await site.store.get(kind, key.join('/')))?.etag ?? null) === etag) continue;
    const message = `Unexpected confirmation of \`${id}\`: ${name} has changed since it was proposed, so that it would be refused. Refuse it with a word; the agent then proposes it again`;
    throw new InlayError('stale-item', message);
  }
}

/** `inlay-server inbox token` */
export async function showToken(id: string, options: InboxOptions): Promise<void> {
  await withSite(options, async (site) => {
    const token = await inboxOf(site).token(id);
    if (token === undefined)
      throw new InlayError(
        'no-item',
        `Unexpected \`${id}\`, expected the id of what is confirmed and not done yet: \`inlay-server inbox list --all\` has them`,
      );
    await tellToken(id, token, 'Confirmed before', options);
  });
}

async function tellToken(id: string, token: string | undefined, what: string, { json }: InboxOptions): Promise<void> {
  if (json) return printJson({ id, token }, undefined, []);
  return tell(
    process.stdout,
    `${what}. The one who asked sends the request again with the header\n\nConfirmation-Token: ${token}\n`,
  );
}

/** `inlay-server inbox refuse` */
export async function refuseItem(id: string, options: InboxRefuseOptions): Promise<void> {
  await withSite(options, async (site) => {
    const decided = await inboxOf(site).refuse(id, commandUser(), options.word);
    if (!decided) throw unknownItem(id);
    await note(site, 'inbox.refuse', decided.item);
    await tell(process.stdout, 'Refused.\n');
  });
}

async function note({ store, now }: OpenSite, action: string, { id, request }: InboxItem): Promise<void> {
  const detail = { id, operation: request.operation, principal: request.principal };
  await noteInAudit(store.database, { at: now().toISOString(), by: commandUser(), action, detail });
}

function unknownItem(id: string): InlayError {
  return new InlayError(
    'no-item',
    `Unexpected \`${id}\`, expected the id of what waits: \`inlay-server inbox list\` has them`,
  );
}
