import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../../src/server/site/open-site.js';

test('the file of a closed site holds all of it, so that a copy is a backup', async () => {
  const top = mkdtempSync(join(tmpdir(), 'inlay-closed-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const [one, other] = [join(top, 'one'), join(top, 'other')];
  const site = await openSite(one, { driver: 'libsql' });
  const options = { kind: 'options', key: 'options', body: {} };
  await site.store.write({ by: 'test', action: 'test', writes: [options] });
  // What a file that is not closed yet lacks: it is beside it.
  const before = statSync(join(one, 'site.db')).size;
  await site.close();
  expect(statSync(join(one, 'site.db')).size).toBeGreaterThan(before);
  cpSync(join(one, 'site.db'), join(other, 'site.db'));
  cpSync(join(one, 'secrets.json'), join(other, 'secrets.json'));
  const copy = await openSite(other, { driver: 'libsql' });
  expect(await copy.store.get('options', 'options')).toMatchObject({ revision: 1 });
  await copy.close();
});
