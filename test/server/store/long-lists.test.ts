import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lookups } from '../../../src/server/store/lookups.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from './drivers.js';

const KINDS = { post: z.strictObject({ date: z.string() }) };

const byDay: Lookups = {
  version: '1',
  of: { post: (body) => ({ date: (body as { date: string }).date }) },
  partOf: { date: (value) => value.slice(0, 4) },
};

const POSTS = 320;

/** `2001-07`: some parts have many, and those of no date one of their own. */
function dateOf(index: number): string {
  const year = 2000 + ((index * index) % 7);
  return index % 19 === 0 ? '' : `${year}-${String(index % 12).padStart(2, '0')}`;
}

const folder = mkdtempSync(join(tmpdir(), 'inlay-long-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DRIVERS)('a long list on %s', (driver, isThere) => {
  if (!isThere) return test.skip('is not tested: there is no such server', () => undefined);
  let store: Store;
  let postgres: Postgres | undefined;
  const dates = new Map<string, string>();

  async function save(posts: readonly (readonly [key: string, date: string | null])[]) {
    const writes = posts.map(([key, date]) => ({ kind: 'post', key, body: date === null ? null : { date } }));
    await store.write({ by: 'test', action: 'save', writes });
    for (const [key, date] of posts) {
      if (date === null) dates.delete(key);
      else dates.set(key, date);
    }
  }

  function sorted(): string[] {
    const rows = [...dates].map(([key, date]) => `${date} ${key}`).sort();
    return rows.map((row) => row.split(' ')[1] ?? '');
  }

  beforeAll(async () => {
    postgres = driver === 'postgres' ? startPostgres() : undefined;
    const where = postgres?.url('lists') ?? join(folder, `${driver.replace(':', '-')}.db`);
    store = await openStore(await openBy(driver, where), { kinds: KINDS, now: () => new Date(0), lookups: byDay });
    const all = Array.from(
      { length: POSTS },
      (_, index) => [`k${String(index).padStart(3, '0')}`, dateOf(index)] as const,
    );
    await save(all);
    await save(all.filter((_, index) => index % 5 === 0).map(([key], index) => [key, dateOf(index + 3)] as const));
    await save(all.filter((_, index) => index % 7 === 0).map(([key]) => [key, null] as const));
  });

  afterAll(async () => {
    await store.close();
    postgres?.stop();
  });

  test('has as many as were saved and not deleted', async () => {
    expect(await store.count('post', 'date')).toBe(dates.size);
  });

  test.each([false, true])('begins anywhere, descending: %s', async (isDescending) => {
    const keys = isDescending ? sorted().reverse() : sorted();
    for (let offset = 0; offset <= keys.length + 1; offset += 1) {
      const found = await store.find('post', 'date', { limit: 3, offset, isDescending });
      expect(
        found.map(({ key }) => key),
        `from ${offset}`,
      ).toEqual(keys.slice(offset, offset + 3));
    }
  });

  test.each([false, true])('goes on behind any, descending: %s', async (isDescending) => {
    const keys = isDescending ? sorted().reverse() : sorted();
    for (const [index, key] of keys.entries()) {
      const after = { key, value: dates.get(key) ?? '' };
      const found = await store.find('post', 'date', { limit: 2, after, isDescending });
      expect(found.map((each) => each.key)).toEqual(keys.slice(index + 1, index + 3));
    }
  });
});

test('negative control: a count that is wrong shows', async () => {
  const database = await openBy('libsql', join(folder, 'wrong.db'));
  const store = await openStore(database, { kinds: KINDS, now: () => new Date(0), lookups: byDay });
  const dates = Array.from({ length: POSTS }, (_, index) => `${2000 + Math.floor(index / 40)}-01`);
  const writes = dates.map((date, index) => ({
    kind: 'post',
    key: `k${String(index).padStart(3, '0')}`,
    body: { date },
  }));
  await store.write({ by: 'test', action: 'save', writes });
  const from = (offset: number) => store.find('post', 'date', { limit: 1, offset });
  expect(await from(200)).toEqual([{ key: 'k200', value: '2005-01' }]);
  await database.db.updateTable('lookup_counts').set({ count: 39 }).where('part', '=', '2001').execute();
  expect(await from(200)).not.toEqual([{ key: 'k200', value: '2005-01' }]);
  await store.close();
});
