import { describe, expect, test, vi } from 'vitest';
import { themeOf } from './theme-of.js';

const PATH = '/ai/code-slots/a/toggle';
const SCRIPT = { title: 'A', language: 'js', code: 'document.title = "pwned"', hook: 'body_end', status: 'draft' };

/** A theme with a slot of HTML, and a function that has a script written into it before the slot is read again. */
async function withSlot() {
  const theme = await themeOf();
  const slot = { id: 'a', title: 'A', language: 'html', code: '<p>a</p>', hook: 'body_end' };
  expect((await theme.ask('POST', '/ai/code-slots', slot)).status).toBe(201);
  const { store } = theme.site;
  const get = store.get.bind(store);
  const writeBefore = (read: number) => {
    let reads = 0;
    vi.spyOn(store, 'get').mockImplementation(async (kind, key) => {
      if (kind === 'slot') reads += 1;
      if (kind === 'slot' && reads === read)
        await store.write({
          by: 'other',
          action: 'test',
          writes: [{ kind, key, body: { ...SCRIPT, enabled: false } }],
        });
      return get(kind, key);
    });
  };
  return { ...theme, writeBefore, slotNow: async () => (await get('slot', 'a'))?.body };
}

describe('what is written between the look at a request and its doing is not done with it', () => {
  test('a script does not come in where HTML was enabled, which nobody has to confirm', async () => {
    const { ask, writeBefore, slotNow } = await withSlot();
    writeBefore(2);
    const { status, json } = await ask('POST', PATH, { enabled: true });
    expect([status, json.code]).toEqual([409, 'plan-stale']);
    expect(await slotNow()).toMatchObject({ language: 'js', enabled: false });
  });

  test('nor another script than the one that was confirmed', async () => {
    const { ask, site, writeBefore, slotNow } = await withSlot();
    const first = { ...SCRIPT, code: 'document.title = "shown"', enabled: false };
    await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'slot', key: 'a', body: first }] });
    const { json: asked } = await ask('POST', PATH, { enabled: true });
    writeBefore(2);
    const confirming = { 'confirmation-token': asked.confirmation.token };
    const { status, json } = await ask('POST', PATH, { enabled: true }, confirming);
    expect([status, json.code]).toEqual([409, 'plan-stale']);
    expect(await slotNow()).toMatchObject({ enabled: false });
  });

  test('negative control: what is written before the look is told as what must be confirmed', async () => {
    const { ask, writeBefore } = await withSlot();
    writeBefore(1);
    const { status, json } = await ask('POST', PATH, { enabled: true });
    expect([status, json.code]).toEqual([409, 'confirmation-required']);
  });

  test('negative control: without it HTML is enabled', async () => {
    const { ask, slotNow } = await withSlot();
    expect((await ask('POST', PATH, { enabled: true })).status).toBe(200);
    expect(await slotNow()).toMatchObject({ language: 'html', enabled: true });
  });
});

describe('an import that deletes slots', () => {
  const EMPTY = { slots: [], mode: 'replace' };

  test('needs the scope that deleting them needs', async () => {
    const theme = await themeOf({ scopes: ['slots:read', 'slots:write'] });
    const slot = { id: 'a', title: 'A', language: 'css', code: 'p { margin: 0 }', hook: 'head_end' };
    await theme.ask('POST', '/ai/code-slots', slot);
    for (const match of ['*', (await theme.ask('GET', '/ai/code-slots')).headers.get('etag') ?? '']) {
      const { status, json } = await theme.ask('POST', '/ai/code-slots/import', EMPTY, { 'if-match': match });
      expect([status, json.code, json.needed]).toEqual([403, 'insufficient-scope', 'slots:delete']);
    }
    // What deletes none needs no more than before.
    expect((await theme.ask('POST', '/ai/code-slots/import', { slots: [slot] })).status).toBe(200);
  });

  test('rests on no state by `*`, and must be confirmed', async () => {
    const { ask } = await themeOf();
    await ask('POST', '/ai/code-slots', { id: 'a', title: 'A', language: 'css', code: 'p {}', hook: 'head_end' });
    const { status, json } = await ask('POST', '/ai/code-slots/import', EMPTY, { 'if-match': '*' });
    expect([status, json.code]).toEqual([409, 'confirmation-required']);
  });
});
