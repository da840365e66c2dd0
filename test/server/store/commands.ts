import fc from 'fast-check';
import { expect } from 'vitest';
import { StaleError } from '../../../src/server/store/document.js';
import type { Store } from '../../../src/server/store/store.js';

/** A revision as the model has it: `null` for one that says that the document is gone. */
type Body = { n: number; s?: string } | null;

/** What the store must hold: every body that each document ever had. */
export type Model = Map<string, Body[]>;

type Command = fc.AsyncCommand<Model, Store>;

const KIND = 'page';

/** Names that sort in ways of their own in a database, and one of which another begins. */
const KEYS = ['a', 'ab', 'B', 'é', '/x/', '__proto__', '10', '9'];

const key = fc.constantFrom(...KEYS);
const body = fc.record({ n: fc.integer(), s: fc.string({ unit: 'binary' }) }, { requiredKeys: ['n'] });

/** What a document is by the model. */
function headOf(model: Model, name: string): Body {
  return model.get(name)?.at(-1) ?? null;
}

function push(model: Model, name: string, next: Body): void {
  model.set(name, [...(model.get(name) ?? []), next]);
}

const change = (name: string, next: unknown, expected?: string | null) => ({
  by: 'test',
  action: 'test',
  writes: [{ kind: KIND, key: name, body: next, ...(expected !== undefined && { expect: expected }) }],
});

/** The tag of now, as a client has read it. */
async function tagOf(store: Store, name: string): Promise<string | null> {
  return (await store.get(KIND, name))?.etag ?? null;
}

function command(
  text: string,
  run: (model: Model, store: Store) => Promise<void>,
  check = (_model: Model) => true,
): Command {
  return { check: (model) => check(model), run, toString: () => text };
}

const put = fc.tuple(key, body).map(([name, next]) =>
  command(`put ${name}`, async (model, store) => {
    const [written] = await store.write(change(name, next, await tagOf(store, name)));
    push(model, name, next);
    expect(written).toMatchObject({ revision: model.get(name)?.length, body: next });
    expect(await store.get(KIND, name)).toMatchObject({ body: next, etag: written?.etag });
  }),
);

const patch = fc.tuple(key, fc.integer()).map(([name, n]) =>
  command(
    `patch ${name}`,
    async (model, store) => {
      const before = await store.get(KIND, name);
      const next = { ...headOf(model, name), n };
      expect(before?.body).toEqual(headOf(model, name));
      await store.write(change(name, { ...(before?.body as object), n }, before?.etag)); // objects alone are written
      push(model, name, next);
    },
    (model) => headOf(model, name) !== null,
  ),
);

const remove = key.map((name) =>
  command(
    `delete ${name}`,
    async (model, store) => {
      await store.write(change(name, null, await tagOf(store, name)));
      push(model, name, null);
      expect(await store.get(KIND, name)).toBeUndefined();
    },
    (model) => headOf(model, name) !== null,
  ),
);

const rollback = fc.tuple(key, fc.nat(5)).map(([name, back]) =>
  command(
    `roll ${name} back by ${back}`,
    async (model, store) => {
      const all = model.get(name) ?? [];
      const number = Math.max(1, all.length - back);
      const old = await store.revision({ kind: KIND, key: name }, number);
      expect(old?.body).toEqual(all[number - 1]);
      await store.write(change(name, old?.body ?? null));
      push(model, name, all[number - 1] ?? null);
    },
    (model) => (model.get(name)?.length ?? 0) > 0,
  ),
);

/** Writes of what is not there any more change nothing, and what is good beside them is not written either. */
const stale = fc.tuple(key, key, fc.constantFrom('f'.repeat(32), null)).map(([name, other, tag]) =>
  command(
    `write ${name} and ${other} on another state`,
    async (model, store) => {
      const writes = [...change(other, { n: -1 }).writes, ...change(name, { n: -2 }, tag).writes];
      const failed = store.write({ by: 'test', action: 'test', writes });
      await expect(failed).rejects.toBeInstanceOf(StaleError);
      for (const each of [name, other])
        expect((await store.get(KIND, each))?.body ?? null).toEqual(headOf(model, each));
    },
    (model) => name !== other && (tag !== null || headOf(model, name) !== null),
  ),
);

const both = fc.tuple(key, key, body, body).map(([one, other, first, second]) =>
  command(
    `put ${one} and ${other} at once`,
    async (model, store) => {
      const writes = [...change(one, first).writes, ...change(other, second).writes];
      const written = await store.write({ by: 'test', action: 'test', writes });
      push(model, one, first);
      push(model, other, second);
      expect(new Set(written.map((each) => each.change)).size).toBe(1);
    },
    () => one !== other,
  ),
);

const list = fc.integer({ min: 1, max: 4 }).map((limit) =>
  command(`list by ${limit}`, async (model, store) => {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await store.list(KIND, { after, limit });
      expect(page.items.length).toBeLessThanOrEqual(limit);
      for (const item of page.items) expect(item.body).toEqual(headOf(model, item.key));
      found.push(...page.items.map((item) => item.key));
      after = page.next;
    } while (after !== undefined);
    expect(found.toSorted()).toEqual([...model.keys()].filter((name) => headOf(model, name) !== null).toSorted());
  }),
);

const history = fc.tuple(key, fc.integer({ min: 1, max: 3 })).map(([name, limit]) =>
  command(`history of ${name} by ${limit}`, async (model, store) => {
    const found: unknown[] = [];
    let after: string | undefined;
    do {
      const page = await store.revisions({ kind: KIND, key: name }, { after, limit });
      found.push(...page.items.map((item) => item.body));
      after = page.next;
    } while (after !== undefined);
    expect(found.toReversed()).toEqual(model.get(name) ?? []);
  }),
);

/** Sequences of all that is done with documents, each compared with a model. */
export const COMMANDS = fc.commands([put, patch, remove, rollback, stale, both, list, history], {
  maxCommands: 40,
  size: '+1',
});
