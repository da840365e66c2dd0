import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder } from '../../../src/cli/output/make-folder.js';
import { folder } from '../run.js';

describe('a folder', () => {
  test('is made with those around it, and may be there', () => {
    const path = join(folder({}), 'a/b/c');
    makeFolder(path);
    makeFolder(path);
    expect(existsSync(path)).toBe(true);
  });

  test('is not made in a file, nor in its place', () => {
    const path = join(folder({}), 'file');
    writeFileSync(path, '');
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
    expect(() => makeFolder(join(path, 'a'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  });

  test.skipIf(!existsSync('/proc/self'))('is refused at once where the system makes none', () => {
    expect(() => makeFolder('/proc/x/y')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  });
});
