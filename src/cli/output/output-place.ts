import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { InlayError } from '../../message/error.js';
import { makeFolder } from './make-folder.js';

/** What stands where an output goes. */
export interface OutputPlace {
  /** A device or a pipe is written to; anything else is replaced. */
  isStream: boolean;
  /** Permissions of the file that is replaced. */
  mode?: number;
  /** Sees to it that the folder is the one that was looked at. Throws InlayError `linked-output` if it is not. */
  check(): void;
}

/**
 * Looks at where an output goes, and makes the folders that are missing. A link that is there already is never written
 * through: neither one in the output's own place nor, below `root`, one on the way. The root itself may be or lead through
 * links: whoever named it chose it.
 *
 * @param root the folder that the user named, if many outputs go below it
 * @throws InlayError `linked-output` for a link, `no-file` for a device or a pipe below `root`; the system's error
 */
export function outputPlace(path: string, root?: string): OutputPlace {
  const folder = dirname(path);
  if (root === undefined) makeFolder(folder);
  else makeFolderBelow(root, folder);
  const real = realpathSync.native(folder);
  const check = () => {
    if (realpathSync.native(folder) !== real) throw linked(folder, 'the folder that was there before');
  };
  const present = lstatSync(path, { throwIfNoEntry: false });
  if (!present) return { isStream: false, check };
  if (present.isSymbolicLink()) {
    if (root === undefined && isOfSystem(path)) return { isStream: true, check };
    throw linked(path, 'a file or nothing: outputs are not written through links');
  }
  if (present.isFile()) return { isStream: false, mode: present.mode, check };
  // As the system would say it, had it come so far.
  if (present.isDirectory())
    throw Object.assign(new Error('It is a folder'), { code: 'EISDIR', syscall: 'write', path });
  if (root === undefined) return { isStream: true, check };
  throw new InlayError('no-file', `Unexpected device or pipe \`${path}\`, expected a file or nothing`);
}

/** Whether a link is one of the system's, such as `/dev/stdout`: it leads to where the process may write already. */
function isOfSystem(path: string): boolean {
  return /^\/(?:dev|proc\/self\/fd)\//.test(resolve(path));
}

function linked(path: string, expected: string): InlayError {
  return new InlayError('linked-output', `Unexpected symbolic link \`${path}\`, expected ${expected}`);
}

/**
 * Makes a folder below another one, with those in between, none of which is a link.
 *
 * @throws InlayError `linked-output`; the system's error
 */
export function makeFolderBelow(root: string, folder: string): void {
  makeFolder(root);
  let path = root;
  for (const name of relative(root, folder).split(sep)) {
    if (name === '') continue;
    path = join(path, name);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) makeFolder(path);
    if (lstatSync(path).isSymbolicLink()) {
      throw linked(path, `a folder: nothing is written through links below \`${root}\``);
    }
  }
}
