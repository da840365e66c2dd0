import { fstatSync, readSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';

/**
 * The bytes of an open file: of what was opened, whatever its name leads to by now, and no more than it had.
 *
 * @param most bytes
 * @param path what an error calls it
 * @throws InlayError `no-file`, `limit-exceeded`; the system's error
 */
export function readDescriptor(descriptor: number, most: number, path?: string): Uint8Array {
  const stats = fstatSync(descriptor);
  const name = path === undefined ? '' : ` \`${path}\``;
  if (!stats.isFile()) throw new InlayError('no-file', `Unexpected folder, device or pipe${name}, expected a file`);
  if (stats.size > most) {
    const place = name === '' ? '' : ` in${name}`;
    throw new InlayError('limit-exceeded', `Unexpected ${stats.size} bytes${place}, expected at most ${most}`);
  }
  const bytes = Buffer.alloc(stats.size);
  let length = 0;
  while (length < bytes.length) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, length);
    if (count === 0) break; // it has become shorter
    length += count;
  }
  return bytes.subarray(0, length);
}
