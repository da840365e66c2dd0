import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isShared } from '../input/stranger.js';

/** What stands in the top folder of a repository, a workspace, a package; a submodule's `.git` is a file. */
const REPOSITORY = ['.git', '.hg', '.jj', '.svn'];
const WORKSPACE = ['pnpm-workspace.yaml'];
const PACKAGE = ['package.json', 'composer.json'];

/** What tells a project's top folder, the surest first. */
const SIGNS: readonly ((folder: string) => boolean)[] = [
  (folder) => has(folder, REPOSITORY),
  (folder) => has(folder, WORKSPACE) || hasWorkspaces(folder),
  (folder) => has(folder, PACKAGE),
];

/**
 * A function that finds the top folder of the project that a folder is in: the nearest one upwards that is a repository's,
 * else a workspace's, else a package's; nothing outside of projects. A folder that everybody may put files into, as `/tmp`,
 * is none, whatever is there. It looks into each folder once.
 */
export function projectFinder(): (folder: string) => string | undefined {
  const finders = SIGNS.map(nearestFinder);
  return (folder) => {
    for (const find of finders) {
      const root = find(folder);
      if (root !== undefined) return root;
    }
    return undefined;
  };
}

function nearestFinder(isTop: (folder: string) => boolean): (folder: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  const find = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const parent = dirname(folder);
    const found = isTop(folder) && !isShared(folder) ? folder : parent === folder ? undefined : find(parent);
    known.set(folder, found);
    return found;
  };
  return find;
}

function has(folder: string, names: readonly string[]): boolean {
  return names.some((name) => statOf(join(folder, name)) !== undefined);
}

function hasWorkspaces(folder: string): boolean {
  const path = join(folder, 'package.json');
  if (!statOf(path)?.isFile()) return false;
  try {
    const input: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof input === 'object' && input !== null && Object.hasOwn(input, 'workspaces');
  } catch {
    return false; // whose package it is tells the file's name alone
  }
}

function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined; // a folder that this user may not look into
  }
}
