import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { askToConfirm } from '../../../src/server/api/confirm.js';
import { openSite } from '../../../src/server/site/open-site.js';
import { addCheckpoint } from '../../../src/server/store/checkpoint.js';
import { verifyAudit } from '../../../src/server/store/verify-audit.js';
import { ROOT } from '../../support/folders.js';

const SITE = { site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' } };
const BUILT = JSON.stringify(pathToFileURL(`${ROOT}src/server/dist/site/open-site.js`).href);
const open = (folder: string, newSecrets = false) => openSite(folder, { driver: 'libsql', newSecrets });

/** A folder with a site that has a key, a signature and something that waits, and is closed. */
async function usedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = await open(folder);
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'site', key: 'site', body: SITE }] });
  const request = { scheme: 'service-key' as const, owner: 'test', label: 'Kept', scopes: ['**'] };
  const { secret } = await site.credentials.create(request);
  await addCheckpoint(site.store.database, site.secrets.audit.privateKey, site.now());
  const deps = { database: site.store.database, secret: site.secrets.signing, now: site.now };
  const asked = { principal: 'key:k', operation: 'resetSite', method: 'POST', path: '/', digest: 'd' };
  await askToConfirm(deps, asked, { summary: 'Resets', changes: [], undo: '', rests: {} }, true).catch(() => undefined);
  await site.close();
  return { folder, secret, path: join(folder, 'secrets.json') };
}

/** What is good in a folder. */
async function good(folder: string, secret: string, newSecrets = false) {
  const site = await open(folder, newSecrets);
  const key = await site.credentials.bySecret(secret);
  const audit = await verifyAudit(site.store.database, site.secrets.audit.publicKey);
  const [credential] = await site.credentials.list();
  const { items } = await site.store.audit.list({ limit: 1 });
  const kept = await site.store.database.db.selectFrom('confirmations').select('id').execute();
  await site.close();
  return {
    isKeyGood: key !== undefined,
    audit,
    isRevoked: credential?.revokedAt !== undefined,
    last: items[0]?.action,
    waits: kept.length,
  };
}

test('a site whose secrets are missing does not open, makes none, and opens when they are back', async () => {
  const { folder, secret, path } = await usedSite();
  cpSync(path, join(folder, 'kept.json'));
  rmSync(path);
  const missing = expect.stringContaining(`The secrets \`${path}\` of the site are missing`);
  await expect(open(folder)).rejects.toMatchObject({ code: 'secrets-failed', message: missing });
  await expect(open(folder)).rejects.toThrow('put the file back from your backup');
  expect(existsSync(path)).toBe(false);
  cpSync(join(folder, 'kept.json'), path);
  expect(await good(folder, secret)).toMatchObject({ isKeyGood: true, waits: 1, audit: { checkpoints: 1 } });
});

test('the secrets of another site are refused', async () => {
  const [one, other] = [await usedSite(), await usedSite()];
  cpSync(other.path, one.path);
  await expect(open(one.folder)).rejects.toThrow('are those of another site');
});

test('secrets that are lost for good are given up by a word of the owner, and nothing looks good that is not', async () => {
  const { folder, secret, path } = await usedSite();
  rmSync(path);
  const { audit, ...rest } = await good(folder, secret, true);
  expect(rest).toEqual({ isKeyGood: false, isRevoked: true, last: 'secrets.renew', waits: 0 });
  expect([audit.broken, audit.checkpoints]).toEqual([undefined, 0]);
  await expect(open(folder, true)).rejects.toMatchObject({ code: 'usage' });
  expect((await good(folder, secret)).audit.broken).toBeUndefined();
});

test('a database from before secrets were held to it takes those that are there', async () => {
  const { folder, secret, path } = await usedSite();
  const site = await open(folder);
  await site.store.database.db.deleteFrom('meta').where('name', '=', 'secrets').execute();
  await site.close();
  expect((await good(folder, secret)).isKeyGood).toBe(true);
  rmSync(path);
  await expect(open(folder)).rejects.toMatchObject({ code: 'secrets-failed' });
});

test('an empty folder begins with secrets of its own, also where two begin at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const opens = `import { openSite } from ${BUILT}; const site = await openSite(process.argv[1]); console.log(site.secrets.pepper); await site.close();`;
  const begin = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', opens, folder]);
  const begun = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(begun.map(({ stdout }) => stdout)).size).toBe(1);
  await (await open(folder)).close();
});
