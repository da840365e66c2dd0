import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Claims } from '../../../src/server/store/claims.js';
import { TakenError } from '../../../src/server/store/document.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from './drivers.js';

const KINDS = { page: z.strictObject({ path: z.string(), title: z.string().optional() }) };

const OF_PATH: Claims = { page: (body) => [(body as { path: string }).path.toLowerCase()] };

const folder = mkdtempSync(join(tmpdir(), 'inlay-claims-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DRIVERS)('what only one document may have, on %s', (driver, isThere) => {
  if (!isThere) return test.skip('is not tested: there is no such server', () => undefined);
  let postgres: Postgres | undefined;
  const places = new Map<string, string>();
  beforeAll(() => {
    postgres = driver === 'postgres' ? startPostgres() : undefined;
  });
  afterAll(() => postgres?.stop());

  /** Two stores on one database, as two processes have them. */
  async function both(name: string, claims: Claims | undefined, version = '1') {
    const where = places.get(name) ?? postgres?.url(name) ?? join(folder, `${driver.replace(':', '-')}-${name}.db`);
    places.set(name, where);
    const lookups = { version, of: { page: () => ({}) }, ...(claims && { claims }) };
    const open = async () => openStore(await openBy(driver, where), { kinds: KINDS, now: () => new Date(0), lookups });
    return [await open(), await open()] as const;
  }

  const write = (store: Store, ...pages: readonly (readonly [key: string, path: string | null, title?: string])[]) =>
    store.write({
      by: 'test',
      action: 'test',
      writes: pages.map(([key, path, title]) => ({
        kind: 'page',
        key,
        body: path === null ? null : { path, ...(title !== undefined && { title }) },
      })),
    });

  /** How many of ten pages get one path, each in letters of its own. */
  async function won(name: string, claims: Claims | undefined): Promise<number> {
    const stores = await both(name, claims);
    const spell = (index: number) =>
      [...'/about/'].map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter)).join('');
    const done = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => write(stores[index % 2 ? 0 : 1], [String(index), spell(index * 2)])),
    );
    for (const each of done) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(TakenError);
    for (const store of stores) await store.close();
    return done.filter(({ status }) => status === 'fulfilled').length;
  }

  test('one of many gets it who ask at one moment', async () => {
    expect(await won('once', OF_PATH)).toBe(1);
    // Negative control.
    expect(await won('often', undefined)).toBe(10);
  });

  test('it is free again when its document leaves it or is deleted, in the same write, too', async () => {
    const [store, other] = await both('left', OF_PATH);
    await write(store, ['1', '/a/'], ['2', '/b/']);
    await expect(write(store, ['3', '/A/'])).rejects.toMatchObject({ kind: 'page', key: '3', value: '/a/' });
    // Nothing of a write that is refused is left.
    expect(await store.get('page', '3')).toBeUndefined();
    await write(store, ['1', '/B/'], ['2', '/a/']);
    await write(other, ['1', '/c/']);
    await write(store, ['3', '/b/'], ['2', null]);
    await write(other, ['4', '/a/']);
    await expect(write(store, ['2', '/a/'])).rejects.toBeInstanceOf(TakenError);
    await store.close();
    await other.close();
  });

  test('two of before who have one keep it, and the first has it', async () => {
    for (const store of await both('before', undefined)) {
      await write(store, ['1', '/a/'], ['2', '/A/']);
      await store.close();
    }
    const [store, other] = await both('before', OF_PATH, '2');
    await write(store, ['1', '/a/', 'One']);
    await write(store, ['2', '/A/', 'Two']);
    await expect(write(other, ['3', '/a/'])).rejects.toBeInstanceOf(TakenError);
    await store.close();
    await other.close();
  });
});
