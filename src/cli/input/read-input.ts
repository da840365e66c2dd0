import { constants } from 'node:buffer';
import { createReadStream, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InlayError } from '../../message/error.js';
import { nearest } from '../../message/nearest.js';
import { inFile, inputName } from '../errors/in-file.js';
import { isSystemError } from '../errors/system-error.js';
import { checkNoNamedPipe } from './named-pipe.js';
import { decodeUtf8 } from './utf8.js';

/** How much of an input is read. */
interface InputLimit {
  bytes: number;
  /** What else the message says of it. */
  reason: string;
}

/** Bytes of a state, a manifest and the like: four times the largest seen. */
const INPUT_LIMIT: InputLimit = { bytes: 268_435_456, reason: '' };

/**
 * What a canvas can have at most: a UTF-16 code unit has three bytes in UTF-8 at most, and no text is larger than the
 * engine's largest string.
 *
 * @param length UTF-16 code units
 */
export function canvasInputLimit(length: number): InputLimit {
  const bytes = Math.min(3 * length, constants.MAX_STRING_LENGTH);
  return { bytes, reason: bytes === 3 * length ? `, 3 for each of ${length} UTF-16 code units` : '' };
}

/**
 * The text of a file, or of stdin for `-`.
 *
 * @param bom whether a byte order mark stays, as U+FEFF
 * @throws InlayError `file-not-found`, `no-file`, `limit-exceeded` or `not-utf-8`, naming the file; else the system's error
 */
export async function readInput(path: string, bom: 'keep' | 'drop', limit = INPUT_LIMIT): Promise<string> {
  const bytes = await readBytes(path, limit);
  return inFile(path, () => decodeUtf8(bytes, bom));
}

async function readBytes(path: string, limit: InputLimit): Promise<Uint8Array> {
  try {
    const file = path === '-' ? undefined : statSync(path);
    if (!file?.isFile()) {
      checkNoNamedPipe(path);
      return await collect(path === '-' ? process.stdin : createReadStream(path), inputName(path), limit);
    }
    checkSize(file.size, inputName(path), limit);
    return readFileSync(path); // synchronous, because nothing else is waiting: that takes a sixth of the time
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') throw notFound(path);
    if (isSystemError(error) && path !== '-') error.path ??= path; // a read, unlike an open, does not know its file
    throw error;
  }
}

/**
 * All the bytes of a stream.
 *
 * @throws InlayError `limit-exceeded` as soon as it is over the limit, naming the source
 */
export async function collect(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  limit = INPUT_LIMIT,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    checkSize(length, name, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function checkSize(size: number, name: string, { bytes, reason }: InputLimit): void {
  if (size <= bytes) return;
  throw new InlayError('limit-exceeded', `${name}: Unexpected size, expected at most ${bytes} bytes${reason}`);
}

/** The error for a file that is not there, with the name in its folder that it may be a slip of; or for a link to nowhere. */
export function notFound(path: string): InlayError {
  const target = targetOf(path);
  if (target !== undefined) {
    return new InlayError('file-not-found', `Cannot read \`${path}\`: it is a link to nowhere: \`${target}\``);
  }
  const near = nearest(basename(path), siblings(path));
  const hint = near === undefined ? '' : `; nearest is \`${join(dirname(path), near)}\``;
  return new InlayError('file-not-found', `Cannot read \`${path}\`: no such file or folder${hint}`);
}

/** What a link names; nothing for what is none. */
function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function siblings(path: string): string[] {
  try {
    return readdirSync(dirname(path)).filter((name) => name !== basename(path));
  } catch {
    return [];
  }
}
