import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptAttempts } from '../../../src/server/access/kept-attempts.js';
import { modelOf } from '../../../src/server/site/model.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import { createThemeApi } from '../../../src/server/theme/theme-api.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from '../store/drivers.js';
import { themeOf } from '../theme/theme-of.js';
import { api, basic, byPassword } from '../theme/who-asks.js';

const folder = mkdtempSync(join(tmpdir(), 'inlay-attempts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DRIVERS)('attempts that are counted on %s', (driver, isThere) => {
  if (!isThere) return test.skip('is not tested: there is no such server', () => undefined);
  let store: Store;
  let postgres: Postgres | undefined;
  const clock = { now: Date.UTC(2026, 0, 1) };
  const now = () => new Date(clock.now);
  beforeAll(async () => {
    postgres = driver === 'postgres' ? startPostgres() : undefined;
    const where = postgres?.url('attempts') ?? join(folder, `${driver.replace(':', '-')}.db`);
    store = await openStore(await openBy(driver, where), { kinds: {}, now });
  });
  afterAll(async () => {
    await store.close();
    postgres?.stop();
  });

  test('hold who has made too many, until some are over', async () => {
    const kept = keptAttempts(store.database.db, now);
    const ada = { who: 'ada', limit: { burst: 3, perSecond: 1 / 10 } };
    const all = { who: 'all', limit: { burst: 5, perSecond: 1 / 10 } };
    const isHeld = (...counted: (typeof ada)[]) =>
      kept.check(counted).then(
        () => false,
        ({ code }) => code === 'quota-exceeded',
      );
    await Promise.all([1, 2].map(() => kept.note([ada, all])));
    expect(await isHeld(ada, all)).toBe(false);
    await kept.note([ada, all]);
    expect([await isHeld(ada, all), await isHeld(all)]).toEqual([true, false]);
    clock.now += 9_999;
    expect(await isHeld(ada, all)).toBe(true);
    clock.now += 1;
    expect(await isHeld(ada, all)).toBe(false);
    clock.now += 60_000;
    await kept.note([all]);
    // What counts no more is nowhere.
    expect(await store.database.db.selectFrom('failed_attempts').select('who').execute()).toEqual([{ who: 'all' }]);
  });
});

test('wrong passwords are counted by all processes of a site together', async () => {
  let address = 'a';
  const addressOf = () => address;
  const theme = await themeOf({ api: { ...api, addressOf } });
  const { headers } = await byPassword(theme, ['*'], 'ada');
  const { site } = theme;
  // As another process on the same store.
  const other = createThemeApi({ ...api, site, model: modelOf(site.store), addressOf, onError: () => undefined });
  const askOther = async (authorization: string) =>
    (await other(new Request('https://luna.example/theme/v1/ai/menus', { headers: { authorization } }))).status;
  for (let count = 0; count < 10; count += 1)
    expect((await theme.ask('GET', '/ai/menus', undefined, { authorization: basic('ada', 'wrong') })).status).toBe(401);
  expect(await askOther(headers.authorization)).toBe(429);
  // Negative control: who asks from elsewhere is not kept out.
  address = 'b';
  expect(await askOther(headers.authorization)).toBe(200);
});
