import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { extname, isAbsolute, join, relative, sep } from 'node:path';
import { PUBLIC_BYTES } from './limits.js';

/** What a frame can load, by the end of its name. Anything else is not served: neither pages nor scripts. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.bmp': 'image/bmp',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Without `O_NONBLOCK`, to open a pipe waits until something writes to it. */
const NOT_WAITING = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** A file that is open, and what it is sent as. */
export interface PublicFile {
  handle: FileHandle;
  type: string;
  /** Bytes. */
  size: number;
}

/**
 * Opens a file below a folder; nothing where there is none to be served: wherever links lead, it is in the folder, and
 * nothing on the way begins with a dot.
 *
 * @param parts of its path, decoded: any text
 */
export async function openPublic(folder: string, parts: readonly string[]): Promise<PublicFile | undefined> {
  const type = typeOf(parts);
  if (type === undefined || !parts.every(isName)) return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...parts))]);
    const way = relative(root, file);
    const names = way.split(sep);
    if (isAbsolute(way) || !names.every(isName) || typeOf(names) === undefined) return undefined;
    const handle = await open(file, NOT_WAITING);
    const stats = await handle.stat().catch(() => undefined);
    if (stats && isServed(stats)) return { handle, type, size: stats.size };
    await handle.close();
    return undefined;
  } catch {
    return undefined;
  }
}

/** What a file is sent as, by its name. */
function typeOf(names: readonly string[]): string | undefined {
  const end = extname(names.at(-1) ?? '').toLowerCase();
  return Object.hasOwn(TYPES, end) ? TYPES[end] : undefined;
}

/** The name of a file or a folder that is not hidden; not `..`, and nothing that a system reads as more than a name. */
function isName(part: string): boolean {
  return part !== '' && !part.startsWith('.') && !/[/\\:\0]/.test(part);
}

function isServed(stats: Stats): boolean {
  return stats.isFile() && stats.size <= PUBLIC_BYTES;
}
