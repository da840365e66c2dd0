import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type GuardOptions, guardConnections } from '../../src/connections/guard.js';
import { SERVER_TIMES } from '../../src/connections/limits.js';
import { openOf, silent, silentOnes, slowloris, statusOf } from './sockets.js';

interface Served {
  where: NetConnectOpts;
  /** Connections that the server holds. */
  held(): Promise<number>;
}

const ANSWER: RequestListener = (_request, response) => response.end('ok');

/** A server, with a guard or without one; gone after the test. */
async function serve(
  guard: GuardOptions | { maxConnections: number },
  listener: RequestListener = ANSWER,
  path?: string,
): Promise<Served> {
  const server = createServer({ ...SERVER_TIMES, connectionsCheckingInterval: 20 }, listener);
  if ('most' in guard) guardConnections(server, guard);
  else server.maxConnections = guard.maxConnections;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((done) => server.listen(path ?? { port: 0, host: '127.0.0.1' }, done));
  const held = () => new Promise<number>((done) => server.getConnections((_error, count) => done(count)));
  if (path !== undefined) return { where: { path }, held };
  return { where: { port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, held }; // it listens at a port
}

/** A listener whose answers wait until they are let go. */
function slow(): { listener: RequestListener; waiting: ServerResponse[] } {
  const waiting: ServerResponse[] = [];
  return { waiting, listener: (_request, response) => waiting.push(response) };
}

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n';

describe('silent connections', () => {
  test('keep nobody out, however many they are, and no more are held than may be', async () => {
    const { where, held } = await serve({ most: 50 });
    const others = await silentOnes(200, where);
    expect(await statusOf(where)).toBe(200);
    expect(await held()).toBeLessThanOrEqual(50);
    await expect.poll(() => openOf(others)).toBeLessThan(51);
  });

  test('keep everybody out where there is a cap alone: what the guard is for', async () => {
    const { where } = await serve({ maxConnections: 50 });
    await silentOnes(200, where);
    expect(await statusOf(where)).toBeUndefined();
  });

  test('keep nobody out of a Unix socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'inlay-c-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { where } = await serve({ most: 10 }, ANSWER, join(folder, 's'));
    await silentOnes(40, where);
    expect(await statusOf(where)).toBe(200);
  });

  test('go from the oldest on', async () => {
    const { where } = await serve({ most: 3 });
    const all = await silentOnes(5, where);
    await Promise.all(all.slice(0, 2).map(({ closed }) => closed));
    expect(all.map(({ socket }) => socket.destroyed)).toEqual([true, true, false, false, false]);
  });

  test('are told that the head came too late, and closed, from the accept on', async () => {
    const { where } = await serve({ most: 10, headMs: 300 });
    const [quiet, dripping, late] = await Promise.all([silent(where), slowloris(where), silent(where)]);
    // Node begins to count again at the first byte: here it would be closed after twice the time.
    setTimeout(() => late.socket.write('GET / HT'), 200);
    for (const { closed } of [quiet, dripping, late]) expect(await closed).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });
});

describe('a connection that is being served', () => {
  test('stays, whatever comes, and is answered', async () => {
    const { listener, waiting } = slow();
    const { where } = await serve({ most: 10 }, listener);
    const asking = await silentOnes(5, where);
    for (const { socket } of asking) socket.write(GET);
    await expect.poll(() => waiting.length).toBe(5);
    await silentOnes(100, where);
    for (const response of waiting) response.end('done');
    for (const { heard } of asking) await expect.poll(heard).toContain('done');
  });

  test('goes before no other: where all are being served, the new one is closed', async () => {
    const { listener, waiting } = slow();
    const { where } = await serve({ most: 3 }, listener);
    const asking = await silentOnes(3, where);
    for (const { socket } of asking) socket.write(GET);
    await expect.poll(() => waiting.length).toBe(3);
    expect(await statusOf(where)).toBeUndefined();
    expect(openOf(asking)).toBe(3);
  });
});

describe('when there are too many', () => {
  test('those that never asked go first, then the one that is idle for the longest time, then those still asking', async () => {
    const posted: ServerResponse[] = [];
    const { where } = await serve({ most: 4 }, (request, response) => {
      if (request.method === 'POST') posted.push(response);
      else response.end('ok');
    });
    const [early, later] = await silentOnes(2, where);
    for (const each of [later, early]) {
      each?.socket.write(GET);
      await expect.poll(() => each?.heard()).toContain('ok');
    }
    const sending = await silent(where);
    sending.socket.write(POST);
    await expect.poll(() => posted.length).toBe(1);
    const quiet = await silent(where);
    const ends: string[] = [];
    const named = { early, later, sending, quiet };
    for (const [name, each] of Object.entries(named)) void each?.closed.then(() => ends.push(name));
    // Each new one asks, and is answered slowly, so that it can't be spared itself.
    for (let round = 1; round <= 4; round += 1) {
      const fresh = await silent(where);
      fresh.socket.write(POST + 'x'.repeat(10));
      await expect.poll(() => posted.length).toBe(round + 1);
    }
    await expect.poll(() => ends).toEqual(['quiet', 'later', 'early', 'sending']);
  });
});
