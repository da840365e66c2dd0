/** The lab of the tests for benchmarks: a real WordPress that is gone at the end, whatever happens. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../test/wordpress/lab.sh', import.meta.url));
const COMMAND = fileURLToPath(new URL('../src/server/dist/cli/main.js', import.meta.url));
const IS_ROOT = process.getuid?.() === 0;

/** @typedef {{ url: string, wordpress: string, php: string, folder: string, site: string, socket: string, stop(): Promise<void> }} Lab */

/**
 * @param {'stable' | 'newer'} release
 * @returns {Promise<Lab>}
 */
export async function startLab(release) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-'));
  const script = spawn(SCRIPT, ['run'], {
    env: { ...process.env, LAB: folder, WORDPRESS: release },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(script, 'close');
  const failed = ended.then(([code]) => Promise.reject(new Error(`Unexpected end of lab.sh with ${code}`)));
  const [line] = await Promise.race([once(createInterface({ input: script.stdout }), 'line'), failed]);
  failed.catch(() => {});
  return {
    ...JSON.parse(line),
    folder,
    site: join(folder, 'site'),
    socket: join(folder, 'run/inlay/inlay.sock'),
    async stop() {
      script.stdin.end();
      await ended;
    },
  };
}

/**
 * Runs a file of bench/php in WordPress, as the user whose PHP serves pages, and gives the JSON that it prints.
 *
 * @param {Lab} lab
 * @param {string} file
 * @param {unknown} input what it finds as JSON on stdin
 * @param {readonly string[]} settings of PHP, as `name=value`
 */
export function inWordPress(lab, file, input, settings = []) {
  const user = IS_ROOT ? ['setpriv', '--reuid', 'www-data', '--regid', 'www-data', '--clear-groups'] : ['env'];
  const path = fileURLToPath(new URL(`php/${file}`, import.meta.url));
  const [command, ...args] = [...user, 'php', ...settings.flatMap((setting) => ['-d', setting]), path, lab.site];
  const ran = spawnSync(command, args, { input: JSON.stringify(input), encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (ran.status !== 0) throw new Error(`Unexpected end of ${file} with ${ran.status}: ${ran.stderr}${ran.stdout}`);
  return JSON.parse(ran.stdout);
}

/**
 * Starts the render daemon where the lab's plugin looks for it; gives a function that ends it.
 *
 * @param {Lab} lab
 */
export async function startDaemon(lab) {
  const group = IS_ROOT ? ['--group', 'www-data'] : [];
  const daemon = spawn(process.execPath, [COMMAND, 'daemon', '--socket', lab.socket, ...group], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await Promise.race([
    once(daemon.stderr, 'data'),
    once(daemon, 'exit').then(() => Promise.reject(new Error('Unexpected end of the daemon'))),
  ]);
  return async () => {
    daemon.kill('SIGKILL');
    await once(daemon, 'exit');
  };
}
