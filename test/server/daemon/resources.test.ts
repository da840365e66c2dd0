import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { ask, batch, folder, put, serve } from './daemon.js';

const COMMAND = join(ROOT, 'src/server/dist/cli/main.js');
const HAS_FULL_DISK = existsSync('/dev/full');

describe.concurrent('a daemon', () => {
  test.runIf(HAS_FULL_DISK)('goes on where its log can not be written, and ends as it should', async ({ expect }) => {
    const socket = join(folder(), 'inlay.sock');
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [COMMAND, 'daemon', '--socket', socket, '--log-level', 'trace'], {
      stdio: ['ignore', 'ignore', full],
    });
    closeSync(full);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await expect.poll(() => existsSync(socket), { timeout: 20_000 }).toBe(true);
    for (let round = 0; round < 20; round += 1) expect(await ask({ socket }, '/none')).toMatchObject({ status: 404 });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('goes on where nobody reads its log any more', async () => {
    const daemon = await serve(['--log-level', 'trace', '--workers', '1']);
    daemon.child.stderr?.destroy();
    for (let round = 0; round < 20; round += 1) expect(await ask(daemon, '/none')).toMatchObject({ status: 404 });
    daemon.child.kill('SIGTERM');
    expect(await daemon.ended).toBe(0);
  });

  test('goes on when more connect than it has descriptors for', async ({ expect }) => {
    const socket = join(folder(), 'inlay.sock');
    const command = `ulimit -n 400; exec "${process.execPath}" "${COMMAND}" daemon --workers 1 --socket "${socket}"`;
    const child = spawn('bash', ['-c', command], { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await expect.poll(() => existsSync(socket), { timeout: 20_000 }).toBe(true);
    const others = Array.from({ length: 700 }, () => connect(socket).on('error', () => {}));
    await expect
      .poll(() => others.filter(({ destroyed }) => destroyed).length, { timeout: 20_000 })
      .toBeGreaterThan(200);
    for (const each of others) each.destroy();
    await expect
      .poll(() =>
        ask({ socket }, '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('answers no more than it has room for: the results of few bytes that come to hundreds of megabytes', async () => {
    const daemon = await serve(['--workers', '2', '--job-timeout', '100000']);
    const label = 'x'.repeat(1_000_000);
    const state = {
      site: { name: 'S', description: '', url: 'https://example.com', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: { topic: { label: 'Menu', menu: 'm' } },
        definitions: { m: { name: 'M', items: [{ label }] } },
      },
    };
    await put(daemon, 'r', state);
    const canvas = '<x-menu location="topic"></x-menu>'.repeat(50);
    const { json } = await ask(daemon, '/v1/render', { body: batch('r', canvas, canvas, canvas, 'small') });
    const outcomes = json.results.map(({ html, problem }: { html?: string; problem?: { code: string } }) =>
      html === undefined ? problem?.code : html.length > 50_000_000 || html,
    );
    expect(outcomes).toEqual([true, true, 'answer-too-large', 'small']);
    expect(await ask(daemon, '/readyz')).toMatchObject({ status: 200 });
  });
});
