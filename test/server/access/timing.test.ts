import { expect, test } from 'vitest';
import { keyDigest, newServiceKey } from '../../../src/server/access/secrets.js';
import { modelOf } from '../../../src/server/site/model.js';
import { createThemeApi } from '../../../src/server/theme/theme-api.js';
import { themeOf } from '../theme/theme-of.js';
import { api as unlimited } from '../theme/who-asks.js';
import { advantageOf } from './rank-test.js';

/** Tries for each pair of kinds: `INLAY_TIMING=10000` is what is promised, and takes half a minute. */
const TRIES = Number(process.env['INLAY_TIMING'] ?? 2000);

/** Keys of a kind: each is read at a place of its own, and a few of them may by chance have slow ones. */
const KEYS = 150;

type Refuse = (key: string) => Promise<unknown>;

/**
 * Refuses keys of two kinds, each time of one that a coin has chosen, and tells how surely their times give the kind away: in
 * standard errors of chance. What else the machine does slows both, so that it makes none of the two likelier.
 */
async function toldApart(refuse: Refuse, one: readonly string[], other: readonly string[], tries = TRIES) {
  const times: [number[], number[]] = [[], []];
  for (let index = -200; index < tries; index += 1) {
    const kind = Math.random() < 0.5 ? 0 : 1;
    const keys = kind === 0 ? one : other;
    // Written anew, as it comes from the network: a string that was hashed before is faster.
    const key = Buffer.from(keys[Math.floor(Math.random() * keys.length)] ?? '').toString();
    const begun = process.hrtime.bigint();
    await refuse(key);
    // The first ones are slower, whatever they are.
    if (index >= 0) times[kind].push(Number(process.hrtime.bigint() - begun));
  }
  return advantageOf(...times);
}

/** Beyond this many standard errors chance comes once in 15,000 runs. */
const CHANCE = 4;

const eachKey = <T>(make: () => T) => Array.from({ length: KEYS }, make);

async function sets() {
  const { site } = await themeOf();
  const made = async (expiresAt?: string) => {
    const request = { scheme: 'service-key' as const, owner: 'test', label: 'test', scopes: ['**'], expiresAt };
    return site.credentials.create(request);
  };
  const good = await Promise.all(eachKey(() => made()));
  const revoked = await Promise.all(eachKey(() => made()));
  for (const { credential } of revoked) await site.credentials.revoke(credential.id);
  const expired = await Promise.all(eachKey(() => made('2026-01-01T00:00:00.000Z')));
  const secrets = (all: typeof good) => all.map(({ secret }) => secret);
  const near = secrets(good).map((key) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`);
  // Each from another address: wrong keys of one are held.
  let count = 0;
  const addressOf = () => {
    count += 1;
    return `a${count}`;
  };
  const api = createThemeApi({ ...unlimited, site, model: modelOf(site.store), addressOf, onError: () => undefined });
  const refuse = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await api(new Request('https://luna.example/theme/v1/ai/menus', { headers }));
    expect(answer.status).toBe(401);
    await answer.text();
  };
  return { site, refuse, near, revoked: secrets(revoked), expired: secrets(expired), unknown: eachKey(newServiceKey) };
}

test.each(['near', 'revoked', 'expired'] as const)(
  'a key that is %s is refused in the time of one that nobody ever had',
  { retry: 1 },
  async (kind) => {
    const { refuse, unknown, ...keys } = await sets();
    const { errors } = await toldApart(refuse, keys[kind], unknown);
    expect(Math.abs(errors)).toBeLessThan(CHANCE);
  },
);

test('a broken twin that stops early at an unknown key is told apart', async () => {
  const { site, refuse, revoked, unknown } = await sets();
  const digests = new Set(revoked.map((key) => keyDigest(site.secrets.pepper, key)));
  const early = async (key: string) => {
    if (digests.has(keyDigest(site.secrets.pepper, key))) await refuse(key);
  };
  expect(Math.abs((await toldApart(early, revoked, unknown, 500)).errors)).toBeGreaterThan(CHANCE);
});

test('a broken twin that reads a row of known keys alone is told apart', async () => {
  const { site, refuse, revoked, unknown } = await sets();
  const { db } = site.store.database;
  // What the program did once: no row is read for an unknown key.
  const early = async (key: string) => {
    const digest = keyDigest(site.secrets.pepper, key);
    const row = await db.selectFrom('credentials').selectAll().where('digest', '=', digest).executeTakeFirst();
    return row && JSON.parse(row.scopes);
  };
  expect(Math.abs((await toldApart(early, revoked, unknown, 2000)).errors)).toBeGreaterThan(CHANCE);
  expect(Math.abs((await toldApart(refuse, unknown, eachKey(newServiceKey), 500)).errors)).toBeLessThan(CHANCE);
});
