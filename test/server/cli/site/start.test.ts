import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MAIN, siteProcess } from '../../story/site-process.js';

function emptyFolder(): string {
  const top = mkdtempSync(join(tmpdir(), 'inlay-start-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  return join(top, 'site');
}

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { stdout, stderr, status };
}

test('an address in use leaves no folder behind', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const { port } = holder.address() as AddressInfo; // it listens at a port
  const folder = emptyFolder();
  const { stderr, status } = run('site', folder, '--port', String(port));
  expect([status, stderr]).toEqual([
    2,
    `error: Cannot listen at \`127.0.0.1:${port}\`: another program listens there\n`,
  ]);
  expect(existsSync(folder)).toBe(false);
});

test('a site that has lost its secrets is told what to do, by every command', async () => {
  const { folder, close } = await siteProcess();
  await close();
  rmSync(join(folder, 'secrets.json'));
  for (const args of [
    ['site', folder, '--port', '0'],
    ['key', 'list', '--folder', folder],
  ]) {
    const { stderr, status } = run(...args);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^error: The secrets `.*secrets\.json` .* are missing/),
    ]);
    expect(stderr).toContain('inlay-server site --new-secrets <folder>');
  }
  expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
});

test('a damaged database is no bug, by every command', async () => {
  const { folder, close } = await siteProcess();
  await close();
  rmSync(join(folder, 'site.db-wal'), { force: true });
  writeFileSync(join(folder, 'site.db'), 'hello '.repeat(2000));
  for (const args of [
    ['site', folder, '--port', '0'],
    ['key', 'list', '--folder', folder],
    ['backup', join(folder, 'copy.db'), '--folder', folder],
  ]) {
    const { stderr, status } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error: The database `.*site\.db` is damaged/)]);
  }
});
