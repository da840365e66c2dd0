import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { CONFIG_NAMES } from '../../lint/config/config-schema.js';
import { reportFailure } from '../errors/failure.js';
import { type ReadPath, stampOf } from '../input/file-cache.js';
import { isLeftOut } from '../lint/left-out.js';
import { folderWatches } from './folder-watches.js';
import { foldersBelow } from './folders-below.js';
import { gatherChanges } from './gather-changes.js';
import { type PathWay, wayOf } from './path-way.js';

/** Files that are watched. */
export interface WatchedFiles {
  /**
   * Watches what was read, too, and where it leads to if it is a link. What changed between its reading and now is told like
   * every later change.
   */
  add(read: Iterable<ReadPath>): void;
  close(): void;
}

export interface WatchOptions {
  /** Tells what is not watched by its absolute path. */
  isOurs?: (path: string) => boolean;
  /**
   * Told what keeps folders from being watched.
   * @default writes it to stderr
   */
  onFailure?: (error: Error) => void;
}

/**
 * Watches files, folders with all below them, and configurations of the working directory, from the return on. None needs to
 * be there yet. Links on the way to a path that is named are watched, too; those that are found in a folder are not followed:
 * two that lead upwards would never come to an end.
 *
 * @param onChange told once for changes that come together, with their absolute paths, real ones but for
 *   links themselves. It may read at once: whatever changes after it was called is told again
 */
export function watchFiles(
  paths: readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
  { isOurs = () => false, onFailure = reportFailure }: WatchOptions = {},
): WatchedFiles {
  const trees = new Set(paths.map((path) => resolve(path)));
  const named = new Set([...trees, ...CONFIG_NAMES.map((name) => resolve(name))]);
  /** What is watched now: folders with all below them, and single entries of others. */
  let roots: readonly string[] = [];
  let entries: ReadonlySet<string> = new Set();
  let isClosed = false;
  const isInRoot = (path: string) => roots.some((root) => isSeenFrom(root, path));
  const changes = gatherChanges((paths) => {
    renew();
    onChange(paths);
  });
  const watches = folderWatches({
    onEvent(path) {
      if (!isOurs(path) && (entries.has(sameName(path)) || isInRoot(path))) changes.note(path);
    },
    onGone: changes.note,
    onFailure: onceEach(onFailure),
  });
  renew();
  return {
    add(read) {
      if (isClosed) return;
      const known = new Map<string, PathWay>();
      const fresh = [...read].filter(
        ([path]) => !named.has(path) && !stepsOf(wayOf(path, known)).every((step) => isInRoot(step)),
      );
      if (fresh.length === 0) return;
      for (const [path] of fresh) named.add(path);
      renew();
      for (const [path, stamp] of fresh) if (stampOf(path) !== stamp) changes.note(path);
    },
    close() {
      isClosed = true;
      changes.stop();
      watches.keep(new Set());
    },
  };

  /** Watches what the named paths lead to by now. */
  function renew(): void {
    const known = new Map<string, PathWay>();
    const ways = [...named].map((path) => ({ path, way: wayOf(path, known) }));
    const steps = ways.flatMap(({ way }) => stepsOf(way));
    roots = ways.filter(({ path }) => trees.has(path)).map(({ way }) => way.end);
    entries = new Set(steps.map(sameName));
    const folders = new Set<string>();
    const open = (folder: string) => {
      folders.add(folder);
      watches.open(folder);
    };
    for (const folder of new Set(steps.map((step) => dirname(step)))) open(folder);
    for (const root of roots) for (const folder of foldersBelow(root)) open(folder);
    watches.keep(folders);
  }
}

/** What must be watched for a path: where it leads, and what decides on that. */
function stepsOf({ turns, end }: PathWay): string[] {
  return [...turns, end];
}

/** Whether a path is a folder or below it, and not left out. */
function isSeenFrom(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way) && !isLeftOut(way);
}

/** The same for paths that some systems take for the same: they tell the name that a file has, not the one it was named by. */
function sameName(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** Passes on what is told, each kind of system error only the first time: one that holds for a folder holds for many. */
function onceEach(onFailure: (error: Error) => void): (error: Error) => void {
  const told = new Set<unknown>();
  return (error) => {
    const kind = 'code' in error ? error.code : error;
    if (told.has(kind)) return;
    told.add(kind);
    onFailure(error);
  };
}
