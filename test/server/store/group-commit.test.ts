import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StaleError, StorageError } from '../../../src/server/store/document.js';
import { openStore } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';
import { DRIVERS, openBy } from './drivers.js';

const KINDS = { page: z.strictObject({ title: z.string() }) };

const folder = mkdtempSync(join(tmpdir(), 'inlay-group-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (key: string, title: string, expect?: string | null) => ({
  by: 'test',
  action: 'page.save',
  writes: [{ kind: 'page', key, body: { title }, ...(expect !== undefined && { expect }) }],
});

/** Bytes of the header of a write-ahead log, and of each frame's; a page has 4096. @see https://sqlite.org/walformat.html */
const LOG = 32;
const FRAME = 24;

/** How many commits the write-ahead log of a file has: the last frame of each tells how large the file is then. */
function commitsIn(path: string): number {
  const log = readFileSync(`${path}-wal`);
  let count = 0;
  for (let at = LOG; at + FRAME <= log.length; at += FRAME + 4096) if (log.readUInt32BE(at + 4) > 0) count += 1;
  return count;
}

const FILES = DRIVERS.flatMap(([driver, isThere]) => (isThere && driver !== 'postgres' ? [driver] : []));

describe.each(FILES)('changes that come at the same time, on %s', (driver) => {
  async function opened(name: string) {
    const path = join(folder, `${name}-${driver.replace(':', '-')}.db`);
    const store = await openStore(await openBy(driver, path), { kinds: KINDS, now: () => new Date(0) });
    return { store, path, close: () => store.close() };
  }

  test('are written one after the other, and each is refused by itself', async () => {
    const { store, close } = await opened('each');
    const [first] = await store.write(page('a', 'One'));
    const outcomes = await Promise.allSettled([
      store.write(page('b', 'B')),
      store.write(page('a', 'Two', first?.etag)),
      store.write(page('a', 'Three', first?.etag)),
      store.write(page('c', 'C', null)),
      store.write(page('c', 'again', null)),
      store.write({ ...page('d', 'D'), writes: [{ kind: 'page', key: 'd', body: { titel: 'D' } }] }),
      store.write(page('e', 'E')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.slice(0, 2).every((reason) => reason instanceof StaleError)).toBe(true);
    expect(refused[2]).toMatchObject({ code: 'invalid-document' });
    const now = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => store.get('page', key)));
    expect(now.map((each) => each && [each.revision, each.body])).toEqual([
      [2, { title: 'Two' }],
      [1, { title: 'B' }],
      [1, { title: 'C' }],
      undefined,
      [1, { title: 'E' }],
    ]);
    const { items } = await store.audit.list({ limit: 10 });
    expect(items).toHaveLength(5);
    await close();
  });

  test('are one transaction, and what comes later is another', async () => {
    const { store, path, close } = await opened('one');
    const commits = async (work: () => Promise<unknown>) => {
      const before = commitsIn(path);
      await work();
      return commitsIn(path) - before;
    };
    const write = (index: number) => store.write(page(`p${index}`, 'P'));
    expect(await commits(() => Promise.all(Array.from({ length: 30 }, (_, index) => write(index))))).toBe(1);
    expect(
      await commits(async () => {
        for (const index of [1, 2, 3]) await write(index);
      }),
    ).toBe(3);
    await close();
  });

  test('are all refused where the disk can not take them, and none is lost that was acknowledged', async () => {
    const { store, close } = await opened('full');
    await store.write(page('kept', 'K'));
    const { file } = store.database;
    file?.exec('PRAGMA max_page_count = 1');
    const big = 'x'.repeat(400_000);
    const outcomes = await Promise.allSettled([1, 2, 3].map((each) => store.write(page(`big${each}`, big))));
    for (const outcome of outcomes) {
      expect(outcome.status).toBe('rejected');
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StorageError);
    }
    file?.exec('PRAGMA max_page_count = 1000000');
    expect(await store.get('page', 'kept')).toMatchObject({ body: { title: 'K' } });
    await store.write(page('after', 'A'));
    expect(await store.get('page', 'after')).toMatchObject({ body: { title: 'A' } });
    await close();
  });
});
