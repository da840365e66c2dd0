import { lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { watch } from 'chokidar';
import { CONFIG_NAMES } from '../lint/config/config-schema.js';
import { reportFailure } from './failure.js';
import { isLeftOut } from './lint/left-out.js';

/** Milliseconds of quiet after a change: editors write a file in several steps, and many files at once. */
const QUIET_MS = 50;

/** Files that are watched. */
export interface WatchedFiles {
  /** Watches more files, and what they lead to where they are links. */
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Watches files and folders, and configurations of the working directory. Of a link that is named, what it leads to is
 * watched, too. Links that are found in a folder are not watched: two that lead upwards would never come to an end.
 *
 * @param onChange told once for changes that come together, with their absolute paths, real ones but for
 *   links themselves
 * @param isOurs tells what is not watched by its absolute path
 */
export async function watchFiles(
  paths: readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
  isOurs: (path: string) => boolean = () => false,
): Promise<WatchedFiles> {
  const added = new Set<string>();
  const roots = paths.flatMap(withTarget);
  const isNamed = (path: string) => added.has(path) || roots.includes(path);
  const isNotSeen = (path: string) => !added.has(path) && roots.every((root) => isLeftOut(wayFrom(root, path)));
  const watcher = watch([...roots, ...CONFIG_NAMES], {
    ignoreInitial: true,
    followSymlinks: false,
    // chokidar says that it is ready too early where it sees links, so that changes would be missed.
    ignored: (path, stats) =>
      isOurs(resolve(path)) ||
      isNotSeen(resolve(path)) ||
      (stats?.isSymbolicLink() === true && !isNamed(resolve(path))),
  });
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, path) => {
    changed.add(resolve(path));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = changed;
      changed = new Set();
      onChange(paths);
    }, QUIET_MS);
  });
  watcher.on('error', (error) => reportFailure(error));
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  return {
    add(paths) {
      const fresh = [...new Set(paths.flatMap(withTarget))].filter((path) => !added.has(path));
      for (const path of fresh) added.add(path);
      watcher.add(fresh);
    },
    close() {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** What the links among some paths lead to, each absolute and real; nothing for those that are no links. */
export function linkTargets(paths: readonly string[]): string[] {
  return paths.flatMap((path) => withTarget(path).filter((each) => each !== resolve(path)));
}

/** Where a path leads to, absolute; the path itself where that is nowhere. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path); // there may be something later
  }
}

/** The real path, and the path itself where it is a link, as that may change, too. */
function withTarget(path: string): string[] {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? [...new Set([resolve(path), realPath(path)])] : [realPath(path)];
}

/** Of a path elsewhere all of it but what it has in common with the folder. */
function wayFrom(folder: string, path: string): string {
  const way = relative(folder, path);
  return isAbsolute(way) ? '' : way;
}
