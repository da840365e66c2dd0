import { type Command, Option } from 'commander';

/** The options of commands that work on a site's folder. */
export interface FolderOptions {
  folder: string;
  database?: string;
}

/** Adds the options that say which site is meant. */
export function addFolderOptions(command: Command): Command {
  return command
    .option('--folder <path>', "the site's folder", '.')
    .addOption(
      new Option('--database <url>', '`postgres://…`, where the site is not in its folder').env('DATABASE_URL'),
    );
}
