import type { IncomingMessage } from 'node:http';

/**
 * Reads what is left of a request's body and throws it away. A connection that is closed with something unread in it is
 * reset, and the client may never see its answer.
 *
 * @param most bytes; the end of more is not waited for
 * @returns a promise that settles with whether it was read to its end or the connection is gone: `false` for too much
 */
export function discardBody(message: IncomingMessage, most: number): Promise<boolean> {
  if (message.complete || message.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let bytes = 0;
    message.removeAllListeners('data'); // a reader that has stopped half-way would pause it
    message.on('data', (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > most) resolve(false);
    });
    for (const end of ['end', 'error', 'close']) message.on(end, () => resolve(true));
    message.resume();
  });
}
