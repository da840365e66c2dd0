import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../../src/server/site/open-site.js';
import { type SlotErrorsOptions, slotErrors } from '../../../src/server/site/slot-errors.js';
import { slotToken } from '../../../src/server/site/slot-token.js';

const SLOT = { title: 'A', language: 'js', code: 'a()', hook: 'body_end', enabled: true, status: 'valid' };

async function slotOf(options: Partial<SlotErrorsOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-slots-'));
  let time = Date.UTC(2026, 0, 1);
  const site = await openSite(folder, { driver: 'libsql', now: () => new Date(time) });
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'slot', key: 'a', body: SLOT }] });
  const errors: unknown[] = [];
  const answer = slotErrors({ site, onError: (error) => errors.push(error), ...options });
  const token = slotToken(site.secrets.signing, { key: 'a', revision: 1 });
  const send = async (more: object = {}, from = '') =>
    answer(
      JSON.stringify({
        slot: 'a',
        revision: 1,
        token,
        message: 'a is\nnot \u001b[31mdefined',
        line: 3,
        ...more,
      }),
      from,
    );
  const state = async () => (await site.store.get('slot', 'a'))?.body;
  return { site, send, state, answer, errors, pass: (minutes: number) => (time += minutes * 60_000) };
}

test('a slot is in quarantine with the errors of five visitors in ten minutes, and the audit says why', async () => {
  const { site, send, state, errors } = await slotOf();
  for (let count = 1; count < 5; count += 1) expect((await send({}, `${count}`)).status).toBe(204);
  expect(await state()).toMatchObject({ enabled: true, status: 'valid' });
  expect((await send({}, '5')).status).toBe(204);
  expect(await state()).toMatchObject({
    enabled: false,
    status: 'quarantined',
    last_error: 'a is not \\u001b[31mdefined (line 3)',
  });
  const { items } = await site.store.audit.list({ limit: 1 });
  expect(items[0]).toMatchObject({ by: 'visitor', action: 'slots.quarantine', detail: { note: { errors: 5 } } });
  expect(errors).toEqual([]);
});

test('errors that are further apart, of another revision, or with another token do not count', async () => {
  const { send, state, pass } = await slotOf();
  for (let count = 0; count < 8; count += 1) {
    await send({}, `${count}`);
    pass(3);
  }
  for (let count = 0; count < 5; count += 1) expect((await send({ revision: 2 })).status).toBe(422);
  expect(await state()).toMatchObject({ enabled: true });
});

test('one visitor is not five: however often it reports, the slot stays on for all', async () => {
  const { send, state } = await slotOf();
  for (let count = 0; count < 9; count += 1) expect((await send({}, '1')).status).toBe(204);
  for (const from of ['2', '3', '4']) await send({}, from);
  expect(await state()).toMatchObject({ enabled: true, status: 'valid' });
  await send({}, '5');
  expect(await state()).toMatchObject({ enabled: false, status: 'quarantined' });
});

test('many visitors are counted, however often some of them report', async () => {
  const { send, state } = await slotOf({ threshold: { errors: 1000, visitors: 1000 } });
  for (let visitor = 0; visitor < 999; visitor += 1) await send({}, `${visitor}`);
  for (let count = 0; count < 8; count += 1) await send({}, '500');
  expect(await state()).toMatchObject({ enabled: true });
  await send({}, '999');
  expect(await state()).toMatchObject({ enabled: false, status: 'quarantined' });
});

test('a page that is older than the slot changes nothing', async () => {
  const { site, send } = await slotOf();
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [{ kind: 'slot', key: 'a', body: { ...SLOT, title: 'B' } }],
  });
  for (let count = 0; count < 6; count += 1) expect((await send({}, `${count}`)).status).toBe(204);
  expect((await site.store.get('slot', 'a'))?.revision).toBe(2);
});

test('with a threshold of visitors, one alone can not turn a slot off', async () => {
  const { send, state } = await slotOf({
    threshold: { errors: 3, visitors: 2 },
  });
  for (let count = 0; count < 6; count += 1) await send({}, '1');
  expect(await state()).toMatchObject({ enabled: true });
  await send({}, '2');
  expect(await state()).toMatchObject({ enabled: false });
});

test('reports are bounded in size, form and number', async () => {
  const { answer, send } = await slotOf({ threshold: { errors: 100 } });
  expect((await answer('x'.repeat(5_000), '')).status).toBe(413);
  expect((await answer('{}', '')).status).toBe(400);
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) statuses.push((await send()).status);
  expect(statuses.filter((status) => status === 204).length).toBeLessThan(10);
  expect(statuses.at(-1)).toBe(429);
});
