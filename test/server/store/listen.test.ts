import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/store/database.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { HAS_POSTGRES } from '../../support/programs.js';

const KINDS = { page: z.strictObject({ title: z.string() }) };

describe.skipIf(!HAS_POSTGRES)('a store on postgres', () => {
  let postgres: Postgres;
  let url: string;
  const open: Store[] = [];
  beforeAll(() => {
    postgres = startPostgres();
    url = postgres.url('listen');
  });
  afterAll(async () => {
    await Promise.all(open.map((store) => store.close()));
    postgres.stop();
  });

  async function opened(): Promise<{ store: Store; heard: string[] }> {
    const store = await openStore(await openDatabase(url), { kinds: KINDS, now: () => new Date(0) });
    open.push(store);
    const heard: string[] = [];
    store.onWrite((documents) => heard.push(...documents.map(({ key }) => key)));
    return { store, heard };
  }

  const write = (store: Store, key: string) =>
    store.write({ by: 'test', action: 'page.save', writes: [{ kind: 'page', key, body: { title: key } }] });

  test('hears of the writes of another process as they happen, after a broken connection, too', async () => {
    const [one, other] = [await opened(), await opened()];
    await write(one.store, 'first');
    await expect.poll(() => other.heard).toContain('first');

    postgres.kill();
    postgres.start();
    const isWritten = () =>
      write(one.store, 'meanwhile').then(
        () => true,
        () => false,
      );
    await expect.poll(isWritten).toBe(true);
    await expect.poll(() => other.heard).toContain('meanwhile');
    await write(one.store, 'again');
    await expect.poll(() => other.heard).toContain('again');
  });

  test('hears nothing of a write that was refused', async () => {
    const [one, other] = [await opened(), await opened()];
    await expect(
      one.store.write({
        by: 'test',
        action: 'page.save',
        writes: [{ kind: 'page', key: 'refused', body: { title: 'x' }, expect: 'another' }],
      }),
    ).rejects.toThrow();
    await write(one.store, 'written');
    await expect.poll(() => other.heard).toContain('written');
    expect(other.heard).not.toContain('refused');
  });
});
