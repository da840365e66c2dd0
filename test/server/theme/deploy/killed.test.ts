import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { modelOf } from '../../../../src/server/site/model.js';
import { openSite } from '../../../../src/server/site/open-site.js';
import { seedSite } from '../../../../src/server/site/seed.js';
import { createThemeApi } from '../../../../src/server/theme/theme-api.js';
import { ROOT } from '../../../support/folders.js';
import { pageWrites, shownPages } from '../shown-pages.js';

/** A program made of `exporting.ts` and the sources: loading those one by one would take longer than all that it does. */
async function exportingProgram(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.cache/exporting');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^inlay\/internal\/(.*)\.js$/, replacement: `${ROOT}src/$1.ts` }] },
    build: { ssr: fileURLToPath(new URL('exporting.ts', import.meta.url)), outDir, emptyOutDir: true },
  });
  return join(outDir, 'exporting.js');
}

const SITE = {
  site: { name: 'Luna', description: 'By the sea', url: 'https://luna.example', language: 'en' },
  theme: { name: 'Inlay', version: '1.0.0' },
};

/** Kills the exporting process at some time in its third export. */
async function killedAt(program: string, folder: string, key: string, milliseconds: number): Promise<void> {
  const child = spawn(process.execPath, [program, folder, key], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = { text: '' };
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Unexpected end of the process: ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said.text += chunk.toString();
      if (said.text.split('exported done').length > 2) resolve();
    });
  });
  child.removeAllListeners('exit');
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await gone;
}

/** The files below a folder with their hashes. */
function hashes(root: string): [string, string][] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, string] => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(root.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

test('whenever a process is killed, hosts serve a whole release, and the next one goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const seed = await openSite(folder, { driver: 'libsql' });
  const pages = Array.from({ length: 30 }, (_, index) =>
    pageWrites(String(index + 1), index === 0 ? '/' : `/page-${index}/`, {
      published: `<main><h1>${index}</h1></main>`,
    }),
  ).flat();
  await seedSite(seed, [
    { kind: 'site', key: 'site', body: SITE },
    { kind: 'menus', key: 'menus', body: { locations: {}, definitions: {} } },
    ...pages,
  ]);
  const { secret } = await seed.credentials.create({
    scheme: 'service-key',
    owner: 'test',
    label: 'test',
    scopes: ['**'],
  });
  await seed.close();
  const root = join(folder, 'exports', 'folder');
  const program = await exportingProgram();
  for (const milliseconds of [0, 7, 31, 58, 90, 143]) {
    await killedAt(program, folder, secret, milliseconds);
    const current = readlinkSync(join(root, 'current'));
    const { files } = JSON.parse(readFileSync(join(root, `${current}.json`), 'utf8'));
    expect(hashes(join(root, current))).toEqual(
      files.map(({ path, sha256 }: { path: string; sha256: string }) => [path, sha256]),
    );
    expect(files).toHaveLength(33);
    if (milliseconds > 0) continue;
    // The check sees what is missing.
    rmSync(join(root, current, 'page-7/index.html'));
    expect(hashes(join(root, current))).toHaveLength(32);
  }
  // What was cut off is told as such, and taken away by the next export.
  const site = await openSite(folder, { driver: 'libsql' });
  onTestFinished(() => site.close());
  const api = createThemeApi({
    site,
    model: modelOf(site.store),
    ports: { renderPath: shownPages(() => site) },
    onError: () => undefined,
  });
  const ask = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ id: string; status: string; items: { status: string; is_current: boolean }[] }> => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const request = new Request(`https://luna.example/theme/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await api(request)).json() as never; // what the test reads of it
  };
  const { items } = await ask('GET', '/ai/deploy?limit=100');
  expect(items.every(({ status }) => status === 'done' || status === 'interrupted')).toBe(true);
  expect(items.find(({ is_current }) => is_current)?.status).toBe('done');
  const { id } = await ask('POST', '/ai/deploy', { project: 'folder' });
  await expect.poll(async () => (await ask('GET', `/ai/deploy/${id}`)).status).toBe('done');
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(readdirSync(root).length).toBeLessThanOrEqual(1 + 2 * 11);
});
