import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteTable } from '../../../src/server/api/route.js';
import { themeInfo } from '../../../src/server/theme/openapi-info.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, sqliteDriver } from '../store/drivers.js';
import { themeOf } from '../theme/theme-of.js';
import { api as unlimited } from '../theme/who-asks.js';
import { wordsOf } from '../theme/words.js';
import { requestsOf } from './fuzz.js';
import { judgeOf } from './judge.js';
import { type Seen, send } from './send.js';

/** Requests of a run, twenty for each route: `INLAY_FUZZ_API=20000` is what is promised, and takes some minutes. */
const REQUESTS = Number(process.env['INLAY_FUZZ_API'] ?? 20 * Object.keys(THEME_ROUTES).length);

/** The same requests for the same one: `INLAY_FUZZ_SEED`. */
const SEED = Number(process.env['INLAY_FUZZ_SEED'] ?? 1);

const BASE = '/theme/v1';
const ROUTES: RouteTable = THEME_ROUTES;

let postgres: Postgres | undefined;
afterAll(() => postgres?.stop());

type Api = (request: Request) => Promise<Response>;

/** Sends made requests one after the other. @returns what is wrong, and how many were answered well by operation */
async function fuzz(api: Api, key: string, requests: number) {
  const judge = judgeOf(ROUTES, themeInfo(BASE));
  const wrong: string[] = [];
  const good = new Map<string, number>();
  const seen: Seen = { tags: new Map(), ids: [] };
  for (const request of fc.sample(requestsOf(ROUTES, wordsOf), { numRuns: requests, seed: SEED })) {
    for (const answer of await send(api, `https://luna.example${BASE}`, key, request, seen)) {
      const fault = judge(request.operation, answer);
      if (fault !== undefined)
        wrong.push(
          `${request.operation}: ${fault}\n${JSON.stringify(request).slice(0, 1500)}\n${answer.text.slice(0, 500)}`,
        );
      if (answer.status < 300) good.set(request.operation, (good.get(request.operation) ?? 0) + 1);
    }
  }
  return { wrong, good };
}

describe.each(DRIVERS)('the Theme API on %s', (driver, isThere) => {
  test.skipIf(!isThere)('answers made-up requests as its document says', { timeout: 1_800_000 }, async () => {
    if (driver === 'postgres') postgres = startPostgres();
    const database = driver === 'postgres' ? postgres?.url('fuzz') : undefined;
    const theme = await themeOf({ api: unlimited, isShown: true, site: { driver: sqliteDriver(driver), database } });
    const { wrong, good } = await fuzz(theme.api, theme.secret, REQUESTS);
    expect(theme.errors).toEqual([]);
    expect(wrong).toEqual([]);
    // The requests are good enough to be done, mostly: all operations but few are.
    expect([...good.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(REQUESTS / 4);
    const never = Object.keys(ROUTES).filter((operation) => !good.has(operation));
    expect(never.length).toBeLessThan(Object.keys(ROUTES).length / 4);
    if (REQUESTS >= 20_000) expect(never).toEqual([]);
  });
});

test.each([
  ['whose answer lacks a member', 'getMenus', 200, '{"locations":{}}', 'must have required property'],
  [
    'whose answer has one too many',
    'getAuthorProfile',
    200,
    '{"name":"","biography":"","picture":"","links":[],"revision":0,"more":1}',
    'must NOT have additional properties',
  ],
  ['that fails', 'getMenus', 500, '{}', 'it is an internal error'],
  ['that answers with a status of its own', 'getMenus', 418, '{}', 'the status 418 is not in the document'],
])('a broken twin %s is caught', async (_what, operation, status, body, fault) => {
  const theme = await themeOf({ api: unlimited });
  const path = ROUTES[operation]?.path ?? '';
  const twin: Api = async (request) => {
    const answer = await theme.api(request);
    const isIt = request.method === 'GET' && new URL(request.url).pathname === `${BASE}${path}`;
    return isIt && answer.status === 200 ? new Response(body, { status, headers: answer.headers }) : answer;
  };
  const { wrong } = await fuzz(twin, theme.secret, 150);
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.filter((each) => !each.startsWith(`${operation}: `) || !each.includes(fault))).toEqual([]);
});

test('a broken twin that gives a problem which its route has not is caught', () => {
  const judge = judgeOf(ROUTES, themeInfo(BASE));
  const problem = {
    type: 'x',
    title: 'x',
    status: 409,
    detail: 'x',
    code: 'state-conflict',
    request_id: 'a',
    retryable: false,
  };
  const answer = { status: 409, type: 'application/problem+json', requestId: 'a', text: JSON.stringify(problem) };
  expect(judge('saveMenus', answer)).toBeUndefined();
  expect(judge('saveMenus', { ...answer, text: JSON.stringify({ ...problem, code: 'plan-stale' }) })).toBe(
    "the problem `plan-stale` is not the route's",
  );
  expect(judge('saveMenus', { ...answer, requestId: 'b' })).toContain('request id');
});
