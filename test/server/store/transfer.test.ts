import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KINDS } from '../../../src/server/site/kinds/index.js';
import { openSite } from '../../../src/server/site/open-site.js';
import { seedSite } from '../../../src/server/site/seed.js';
import { seedDocuments } from '../../../src/server/site/seed-documents.js';
import { documentsOf, exportLines, importDocuments } from '../../../src/server/store/transfer.js';

const anything = async () => undefined;

test('an import writes what differs, and nothing of what is there already', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-transfer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = await openSite(folder, { driver: 'libsql' });
  onTestFinished(() => site.close());
  await seedSite(site, seedDocuments({ url: 'https://luna.example', now: new Date('2026-03-05') }));
  const lines: string[] = [];
  for await (const line of exportLines(site.store)) lines.push(line);
  const documents = documentsOf(lines, site.store);
  expect(await importDocuments(site.store, documents, 'test', false, anything)).toEqual({ written: 0, deleted: 0 });
  const before = await site.store.get('menus', 'menus');
  const changed = documents.map((each) =>
    each.kind === 'site' ? { ...each, body: { ...(each.body as object), attachments: [] } } : each,
  );
  expect(await importDocuments(site.store, changed, 'test', false, anything)).toEqual({ written: 1, deleted: 0 });
  expect((await site.store.get('menus', 'menus'))?.etag).toBe(before?.etag);
});

test.each([
  ['{"kind":"page"', 'Unexpected text that is not whole JSON, expected one document in a line (line 2)'],
  ['{"kind":"page","name":"1"}', 'Unexpected members, expected `kind`, `key` and `body` (line 2)'],
  ['{"kind":"star","key":"1","body":{}}', 'Unexpected kind `star`, expected one of this program (line 2)'],
  ['{"kind":"site","key":"site","body":{"site":7}}', 'Unexpected body of site `site` at `/site`: '],
])('a line that is no document says why: %s', (line, message) => {
  const problems = () => documentsOf(['{"format":"inlay-export/1"}', line], { kinds: KINDS });
  expect(problems).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ pointer: '/1' })] }));
  expect(problems).toThrow(
    expect.objectContaining({ problems: [{ pointer: '/1', message: expect.stringContaining(message) }] }),
  );
});
