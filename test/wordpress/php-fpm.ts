import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lab } from './lab.js';

/** Has PHP-FPM begin again, with nothing in opcache and APCu: no circuit breaker is open any more. */
export async function reloadPhp(lab: Lab): Promise<void> {
  const before = starts(lab);
  process.kill(Number(readFileSync(join(lab.folder, 'run/php.pid'), 'utf8')), 'SIGUSR2');
  for (let tries = 0; tries < 400; tries += 1) {
    await sleep(25);
    if (starts(lab) > before) return;
  }
  throw new Error('Unexpected silence of PHP-FPM after a reload');
}

function starts(lab: Lab): number {
  return readFileSync(join(lab.folder, 'run/php-fpm.log'), 'utf8').split('ready to handle connections').length;
}
