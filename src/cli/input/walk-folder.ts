import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isPromptName } from '../../lint/text-files.js';
import { isSystemError } from '../errors/system-error.js';

const CANVAS = /\.html?$/i;

/** Whether a file of a folder is a canvas, by its name. */
export function isCanvasName(name: string): boolean {
  return CANVAS.test(name);
}

const PHP = /\.(?:php|phtml)$/i;

/** Whether a file is a program or a template of PHP, by its name. */
export function isPhpName(name: string): boolean {
  return PHP.test(name);
}

/**
 * Paths, relative to `folder`, of all .html and .htm files below it, in the order of their names. It follows links, but
 * visits every real folder once: where it really is, if that is below `folder`, else by the first link that leads to it.
 * It leaves out node_modules and whatever begins with a dot, but files that tell agents how to work.
 *
 * @param skip tells folders to leave out by their path
 * @param isWanted tells files by their name, if others are looked for than canvases
 * @throws the system's error for a folder that it can't read
 */
export async function walkFolder(
  folder: string,
  skip: (path: string) => boolean,
  isWanted = isCanvasName,
): Promise<string[]> {
  const seen = new Set<string>();
  const found: string[] = [];
  // Links wait until all that is really there is seen; those that are found behind a link come after it.
  const links = [''];
  for (const link of links) await visit(link, await realpath(join(folder, link)));
  return found.sort(byNames);

  /** Visits a folder and all that is really below it. */
  async function visit(relative: string, real: string): Promise<void> {
    const path = join(folder, relative);
    if (seen.has(real) || (relative !== '' && skip(path))) return;
    seen.add(real);
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (isLeftOut(entry.name)) continue;
      const name = join(relative, entry.name);
      const kind = await kindOf(entry, join(folder, name));
      if (kind === 'file' && isWanted(entry.name)) found.push(name);
      else if (kind === 'folder' && entry.isSymbolicLink()) links.push(name);
      else if (kind === 'folder') await visit(name, join(real, entry.name));
    }
  }
}

function isLeftOut(name: string): boolean {
  return name === 'node_modules' || (name.startsWith('.') && !isPromptName(name));
}

/** The order of a walk that takes what is in a folder by name: `a/z` before `a.html`, as `a` is before `a.html`. */
function byNames(a: string, b: string): number {
  const [some, others] = [a.split(sep), b.split(sep)];
  const at = some.findIndex((name, index) => name !== others[index]);
  return (some[at] ?? '') < (others[at] ?? '') ? -1 : 1;
}

/** What stands at a path; a link that leads nowhere counts as a file, so that reading it tells. */
async function kindOf(entry: Dirent, path: string): Promise<'file' | 'folder' | 'other'> {
  const target = entry.isSymbolicLink() ? await stat(path).catch(gone) : entry;
  if (target === undefined || target.isFile()) return 'file';
  return target.isDirectory() ? 'folder' : 'other';
}

function gone(error: unknown): undefined {
  if (!isSystemError(error)) throw error;
}
