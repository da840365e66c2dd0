import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { printJson } from 'inlay/internal/cli/output/print-json.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { verifyAudit } from '../../store/verify-audit.js';
import type { FolderOptions } from '../manage/folder-option.js';
import { printTable } from '../manage/table.js';
import { withSite } from '../manage/with-site.js';

export interface AuditOptions extends FolderOptions {
  json?: true;
}

/** `inlay-server audit verify`. @returns the exit code */
export async function verifyChain(options: AuditOptions): Promise<number> {
  return withSite(options, async ({ store, secrets }) => {
    const verdict = await verifyAudit(store.database, secrets.audit.publicKey);
    const { rows, checkpoints, broken } = verdict;
    if (options.json) await printJson(verdict, undefined, []);
    else if (broken) await tell(process.stdout, `Broken at row ${broken.seq}: ${broken.reason}.\n`);
    else await tell(process.stdout, `Whole: ${rows} rows, ${checkpoints} signed checkpoints.\n`);
    return broken ? EXIT.findings : EXIT.clean;
  });
}

/** Rows that are listed. */
const LISTED = 100;

/** `inlay-server audit list` */
export async function listAudit(options: AuditOptions): Promise<void> {
  await withSite(options, async ({ store }) => {
    const { items } = await store.audit.list({ limit: LISTED });
    if (options.json) return tell(process.stdout, items.map((row) => `${JSON.stringify(row)}\n`).join(''));
    return printTable(
      ['row', 'at', 'by', 'action', 'what'],
      items.map(({ seq, at, by, action, detail }) => [
        String(seq),
        at.slice(0, 19),
        by,
        action,
        JSON.stringify(detail).slice(0, 100),
      ]),
    );
  });
}
