import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type Disposable,
  type FileSystemWatcher,
} from 'vscode-languageserver/node';
import { CONFIG_NAMES } from '../lint/config/config-schema.js';
import type { Abilities } from './abilities.js';

/** Where settings can come to stand. */
const CONFIG_FILES = `**/{${CONFIG_NAMES.join(',')}}`;

/**
 * A function that has the client watch files, by their absolute paths, and configuration files wherever they are. It
 * tells the client nothing as long as the files stay the same.
 */
export function watcher(
  connection: Connection,
  { watch, watchAnywhere }: Abilities,
): (paths: readonly string[]) => void {
  let watched: string | undefined;
  let turn: Promise<Disposable | undefined> = Promise.resolve(undefined);
  return (paths) => {
    const key = JSON.stringify(paths);
    if (!watch || key === watched) return;
    watched = key;
    const watchers = [{ globPattern: CONFIG_FILES }, ...paths.map((path) => watcherOf(path, watchAnywhere))];
    turn = turn
      .then((before) => {
        before?.dispose();
        return connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
      })
      .catch((error: unknown) => {
        connection.console.warn(`Files are not watched: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
  };
}

function watcherOf(path: string, anywhere: boolean): FileSystemWatcher {
  if (!anywhere) return { globPattern: `**/${literal(basename(path))}` };
  return { globPattern: { baseUri: pathToFileURL(dirname(path)).href, pattern: literal(basename(path)) } };
}

/** A file's name as a pattern that matches it alone. */
function literal(name: string): string {
  return name.replace(/[*?{}[\]]/g, '?');
}
