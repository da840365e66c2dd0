import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PageBody } from '../../../src/server/site/kinds/page.js';
import { openDatabase } from '../../../src/server/store/database.js';
import type { Document } from '../../../src/server/store/document.js';
import { waitAside } from '../../../src/server/store/locked-file.js';
import { verifyAudit } from '../../../src/server/store/verify-audit.js';
import { ROOT } from '../../support/folders.js';
import { startPostgres } from '../../support/postgres.js';
import { HAS_POSTGRES, MAY_MOUNT } from '../../support/programs.js';
import { themeOf } from '../theme/theme-of.js';
import { api } from '../theme/who-asks.js';
import { DRIVERS } from './drivers.js';

/** The drivers of files that this Node has. */
const FILES = DRIVERS.flatMap(([driver, isThere]) => (isThere && driver !== 'postgres' ? [driver] : []));

const built = (path: string) => JSON.stringify(pathToFileURL(`${ROOT}src/server/dist/${path}`).href);

const PAGE = (path: string, letters: number) => ({ path, title: 'A', source: `<p>${'a'.repeat(letters)}</p>` });

/** Writes pages by the API until the disk is full, then makes room, and tells what was answered and what is there. */
const WRITER = `
import { rmSync, writeFileSync } from 'node:fs';
import { openSite } from ${built('site/open-site.js')};
import { seedSite } from ${built('site/seed.js')};
import { modelOf } from ${built('site/model.js')};
import { createThemeApi } from ${built('theme/theme-api.js')};
import { verifyAudit } from ${built('store/verify-audit.js')};
const site = await openSite('disk/site', { driver: process.env.DRIVER });
const body = { site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' }, theme: { name: 'Inlay', version: '1.0.0' } };
await seedSite(site, [{ kind: 'site', key: 'site', body }, { kind: 'menus', key: 'menus', body: { locations: {}, definitions: {} } }]);
const { secret } = await site.credentials.create({ scheme: 'service-key', owner: 'a', label: 'a', scopes: ['**'] });
const errors = [];
const api = createThemeApi({ site, model: modelOf(site.store), rate: { burst: 1e6, perSecond: 1e6 }, onError: (error) => errors.push(String(error)) });
const page = ${PAGE.toString()};
const ask = async (method, path, value) => {
  const headers = { authorization: 'Bearer ' + secret, 'content-type': 'application/json', 'idempotency-key': path + (value?.path ?? '') };
  const answer = await api(new Request('https://luna.example/theme/v1' + path, { method, headers, ...(value && { body: JSON.stringify(value) }) }));
  return { ...JSON.parse(await answer.text()), status: answer.status, retryAfter: answer.headers.get('retry-after') };
};
writeFileSync('disk/ballast', Buffer.alloc(300_000));
const made = [];
let full;
for (let n = 1; n < 1000 && full === undefined; n += 1) {
  const answer = await ask('POST', '/ai/pages', page('/p' + n + '/', 20_000));
  if (answer.status === 201) made.push(answer.id); else full = answer;
}
const again = await ask('POST', '/ai/pages', page('/again/', 20_000));
const read = await ask('GET', '/ai/pages/' + made.at(-1));
rmSync('disk/ballast');
const after = await ask('POST', '/ai/pages', page('/again/', 20_000));
if (after.status === 201) made.push(after.id);
const ids = (await site.store.all('page')).map(({ key }) => Number(key)).sort((a, b) => a - b);
const [check] = site.store.database.file.prepare('PRAGMA integrity_check').all([]);
console.log(JSON.stringify({
  full: [full?.status, full?.code, full?.retryable, full?.retryAfter], again: again.status, read: read.status, after: after.status,
  lost: made.filter((id) => !ids.includes(id)), more: ids.filter((id) => !made.includes(id)), some: made.length > 10,
  check, broken: (await verifyAudit(site.store.database)).broken ?? null, errors,
}));`;

test.skipIf(!MAY_MOUNT).each(FILES)('a full disk is answered with 503 on %s, and loses nothing', (driver) => {
  const cwd = mkdtempSync(join(tmpdir(), 'inlay-full-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const node = `'${process.execPath}' --input-type=module -e "$WRITER"`;
  const script = `mkdir disk && mount -t tmpfs -o size=3m tmpfs disk && ${node}`;
  const { stdout, stderr } = spawnSync('unshare', ['-m', 'sh', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, WRITER, DRIVER: driver },
  });
  expect(stderr.replace(/^.*ExperimentalWarning.*\n.*\n/, '')).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    full: [503, 'storage-unavailable', true, '1'],
    again: 503,
    read: 200,
    after: 201,
    lost: [],
    more: [],
    some: true,
    check: { integrity_check: 'ok' },
    broken: null,
    errors: [],
  });
});

/** A promise, and what fulfils it. */
function signal(): [Promise<void>, () => void] {
  let fulfil: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [promise, () => fulfil()];
}

/** Holds a file of SQLite until its stdin ends. It is a process of its own, as another server or a backup is. */
const HOLDER = `
import Database from ${JSON.stringify(pathToFileURL(`${ROOT}node_modules/libsql/index.js`).href)};
const file = new Database(process.argv[1]);
file.exec('BEGIN IMMEDIATE');
console.log('held');
process.stdin.on('end', () => file.exec('COMMIT')).resume();`;

/** Holds the file of a site's folder. @returns what lets go of it */
async function holdFile(folder: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, join(folder, 'site.db')]);
  await new Promise((held) => child.stdout.once('data', held));
  return () =>
    new Promise((released) => {
      child.once('close', () => released());
      child.stdin.end();
    });
}

describe('a database that another one holds is answered with 503, and loses nothing:', () => {
  const says = ({ status, json }: { status: number; json: { code?: string } }) => `${status} ${json.code ?? 'done'}`;

  /** Writes before, while and after the database is held. */
  async function whileHeld(
    { ask, site, errors }: Awaited<ReturnType<typeof themeOf>>,
    hold: () => Promise<() => Promise<void>>,
  ) {
    const headers = { 'idempotency-key': 'a' };
    expect(says(await ask('POST', '/ai/pages', PAGE('/before/', 10)))).toBe('201 done');
    const release = await hold();
    const held = await Promise.all(
      [['POST', '/ai/pages', PAGE('/while/', 10)] as const, ['PATCH', '/ai/pages/1', { title: 'B' }] as const].map(
        ([method, path, body]) => ask(method, path, body),
      ),
    );
    expect(held.map(says)).toEqual(['503 storage-unavailable', '503 storage-unavailable']);
    expect(held[0]?.headers.get('retry-after')).toBe('1');
    expect(says(await ask('GET', '/ai/pages/1'))).toBe('200 done');
    await release();
    expect(says(await ask('POST', '/ai/pages', PAGE('/while/', 10), headers))).toBe('201 done');
    const pages = (await site.store.all('page')) as Document<PageBody>[]; // the store checks bodies by their kinds
    expect(pages.map(({ body, revision }) => [body.path, body.title, revision])).toEqual([
      ['/before/', 'A', 1],
      ['/while/', 'A', 1],
    ]);
    expect((await verifyAudit(site.store.database)).broken).toBeUndefined();
    expect(errors).toEqual([]);
  }

  test.each(FILES)('%s', async (driver) => {
    const theme = await themeOf({ api, site: { driver } });
    waitAside(theme.site.store.database);
    await whileHeld(theme, () => holdFile(theme.site.folder));
  });

  test.each(FILES.flatMap((driver) => [[driver, true] as const, [driver, false] as const]))(
    '%s, and whoever reads does not wait: %s',
    async (driver, isServer) => {
      const { site, ask } = await themeOf({ api, site: { driver } });
      expect(says(await ask('POST', '/ai/pages', PAGE('/before/', 10)))).toBe('201 done');
      // Without it all waits with the write: the negative control.
      if (isServer) waitAside(site.store.database);
      else site.store.database.file?.exec('PRAGMA busy_timeout = 1000');
      const release = await holdFile(site.folder);
      const order: string[] = [];
      const write = ask('PATCH', '/ai/pages/1', { title: 'B' }).then((answer) => order.push(`write ${says(answer)}`));
      await new Promise((resolve) => setTimeout(resolve, 300));
      const read = ask('GET', '/ai/pages/1').then((answer) => order.push(`read ${says(answer)}`));
      if (isServer) await read.then(release);
      else await new Promise((resolve) => setTimeout(resolve, 0)).then(() => order.push('waited'));
      await Promise.all([write, read, ...(isServer ? [] : [release()])]);
      expect(order).toEqual(isServer ? ['read 200 done', 'write 200 done'] : expect.arrayContaining(['waited']));
    },
  );

  test.skipIf(!HAS_POSTGRES)('postgres, whose server is then gone for a while', async () => {
    const postgres = startPostgres();
    onTestFinished(() => postgres.stop());
    const url = postgres.url('held');
    const theme = await themeOf({ api, site: { database: url } });
    await whileHeld(theme, async () => {
      const { db, close } = await openDatabase(url);
      const [released, release] = signal();
      const [isHeld, held] = signal();
      const holding = db.transaction().execute(async (trx) => {
        await trx.selectFrom('chain').selectAll().forUpdate().execute();
        held();
        await released;
      });
      await isHeld;
      return async () => {
        release();
        await holding;
        await close();
      };
    });
    postgres.kill();
    const { ask, errors } = theme;
    expect(says(await ask('GET', '/ai/pages/1'))).toBe('503 storage-unavailable');
    expect(says(await ask('PATCH', '/ai/pages/1', { title: 'C' }))).toBe('503 storage-unavailable');
    postgres.start();
    // Connections that are broken are found one by one.
    await expect.poll(async () => says(await ask('PATCH', '/ai/pages/1', { title: 'C' }))).toBe('200 done');
    expect(errors).toEqual([]);
  });
});
