import { expect, test } from 'vitest';
import { openOf, silentOnes, slowloris, statusOf } from '../../connections/sockets.js';
import { served, serverOf } from './previews.js';

test('300 silent connections keep nobody out of a preview', async () => {
  const { session } = await served();
  const { port } = await serverOf(session, { connections: 20 });
  const where = { port, host: '127.0.0.1' };
  const others = [...(await silentOnes(300, where)), await slowloris(where)];
  expect(await statusOf(where, '/canvas/a.html')).toBe(200);
  await expect.poll(() => openOf(others)).toBeLessThanOrEqual(20);
});
