import { readFileSync } from 'node:fs';
import { deliver, tell } from 'inlay/internal/cli/output/tell.js';
import { SITE_FILES } from '../../site/open-site.js';
import { backup } from '../../store/backup.js';
import { documentsOf, exportLines, importDocuments } from '../../store/transfer.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { commandUser, withSite } from '../manage/with-site.js';
import { checkWholeSite } from './check-whole-site.js';
import { missingUploads } from './missing-uploads.js';

export interface ImportOptions extends FolderOptions {
  replace?: true;
}

/** `inlay-server backup` */
export async function makeBackup(file: string, options: FolderOptions): Promise<void> {
  await withSite(options, async ({ store }) => {
    const { documents, audit } = await backup(store.database, file);
    await tell(process.stdout, `Wrote ${file}: ${documents} documents, ${audit.rows} audit rows, verified.\n`);
  });
}

/** `inlay-server export` */
export async function exportSite(options: FolderOptions): Promise<void> {
  await withSite(options, async ({ store }) => {
    for await (const line of exportLines(store)) await deliver(process.stdout, `${line}\n`);
  });
}

/** `inlay-server import` */
export async function importSite(file: string, options: ImportOptions): Promise<void> {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8');
  await withSite(options, async ({ store, folder }) => {
    const documents = documentsOf(text.split('\n'), store);
    const { written, deleted } = await importDocuments(
      store,
      documents,
      commandUser(),
      options.replace ?? false,
      (writes) => checkWholeSite(store, writes),
    );
    await tell(process.stdout, `Wrote ${written} documents${options.replace ? `, deleted ${deleted}` : ''}.\n`);
    const missing = missingUploads(text, folder);
    if (missing.length === 0) return;
    const more = missing.length > MOST_NAMED ? ` and ${missing.length - MOST_NAMED} more` : '';
    const names = missing.slice(0, MOST_NAMED).join(', ');
    await tell(
      process.stderr,
      `warning: an export carries no files, and \`${SITE_FILES.uploads}\` of the folder has not: ${names}${more}. Copy them there\n`,
    );
  });
}

/** Files that a warning names. */
const MOST_NAMED = 10;
