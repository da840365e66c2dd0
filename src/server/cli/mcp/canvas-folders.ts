import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs';
import { extname, relative, resolve, sep } from 'node:path';
import { describeSystemError, isSystemError } from 'inlay/internal/cli/errors/system-error.js';
import { decodeUtf8 } from 'inlay/internal/cli/input/utf8.js';
import { slashed } from 'inlay/internal/cli/lint/group.js';
import { replaceFile } from 'inlay/internal/cli/output/replace-file.js';
import { InlayError } from 'inlay/internal/message/error.js';
import type { CanvasFiles } from '../../mcp/canvas-files.js';
import { CANVAS_LENGTH } from '../../mcp/limits.js';
import { isWithin } from '../preview/root.js';
import { readDescriptor } from '../read-descriptor.js';
import { type FileIdentity, identityOf, isFileAt, placeOf } from './file-identity.js';

/** Names of files that hold canvases. Nothing else is opened: a folder holds secrets and programs too. */
const EXTENSIONS: ReadonlySet<string> = new Set(['.html', '.htm']);

/** Bytes of a file that is read: a UTF-16 code unit has three in UTF-8 at most. */
const MOST_BYTES = 3 * CANVAS_LENGTH;

/** A pipe would have the opening wait for somebody who writes to it. */
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants; // Windows has only the first

/**
 * The canvases below folders, wherever links lead: a path that leaves them is refused before anything is read.
 * Folders may be moved and replaced by links at any time: what counts is where the file is that was opened.
 *
 * @param named the folders, from the working folder
 * @throws InlayError `usage` for what is no folder
 */
export function canvasFolders(named: readonly string[]): CanvasFiles {
  const folders = named.map((name) => ({ name, path: resolve(name), real: realFolder(name) }));
  const names = named.map((name) => `\`${name}\``).join(', ');
  const outside = (path: string) =>
    new InlayError('outside', `Unexpected path \`${path}\`, expected an .html or .htm file below ${names}`);

  /** The real path of a file below a folder. What is outside is not looked at, so that nobody learns what is there. */
  function realFile(path: string): string {
    const asked = resolve(path);
    const folder = folders.find((each) => isWithin(each.path, asked) || isWithin(each.real, asked));
    if (!folder || path.includes('\0') || !EXTENSIONS.has(extname(asked).toLowerCase())) throw outside(path);
    const real = realOf(asked);
    if (real === undefined) throw new InlayError('file-not-found', `Cannot read \`${path}\`: no such file`);
    const isInside = folders.some((each) => isWithin(each.real, real));
    if (!isInside)
      throw new InlayError('outside', `Unexpected link \`${path}\` out of ${names}, expected a file in it`);
    if (!isCanvas(real)) throw outside(path);
    return real;
  }

  /** Whether a real path is one of a canvas that may be opened. */
  function isCanvas(real: string): boolean {
    const isShown = folders.some(
      (each) => isWithin(each.real, real) && !relative(each.real, real).split(sep).some(isHidden),
    );
    return isShown && EXTENSIONS.has(extname(real).toLowerCase());
  }

  /** Throws unless a path still leads to a real one, and the file that was opened is the one there. */
  function checkPlace(path: string, file: string, descriptor: number, identity: FileIdentity): void {
    const isSame = realFile(path) === file && isFileAt(file, identityOf(descriptor)) && isFileAt(file, identity);
    const place = placeOf(descriptor);
    if (isSame && (place === undefined || isCanvas(place))) return;
    throw new InlayError(
      'changed-meanwhile',
      `Unexpected change of where \`${path}\` leads, expected the same file all the time: it was left alone. Try again`,
    );
  }

  /** The text of a file, and which file that was. */
  function readFile(path: string, file: string): { source: string; identity: FileIdentity } {
    const descriptor = openSync(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    try {
      const identity = identityOf(descriptor);
      checkPlace(path, file, descriptor, identity);
      return { source: textOf(descriptor, path), identity };
    } finally {
      closeSync(descriptor);
    }
  }

  return {
    open: (path) =>
      withoutSystemErrors(path, () => {
        const file = realFile(path);
        const { source, identity } = readFile(path, file);
        const check = (descriptor: number) => checkPlace(path, file, descriptor, identity);
        return {
          source,
          path: slashed(relative('', file)),
          write: (text) => withoutSystemErrors(path, () => replaceFile(file, source, text, check)),
        };
      }),
  };
}

/** Folders such as `.git` are no folders of canvases. */
function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function realFolder(name: string): string {
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory()) return realpathSync.native(name);
  throw new InlayError('usage', `Unexpected \`${name}\`, expected a folder`);
}

/** A path without links; nothing for a file that is not there. */
function realOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch (error) {
    if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
}

function textOf(descriptor: number, path: string): string {
  const text = decodeUtf8(readDescriptor(descriptor, MOST_BYTES, path), 'keep');
  if (text.length <= CANVAS_LENGTH) return text;
  const message = `Unexpected ${text.length} characters in \`${path}\`, expected at most ${CANVAS_LENGTH}`;
  throw new InlayError('limit-exceeded', message);
}

/** What the system says of a file is for the caller to mend, and no bug. */
function withoutSystemErrors<T>(path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new InlayError('unusable-file', describeSystemError(Object.assign(error, { path })));
  }
}
