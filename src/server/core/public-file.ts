import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { extname, isAbsolute, join, relative, sep } from 'node:path';

/** Media types of files that are served, by the ends of their names. */
export type PublicTypes = Readonly<Record<string, string>>;

/** What a frame can load. Anything else is not served: neither pages nor scripts. */
const FRAME_TYPES: PublicTypes = {
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

/** Bytes of a file of the public folder: pictures of cameras have a tenth. */
const PUBLIC_BYTES = 67_108_864;

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
 * @param types what is served
 * @default types what a page can load: pictures, fonts, style sheets
 */
export async function openPublic(
  folder: string,
  parts: readonly string[],
  types: PublicTypes = FRAME_TYPES,
): Promise<PublicFile | undefined> {
  const type = typeOf(parts, types);
  if (type === undefined || !parts.every(isName)) return undefined;
  try {
    const file = await fileIn(folder, parts, types);
    if (file === undefined) return undefined;
    const handle = await open(file, NOT_WAITING);
    const stats = await handle.stat().catch(() => undefined);
    if (stats && isServed(stats)) return { handle, type, size: stats.size };
    await handle.close();
    return undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a file would be served if it was there, and is not. Of a name that is never served nobody can tell: something else
 * may answer for it on the site.
 *
 * @param parts as those of `openPublic`
 */
export async function isMissing(folder: string, parts: readonly string[]): Promise<boolean> {
  if (typeOf(parts, FRAME_TYPES) === undefined || !parts.every(isName)) return false;
  try {
    const file = await fileIn(folder, parts, FRAME_TYPES);
    return file === undefined || !(await stat(file)).isFile();
  } catch {
    return true;
  }
}

/**
 * The real path of a file below a folder; nothing where links lead out of it, or to what is not served.
 *
 * @throws what the system says of a file that is not there
 */
async function fileIn(folder: string, parts: readonly string[], types: PublicTypes): Promise<string | undefined> {
  const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...parts))]);
  const way = relative(root, file);
  const names = way.split(sep);
  return isAbsolute(way) || !names.every(isName) || typeOf(names, types) === undefined ? undefined : file;
}

/** What a file is sent as, by its name. */
function typeOf(names: readonly string[], types: PublicTypes): string | undefined {
  const end = extname(names.at(-1) ?? '').toLowerCase();
  return Object.hasOwn(types, end) ? types[end] : undefined;
}

/** The name of a file or a folder that is not hidden; not `..`, and nothing that a system reads as more than a name. */
function isName(part: string): boolean {
  return part !== '' && !part.startsWith('.') && !/[/\\:\0]/.test(part);
}

function isServed(stats: Stats): boolean {
  return stats.isFile() && stats.size <= PUBLIC_BYTES;
}
