import { isAbsolute, relative, resolve } from 'node:path';
import { watch } from 'chokidar';
import { CONFIG_NAMES } from '../../lint/config/config-schema.js';
import { reportFailure } from '../failure.js';
import { fixedPart } from '../fixed-part.js';
import { isLeftOut } from '../lint/left-out.js';

/** Milliseconds of quiet after a change: editors write a file in several steps, and many files at once. */
const QUIET_MS = 50;

/** Files that are watched. */
export interface WatchedFiles {
  /** Watches more. */
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Watches what arguments stand for, and configurations of the working directory.
 *
 * @param onChange told once for changes that come together, with their absolute paths
 */
export async function watchFiles(
  args: readonly string[],
  onChange: (paths: ReadonlySet<string>) => void,
): Promise<WatchedFiles> {
  const added = new Set<string>();
  const folders = args.map((arg) => resolve(fixedPart(arg)));
  const watcher = watch([...folders, ...CONFIG_NAMES], {
    ignoreInitial: true,
    ignored: (path) => !added.has(resolve(path)) && folders.every((folder) => isLeftOut(wayFrom(folder, path))),
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
      const fresh = paths.map((path) => resolve(path)).filter((path) => !added.has(path));
      for (const path of fresh) added.add(path);
      watcher.add(fresh);
    },
    close() {
      clearTimeout(timer);
      return watcher.close();
    },
  };
}

/** Of a path elsewhere all of it but what it has in common with the folder. */
function wayFrom(folder: string, path: string): string {
  const way = relative(folder, path);
  return isAbsolute(way) ? '' : way;
}
