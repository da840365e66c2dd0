import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { deliver, tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { harmless } from 'inlay/internal/message/printable.js';
import { type Message, type Messages, messages } from '../../site/forms/messages.js';
import type { OpenSite } from '../../site/open-site.js';
import { noteInAudit } from '../../store/audit-note.js';
import { csvLine } from '../manage/csv.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, withSite } from '../manage/with-site.js';

export interface MessageListOptions extends FolderOptions {
  form?: string;
  limit: number;
  after?: string;
  json?: true;
}
export interface MessageShowOptions extends FolderOptions {
  json?: true;
}
export interface MessageExportOptions extends FolderOptions {
  form?: string;
  format: 'jsonl' | 'csv';
}
export interface MessageDeleteOptions extends FolderOptions {
  /** ISO 8601 */
  before?: string;
  sender?: string;
}

/** Messages that are read at once. */
const READ = 200;

/** Characters of a message that a list shows. */
const SHOWN = 60;

function messagesOf({ store, now }: OpenSite): Messages {
  return messages(store.database, now);
}

/** `inlay-server messages list` */
export async function listMessages({ limit, after, form, ...options }: MessageListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const { items, next } = await messagesOf(site).list({ limit, after }, form);
    if (options.json) return printJson({ items, ...(next !== undefined && { next }) }, undefined, []);
    if (items.length === 0) return tell(process.stdout, 'No messages.\n');
    const rows = items.map(({ id, at, form: name, status, fields }) => [
      id,
      at.slice(0, 16),
      name,
      status,
      fields['email'] ?? '',
      shortened(fields['message'] ?? ''),
    ]);
    await printTable(['id', 'at', 'form', 'status', 'from', 'message'], rows);
    if (next !== undefined) await tell(process.stdout, `There are more: \`--after ${next}\`\n`);
  });
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** `inlay-server messages show` */
export async function showMessage(id: string, options: MessageShowOptions): Promise<void> {
  await withSite(options, async (site) => {
    const message = await messagesOf(site).find(id);
    if (!message) throw unknownMessage(id);
    return options.json ? printJson(message, undefined, []) : tell(process.stdout, textOf(message));
  });
}

function textOf({ id, at, form, status, fields }: Message): string {
  // What visitors write may hold what a terminal obeys.
  const lines = Object.entries(fields).flatMap(([name, value]) => ['', `${name}:`, ...value.split(/\r?\n/)]);
  return [`${id}, ${at}, ${form}, ${status}`, ...lines, ''].map(harmless).join('\n');
}

/** `inlay-server messages export` */
export async function exportMessages({ form, format, ...options }: MessageExportOptions): Promise<void> {
  await withSite(options, async (site) => {
    if (format === 'jsonl') {
      for await (const message of allOf(site, form)) await deliver(process.stdout, `${JSON.stringify(message)}\n`);
      return;
    }
    const names = new Set<string>();
    for await (const { fields } of allOf(site, form)) for (const name of Object.keys(fields)) names.add(name);
    await deliver(process.stdout, csvLine(['id', 'at', 'form', 'status', ...names]));
    for await (const { id, at, form: name, status, fields } of allOf(site, form))
      await deliver(process.stdout, csvLine([id, at, name, status, ...[...names].map((each) => fields[each] ?? '')]));
  });
}

async function* allOf(site: OpenSite, form: string | undefined): AsyncGenerator<Message> {
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const page: Awaited<ReturnType<Messages['list']>> = await messagesOf(site).list({ limit: READ, after }, form);
    yield* page.items;
    after = page.next;
  }
}

/** `inlay-server messages delete` */
export async function deleteMessages(ids: readonly string[], options: MessageDeleteOptions): Promise<void> {
  const { before, sender } = options;
  if (ids.length === 0 && before === undefined && sender === undefined)
    throw new InlayError('usage', 'Unexpected command without a choice, expected ids, `--before` or `--sender`');
  if (ids.length > 0 && (before !== undefined || sender !== undefined))
    throw new InlayError('usage', 'Unexpected ids with `--before` or `--sender`, expected one of both');
  await withSite(options, async (site) => {
    const kept = messagesOf(site);
    for (const id of ids) if (!(await kept.find(id))) throw unknownMessage(id);
    const deleted =
      ids.length > 0
        ? (await Promise.all(ids.map((id) => kept.remove(id)))).filter(Boolean).length
        : await kept.removeAll({ before, sender });
    // Not who has written: what is deleted for good must not stand in the audit for ever.
    const detail = { messages: deleted, ...(before !== undefined && { before }) };
    const note = { at: site.now().toISOString(), by: commandUser(), action: 'messages.delete', detail };
    if (deleted > 0) await noteInAudit(site.store.database, note);
    await tell(process.stdout, `Deleted ${deleted} messages.\n`);
  });
}

function unknownMessage(id: string): InlayError {
  return new InlayError(
    'no-message',
    `Unexpected \`${id}\`, expected the id of a message: \`inlay-server messages list\` has them`,
  );
}
