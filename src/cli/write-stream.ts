import type { Writable } from 'node:stream';

/**
 * Writes and waits until the stream has taken it, so that a slow reader slows the writer.
 *
 * @throws the stream's error, such as EPIPE when nobody reads any more
 */
export function writeTo(stream: Writable, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error) => (error ? reject(error) : resolve()));
  });
}
