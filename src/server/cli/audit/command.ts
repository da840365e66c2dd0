import type { Command } from 'commander';
import { addFolderOptions } from '../manage/folder-option.js';
import type { AuditOptions } from './run.js';

/** Adds `inlay-server audit` to the program. */
export function addAudit(program: Command): void {
  const audit = program
    .command('audit')
    .summary('what was done, and that nobody has changed it')
    .description('Verifies and lists the audit chain.');
  addFolderOptions(
    audit
      .command('verify')
      .description('Goes through the whole chain: exit code 1 and the first row that was changed, where one was.'),
  )
    .option('--json', 'answer in JSON')
    .action(async (options: AuditOptions) => {
      process.exitCode = await (await import('./run.js')).verifyChain(options);
    });
  addFolderOptions(audit.command('list').description('Lists the last rows, the newest first.'))
    .option('--json', 'answer in JSON, a row a line')
    .action(async (options: AuditOptions) => (await import('./run.js')).listAudit(options));
}
