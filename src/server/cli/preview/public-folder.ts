import { realpathSync, statSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';

/**
 * The real path of the folder with the site's own files: that is what changes are told by.
 *
 * @throws InlayError `usage` where it is no folder
 */
export function publicFolderOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return realpathSync(path);
  throw new InlayError('usage', `Unexpected \`--public ${path}\`, expected a folder`);
}
