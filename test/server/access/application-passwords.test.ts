import { expect, test, vi } from 'vitest';
import { applicationPasswords, rehashPasswords } from '../../../src/server/access/application-passwords.js';
import * as secrets from '../../../src/server/access/secrets.js';
import { themeOf } from '../theme/theme-of.js';
import { api, byPassword, saysOf, UNKNOWN } from '../theme/who-asks.js';

/** A site with an application password, what is kept of it, and what the API says to it. */
async function withPassword() {
  const theme = await themeOf({ api });
  const { id, user, headers } = await byPassword(theme, ['*']);
  const { db } = theme.site.store.database;
  const kept = async () =>
    (await db.selectFrom('credentials').select('digest').where('id', '=', id).executeTakeFirstOrThrow()).digest;
  const password = Buffer.from(headers.authorization.slice('Basic '.length), 'base64').toString().slice('ada:'.length);
  const says = async () => saysOf(await theme.ask('GET', '/ai/menus', undefined, headers));
  return { ...theme, id, user, db, kept, password: password.replaceAll(' ', ''), says };
}

test('an application password is kept as scrypt under the pepper', async () => {
  const { kept, site, password, says } = await withPassword();
  expect(await kept()).toMatch(/^scrypt\$16384\$[\w+/=]{24}\$[\w+/=]{44}$/);
  expect(await secrets.isPassword(secrets.keyDigest(site.secrets.pepper, password), await kept())).toBe(true);
  // Negative controls: without the pepper, and another one.
  expect(await secrets.isPassword(password, await kept())).toBe(false);
  expect(await secrets.isPassword(secrets.keyDigest(site.secrets.pepper, `${password}x`), await kept())).toBe(false);
  expect(await says()).toBe('good');
});

test('one that was kept like a key is kept as scrypt when the site is opened, and is good as before', async () => {
  const { db, id, kept, site, password, says } = await withPassword();
  const digest = secrets.keyDigest(site.secrets.pepper, password);
  await db.updateTable('credentials').set({ digest }).where('id', '=', id).execute();
  await rehashPasswords({ db });
  const hash = await kept();
  expect(hash).toMatch(/^scrypt\$/);
  await rehashPasswords({ db });
  expect(await kept()).toBe(hash);
  expect(await says()).toBe('good');
});

test('scrypt is done once for one that is used again, as often for a user that there is as for one that there is not', async () => {
  const { db, site, id, user, password } = await withPassword();
  const scrypt = vi.spyOn(secrets, 'isPassword');
  const counted = async (work: () => Promise<unknown>) => {
    const before = scrypt.mock.calls.length;
    const found = await work();
    return [found, scrypt.mock.calls.length - before];
  };
  const clock = { now: 0 };
  const passwords = applicationPasswords({ db }, site.secrets.pepper, () => clock.now);
  const idOf = (owner?: string, given = password) => counted(() => passwords.idOf(owner, given, 'a'));
  expect(await counted(() => Promise.all([1, 2, 3].map(() => passwords.idOf(user?.id, password, 'a'))))).toEqual([
    [id, id, id],
    1,
  ]);
  expect(await idOf(user?.id)).toEqual([id, 0]);
  clock.now = 300_000;
  expect(await idOf(user?.id)).toEqual([id, 1]);
  // Another one of the same end, another end, and nobody's.
  for (const [owner, given] of [
    [user?.id, `x${password}`],
    [user?.id, `${password}x`],
    [undefined, password],
    ['u_other', password],
  ] as const)
    expect([given, ...(await idOf(owner, given))]).toEqual([given, undefined, 1]);
});

test('one that is revoked is refused though it was verified a moment before', async () => {
  const { site, id, says } = await withPassword();
  expect(await says()).toBe('good');
  await site.credentials.revoke(id);
  expect(await says()).toBe(UNKNOWN);
});

test('one address has no more than four passwords looked at at once, and leaves room for others', async () => {
  const { db, site, user, password, id } = await withPassword();
  const passwords = applicationPasswords({ db }, site.secrets.pepper, () => 0);
  const tries = Array.from({ length: 6 }, (_, index) => passwords.idOf(user?.id, `${index}${password}`, 'guesser'));
  const other = passwords.idOf(user?.id, password, 'other');
  const answers = await Promise.allSettled(tries);
  expect(answers.slice(0, 4)).toEqual(Array(4).fill({ status: 'fulfilled', value: undefined }));
  expect(answers.slice(4)).toEqual(
    Array(2).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'overloaded' }) }),
  );
  expect(await other).toBe(id);
  // The same one many times over is looked at once, and there is room again.
  expect(await Promise.all(Array.from({ length: 6 }, () => passwords.idOf(user?.id, password, 'guesser')))).toEqual(
    Array(6).fill(id),
  );
});
