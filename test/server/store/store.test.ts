import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteInAudit } from '../../../src/server/store/audit-note.js';
import { addCheckpoint } from '../../../src/server/store/checkpoint.js';
import { StaleError } from '../../../src/server/store/document.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import { verifyAudit } from '../../../src/server/store/verify-audit.js';
import * as z from '../../../src/zod.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from './drivers.js';

const KINDS = { page: z.strictObject({ title: z.string() }), menus: z.strictObject({ items: z.array(z.string()) }) };

const folder = mkdtempSync(join(tmpdir(), 'inlay-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DRIVERS)('a store on %s', (driver, isThere) => {
  if (!isThere) return test.skip('is not tested: there is no such server', () => undefined);
  let store: Store;
  let postgres: Postgres | undefined;
  let time = Date.UTC(2026, 0, 1);
  beforeAll(async () => {
    postgres = driver === 'postgres' ? startPostgres() : undefined;
    const where = postgres?.url('store') ?? join(folder, `${driver.replace(':', '-')}.db`);
    store = await openStore(await openBy(driver, where), {
      kinds: KINDS,
      now: () => {
        time += 1000;
        return new Date(time);
      },
    });
  });
  afterAll(async () => {
    await store.close();
    postgres?.stop();
  });

  test('keeps every revision of a document, its deletion too', async () => {
    const write = (body: unknown, expect?: string | null) =>
      store.write({
        by: 'test',
        action: 'page.save',
        writes: [{ kind: 'page', key: 'a', body, ...(expect !== undefined && { expect }) }],
      });
    const [first] = await write({ title: 'One' }, null);
    expect(first).toMatchObject({ revision: 1, body: { title: 'One' }, by: 'test' });
    const [second] = await write({ title: 'Two' }, first?.etag);
    expect(second?.revision).toBe(2);
    await expect(write({ title: 'Three' }, first?.etag)).rejects.toBeInstanceOf(StaleError);
    await write(null);
    expect(await store.get('page', 'a')).toBeUndefined();
    const [again] = await write({ title: 'One' }, null);
    expect(again?.revision).toBe(4);
    // The same again is another revision: who read the first may not write over it.
    expect(again?.etag).not.toBe(first?.etag);
    await expect(write({ title: 'Three' }, first?.etag)).rejects.toBeInstanceOf(StaleError);
    const { items } = await store.revisions({ kind: 'page', key: 'a' }, { limit: 10 });
    expect(items.map(({ revision, body }) => [revision, body])).toEqual([
      [4, { title: 'One' }],
      [3, null],
      [2, { title: 'Two' }],
      [1, { title: 'One' }],
    ]);
  });

  test('writes thousands at once, and tells their heads without bodies', async () => {
    const key = (index: number) => `many-${String(index).padStart(4, '0')}`;
    const writes = Array.from({ length: 4100 }, (_, index) => ({
      kind: 'page',
      key: key(index),
      body: { title: 'M' },
    }));
    expect(await store.write({ by: 'test', action: 'many', writes })).toHaveLength(4100);
    const heads = (await store.heads('page')).filter(({ key }) => key.startsWith('many-'));
    expect(heads).toHaveLength(4100);
    expect(Object.keys(heads[0] ?? {}).sort()).toEqual(['etag', 'key', 'kind', 'revision']);
    await store.write({ by: 'test', action: 'none', writes: writes.map((write) => ({ ...write, body: null })) });
    expect((await store.heads('page')).filter(({ key }) => key.startsWith('many-'))).toEqual([]);
  });

  test('writes all or nothing', async () => {
    const writes = [
      { kind: 'page', key: 'b', body: { title: 'B' }, expect: null },
      { kind: 'page', key: 'a', body: { title: 'x' }, expect: 'other' },
    ];
    await expect(store.write({ by: 'test', action: 'x', writes })).rejects.toMatchObject({
      documents: [{ kind: 'page', key: 'a', expected: 'other', current: { body: { title: 'One' } } }],
    });
    expect(await store.get('page', 'b')).toBeUndefined();
    await expect(
      store.write({ by: 'test', action: 'x', writes: [{ kind: 'page', key: 'b', body: { titel: 'B' } }] }),
    ).rejects.toMatchObject({ code: 'invalid-document' });
  });

  test('lists documents by pages', async () => {
    for (const key of ['c', 'd', 'e'])
      await store.write({ by: 'test', action: 'page.save', writes: [{ kind: 'page', key, body: { title: key } }] });
    const first = await store.list('page', { limit: 2 });
    expect(first.items.map(({ key }) => key)).toEqual(['a', 'c']);
    const second = await store.list('page', { limit: 2, after: first.next });
    expect([second.items.map(({ key }) => key), second.next]).toEqual([['d', 'e'], undefined]);
  });

  test('the audit is asked by who, what and when, though the clock was set back', async () => {
    const note = (at: string, by: string, action: string) =>
      noteInAudit(store.database, { at, by, action, detail: {} });
    await note('2031-01-01T00:00:00.000Z', 'anna', 'key.create');
    await note('2030-01-01T00:00:00.000Z', 'ben', 'key.create');
    await note('2030-06-01T00:00:00.000Z', 'anna', 'key.revoke');
    const asked = async (filter: Parameters<typeof store.audit.list>[1]) =>
      (await store.audit.list({ limit: 10 }, filter)).items.map(({ at, by }) => `${at.slice(0, 7)} ${by}`);
    expect(await asked({ since: '2030-01-01T00:00:00.000Z' })).toEqual(['2030-06 anna', '2030-01 ben', '2031-01 anna']);
    expect(await asked({ since: '2030-02' })).toEqual(['2030-06 anna', '2031-01 anna']);
    expect(await asked({ since: '2030-02', action: 'key.create' })).toEqual(['2031-01 anna']);
    expect(await asked({ by: 'ben' })).toEqual(['2030-01 ben']);
    expect(await asked({ since: '2032' })).toEqual([]);
  });

  test('the audit chain is whole, and a row that was changed is found', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    await noteInAudit(store.database, { at: '2026-01-02T00:00:00.000Z', by: 'test', action: 'key.create', detail: {} });
    await addCheckpoint(store.database, privateKey, new Date(time));
    const whole = await verifyAudit(store.database, publicKey);
    expect(whole).toMatchObject({ checkpoints: 1 });
    expect(whole.broken).toBeUndefined();
    const { db } = store.database;
    await db.updateTable('audit').set({ by: 'nobody' }).where('seq', '=', 2).execute();
    expect((await verifyAudit(store.database, publicKey)).broken?.seq).toBe(2);
    await db.updateTable('audit').set({ by: 'test' }).where('seq', '=', 2).execute();
    await db
      .updateTable('revisions')
      .set({ body: '{"title":"Zwei"}' })
      .where('key', '=', 'a')
      .where('revision', '=', 2)
      .execute();
    expect((await verifyAudit(store.database, publicKey)).broken).toMatchObject({
      reason: 'revision 2 of page `a` was changed',
    });
    await db
      .updateTable('revisions')
      .set({ body: '{"title":"Two"}' })
      .where('key', '=', 'a')
      .where('revision', '=', 2)
      .execute();
    await db.updateTable('documents').set({ body: '{"title":"Eins"}' }).where('key', '=', 'a').execute();
    expect((await verifyAudit(store.database, publicKey)).broken).toMatchObject({
      reason: 'page `a` is not as its last revision has it',
    });
    await db.updateTable('documents').set({ body: '{"title":"One"}' }).where('key', '=', 'a').execute();
    expect((await verifyAudit(store.database, publicKey)).broken).toBeUndefined();
    await db.deleteFrom('audit').where('seq', '=', 3).execute();
    expect((await verifyAudit(store.database, publicKey)).broken).toEqual({ seq: 3, reason: 'the row is missing' });
  });
  return undefined;
});
