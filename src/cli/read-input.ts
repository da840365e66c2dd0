import { createReadStream, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InlayError } from '../error.js';
import { nearest } from '../nearest.js';
import { inFile, inputName } from './in-file.js';
import { isSystemError } from './system-error.js';
import { decodeUtf8 } from './utf8.js';

/** Bytes of one input. Four bytes for each character of the largest canvas, and four times the largest state seen. */
export const MAX_INPUT_BYTES = 268_435_456;

/**
 * The text of a file, or of stdin for `-`.
 *
 * @param bom whether a byte order mark stays, as U+FEFF
 * @throws InlayError `file-not-found`, `limit-exceeded` or `not-utf-8`, naming the file; else the system's error
 */
export async function readInput(path: string, bom: 'keep' | 'drop'): Promise<string> {
  const bytes = await readBytes(path);
  return inFile(path, () => decodeUtf8(bytes, bom));
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await collect(path === '-' ? process.stdin : createReadStream(path), inputName(path));
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') throw notFound(path);
    if (isSystemError(error) && path !== '-') error.path ??= path; // a read, unlike an open, does not know its file
    throw error;
  }
}

/**
 * All the bytes of a stream.
 *
 * @throws InlayError `limit-exceeded` past `MAX_INPUT_BYTES`, naming the source
 */
export async function collect(stream: AsyncIterable<Uint8Array>, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > MAX_INPUT_BYTES) {
      throw new InlayError('limit-exceeded', `${name}: Unexpected size, expected at most ${MAX_INPUT_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** The error for a file that is not there, with the name in its folder that it may be a slip of. */
export function notFound(path: string): InlayError {
  const near = nearest(basename(path), siblings(path));
  const hint = near === undefined ? '' : `; nearest is \`${join(dirname(path), near)}\``;
  return new InlayError('file-not-found', `Cannot read \`${path}\`: no such file or folder${hint}`);
}

function siblings(path: string): string[] {
  try {
    return readdirSync(dirname(path)).filter((name) => name !== basename(path)); // a link that leads nowhere is there
  } catch {
    return [];
  }
}
