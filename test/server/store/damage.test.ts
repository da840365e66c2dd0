import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../../src/server/site/open-site.js';
import { DRIVERS } from './drivers.js';

/** What may happen to a file. */
const HURTS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'is another file': () => Buffer.from('hello '.repeat(2000)),
  'has lost its middle': (bytes) => bytes.fill(0xaa, 2 * 4096, 30 * 4096),
  'was cut': (bytes) => bytes.subarray(0, bytes.length >> 1),
  'has lost its first page': (bytes) => bytes.fill(0, 100, 4096),
};

const FILES = DRIVERS.flatMap(([driver, isThere]) => (isThere && driver !== 'postgres' ? [driver] : []));

describe.each(FILES)('a database that can not be read is told with its name, and what to do, on %s:', (driver) => {
  async function siteFolder(): Promise<[string, string]> {
    const folder = mkdtempSync(join(tmpdir(), 'inlay-damage-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const site = await openSite(folder, { driver });
    const writes = Array.from({ length: 200 }, (_, index) => ({ kind: 'options', key: `o${index}`, body: {} }));
    await site.store.write({ by: 'test', action: 'test', writes });
    await site.close();
    return [folder, join(folder, 'site.db')];
  }

  test.each(Object.keys(HURTS))('one that %s', async (hurt) => {
    const [folder, path] = await siteFolder();
    writeFileSync(path, HURTS[hurt]?.(readFileSync(path)) ?? '');
    const said = expect.stringMatching(/^The database `.*site\.db` is damaged \(.+\): .*put a backup in its place$/);
    const failure = { name: 'InlayError', code: 'database-failed', message: said };
    await expect(readAll(folder)).rejects.toMatchObject(failure);
  });

  test('but one that is whole is read', async () => {
    const [folder] = await siteFolder();
    expect(await readAll(folder)).toBe(200);
  });

  async function readAll(folder: string): Promise<number> {
    const site = await openSite(folder, { driver });
    try {
      return (await site.store.all('options')).length;
    } finally {
      await site.close();
    }
  }
});
