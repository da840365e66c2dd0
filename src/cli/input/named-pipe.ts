import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InlayError } from '../../message/error.js';

/**
 * Sees to it that a path is no pipe that has a name in a folder: reading one waits for as long as nobody writes into it. What
 * a shell makes of `<(command)`, and `/dev/stdin`, are pipes too; whoever gives these has somebody who writes.
 *
 * @throws InlayError `no-file`
 */
export function checkNoNamedPipe(path: string): void {
  if (path === '-' || isOfSystem(resolve(path)) || statSync(path, { throwIfNoEntry: false })?.isFIFO() !== true) return;
  const real = realPath(path);
  if (real === undefined || isOfSystem(real)) return;
  throw new InlayError(
    'no-file',
    `Unexpected pipe \`${path}\`, expected a file: reading it waits until somebody writes into it. \`-\` reads stdin`,
  );
}

/** Whether a path is one of the system's for what a process has open. */
function isOfSystem(path: string): boolean {
  return /^\/(?:dev|proc)\//.test(path);
}

/** Where a path leads; nothing for a pipe without a name. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
