import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseFolder } from '../../../../src/server/theme/deploy/release-folder.js';

test('what a killed process left of a release is taken away, and nothing of one that is whole or at work', async () => {
  const root = mkdtempSync(join(tmpdir(), 'inlay-pruned-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [whole, cut, running] = ['20260101t000000-a', '20260102t000000-b', '20260103t000000-c'];
  mkdirSync(join(root, whole));
  for (const id of [cut, running]) mkdirSync(join(root, `.${id}.part`));
  for (const id of [whole, cut, running]) writeFileSync(join(root, `${id}.json`), '{}');
  for (const id of [cut, running]) symlinkSync(id, join(root, `.current-${id}`));
  symlinkSync(whole, join(root, 'current'));
  await releaseFolder(root).prune(new Set([running]));
  expect(readdirSync(root).toSorted()).toEqual(
    ['current', whole, `${whole}.json`, `.${running}.part`, `.current-${running}`, `${running}.json`].toSorted(),
  );
});
