import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { FIXTURES, ROOT } from '../support/folders.js';
import { SCRIPT } from '../support/programs.js';

const MAIN = join(ROOT, 'dist/cli/main.js');
const SERVER = join(ROOT, 'src/server/dist/cli/main.js');

/** State of a site with everything, and of one with nothing. */
export const SITE = join(FIXTURES, 'sites/small-business/site.json');
export const BARE = join(FIXTURES, 'sites/bare/site.json');

/** What a run of the command came to. */
export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
  /** The bytes of stdout. */
  bytes: Buffer;
}

export interface RunOptions {
  cwd?: string;
  /** What stands on stdin; nothing by default. */
  stdin?: string | Uint8Array;
  env?: Record<string, string>;
  /** The id of the user, and of their group, that it runs as; root alone can have it run as another. */
  user?: number;
}

/** Runs the built `inlay`, its streams piped. */
export function inlay(args: readonly string[], options?: RunOptions): Promise<Ran> {
  return run(MAIN, args, options);
}

/** Runs the built `inlay-server`, its streams piped. */
export function inlayServer(args: readonly string[], options?: RunOptions): Promise<Ran> {
  return run(SERVER, args, options);
}

function run(
  main: string,
  args: readonly string[],
  { cwd = ROOT, stdin = '', env = {}, user }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      cwd,
      env: environment(env),
      ...(user !== undefined && { uid: user, gid: user }),
    });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.stdin.on('error', () => {}); // it may end before it has read
    child.on('error', reject);
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, bytes, stdout: bytes.toString(), stderr: Buffer.concat(errors).toString() });
    });
    child.stdin.end(stdin);
  });
}

/** A line of shell script with the built commands in place of `$INLAY` and `$INLAY_SERVER`. */
function withCommands(script: string): string {
  const [own, server] = [MAIN, SERVER].map((main) => `'${process.execPath}' '${main}'`);
  return script.replace(/\$INLAY(_SERVER)?\b/g, (_name, isServer) => (isServer === undefined ? own : server) ?? '');
}

/** Runs a line of shell script in which `$INLAY` and `$INLAY_SERVER` are the built commands. */
export function shell(script: string, cwd: string, env: Record<string, string> = {}): Ran {
  const ran = spawnSync('bash', ['-c', withCommands(script)], { cwd, env: environment(env) });
  return { code: ran.status, bytes: ran.stdout, stdout: ran.stdout.toString(), stderr: ran.stderr.toString() };
}

/** Runs a line of shell script on a terminal of its own; stdout and stderr both go there. */
export function onTerminal(script: string, cwd: string, env: Record<string, string> = {}): string {
  const ran = spawnSync(SCRIPT, ['-qec', withCommands(script), '/dev/null'], {
    cwd,
    env: environment({ TERM: 'xterm', ...env }),
  });
  return ran.stdout.toString().replaceAll('\r\n', '\n');
}

/**
 * Runs a program on a terminal of its own, and types Ctrl+C when it has shown a text, however long that takes.
 *
 * @returns all that was shown, with the exit code
 */
export function endedOnTerminal(
  program: string,
  cwd: string,
  text: string,
): Promise<{ shown: string; code: number | null }> {
  const line = `exec ${withCommands(program)}`;
  const child = spawn(SCRIPT, ['-qec', line, '/dev/null'], { cwd, env: environment({ TERM: 'xterm' }) });
  let shown = '';
  let isTyped = false;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk;
    if (isTyped || !shown.includes(text)) return;
    isTyped = true;
    child.stdin.write('\u0003');
  });
  return new Promise((done) => {
    child.once('close', (code) => done({ shown: shown.replaceAll('\r\n', '\n'), code }));
  });
}

/**
 * Runs a program on a terminal of its own, and types an answer each time that it has shown another prompt.
 *
 * @returns all that was shown, with the exit code
 */
export function answeredOnTerminal(
  program: string,
  cwd: string,
  answers: readonly (readonly [prompt: string, typed: string])[],
): Promise<{ shown: string; code: number | null }> {
  const line = `exec ${withCommands(program)}`;
  const child = spawn(SCRIPT, ['-qec', line, '/dev/null'], { cwd, env: environment({ TERM: 'dumb' }) });
  let shown = '';
  let read = 0;
  let next = 0;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    shown += chunk;
    const [prompt, typed] = answers[next] ?? [];
    const at = prompt === undefined ? -1 : shown.indexOf(prompt, read);
    if (prompt === undefined || at === -1) return;
    read = at + prompt.length;
    next += 1;
    child.stdin.write(typed);
  });
  return new Promise((done) => {
    child.once('close', (code) => done({ shown: shown.replaceAll('\r\n', '\n'), code }));
  });
}

/** The environment of the tests, without what decides on colours. */
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { NO_COLOR: _no, FORCE_COLOR: _force, NODE_OPTIONS: _options, INLAY_DEBUG: _debug, ...rest } = process.env;
  return { ...rest, ...more };
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files, gone after the tests. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'inlay-cli-'));
  folders.push(path);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return path;
}

/** The paths of all files below a folder, sorted. */
export function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();
}
