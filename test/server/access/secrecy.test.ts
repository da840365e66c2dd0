import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createThemeApi } from '../../../src/server/theme/theme-api.js';
import { pathOf, ROWS } from '../theme/table-requests.js';
import { themeOf } from '../theme/theme-of.js';
import { api, byPassword, bySession } from '../theme/who-asks.js';

/**
 * How many files of a folder hold a text. A process of its own reads them: who closes a file of SQLite in this one takes away
 * the locks of the connection that is open here.
 */
function filesWith(folder: string, text: string): number {
  const { stdout, status } = spawnSync('grep', ['-rlaF', '-e', text, folder], { encoding: 'utf8' });
  expect(status).toBeLessThan(2);
  return stdout.split('\n').filter((line) => line !== '').length;
}

test('a secret is not in the database, the log, an address or an answer, whatever is asked with it', async () => {
  const told: string[] = [];
  const theme = await themeOf({ api });
  const { site, secret, errors } = theme;
  const failing = createThemeApi({
    ...api,
    site,
    model: () => Promise.reject(new Error('Unexpected failure')),
    onError: (error, id) => told.push(id, String(error), JSON.stringify(error)),
  });
  const password = await byPassword(theme, ['**']);
  const session = await bySession(theme, 'owner');
  const ways: Record<string, string>[] = [
    { authorization: `Bearer ${secret}` },
    { 'x-service-key': secret },
    password.headers,
    session.headers,
    { authorization: `Bearer ${secret.slice(0, -1)}` },
  ];
  for (const row of ROWS) {
    for (const headers of ways) {
      const own = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
      for (const asked of [theme.api, failing]) {
        const request = new Request(`https://luna.example/theme/v1${pathOf(row)}`, {
          method: row.method,
          headers: own,
        });
        const answer = await asked(request);
        told.push(await answer.text(), ...answer.headers.values());
      }
    }
  }
  told.push(...errors.map(String));
  const plain = Buffer.from(password.headers.authorization.slice('Basic '.length), 'base64').toString();
  const secrets = [
    secret,
    secret.slice('inlay_sk_'.length, -9),
    plain.slice('ada:'.length),
    plain.slice('ada:'.length).replaceAll(' ', ''),
    password.headers.authorization.slice('Basic '.length),
    session.headers.cookie.split('inlay_session=')[1] ?? '',
    session.headers['x-platform-nonce'],
    'a long password',
    site.secrets.pepper,
    site.secrets.signing,
  ];
  const all = told.join('\n');
  for (const each of secrets) {
    expect(each.length).toBeGreaterThan(12);
    expect(all).not.toContain(each);
    // The file of secrets has its own two, and nothing else.
    const isOwn = each === site.secrets.pepper || each === site.secrets.signing;
    expect(filesWith(site.folder, each)).toBe(isOwn ? 1 : 0);
  }
  // Controls: what is there is found, in the database's files, in answers and in the log.
  const [key] = await site.credentials.list();
  expect(filesWith(site.folder, key?.id ?? '')).toBeGreaterThan(0);
  expect(all).toContain('luna.example');
  expect(all).toContain('Unexpected failure');
});
