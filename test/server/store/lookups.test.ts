import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/store/database.js';
import type { DocumentName } from '../../../src/server/store/document.js';
import type { Lookups } from '../../../src/server/store/lookups.js';
import { openStore } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';

const KINDS = { post: z.strictObject({ date: z.string() }), note: z.strictObject({ text: z.string() }) };

const byDate: Lookups = { version: '1', of: { post: (body) => ({ date: (body as { date: string }).date }) } };

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-lookups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openIn(folder: string, lookups?: Lookups) {
  const options = { kinds: KINDS, now: () => new Date(0), ...(lookups && { lookups }) };
  const store = await openStore(await openDatabase(join(folder, 'a.db'), 'libsql'), options);
  const save = (kind: string, key: string, body: unknown) =>
    store.write({ by: 'test', action: 'save', writes: [{ kind, key, body }] });
  return { store, save };
}

test('documents are found by what their bodies have, in its order', async () => {
  const { store, save } = await openIn(folderOf(), byDate);
  onTestFinished(() => store.close());
  for (const [key, date] of [
    ['a', '2'],
    ['b', '3'],
    ['c', '1'],
    ['d', '2'],
  ] as const)
    await save('post', key, { date });
  const keys = async (query: Parameters<typeof store.find>[2]) =>
    (await store.find('post', 'date', query)).map(({ key }) => key);
  expect(await keys({ limit: 9 })).toEqual(['c', 'a', 'd', 'b']);
  expect(await keys({ limit: 9, isDescending: true })).toEqual(['b', 'd', 'a', 'c']);
  expect(await keys({ limit: 2, offset: 1 })).toEqual(['a', 'd']);
  expect(await keys({ limit: 9, after: { key: 'a', value: '2' } })).toEqual(['d', 'b']);
  expect(await keys({ limit: 9, after: { key: 'a', value: '2' }, isDescending: true })).toEqual(['c']);
  await save('post', 'a', { date: '9' });
  await save('post', 'b', null);
  expect(await keys({ limit: 9 })).toEqual(['c', 'd', 'a']);
  expect(await store.count('post', 'date')).toBe(3);
  expect(await store.count('post', 'nothing')).toBe(0);
});

test('another version makes them again, of documents that were there', async () => {
  const folder = folderOf();
  const first = await openIn(folder);
  await first.save('post', 'a', { date: '1' });
  await first.save('post', 'b', { date: '2' });
  await first.save('post', 'b', null);
  await first.store.close();
  const second = await openIn(folder, byDate);
  onTestFinished(() => second.store.close());
  expect(await second.store.find('post', 'date', { limit: 9 })).toEqual([{ key: 'a', value: '1' }]);
});

test('writes of another process are heard of at a look, once', async () => {
  const folder = folderOf();
  const [own, other] = [await openIn(folder), await openIn(folder)];
  onTestFinished(async () => {
    await own.store.close();
    await other.store.close();
  });
  const heard: DocumentName[] = [];
  own.store.onWrite((names) => heard.push(...names.map(({ kind, key }) => ({ kind, key }))));
  await own.store.look();
  expect(own.store.look()).toBeUndefined();
  await other.save('post', 'a', { date: '1' });
  expect(own.store.look(60_000)).toBeUndefined();
  expect(heard).toEqual([]);
  await own.store.look();
  expect(heard).toEqual([{ kind: 'post', key: 'a' }]);
  await own.store.look();
  expect(heard).toHaveLength(1);
  // More than are read at once.
  const writes = Array.from({ length: 2500 }, (_, index) => ({ kind: 'note', key: String(index), body: { text: '' } }));
  await other.store.write({ by: 'test', action: 'save', writes: writes.slice(0, 400) });
  await other.store.write({ by: 'test', action: 'save', writes: writes.slice(400) });
  await own.store.look();
  expect(new Set(heard.map(({ kind, key }) => kind + key)).size).toBe(2501);
});
