import { readFileSync, writeFileSync } from 'node:fs';
import type { Breakage } from './breakages.js';

/**
 * Puts a breakage into a copy.
 *
 * @throws Error when the file does not hold what is to be broken
 */
export function breakFile(folder: string, { name, file, find, replace }: Breakage): void {
  const code = readFileSync(`${folder}/${file}`, 'utf8');
  if (!code.includes(find)) throw new Error(`Unexpected \`${file}\` without \`${find}\`, which "${name}" breaks`);
  writeFileSync(
    `${folder}/${file}`,
    code.replaceAll(find, () => replace),
  );
}
