import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { breakFile } from '../fuzz/break-file.js';
import type { Breakage } from '../fuzz/breakages.js';
import { ROOT } from '../support/folders.js';

/**
 * Does something with a copy of the PHP package that has one breakage in it.
 *
 * @throws Error when the file does not hold what is to be broken
 */
export async function withBrokenLibrary<T>(breakage: Breakage, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(`${tmpdir()}/inlay-broken-`);
  try {
    cpSync(`${ROOT}src/php`, folder, { recursive: true });
    breakFile(folder, breakage);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
