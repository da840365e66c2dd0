import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createAnswers } from '../../../src/server/api/api.js';
import { refuse } from '../../../src/server/api/problem.js';
import { responding } from '../../../src/server/api/responding.js';
import { defineRoutes } from '../../../src/server/api/route.js';
import { openDatabase } from '../../../src/server/store/database.js';
import { openStore } from '../../../src/server/store/store.js';
import * as z from '../../../src/zod.js';

const common = { tag: 'Test', summary: 'Test', description: 'Test', effect: 'write', isIdempotent: false } as const;
const answer = { result: z.strictObject({ count: z.int() }), resultName: 'Count' } as const;
const body = z.strictObject({
  by: z.int().min(1).max(10),
  fail: z.enum(['conflict', 'invalid', 'bug', 'late', 'killed']).optional(),
});

const query = z.strictObject({ x: z.string().optional() });

const routes = defineRoutes({
  add: { ...common, ...answer, method: 'POST', path: '/add', scope: 'count:write', body, query },
  reset: { ...common, ...answer, method: 'POST', path: '/reset', scope: 'count:write', body, query, isConfirmed: true },
});

/** An API of two routes that count what they have done, for what no route of a group shows. */
export async function smallApi({ where, now = () => new Date() }: { where?: string; now?: () => Date } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-api-'));
  const database = await openDatabase(where ?? join(folder, 'a.db'), where === undefined ? 'libsql' : undefined);
  const store = await openStore(database, { kinds: { count: z.strictObject({ count: z.int() }) }, now });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const done: number[] = [];
  const add = async (value: unknown) => {
    const { by, fail } = value as z.infer<typeof body>; // the route's schema
    if (fail === 'conflict') refuse('state-conflict', 'Unexpected test, expected none');
    if (fail === 'invalid') refuse('validation-failed', 'Unexpected test, expected none');
    if (fail === 'bug') throw new Error('Unexpected test');
    done.push(by);
    await store.write({
      by: 'test',
      action: 'add',
      writes: [{ kind: 'count', key: 'all', body: { count: done.length } }],
    });
    if (fail === 'late') refuse('overloaded', 'Unexpected test, expected none');
    if (fail === 'killed') await new Promise(() => undefined);
    return { body: { count: done.length } };
  };
  const answers = createAnswers({
    base: '/small/v1',
    routes,
    handlers: { add: (call) => add(call.body), reset: (call) => add(call.body) },
    previews: { reset: async () => ({ summary: 'Test', changes: [], undo: 'Test', rests: {} }) },
    database,
    secret: 'secret',
    now,
    authenticate: async (request) => {
      const id = request.headers.get('authorization') ?? 'key:a';
      return { id, label: 'test', scheme: 'service-key', scopes: ['**'] };
    },
    rate: { burst: 1_000_000, perSecond: 1_000_000 },
    onError: () => undefined,
  });
  const api = responding(answers);
  const ask = async (path: string, value: unknown, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(value),
    };
    const response = await api(new Request(`https://luna.example/small/v1${path}`, init));
    return { status: response.status, json: JSON.parse(await response.text()), headers: response.headers };
  };
  return { ask, done, database, store };
}
