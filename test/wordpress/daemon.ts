import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../support/folders.js';
import type { Lab } from './lab.js';

/** A render daemon of this checkout. */
export interface Daemon {
  pid: number;
  /** `SIGKILL`, `SIGSTOP`, `SIGCONT`: no more than that. */
  signal(name: NodeJS.Signals): void;
  /** Settles when the process is gone. */
  ended: Promise<unknown>;
  /** Kills it and waits. */
  kill(): Promise<void>;
  /** What it logged so far. */
  log(): string;
}

/** Starts the daemon on the lab's socket, or has it take over from the one that runs; settles when it answers. */
export async function startDaemon(lab: Lab): Promise<Daemon> {
  const group = process.getuid?.() === 0 ? ['--group', 'www-data'] : [];
  const child = spawn(
    process.execPath,
    [join(ROOT, 'src/server/dist/cli/main.js'), 'daemon', '--socket', lab.socket, '--workers', '1', ...group],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'close');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  await ready(lab, child, () => log);
  const daemon: Daemon = {
    pid: child.pid ?? 0,
    signal: (name) => void child.kill(name),
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    log: () => log,
  };
  return daemon;
}

/** Waits until it is this daemon that answers, not one before it. */
async function ready(lab: Lab, child: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`Unexpected end of the daemon with ${child.exitCode}: ${log()}`);
    const status = await probe(lab.socket).catch(() => 0);
    if (status === 200 && /ready|listening/i.test(log())) return;
    await sleep(50);
  }
  throw new Error(`Unexpected silence of the daemon: ${log()}`);
}

async function probe(socketPath: string): Promise<number | undefined> {
  const asked = request({ socketPath, path: '/readyz' }).end();
  // What `once` gives for this event.
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}
