import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../support/folders.js';

/** The built command. */
export const MAIN = join(ROOT, 'src/server/dist/cli/main.js');

/** A running `inlay-server site`, begun from an empty folder. */
export interface SiteProcess {
  origin: string;
  /** Of the Theme API. */
  api: string;
  /** The first key, and a file that holds it. */
  key: string;
  keyFile: string;
  folder: string;
  /** What the process has written to stderr so far. */
  log(): string;
  /** What it has told as it began. */
  greeting: string;
  /** Ends it, as `Ctrl+C` does. */
  close(): Promise<void>;
}

/** Starts the command on a folder that is not there yet, at a free port, until the test ends. */
export async function siteProcess(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<SiteProcess> {
  const top = mkdtempSync(join(tmpdir(), 'inlay-story-'));
  const folder = join(top, 'site');
  const child = spawn(process.execPath, [MAIN, 'site', folder, '--port', '0', ...args], {
    env: { ...process.env, ...env },
  });
  onTestFinished(async () => {
    await ended(child);
    rmSync(top, { recursive: true, force: true });
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const [told = '', address = '', key = ''] = await greeting(child, () => log);
  const keyFile = join(top, 'key.txt');
  writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
  return {
    origin: `http://${address}`,
    api: `http://${address}/theme/v1`,
    key,
    keyFile,
    folder,
    log: () => log,
    greeting: told,
    close: () => ended(child),
  };
}

/** What it has told, the address that it listens at and the first key, once it has told both. */
function greeting(child: ChildProcess, log: () => string): Promise<string[]> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      const found = /^Site +http:\/\/([^/\s]+)[\s\S]*^First key +(\S+)$/m.exec(text);
      if (found) resolve([text, ...found.slice(1)]);
    });
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${log()}`)));
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
}

/** What another command of the program writes to stdout. @throws where it fails */
export async function command(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args]);
  return stdout;
}
