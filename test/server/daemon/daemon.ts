import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { FIXTURES, ROOT } from '../../support/folders.js';

const MAIN = join(ROOT, 'src/server/dist/cli/main.js');

/** JSON of the state of a site with everything. */
export const STATE = readFileSync(join(FIXTURES, 'sites/small-business/site.json'), 'utf8');

/** A running `inlay-server daemon`. */
export interface Daemon {
  child: ChildProcess;
  /** Path of its socket. */
  socket: string;
  /** What it has written to stderr so far. */
  log(): string;
  /** Settles with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** Written as JSON, unless it is text or bytes. */
  body?: unknown;
  /** Keeps its connection. */
  agent?: Agent;
  /** Port to ask instead of the socket. */
  port?: number;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The answer's JSON; nothing where it is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it with `toEqual`
  json: any;
}

const daemons: Daemon[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const { child } of daemons) child.kill('SIGKILL');
  await Promise.all(daemons.map(({ ended }) => ended));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, gone after the tests. Its path is short, as that of a socket must be. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'inlay-d-'));
  folders.push(path);
  return path;
}

/** Starts the daemon at a socket of its own, or at the given one, and waits until it listens. */
export async function serve(args: readonly string[] = [], socket = join(folder(), 's', 'inlay.sock')): Promise<Daemon> {
  const where = args.includes('--listen') ? [] : ['--socket', socket];
  const child = spawn(process.execPath, [MAIN, 'daemon', ...where, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  const daemon = { child, socket, log: () => log, ended };
  daemons.push(daemon);
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      if (log.includes('"listening"')) resolve();
    });
    child.on('exit', () => reject(new Error(`Unexpected end of the daemon: ${log}`)));
  });
  return daemon;
}

/** Asks the daemon. */
export function ask({ socket }: Pick<Daemon, 'socket'>, path: string, asked: Asked = {}): Promise<Answered> {
  const { method = asked.body === undefined ? 'GET' : 'POST', headers, body, agent, port } = asked;
  const where = port === undefined ? { socketPath: socket } : { host: '127.0.0.1', port };
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = body === undefined ? undefined : Buffer.from(isRaw ? body : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const isChunked = headers?.['transfer-encoding'] === 'chunked';
    const type = bytes && {
      'content-type': 'application/json',
      ...(!isChunked && { 'content-length': String(bytes.length) }),
    };
    const sent = request(
      { ...where, path, method, agent: agent ?? new Agent(), headers: { ...type, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = answer.headers['content-type']?.includes('json') && text !== '';
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            json: isJson ? JSON.parse(text) : undefined,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

/** Puts the site under a revision. */
export function put(daemon: Pick<Daemon, 'socket'>, revision: string, state: unknown = STATE): Promise<Answered> {
  return ask(daemon, `/v1/sites/${revision}`, { method: 'PUT', body: state });
}

/** The body of a request on canvases, which are named by their numbers. */
export function batch(revision: string, ...canvases: string[]) {
  return { revision, canvases: canvases.map((canvas, index) => ({ id: String(index), canvas })) };
}

/** What an answer with a problem looks like, but for its detail. */
export function aProblem(status: number, code: string) {
  return { type: `urn:inlay:problem:${code}`, status, code };
}
