import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { isSystemError } from '../errors/system-error.js';

/** Folders that are watched, each without those below it. */
export interface FolderWatches {
  /** Watches a folder from now on, if there is one. One that was replaced by another is watched again. */
  open(folder: string): void;
  /** Ends the watching of all but some. */
  keep(folders: ReadonlySet<string>): void;
}

interface Watch {
  id: string;
  watcher: FSWatcher;
}

/** Who is told of what comes of watching. */
export interface FolderListeners {
  /** Told the path of what came, went or changed in a folder. */
  onEvent: (path: string) => void;
  /** Told a folder that was removed or moved: there may be another by now. */
  onGone: (folder: string) => void;
  /** Told what keeps a folder from being watched. */
  onFailure: (error: Error) => void;
}

/**
 * No folder yet. Node has the system watch a folder before `watch` returns (macOS begins a little later), so that nothing
 * is missed from then on. Files are watched by their folder, which sees them go and come back, too.
 */
export function folderWatches({ onEvent, onGone, onFailure }: FolderListeners): FolderWatches {
  const watches = new Map<string, Watch>();

  function end(folder: string): void {
    watches.get(folder)?.watcher.close();
    watches.delete(folder);
  }

  function begin(folder: string): FSWatcher {
    const watcher = watch(folder, (_event, name) => {
      // What happens to the folder itself is told with its own name.
      if (name === null || name === basename(folder)) lost(folder, watcher);
      else onEvent(join(folder, name));
    });
    return watcher.on('error', () => lost(folder, watcher)); // so Windows says that it was removed
  }

  function lost(folder: string, watcher: FSWatcher): void {
    if (watches.get(folder)?.watcher !== watcher) return;
    end(folder);
    onGone(folder);
  }

  return {
    open(folder) {
      const id = idOf(folder);
      if (id !== undefined && watches.get(folder)?.id === id) return;
      end(folder);
      if (id === undefined) return;
      try {
        watches.set(folder, { id, watcher: begin(folder) });
      } catch (error) {
        if (!isSystemError(error)) throw error;
        if (error.code !== 'ENOENT') onFailure(error);
      }
    },
    keep(folders) {
      for (const folder of [...watches.keys()]) if (!folders.has(folder)) end(folder);
    },
  };
}

/** Another one for another folder, as long as both are there; nothing where there is none. Whoever reads it tells why. */
function idOf(folder: string): string | undefined {
  try {
    const stats = statSync(folder);
    return stats.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    return undefined;
  }
}
