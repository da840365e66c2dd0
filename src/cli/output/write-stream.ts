import type { Writable } from 'node:stream';
import { isBrokenPipe } from '../errors/system-error.js';

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

/**
 * What writes to a stream, until nobody reads on; from then on it does nothing. For what is not all that
 * a command is for.
 */
export function untilUnread<S extends Writable>(
  stream: S,
  write: (stream: S, text: string) => Promise<void>,
): (text: string) => Promise<void> {
  let isRead = true;
  if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  return async (text) => {
    try {
      if (isRead) await write(stream, text);
    } catch (error) {
      if (!isBrokenPipe(error)) throw error;
      isRead = false;
    }
  };
}

/** For errors that `writeTo` has told already. */
function ignore(): void {}
