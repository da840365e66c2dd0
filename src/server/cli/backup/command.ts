import type { Command } from 'commander';
import type { FolderOptions } from '../manage/folder-option.js';
import { addFolderOptions } from '../manage/folder-option.js';
import type { ImportOptions } from './run.js';

/** Adds `inlay-server backup`, `export` and `import` to the program. */
export function addBackup(program: Command): void {
  addFolderOptions(
    program
      .command('backup')
      .summary('copy a site while it is in use')
      .description(
        "Copies a site's database while it is in use, and verifies the copy. `secrets.json` and `uploads/` of the folder are not in it: keep copies of both with it. To restore: stop the site, put the copy as `site.db`, `secrets.json` and `uploads/` into an empty folder, and start the site on it.",
      ),
  )
    .argument('<file>', 'the copy; there must be none yet')
    .action(async (file: string, options: FolderOptions) => (await import('./run.js')).makeBackup(file, options));
  addFolderOptions(
    program
      .command('export')
      .summary('write all documents of a site')
      .description(
        'Writes every document of a site as it is now to stdout, a line of JSON each. No keys, users, messages or earlier revisions.',
      ),
  ).action(async (options: FolderOptions) => (await import('./run.js')).exportSite(options));
  addFolderOptions(
    program
      .command('import')
      .summary('read documents into a site')
      .description(
        'Reads an export as one change, which can be taken back like any other; one with settings of forms only by another import.',
      ),
  )
    .argument('<file>', 'made by `inlay-server export`, or `-` for stdin')
    .option('--replace', 'delete what the export does not have')
    .action(async (file: string, options: ImportOptions) => (await import('./run.js')).importSite(file, options));
}
