import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Breakage } from '../fuzz/breakages.js';
import { ROOT } from '../support/folders.js';

/**
 * Does something with a copy of the PHP package that has one breakage in it.
 *
 * @throws Error when the file does not hold what is to be broken
 */
export async function withBrokenLibrary<T>(
  { name, file, find, replace }: Breakage,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(`${tmpdir()}/inlay-broken-`);
  try {
    cpSync(`${ROOT}src/php`, folder, { recursive: true });
    const code = readFileSync(`${folder}/${file}`, 'utf8');
    if (!code.includes(find)) throw new Error(`Unexpected \`${file}\` without \`${find}\`, which "${name}" breaks`);
    writeFileSync(
      `${folder}/${file}`,
      code.replaceAll(find, () => replace),
    );
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
