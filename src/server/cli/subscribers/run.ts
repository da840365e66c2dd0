import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { deliver, tell } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { type Subscribers, subscribers } from '../../site/forms/subscribers.js';
import type { OpenSite } from '../../site/open-site.js';
import { noteInAudit } from '../../store/audit-note.js';
import { csvLine } from '../manage/csv.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { commandUser, withSite } from '../manage/with-site.js';

export interface SubscriberListOptions extends FolderOptions {
  all?: true;
  json?: true;
}
export interface SubscriberExportOptions extends FolderOptions {
  format: 'jsonl' | 'csv';
}
export type SubscriberDeleteOptions = FolderOptions;

function subscribersOf({ store, now }: OpenSite): Subscribers {
  return subscribers(store.database, now);
}

/** `inlay-server subscribers list` */
export async function listSubscribers(options: SubscriberListOptions): Promise<void> {
  await withSite(options, async (site) => {
    const all = await subscribersOf(site).list({ isAll: options.all ?? false });
    if (options.json) return printJson(all, undefined, []);
    if (all.length === 0) return tell(process.stdout, 'No subscribers.\n');
    const rows = all.map(({ email, form, confirmedAt }) => [email, form, confirmedAt.slice(0, 10) || 'not yet']);
    return printTable(['address', 'form', 'confirmed'], rows);
  });
}

/** `inlay-server subscribers export` */
export async function exportSubscribers({ format, ...options }: SubscriberExportOptions): Promise<void> {
  await withSite(options, async (site) => {
    if (format === 'csv') await deliver(process.stdout, csvLine(['email', 'form', 'confirmedAt']));
    for (const { email, form, confirmedAt } of await subscribersOf(site).list({ isAll: false })) {
      const line =
        format === 'csv' ? csvLine([email, form, confirmedAt]) : `${JSON.stringify({ email, form, confirmedAt })}\n`;
      await deliver(process.stdout, line);
    }
  });
}

/** `inlay-server subscribers delete` */
export async function deleteSubscriber(address: string, options: SubscriberDeleteOptions): Promise<void> {
  await withSite(options, async (site) => {
    const deleted = await subscribersOf(site).remove(address);
    if (deleted === 0)
      throw new InlayError(
        'no-subscriber',
        'Unexpected address, expected one of `inlay-server subscribers list --all`',
      );
    const note = { at: site.now().toISOString(), by: commandUser(), action: 'subscribers.delete' };
    await noteInAudit(site.store.database, { ...note, detail: { subscriptions: deleted } });
    await tell(process.stdout, `Deleted ${deleted} subscriptions.\n`);
  });
}
