import type { IncomingMessage } from 'node:http';

/**
 * Reads what is left of a request's body and throws it away. A connection that is closed with something unread in it is
 * reset, and the client may never see its answer.
 *
 * @param most bytes: of more than that nobody waits for the end
 * @returns a promise that settles when it is read, when it ends before its end, or when it is too much
 */
export function discarded(message: IncomingMessage, most: number): Promise<void> {
  if (message.complete || message.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most) resolve();
    });
    for (const end of ['end', 'error', 'close']) message.on(end, () => resolve());
    message.resume();
  });
}
