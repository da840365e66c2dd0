import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('lab.sh', import.meta.url));

/** The WordPress of Debian's stable release, and that of its newest. */
export type Release = 'stable' | 'newer';

export type Role = 'administrator' | 'editor' | 'author' | 'subscriber';

/** A running WordPress with four users, each named as its role, with the password `password`. */
export interface Lab {
  /** Without a slash at the end. */
  url: string;
  /** The versions that run. */
  wordpress: string;
  php: string;
  /** Application passwords. */
  passwords: Record<Role, string>;
  /** Everything of the lab is below this folder: `site` is WordPress itself. */
  folder: string;
  /** Where the plugin looks for the daemon. */
  socket: string;
  /** Stops everything and removes the folder. */
  stop(): Promise<void>;
}

/** Starts a lab of its own. Should this process be killed, the lab goes down all the same. */
export async function startLab(release: Release): Promise<Lab> {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-'));
  const script = spawn(SCRIPT, ['run'], {
    env: { ...process.env, LAB: folder, WORDPRESS: release },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(script, 'close');
  const line = await Promise.race([
    once(createInterface({ input: script.stdout }), 'line').then(([text]) => String(text)),
    ended.then(([code]) => Promise.reject(new Error(`Unexpected end of lab.sh with ${code}`))),
  ]);
  return {
    // What install.php prints.
    ...(JSON.parse(line) as Pick<Lab, 'url' | 'wordpress' | 'php' | 'passwords'>),
    folder,
    socket: join(folder, 'run/inlay/inlay.sock'),
    async stop() {
      script.stdin.end();
      await ended;
    },
  };
}
