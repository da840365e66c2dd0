import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../support/free-port.js';

/** Tries to get a port: somebody may take it in between. */
const TRIES = 3;

/**
 * Serves a folder of files by Debian's nginx until the test ends, as the README of the export has it: nothing but where the
 * files are and which one stands for what is missing.
 */
export async function nginx(root: string): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'inlay-nginx-'));
  chmodSync(own, 0o755);
  mkdirSync(join(own, 'tmp'));
  onTestFinished(() => rmSync(own, { recursive: true, force: true }));
  for (let count = 1; ; count += 1) {
    const port = await freePort();
    const conf = join(own, 'nginx.conf');
    writeFileSync(conf, configuration(own, root, port));
    const child = spawn('nginx', ['-e', join(own, 'error.log'), '-c', conf], { stdio: 'ignore' });
    const closed = once(child, 'close');
    const origin = `http://127.0.0.1:${port}`;
    if (await isUp(origin, () => child.exitCode !== null)) {
      onTestFinished(async () => {
        child.kill('SIGQUIT');
        await closed;
      });
      return origin;
    }
    if (count === TRIES) throw new Error(readFileSync(join(own, 'error.log'), 'utf8'));
  }
}

function configuration(own: string, root: string, port: number): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${own}/tmp/${kind};`).join(' ');
  // As root its workers would be another user, who may not read the site's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${own}/nginx.pid;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types; access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; root ${root}; error_page 404 /404.html; }
}
`;
}

async function isUp(origin: string, hasEnded: () => boolean): Promise<boolean> {
  while (!hasEnded()) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
