import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { users } from '../../../src/server/access/users.js';
import { openStore } from '../../../src/server/store/store.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from '../store/drivers.js';

const folder = mkdtempSync(join(tmpdir(), 'inlay-users-'));
let postgres: Postgres | undefined;
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Without the claims, one in some rounds makes two. */
const ROUNDS = 6;
const ALIKE = ['ada', 'Ada', 'ADA', 'aDa', 'ａda'];

describe.each(DRIVERS)('people that are made at one moment on %s', (driver, isThere) => {
  test.skipIf(!isThere)(
    'have one of them where their names read alike, and it is free again when they go',
    async () => {
      if (driver === 'postgres') postgres ??= startPostgres();
      const where = postgres?.url('people') ?? join(folder, `${driver.replace(':', '-')}.db`);
      const store = await openStore(await openBy(driver, where), { kinds: {}, now: () => new Date() });
      try {
        const people = users(store.database, () => new Date());
        const make = (names: readonly string[]) =>
          Promise.all(names.map((name) => people.create(name, 'editor', 'a long password of theirs')));
        for (let round = 0; round < ROUNDS; round += 1) {
          expect((await make(ALIKE)).filter((user) => user !== undefined)).toHaveLength(1);
          const [only, ...more] = await people.list();
          expect(more).toEqual([]);
          if (round < ROUNDS - 1) await people.remove(only?.name ?? '');
        }
        const [made] = await people.list();
        // One that was made before names were claimed keeps others out, too.
        await store.database.db.deleteFrom('claims').execute();
        expect(await make(ALIKE)).toEqual(ALIKE.map(() => undefined));
        await people.remove(made?.name ?? '');
        expect((await make(['Ada'])).map((user) => user?.name)).toEqual(['Ada']);
        // Negative control: names that do not read alike.
        expect((await make(['grace', 'linus'])).map((user) => user?.name)).toEqual(['grace', 'linus']);
      } finally {
        await store.close();
      }
    },
  );
});
