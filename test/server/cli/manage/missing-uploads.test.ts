import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingUploads } from '../../../../src/server/cli/backup/missing-uploads.js';

test('the files that an export names and a folder does not have are told, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'uploads'));
  writeFileSync(join(folder, 'uploads', 'there.png'), '');
  const exported = '{"url":"/uploads/there.png"}\n{"source":"<img src=\\"/uploads/gone-1.png\\"> /uploads/gone-1.png"}';
  expect(missingUploads(exported, folder)).toEqual(['gone-1.png']);
  expect(missingUploads('{"url":"/media/a.png"}', folder)).toEqual([]);
});
