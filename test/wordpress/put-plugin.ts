import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/folders.js';
import type { Lab } from './lab.js';

/** Puts the plugin of this checkout into the site's folder of plugins, as `lab.sh` does, where it is not there any more. */
export function putPlugin(lab: Lab): void {
  const folder = join(lab.folder, 'site/wp-content/plugins/inlay');
  cpSync(join(ROOT, 'src/php'), folder, { recursive: true });
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'www-data', folder]);
}
