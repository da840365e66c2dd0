/** A connection to the daemon that costs next to nothing, so that the figures are the daemon's: one request at a time. */
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * @param {string} socket
 * @returns {Promise<{ ask(request: Buffer): Promise<{ status: number, body: Buffer }>, end(): void }>}
 */
export async function connection(socket) {
  const stream = connect(socket);
  await new Promise((resolve, reject) => stream.once('connect', resolve).once('error', reject));
  let waiting;
  let chunks = [];
  let missing = -1;
  stream.on('data', (chunk) => {
    chunks.push(chunk);
    if (missing < 0) {
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const end = all.indexOf(HEAD_END);
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(all.toString('latin1', 0, end))[1]);
      chunks = [all];
      missing = end + 4 + length - all.length;
    } else missing -= chunk.length;
    if (missing > 0) return;
    const answer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
    const { resolve } = waiting;
    waiting = undefined;
    chunks = [];
    missing = -1;
    resolve({ status: Number(answer.toString('latin1', 9, 12)), body: answer.subarray(answer.indexOf(HEAD_END) + 4) });
  });
  stream.on('close', () => waiting?.reject(new Error('Unexpected end of the connection, expected an answer')));
  stream.on('error', (error) => waiting?.reject(error));
  return {
    ask(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        stream.write(request);
      });
    },
    end: () => stream.destroy(),
  };
}

/** The bytes of a request with a JSON body. */
export function requestOf(method, path, json) {
  const body = Buffer.from(json);
  const head = `${method} ${path} HTTP/1.1\r\nHost: inlay\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
