import { readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPublic } from '../../../src/server/core/public-file.js';
import { send } from '../../../src/server/core/send.js';
import { publicAnswer } from '../../../src/server/preview/answers.js';
import { folderOf } from './previews.js';

/** How many times this process has files of a name open. */
function opened(name: string): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(name);
    } catch {
      return false; // it is closed by now
    }
  }).length;
}

test.skipIf(process.platform !== 'linux').each([
  ['before the file is opened', false],
  ['while it is sent', true],
])('a file is closed if whoever asked for it goes %s', async (_when, isSent) => {
  const folder = folderOf({ 'big.png': Buffer.alloc(3_000_000) });
  const counts: number[] = [];
  const server = createServer(async (_request, response) => {
    const gone = new Promise((done) => response.once('close', done));
    if (!isSent) await gone;
    const file = await openPublic(folder, ['big.png']);
    if (file) {
      counts.push(opened(join(folder, 'big.png')));
      await send(response, publicAnswer(file)).catch(() => {});
    }
    server.close();
  });
  const ended = new Promise((done) => server.once('close', done));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // it listens at a port
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET /big.png HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', () => {
      if (isSent) socket.once('data', () => socket.resetAndDestroy());
      else setTimeout(() => socket.resetAndDestroy(), 50);
    });
  });
  await ended;
  expect(counts).toEqual([1]); // the counting sees it
  await expect.poll(() => opened(join(folder, 'big.png')), { timeout: 3000 }).toBe(0);
});
