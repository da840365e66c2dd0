import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { InlayError } from 'inlay/internal/message/error.js';
import { type OpenSite, openSite, SITE_FILES } from '../../site/open-site.js';
import type { FolderOptions } from './folder-option.js';

/**
 * Opens the site of a folder, gives it to the work, and closes it.
 *
 * @throws InlayError `no-site` for a folder without one, and what `openSite` throws
 */
export async function withSite<Result>(
  options: FolderOptions,
  work: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const folder = siteFolder(options);
  const site = await openSite(folder, { database: options.database });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/**
 * The folder of a site.
 *
 * @throws InlayError `no-site` for a folder without one
 */
export function siteFolder(options: FolderOptions): string {
  const folder = resolve(options.folder);
  // One of the two alone is a site that has lost something, which is told as it is opened.
  if (![SITE_FILES.secrets, SITE_FILES.database].some((name) => existsSync(join(folder, name)))) {
    const expected = 'expected the folder of one: `inlay-server site <folder>` makes it';
    throw new InlayError('no-site', `Unexpected folder \`${options.folder}\` without a site, ${expected}`);
  }
  return folder;
}

/** Who works on this command line, as revisions and audit rows name them. */
export function commandUser(): string {
  try {
    return `cli:${userInfo().username}`;
  } catch {
    // A container's user may have no name.
    return 'cli';
  }
}
