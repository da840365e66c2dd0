import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/server/store/store.js';
import { verifyAudit } from '../../../src/server/store/verify-audit.js';
import * as z from '../../../src/zod.js';
import { ROOT } from '../../support/folders.js';
import { startPostgres } from '../../support/postgres.js';
import { DRIVERS, openBy } from './drivers.js';

/** How often a writer is killed: `INLAY_KILLS=50` takes some minutes. */
const TIMES = Number(process.env['INLAY_KILLS'] ?? 8);

/** Writes two documents at once, for ever, and says so when the write was acknowledged. */
const WRITER = `
import { openDatabase } from ${JSON.stringify(pathToFileURL(`${ROOT}src/server/dist/store/database.js`).href)};
import { openStore } from ${JSON.stringify(pathToFileURL(`${ROOT}src/server/dist/store/store.js`).href)};
import * as z from 'inlay/internal/zod.js';
const [driver, where, from] = process.argv.slice(1);
const kinds = { page: z.strictObject({ n: z.number() }) };
const store = await openStore(await openDatabase(where, driver === 'postgres' ? undefined : driver), { kinds, now: () => new Date() });
for (let n = Number(from); ; n += 1) {
  const writes = ['a', 'b'].map((key) => ({ kind: 'page', key, body: { n } }));
  await store.write({ by: 'writer', action: 'write', writes });
  process.stdout.write(n + '\\n');
}`;

const folder = mkdtempSync(join(tmpdir(), 'inlay-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DRIVERS)('on %s', (driver, isThere) => {
  test.skipIf(!isThere)(
    'kill -9 loses no acknowledged write and leaves no half one',
    { timeout: 600_000 },
    async () => {
      const postgres = driver === 'postgres' ? startPostgres() : undefined;
      const where = postgres?.url('killed') ?? join(folder, `${driver.replace(':', '-')}.db`);
      let acknowledged = 0;
      let writes = 0;
      for (let time = 0; time < TIMES; time += 1) {
        const last = await killedWriter(driver, where, acknowledged + 1, 20 + ((time * 13) % 60));
        const store = await openStore(await openBy(driver, where), {
          kinds: { page: z.strictObject({ n: z.number() }) },
          now: () => new Date(),
        });
        const [a, b] = await Promise.all(['a', 'b'].map((key) => store.get('page', key)));
        const [one, other] = [a, b].map((page) => (page?.body as { n: number } | undefined)?.n ?? 0);
        expect(one).toBe(other);
        expect(one).toBeGreaterThanOrEqual(last);
        writes += last - acknowledged;
        acknowledged = one ?? 0;
        if (time % 10 === 0 || time === TIMES - 1) expect((await verifyAudit(store.database)).broken).toBeUndefined();
        await store.close();
      }
      expect(writes).toBeGreaterThan(TIMES);
      postgres?.stop();
    },
  );
});

/** Starts a writer, kills it some milliseconds after its first write. @returns the last number that it acknowledged */
function killedWriter(driver: string, where: string, from: number, afterMs: number): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, driver, where, String(from)], {
    cwd: ROOT,
  });
  let last = from - 1;
  let text = '';
  let errors = '';
  let isTimed = false;
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  child.stdout.on('data', (chunk) => {
    text += chunk;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    last = Number(lines.at(-1) ?? last);
    if (!isTimed) setTimeout(() => child.kill('SIGKILL'), afterMs);
    isTimed = true;
  });
  return new Promise((resolve, reject) => {
    child.on('close', (_code, signal) => (signal === 'SIGKILL' ? resolve(last) : reject(new Error(errors))));
  });
}
