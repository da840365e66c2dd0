import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../../src/server/store/store.js';
import { verifyAudit } from '../../../src/server/store/verify-audit.js';
import * as z from '../../../src/zod.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { COMMANDS, type Model } from './commands.js';
import { DRIVERS, type Driver, openBy } from './drivers.js';

/** Sequences: `INLAY_COMMANDS=1000` takes some minutes. */
const RUNS = Number(process.env['INLAY_COMMANDS'] ?? 15);

const KINDS = { page: z.strictObject({ n: z.number(), s: z.string().optional() }) };

const folder = mkdtempSync(join(tmpdir(), 'inlay-commands-'));
let postgres: Postgres | undefined;
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A store that is emptied for each sequence: to make one takes longer than to use it. */
async function openAt(driver: Driver): Promise<{ store: Store; empty(): Promise<void> }> {
  if (driver === 'postgres') postgres ??= startPostgres();
  const where = driver === 'postgres' ? postgres?.url(`c${Date.now()}`) : join(folder, `${Math.random()}.db`);
  const database = await openBy(driver, where ?? '');
  const store = await openStore(database, { kinds: KINDS, now: () => new Date() });
  const empty = async () => {
    for (const table of ['documents', 'revisions', 'audit'] as const) await database.db.deleteFrom(table).execute();
    await database.db
      .updateTable('chain')
      .set({ seq: 0, hash: '0'.repeat(64) })
      .execute();
  };
  return { store, empty };
}

/** Runs sequences on a store. @throws where it is not as the model */
async function compare(driver: Driver, runs: number, twin = (store: Store) => store): Promise<void> {
  const { store, empty } = await openAt(driver);
  try {
    const property = fc.asyncProperty(COMMANDS, async (commands) => {
      await empty();
      await fc.asyncModelRun(() => ({ model: new Map() as Model, real: twin(store) }), commands);
      expect((await verifyAudit(store.database)).broken).toBeUndefined();
    });
    await fc.assert(property, { numRuns: runs, endOnFailure: true });
  } finally {
    await store.close();
  }
}

describe.each(DRIVERS)('a store on %s', (driver, isThere) => {
  test.skipIf(!isThere)('is as a model of documents, whatever is done with it', { timeout: 1_800_000 }, async () => {
    await compare(driver, RUNS);
  });
});

const TWINS: readonly [string, (store: Store) => Store][] = [
  [
    'forgets what a write rests on',
    (store) => ({
      ...store,
      write: (change) => store.write({ ...change, writes: change.writes.map(({ expect: _, ...write }) => write) }),
    }),
  ],
  [
    'keeps a document that was deleted',
    (store) => ({
      ...store,
      write: (change) => store.write({ ...change, writes: change.writes.filter(({ body }) => body !== null) }),
    }),
  ],
  [
    'leaves out the first of a next page',
    (store) => ({
      ...store,
      list: async (kind, query) => {
        const page = await store.list(kind, query);
        return query.after === undefined ? page : { ...page, items: page.items.slice(1) };
      },
    }),
  ],
  [
    'writes what is good of a write that is stale',
    (store) => ({
      ...store,
      async write(change) {
        const results = [];
        for (const write of change.writes) results.push(...(await store.write({ ...change, writes: [write] })));
        return results;
      },
    }),
  ],
  [
    'gives a revision for the one before',
    (store) => ({
      ...store,
      revision: (name, number) => store.revision(name, Math.max(1, number - 1)),
    }),
  ],
];

test.each(TWINS)('a broken twin that %s is caught', async (_what, twin) => {
  await expect(compare('libsql', 100, twin)).rejects.toThrow();
});
