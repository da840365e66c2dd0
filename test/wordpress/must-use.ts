import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from './lab.js';

/** Each file has a name of its own, as opcache may know the others. */
let plugins = 0;

/** Has a plugin at work that nobody can deactivate, as long as something goes on. */
export async function withPlugin<T>(lab: Lab, code: string, during: () => Promise<T>): Promise<T> {
  plugins += 1;
  const folder = join(lab.folder, 'site/wp-content/mu-plugins');
  const file = join(folder, `test-${process.pid}-${plugins}.php`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<?php ${code}`);
  try {
    return await during();
  } finally {
    rmSync(file);
  }
}
