import { stat } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { InlayError } from '../../message/error.js';
import { type Failure, failureOf } from '../errors/failure.js';
import { isSystemError } from '../errors/system-error.js';
import { fixedPart } from './fixed-part.js';
import { readWithoutFolderLinks } from './read-folder.js';
import { notFound } from './read-input.js';
import { isCanvasName, walkFolder } from './walk-folder.js';

/** A canvas that was found. */
export interface CanvasPath {
  /** Where it is, from the working directory if it was given so; `-` for stdin. */
  path: string;
  /** Where its output goes below the output folder. */
  output: string;
  /** Whether it was found in a folder, and nobody named it or a pattern for it. */
  isInFolder?: true;
}

/** What the arguments come to: canvases, each once, and the arguments that come to none. */
export interface Expanded {
  canvases: CanvasPath[];
  failures: Failure[];
}

/**
 * The canvases that files, folders, patterns and `-` stand for, in the order of the arguments.
 *
 * @param out output folder: nothing is found in it, unless it is the very folder that is looked through
 * @param isWanted tells which files of a folder are meant, by their name
 */
export async function expandPaths(
  args: readonly string[],
  out?: string,
  isWanted: (name: string) => boolean = isCanvasName,
): Promise<Expanded> {
  const canvases = new Map<string, CanvasPath>();
  const failures: Failure[] = [];
  for (const arg of args) {
    try {
      for (const canvas of await expandOne(arg, out, isWanted)) {
        // Without an output folder a canvas is the same however it was found.
        const key = `${resolve(canvas.path)}\0${out === undefined ? '' : canvas.output}`;
        if (!canvas.isInFolder || !canvases.has(key)) canvases.set(key, canvas);
      }
    } catch (error) {
      failures.push(failureOf(error, arg));
    }
  }
  return { canvases: [...canvases.values()], failures };
}

async function expandOne(
  arg: string,
  out: string | undefined,
  isWanted: (name: string) => boolean,
): Promise<CanvasPath[]> {
  if (arg === '-') return [{ path: '-', output: '-' }];
  const found = await stat(arg).catch(missing);
  if (found === undefined) return matches(arg, out);
  if (!found.isDirectory()) return [{ path: arg, output: outputOf(arg, basename(arg)) }];
  const names = await walkFolder(arg, (folder) => out !== undefined && resolve(folder) === resolve(out), isWanted);
  if (names.length > 0) return names.map((output) => ({ path: join(arg, output), output, isInFolder: true }));
  throw new InlayError(
    'no-canvases',
    `Unexpected folder \`${arg}\` without canvases, expected .html or .htm files in it`,
  );
}

async function matches(pattern: string, out: string | undefined): Promise<CanvasPath[]> {
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(pattern)) throw notFound(pattern);
  const base = fixedPart(pattern);
  const ignore = pattern.includes('node_modules') ? [] : ['**/node_modules/**'];
  const fs = { readdir: readWithoutFolderLinks };
  const found = (await glob(pattern, { expandDirectories: false, absolute: isAbsolute(pattern), ignore, fs }))
    .filter((path) => out === undefined || isBelow(base, out) || !isBelow(path, out))
    .sort();
  if (found.length > 0) return found.map((path) => ({ path, output: outputOf(path, relative(base, path)) }));
  throw new InlayError('no-canvases', `Unexpected pattern \`${pattern}\`, expected one that matches files`);
}

/** Its path from the working directory if it is below, else what is given for that. */
function outputOf(path: string, otherwise: string): string {
  return isBelow(path, '') ? relative('', path) : otherwise;
}

/** Whether a path is a folder or below it. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}

function missing(error: unknown): undefined {
  if (!isSystemError(error) || error.code !== 'ENOENT') throw error;
}
