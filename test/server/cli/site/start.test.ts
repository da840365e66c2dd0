import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('who confirms is remembered, and options for new sites are told as such on one that is there', async () => {
  const { folder, close, greeting } = await siteProcess(['--confirm', 'person', '--name', 'Luna']);
  await close();
  expect(greeting).toContain('Confirming  a person');
  expect(greeting).toContain('Mail        none goes out without `SMTP_URL`');
  expect(greeting).not.toContain('Not taken');
  const told = async (...args: string[]) =>
    (await again(folder, ...args)).split('\n').filter((line) => /^(?:Conf|Not)/.test(line));
  expect(await told('--name', 'Sole', '--language', 'it')).toEqual([
    'Confirming  a person, by `inlay-server inbox`',
    'Not taken: `--name` is for a new site. This one has `Luna`, which the Theme API changes (`/ai/site`).',
    'Not taken: `--language` is for a new site. This one has `en`, which the Theme API changes (`/ai/site`).',
  ]);
  expect(await told('--confirm', 'self', '--name', 'Luna')).toEqual([
    'Confirming  the one who asks; with `--confirm person` you',
  ]);
  expect(run('audit', 'list', '--folder', folder).stdout).toContain('{"after":"self","before":"person"}');
});

test('HTML files in the folder of a new site are told as not shown', async () => {
  const folder = emptyFolder();
  mkdirSync(folder);
  for (const name of ['index.html', 'about.htm', 'notes.txt']) writeFileSync(join(folder, name), '');
  expect(await again(folder)).toContain('Not shown: 2 HTML files of the folder.');
  expect(await again(folder)).not.toContain('HTML file');
});

test.each([
  ['site', '--name', ''],
  ['site', '--name', ' '],
  ['site', '--language', 'english please'],
  ['site', '--environment', ''],
  ['key', 'create', '--label', ''],
])('an option that says nothing is misuse: %s %s %s', (...args) => {
  const folder = emptyFolder();
  const { status, stderr } = run(...args, ...(args[0] === 'site' ? [folder] : ['--folder', folder]));
  expect([status, stderr]).toEqual([2, expect.stringContaining('Unexpected ')]);
  expect(existsSync(folder)).toBe(false);
});

/** Starts a site, and ends it as soon as it has told all. @returns what it has told */
async function again(folder: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [MAIN, 'site', folder, '--port', '0', ...args]);
  const closed = once(child, 'close');
  let told = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    told += text;
    if (told.includes('Confirming')) child.kill('SIGTERM');
  }
  await closed;
  return told;
}

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

test('a site that has lost its database is told what to do, by every command, and none is made in its place', async () => {
  const { folder, close } = await siteProcess();
  await close();
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) rmSync(join(folder, name), { force: true });
  for (const args of [
    ['site', folder, '--port', '0'],
    ['key', 'list', '--folder', folder],
  ]) {
    const { stderr, status } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^error: The database `.*site\.db` .* is missing/)]);
  }
  expect(existsSync(join(folder, 'site.db'))).toBe(false);
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
