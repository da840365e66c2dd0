import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openOf, silentOnes, slowloris, statusOf } from '../../connections/sockets.js';
import { ask, batch, folder, put, serve } from './daemon.js';

const CANVAS = '<x-contact field="email"></x-contact>';

test('200 silent connections keep nobody out of a daemon with room for 50, and a kept one is served on', async () => {
  const daemon = await serve(['--connections', '50', '--workers', '1']);
  await put(daemon, 'r');
  const agent = new Agent({ keepAlive: true });
  const kept = () => ask(daemon, '/v1/render', { body: batch('r', CANVAS), agent });
  expect(await kept()).toMatchObject({ status: 200 });
  const [socket] = Object.values(agent.freeSockets).flat();
  const where = { path: daemon.socket };
  const others = [...(await silentOnes(200, where)), await slowloris(where)];
  expect(await ask(daemon, '/v1/render', { body: batch('r', CANVAS) })).toMatchObject({ status: 200 });
  expect(await kept()).toMatchObject({ status: 200 });
  expect(Object.values(agent.freeSockets).flat()).toEqual([socket]);
  await expect.poll(() => openOf(others)).toBeLessThanOrEqual(50);
  agent.destroy();
});

test('nobody is kept out over TCP, where who knows the secret is served', async () => {
  const file = join(folder(), 'secret');
  writeFileSync(file, 'a-secret-of-the-tests-0123456789\n', { mode: 0o600 });
  const daemon = await serve([
    '--listen',
    '127.0.0.1:0',
    '--secret-file',
    file,
    '--connections',
    '50',
    '--workers',
    '1',
  ]);
  const where = { host: '127.0.0.1', port: Number(/127\.0\.0\.1:(\d+)/.exec(daemon.log())?.[1]) };
  await silentOnes(200, where);
  expect(await statusOf(where, '/v1/info')).toBe(401);
  expect(await statusOf(where, '/v1/info', 'Authorization: Bearer a-secret-of-the-tests-0123456789\r\n')).toBe(200);
});
