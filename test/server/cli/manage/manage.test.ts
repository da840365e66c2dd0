import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askToConfirm, redeem } from '../../../../src/server/api/confirm.js';
import { type OpenSite, openSite } from '../../../../src/server/site/open-site.js';
import { seedSite } from '../../../../src/server/site/seed.js';
import { ROOT } from '../../../support/folders.js';

const folder = mkdtempSync(join(tmpdir(), 'inlay-manage-'));
const SITE = { site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' } };
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(folder, { driver: 'libsql' });
  await seedSite(site, [{ kind: 'site', key: 'site', body: SITE }]);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

function run(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [`${ROOT}src/server/dist/cli/main.js`, ...args, ...(args.includes('--folder') ? [] : ['--folder', folder])],
    { input, encoding: 'utf8' },
  );
  return { stdout, stderr, status };
}

test('a key is shown once, listed without itself, rotated and revoked, and stands in no file', async () => {
  const made = run(['key', 'create', '--label', 'Agent', '--scope', 'menus:read', '--scope', 'canvas:*,menus:read']);
  expect(made.stderr).toBe('');
  const [key = ''] = made.stdout.split('\n');
  expect(key).toMatch(/^inlay_sk_[\w-]{27}[0-9a-f]{8}$/);
  const [credential] = await site.credentials.list();
  expect(credential).toMatchObject({ label: 'Agent', scopes: ['menus:read', 'canvas:*'], last4: key.slice(-4) });
  expect((await site.credentials.bySecret(key))?.id).toBe(credential?.id);
  expect(run(['key', 'list']).stdout).toContain(`…${key.slice(-4)}`);
  expect(run(['key', 'list', '--json']).stdout).not.toContain(key);
  // In a process of its own: to close a file of SQLite that is open here would take away its locks.
  expect(spawnSync('grep', ['-rlF', key, folder], { encoding: 'utf8' })).toMatchObject({ status: 1, stdout: '' });
  expect(spawnSync('grep', ['-rlF', credential?.id ?? '', folder], { encoding: 'utf8' }).status).toBe(0);
  const rotated = run(['key', 'rotate', credential?.id ?? '', '--overlap', '0', '--json']);
  const next = JSON.parse(rotated.stdout);
  expect(await site.credentials.bySecret(key)).toBeUndefined();
  expect((await site.credentials.bySecret(next.key))?.replaces).toBe(credential?.id);
  expect(run(['key', 'revoke', next.id]).stdout).toBe(`Revoked ${next.id}, Agent.\n`);
  expect(await site.credentials.bySecret(next.key)).toBeUndefined();
  expect(run(['key', 'revoke', next.id])).toMatchObject({ status: 2, stdout: '' });
  expect(run(['key', 'create', '--label', 'x', '--scope', 'all']).stderr).toContain('Unexpected scope `all`');
});

test('a scope that no route needs is refused, and no key is made', async () => {
  const before = (await site.credentials.list()).length;
  const { stderr, stdout, status } = run(['key', 'create', '--label', 'x', '--scope', 'menus:read,pages:wirte']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Unexpected scope `pages:wirte`, expected');
  expect(await site.credentials.list()).toHaveLength(before);
});

test('the environment of a key is told when it is made, and in the list', () => {
  const made = run(['key', 'create', '--label', 'Bound', '--environment', 'staging']).stdout;
  expect(made).toContain('Only a site of `--environment staging` takes it.');
  const lines = run(['key', 'list']).stdout.split('\n');
  expect(lines[0]).toMatch(/scopes +environment +state/);
  expect(lines.find((line) => line.includes('Bound'))).toMatch(/Bound +\* +staging +good/);
  expect(lines.find((line) => line.includes('Agent'))).toMatch(/ any +/);
});

test('secrets are for their owner alone', () => {
  for (const file of ['secrets.json', 'site.db', 'site.db-wal'])
    expect([file, statSync(join(folder, file)).mode & 0o077]).toEqual([file, 0]);
});

test('a user is made with a password from stdin', async () => {
  expect(run(['user', 'create', 'ada', '--role', 'editor'], 'short\n').stderr).toContain('at least 12 characters');
  expect(run(['user', 'create', 'ada', '--role', 'editor'], 'long enough now\n').status).toBe(0);
  expect((await site.users.byPassword('ada', 'long enough now'))?.role).toBe('editor');
  expect(await site.users.byPassword('ada', 'Long enough now')).toBeUndefined();
  expect(run(['user', 'create', 'ada'], 'long enough now\n').stderr).toContain('expected one that no user has');
  const made = run(['user', 'app-password', 'ada', '--label', 'Script']).stdout.split('\n')[0] ?? '';
  expect(made).toMatch(/^(?:\w{4} ){5}\w{4}$/);
  const ada = await site.users.byName('ada');
  expect((await site.credentials.byPassword(ada?.id, made.replaceAll(' ', ''), '127.0.0.1'))?.label).toBe('Script');
});

test('no two users have names that people read as one', async () => {
  const create = (name: string) => run(['user', 'create', name], 'correct horse battery\n');
  expect(create('olga').status).toBe(0);
  for (const name of ['Olga', 'OLGA', '\uff4flga'])
    expect([name, create(name).stderr]).toEqual([name, expect.stringContaining('expected one that no user has')]);
  // The first letter is Cyrillic.
  expect(create('\u043elga').stderr).toContain('with letters of two scripts (Cyrillic, Latin), expected those of one');
  expect((await site.users.list()).filter(({ name }) => /lga$/i.test(name))).toHaveLength(1);
  // Negative control: a name of one script that is no other's.
  expect(create('\u043e\u043b\u044c\u0433\u0430').status).toBe(0);
});

test.each(['Password1234', 'ada.lovelace', 'ADA.LOVELACE.1'])(
  'a password that is guessed first is refused: %s',
  (password) => {
    for (const command of ['create', 'password'])
      expect(run(['user', command, 'ada.lovelace'], `${password}\n`).stderr).toContain(
        'expected another one than the name or `password`',
      );
  },
);

test('a folder without a site is told before the password is asked for', () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'inlay-nowhere-'));
  for (const command of ['create', 'password'])
    expect(run(['user', command, 'ada', '--folder', nowhere], '').stderr).toContain('without a site');
  rmSync(nowhere, { recursive: true });
});

test('the help says where the password comes from', () => {
  for (const command of ['create', 'password'])
    expect(run(['user', command, '--help']).stdout).toContain('The password is the first line of stdin');
});

test('what waits is shown with its difference, confirmed once and refused with a word', async () => {
  const deps = { database: site.store.database, secret: site.secrets.signing, now: site.now };
  const request = {
    principal: 'key:k_1',
    operation: 'resetSite',
    method: 'POST',
    path: '/theme/v1/ai/reset',
    digest: 'd',
  };
  const preview = {
    summary: 'Resets the options',
    changes: [{ kind: 'options', key: 'theme', before: { sticky: true }, after: {} }],
    undo: 'roll back to revision 3',
    rests: {},
  };
  await expect(askToConfirm(deps, request, preview, true)).rejects.toMatchObject({ code: 'confirmation-required' });
  const [item] = JSON.parse(run(['inbox', 'list', '--json']).stdout);
  expect(run(['inbox', 'show', item.id]).stdout).toContain('-   "sticky": true');
  expect(run(['inbox', 'list']).stdout).toContain('`inlay-server inbox show <id>` shows all of what would change.\n');
  expect(run(['inbox', 'token', item.id])).toMatchObject({ status: 2, stdout: '' });
  const confirmed = run(['inbox', 'confirm', item.id]).stdout;
  expect(confirmed).toContain(`Confirmation-Token: ${item.id}.`);
  // Who has lost the token gets the same again, as long as it was not used.
  const [, token = ''] = /^Confirmation-Token: (\S+)$/m.exec(confirmed) ?? [];
  expect(run(['inbox', 'token', item.id]).stdout).toContain(`\nConfirmation-Token: ${token}\n`);
  await redeem(deps, token, request, {}, true);
  expect(run(['inbox', 'token', item.id])).toMatchObject({ status: 2, stdout: '' });
  expect(run(['inbox', 'confirm', item.id]).status).toBe(2);
  await expect(askToConfirm(deps, request, preview, true)).rejects.toThrow();
  const [second] = JSON.parse(run(['inbox', 'list', '--json']).stdout);
  expect(run(['inbox', 'refuse', second.id, '--word', 'Not now']).stdout).toBe('Refused.\n');
  expect(run(['inbox', 'list']).stdout).toBe('Nothing waits.\n');
  // What has changed since can not be confirmed: it would be refused.
  const rests = { 'options/theme': '1-0', 'slot/*': 'any' };
  await expect(askToConfirm(deps, { ...request, digest: 'other' }, { ...preview, rests }, true)).rejects.toThrow();
  const [third] = JSON.parse(run(['inbox', 'list', '--json']).stdout);
  const stale = run(['inbox', 'confirm', third.id]);
  expect([stale.status, stale.stdout]).toEqual([2, '']);
  expect(stale.stderr).toContain('options/theme has changed since it was proposed');
  expect(run(['inbox', 'refuse', third.id, '--word', 'Propose it again']).stdout).toBe('Refused.\n');
});

test('a person sees the whole code before it is confirmed', async () => {
  const deps = { database: site.store.database, secret: site.secrets.signing, now: site.now };
  const request = { principal: 'key:k_2', operation: 'toggleCodeSlot', method: 'POST', path: '/t', digest: 'd' };
  const lines = Array.from({ length: 300 }, (_, index) => `line(${index});`);
  const code = ['say("a\\nb");\u001b[2K\u202e', 'one();\rtwo();', ...lines].join('\n');
  const before = { title: 'Stats', code, enabled: false };
  const preview = {
    summary: 'Runs',
    changes: [{ kind: 'slot', key: 'stats', before, after: { ...before, enabled: true } }],
    undo: 'toggle',
    rests: {},
  };
  await expect(askToConfirm(deps, request, preview, true)).rejects.toMatchObject({ code: 'confirmation-required' });
  const [item] = JSON.parse(run(['inbox', 'list', '--json']).stdout);
  const { stdout } = run(['inbox', 'show', item.id]);
  for (const line of lines) expect(stdout).toContain(`| ${line}\n`);
  expect(stdout).toContain('| say("a\\nb");\\u001b[2K\\u202e\n');
  expect(stdout).toContain('| one();\\u000dtwo();\n');
  expect(stdout).toContain('-   "enabled": false\n+   "enabled": true\n');
  expect(stdout).not.toContain('…');
  run(['inbox', 'refuse', item.id, '--word', 'No']);
  expect(run(['inbox', 'token', item.id])).toMatchObject({ status: 2, stdout: '' });
});

test('a backup is restored with the secrets and the uploads in an empty folder: keys are good, files are there', async () => {
  const { secret } = await site.credentials.create({
    scheme: 'service-key',
    owner: 'test',
    label: 'Kept',
    scopes: ['**'],
  });
  const [safe, restored] = ['safe', 'restored'].map((name) => mkdtempSync(join(tmpdir(), `inlay-${name}-`)));
  try {
    const copy = join(safe ?? '', 'site.db');
    expect(run(['backup', copy]).stderr).toBe('');
    mkdirSync(join(folder, 'uploads'), { recursive: true });
    writeFileSync(join(folder, 'uploads', 'a.png'), 'picture');
    cpSync(copy, join(restored ?? '', 'site.db'));
    cpSync(join(folder, 'uploads'), join(restored ?? '', 'uploads'), { recursive: true });
    // Without the secrets it would be another site.
    const keyIn = async (where: string) => {
      const other = await openSite(where, { driver: 'libsql' });
      const found = await other.credentials.bySecret(secret);
      const name = (await other.store.get('site', 'site'))?.body;
      await other.close();
      return [found?.label, name];
    };
    await expect(keyIn(restored ?? '')).rejects.toMatchObject({ code: 'secrets-failed' });
    expect(existsSync(join(restored ?? '', 'secrets.json'))).toBe(false);
    cpSync(join(folder, 'secrets.json'), join(restored ?? '', 'secrets.json'));
    expect(await keyIn(restored ?? '')).toEqual(['Kept', expect.objectContaining(SITE)]);
    expect(readFileSync(join(restored ?? '', 'uploads', 'a.png'), 'utf8')).toBe('picture');
    const args = [`${ROOT}src/server/dist/cli/main.js`, 'audit', 'verify', '--folder', restored ?? ''];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  } finally {
    for (const each of [safe, restored]) rmSync(each ?? '', { recursive: true, force: true });
  }
});

test('the audit chain is verified, a backup is whole, and an export can be read in again', async () => {
  expect(run(['audit', 'verify']).stdout).toMatch(/^Whole: \d+ rows, 0 signed checkpoints\.\n$/);
  const copy = join(folder, 'copy.db');
  expect(run(['backup', copy]).stdout).toMatch(/^Wrote .*: 1 documents, \d+ audit rows, verified\.\n$/);
  expect(run(['backup', copy]).stderr).toContain('expected none there');
  const nowhere = join(folder, 'no-such-folder', 'copy.db');
  expect(run(['backup', nowhere])).toMatchObject({
    status: 2,
    stderr: `error: Cannot write \`${nowhere}\`: no such file or folder\n`,
  });
  const exported = run(['export']).stdout;
  expect(exported.split('\n')[0]).toBe('{"format":"inlay-export/1"}');
  const changed = exported.replace('Luna', 'Sole');
  expect(run(['import', '-'], changed).stdout).toBe('Wrote 1 documents.\n');
  expect((await site.store.get('site', 'site'))?.revision).toBe(2);
  expect(run(['import', '-'], changed.replace('"kind":"site"', '"kind":"sight"')).stderr).toContain(
    'Unexpected kind `sight`',
  );
  await site.store.database.db.updateTable('audit').set({ by: 'nobody' }).where('seq', '=', 2).execute();
  expect(run(['audit', 'verify'])).toMatchObject({ status: 1, stdout: 'Broken at row 2: its content was changed.\n' });
});

test('a folder without a site is refused', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [`${ROOT}src/server/dist/cli/main.js`, 'key', 'list', '--folder', '/nowhere'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([
    2,
    'error: Unexpected folder `/nowhere` without a site, expected the folder of one: `inlay-server site <folder>` makes it\n',
  ]);
});
