import { readFileSync } from 'node:fs';
import { deliver, tell } from 'inlay/internal/cli/output/tell.js';
import { backup } from '../../store/backup.js';
import { documentsOf, exportLines, importDocuments } from '../../store/transfer.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { commandUser, withSite } from '../manage/with-site.js';
import { checkWholeSite } from './check-whole-site.js';

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
  await withSite(options, async ({ store }) => {
    const documents = documentsOf(text.split('\n'), store);
    const { written, deleted } = await importDocuments(
      store,
      documents,
      commandUser(),
      options.replace ?? false,
      (writes) => checkWholeSite(store, writes),
    );
    await tell(process.stdout, `Wrote ${written} documents${options.replace ? `, deleted ${deleted}` : ''}.\n`);
  });
}
