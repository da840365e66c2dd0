import { spawnSync } from 'node:child_process';
import {
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseFolder } from '../../../../src/server/theme/deploy/release-folder.js';

const WHOLE = '20260101t000000-a';
const OTHER = '20260102t000000-b';

/** The id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '0']).pid;
}

/** A folder with a whole release, and what another process has begun, minutes ago. */
function begun(owner: object | undefined, minutes: number): string {
  const root = mkdtempSync(join(tmpdir(), 'inlay-pruned-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, WHOLE));
  for (const id of [WHOLE, OTHER]) writeFileSync(join(root, `${id}.json`), '{}');
  symlinkSync(WHOLE, join(root, 'current'));
  mkdirSync(join(root, `.${OTHER}.part`));
  if (owner) symlinkSync(JSON.stringify(owner), join(root, `.${OTHER}.owner`));
  const time = new Date(Date.now() - minutes * 60_000);
  for (const name of [`.${OTHER}.part`, `${OTHER}.json`, ...(owner ? [`.${OTHER}.owner`] : [])])
    lutimesSync(join(root, name), time, time);
  return root;
}

const OF_WHOLE = ['current', WHOLE, `${WHOLE}.json`].toSorted();

test.each([
  ['of a process that has ended', () => ({ host: hostname(), pid: endedProcess() }), 0],
  ['of another machine that was silent for long', () => ({ host: 'elsewhere', pid: 1 }), 11],
  ['of nobody, and old', () => undefined, 11],
])('what was begun is taken away: %s', async (_whose, owner, minutes) => {
  const root = begun(owner(), minutes);
  await releaseFolder(root).prune();
  expect(readdirSync(root).toSorted()).toEqual(OF_WHOLE);
});

test.each([
  ['of a process that runs', () => ({ host: hostname(), pid: process.pid }), 60],
  ['of another machine that has said so of late', () => ({ host: 'elsewhere', pid: 1 }), 9],
  ['of nobody, and new', () => undefined, 0],
])('negative control: what is at work stays: %s', async (_whose, owner, minutes) => {
  const root = begun(owner(), minutes);
  const before = readdirSync(root).toSorted();
  await releaseFolder(root).prune();
  expect(readdirSync(root).toSorted()).toEqual(before);
});

test('a word that came before its release goes with its process, and stays with one that runs', async () => {
  for (const [pid, left] of [
    [endedProcess(), []],
    [process.pid, [`.${OTHER}.next.owner`]],
  ] as const) {
    const root = mkdtempSync(join(tmpdir(), 'inlay-pruned-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    symlinkSync(JSON.stringify({ host: hostname(), pid }), join(root, `.${OTHER}.next.owner`));
    await releaseFolder(root).prune();
    expect(readdirSync(root).toSorted()).toEqual(left);
  }
});

test('two processes make releases beside each other, and both are whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'inlay-two-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folders = [WHOLE, OTHER].map((id) => ({ id, folder: releaseFolder(root) }));
  const file = { path: 'a/index.html', sha256: '', bytes: 2 };
  const writers = await Promise.all(folders.map(({ id, folder }) => folder.begin(id)));
  for (const { folder } of folders) await folder.prune();
  for (const write of writers) await write(file.path, new TextEncoder().encode('ok'));
  for (const { folder } of folders) await folder.prune();
  for (const { id, folder } of folders) await folder.finish(id, [file]);
  expect((await folders[0]?.folder.atWork())?.toSorted()).toEqual([WHOLE, OTHER].toSorted());
  for (const { id, folder } of folders) await folder.end(id);
  for (const { id } of folders) expect(readFileSync(join(root, id, file.path), 'utf8')).toBe('ok');
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a release whose files somebody has taken away is never whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'inlay-taken-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = releaseFolder(root);
  const write = await folder.begin(WHOLE);
  await write('index.html', new TextEncoder().encode('ok'));
  rmSync(join(root, `.${WHOLE}.part`, 'index.html'));
  await expect(folder.finish(WHOLE, [{ path: 'index.html', sha256: '', bytes: 2 }])).rejects.toThrow();
  expect(readdirSync(root)).not.toContain(WHOLE);
});

test.each([
  ['another process that runs', { pid: process.ppid }, { done: 3, total: 9 }],
  ['a process before this one that had the same id', { pid: process.pid, start: 'before' }, undefined],
  ['a process that has ended', { pid: endedProcess() }, undefined],
])('how far a release is, as told by %s', async (_who, owner, expected) => {
  const root = begun({ host: hostname(), ...owner, done: 3, total: 9 }, 0);
  const folder = releaseFolder(root);
  expect(await folder.progressOf(OTHER)).toEqual(expected);
  expect(await folder.atWork()).toEqual(expected ? [OTHER] : []);
});

test.each([
  ['the files of an old release without their list', ['20251201t000000-z/']],
  ['the owner of what was begun, without its files', [`.${OTHER}.owner`]],
])('what a process left that ended while it took things away is taken away: %s', async (_what, left) => {
  const root = mkdtempSync(join(tmpdir(), 'inlay-pruned-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const ids = Array.from({ length: 10 }, (_, index) => `202601${10 + index}t000000-a`);
  for (const id of ids) {
    mkdirSync(join(root, id));
    writeFileSync(join(root, `${id}.json`), '{}');
  }
  for (const name of left) {
    if (name.endsWith('/')) mkdirSync(join(root, name));
    else symlinkSync(JSON.stringify({ host: hostname(), pid: endedProcess() }), join(root, name));
  }
  await releaseFolder(root).prune();
  expect(readdirSync(root).toSorted()).toEqual(ids.flatMap((id) => [id, `${id}.json`]).toSorted());
});

test('a list goes before the files of its release, an owner behind what it owns', async () => {
  const root = begun({ host: hostname(), pid: endedProcess() }, 0);
  const ids = Array.from({ length: 11 }, (_, index) => `202602${10 + index}t000000-a`);
  for (const id of ids) {
    mkdirSync(join(root, id));
    writeFileSync(join(root, `${id}.json`), '{}');
  }
  symlinkSync(ids[10] ?? '', join(root, 'next'));
  renameSync(join(root, 'next'), join(root, 'current'));
  const gone: string[] = [];
  const watcher = watch(root, (_event, name) => gone.push(String(name)));
  onTestFinished(() => watcher.close());
  await releaseFolder(root).prune();
  await expect.poll(() => gone).toContain(`.${OTHER}.owner`);
  await expect.poll(() => gone).toContain(ids[0]);
  expect(gone.indexOf(`${ids[0]}.json`)).toBeLessThan(gone.indexOf(ids[0] ?? ''));
  expect(gone.indexOf(`.${OTHER}.part`)).toBeLessThan(gone.indexOf(`.${OTHER}.owner`));
});
