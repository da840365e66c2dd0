import { afterAll, describe, expect, test } from 'vitest';
import { once } from '../../../src/server/api/idempotency.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, sqliteDriver } from '../store/drivers.js';
import { themeOf } from '../theme/theme-of.js';
import { api } from '../theme/who-asks.js';
import { smallApi } from './small-api.js';

let postgres: Postgres | undefined;
let databases = 0;
afterAll(() => postgres?.stop());

/** An empty database of a driver; nothing for a file. */
function emptyDatabase(driver: string): string | undefined {
  if (driver !== 'postgres') return undefined;
  postgres ??= startPostgres();
  databases += 1;
  return postgres.url(`d${databases}`);
}

const KEY = { 'idempotency-key': 'a' };

describe.each(DRIVERS)('on %s', (driver, isThere) => {
  test.skipIf(!isThere)('1,000 parallel requests with one key act once', async () => {
    const database = emptyDatabase(driver);
    const { ask, site } = await themeOf({ api, site: { database, driver: sqliteDriver(driver) } });
    const save = () => ask('POST', '/ai/menus', { locations: { naviga: 'main' } }, KEY);
    const answers = await Promise.all(Array.from({ length: 1000 }, save));
    const good = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    // A machine that has other things to do may not give all of them a connection in time.
    expect(others.flatMap(({ json }) => (json.retryable ? [] : [json.code]))).toEqual([]);
    expect(good.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(new Set(good.map(({ text }) => text)).size).toBe(1);
    const again = await save();
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([good[0]?.text, 'true']);
    expect((await site.store.revisions({ kind: 'menus', key: 'menus' }, { limit: 9 })).items).toHaveLength(2);
    const without = await Promise.all([1, 2].map(() => ask('POST', '/ai/menus', { locations: { naviga: 'main' } })));
    expect(without.some(({ status }) => status === 200)).toBe(true);
  });

  test.skipIf(!isThere)('a request that died blocks its key for a minute, and no longer', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const now = () => new Date(clock.now);
    const where = emptyDatabase(driver);
    const { database } = await smallApi({ now, ...(where !== undefined && { where }) });
    const request = { principal: 'key:a', operation: 'add', key: 'a', digest: 'd' };
    const answer = (body: string) => ({ status: 200, headers: {}, body });
    let finish: (value: ReturnType<typeof answer>) => void = () => undefined;
    const dying = once(database, request, now, () => new Promise((resolve) => (finish = resolve)));
    await expect
      .poll(() => once(database, request, now, async () => answer('x')).catch(({ code }) => code))
      .toBe(IN_PROGRESS);
    clock.now += 60_000;
    await expect(once(database, request, now, async () => answer('x'))).rejects.toMatchObject({ code: IN_PROGRESS });
    clock.now += 1;
    const second = await once(database, request, now, async () => answer('second'));
    expect([second.body, second.isRepeated]).toEqual(['second', false]);
    // It was not dead after all: what the other one has kept stays.
    finish(answer('first'));
    expect((await dying).body).toBe('first');
    const third = await once(database, request, now, async () => answer('third'));
    expect([third.body, third.isRepeated]).toEqual(['second', true]);
    clock.now += 24 * 3_600_000 + 1;
    expect((await once(database, request, now, async () => answer('next day'))).body).toBe('next day');
  });
});

const IN_PROGRESS = 'idempotency-in-progress';

describe('a key', () => {
  const says = ({ status, json, headers }: Awaited<ReturnType<Awaited<ReturnType<typeof smallApi>>['ask']>>) =>
    `${status} ${json.code ?? json.count}${headers.has('idempotency-replayed') ? ' replayed' : ''}`;

  test('is of one request: another body, address or state that it rests on is refused', async () => {
    const { ask, done } = await smallApi();
    expect(says(await ask('/add', { by: 1 }, KEY))).toBe('200 1');
    expect(says(await ask('/add', { by: 1 }, KEY))).toBe('200 1 replayed');
    expect(says(await ask('/add', { by: 2 }, KEY))).toBe('422 idempotency-key-reused');
    expect(says(await ask('/add?x=1', { by: 1 }, KEY))).toBe('422 idempotency-key-reused');
    expect(says(await ask('/add', { by: 1 }, { ...KEY, 'if-match': '"a"' }))).toBe('422 idempotency-key-reused');
    expect(done).toEqual([1]);
  });

  test('is of one principal and one route', async () => {
    const { ask, done } = await smallApi();
    await ask('/add', { by: 1 }, KEY);
    expect(says(await ask('/add', { by: 2 }, { ...KEY, authorization: 'key:b' }))).toBe('200 2');
    expect(says(await ask('/reset', { by: 3 }, KEY))).toBe('409 confirmation-required');
    expect(done).toEqual([1, 2]);
  });

  test('is not used by what was refused or failed: the corrected request has it', async () => {
    const { ask, done } = await smallApi();
    for (const [fail, said] of [
      ['conflict', '409 state-conflict'],
      ['invalid', '422 validation-failed'],
      ['bug', '500 internal-error'],
    ]) {
      expect(says(await ask('/add', { by: 1, fail }, KEY))).toBe(said);
      // The same once more is worked on anew.
      expect(says(await ask('/add', { by: 1, fail }, KEY))).toBe(said);
    }
    expect(says(await ask('/add', { by: 11 }, KEY))).toBe('422 validation-failed');
    expect(says(await ask('/add', { by: 1 }, KEY))).toBe('200 1');
    expect(done).toEqual([1]);
  });

  test('of a request that was killed after its write never acts again, and names what was written', async () => {
    const clock = { now: Date.UTC(2026, 0, 1) };
    const { ask, done, store } = await smallApi({ now: () => new Date(clock.now) });
    const killed = { by: 1, fail: 'killed' };
    void ask('/add', killed, KEY);
    await expect.poll(() => store.get('count', 'all')).toBeDefined();
    clock.now += 20_000;
    const early = await ask('/add', killed, KEY);
    expect([early.json.code, early.headers.get('retry-after')]).toEqual([IN_PROGRESS, '20']);
    clock.now += 20_000;
    expect((await ask('/add', killed, KEY)).headers.get('retry-after')).toBe('21');
    clock.now += 21_000;
    const lost = await ask('/add', killed, KEY);
    expect([lost.status, lost.json.code, lost.json.retryable]).toEqual([409, 'idempotency-answer-lost', false]);
    expect(lost.json.done).toMatchObject({ change: 1, documents: [{ kind: 'count', key: 'all', revision: 1 }] });
    expect(says(await ask('/add', { by: 2 }, KEY))).toBe('422 idempotency-key-reused');
    expect(done).toEqual([1]);
  });

  test('of a request that failed after its write does not act again either', async () => {
    const { ask, done } = await smallApi();
    const late = { by: 1, fail: 'late' };
    expect(says(await ask('/add', late, KEY))).toBe('503 overloaded');
    expect(says(await ask('/add', late, KEY))).toBe('409 idempotency-answer-lost');
    expect(done).toEqual([1]);
  });

  test('that another request has taken meanwhile lets the first one write nothing', async () => {
    const { store, database } = await smallApi();
    const request = { principal: 'key:a', operation: 'add', key: 'a', digest: 'd' };
    const write = (count: number) =>
      store.write({ by: 'test', action: 'add', writes: [{ kind: 'count', key: 'all', body: { count } }] });
    const answer = { status: 200, headers: {}, body: '' };
    let goOn: () => void = () => undefined;
    let time = Date.UTC(2026, 0, 1);
    const now = () => new Date(time);
    const first = once(database, request, now, async () => {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await write(1);
      return answer;
    });
    await expect
      .poll(() => once(database, request, now, async () => answer).catch(({ code }) => code))
      .toBe(IN_PROGRESS);
    time += 60_001;
    await once(database, request, now, async () => {
      await write(2);
      await write(3);
      return answer;
    });
    goOn();
    await expect(first).rejects.toThrow('Another request has this key by now');
    expect((await store.get('count', 'all'))?.body).toEqual({ count: 3 });
  });

  test('and a confirmation go together: the token does not make it another request', async () => {
    const { ask, done } = await smallApi();
    const first = await ask('/reset', { by: 1 }, KEY);
    const token = first.json.confirmation.token;
    expect(says(await ask('/reset', { by: 2 }, { 'confirmation-token': token }))).toBe('409 input-changed');
    expect(says(await ask('/reset?x=1', { by: 1 }, { 'confirmation-token': token }))).toBe('409 input-changed');
    expect(says(await ask('/reset', { by: 1 }, { ...KEY, 'confirmation-token': token }))).toBe('200 1');
    expect(says(await ask('/reset', { by: 1 }, { ...KEY, 'confirmation-token': token }))).toBe('200 1 replayed');
    expect(done).toEqual([1]);
  });

  test.each(['', 'a b', 'ä', 'a'.repeat(129)])('`%s` is refused', async (key) => {
    const { ask } = await smallApi();
    expect(says(await ask('/add', { by: 1 }, { 'idempotency-key': key }))).toBe('422 validation-failed');
  });
});

test('what was done is answered, though its answer can not be kept', async () => {
  const { ask, done, database } = await smallApi();
  database.file?.exec(
    `CREATE TRIGGER no_room BEFORE UPDATE ON repeats WHEN NEW.answer NOT LIKE '{"done"%' BEGIN SELECT RAISE(ABORT, 'database is locked'); END`,
  );
  const answer = await ask('/add', { by: 1 }, KEY);
  expect([answer.status, answer.json]).toEqual([200, { count: 1 }]);
  expect((await ask('/add', { by: 1 }, KEY)).json.code).toBe(IN_PROGRESS);
  expect(done).toEqual([1]);
});

test('of two agents on one canvas one wins, and the other gets 412 with the difference', async () => {
  const { ask } = await themeOf({ api });
  const { headers } = await ask('GET', '/ai/canvas?name=header');
  const put = (source: string) =>
    ask('PUT', '/ai/canvas?name=header', { source, status: 'published' }, { 'if-match': headers.get('etag') ?? '' });
  const menu = '<x-menu location="topic"></x-menu>';
  const sources = ['One', 'Two'].map((title) => `<header><p>${title}</p>${menu}</header>`);
  const answers = await Promise.all(sources.map(put));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const winner = sources[answers.findIndex(({ status }) => status === 200)] ?? '';
  const loser = answers.find(({ status }) => status === 412);
  expect(loser?.json.code).toBe('etag-mismatch');
  expect(loser?.json.current).toMatchObject([
    { kind: 'canvas', key: 'header', current: { body: { published: { source: winner } } } },
  ]);
  const quoted = (source: string) => JSON.stringify(source);
  expect(loser?.json.current[0].changes.filter((line: string) => line.includes('"source"'))).toEqual([
    `-     "source": ${quoted('<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>')}`,
    `+     "source": ${quoted(winner)}`,
  ]);
  expect(
    (
      await ask(
        'PUT',
        '/ai/canvas?name=header',
        { source: sources[0], status: 'published' },
        { 'if-match': loser?.headers.get('etag') ?? '' },
      )
    ).status,
  ).toBe(200);
});
