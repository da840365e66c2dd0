import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_PROGRAMS } from './programs.js';

/** A server of PostgreSQL on a socket in a folder of its own. */
export interface Postgres {
  /** Address of an empty database. */
  url(name: string): string;
  /** Ends the server as a power cut does. */
  kill(): void;
  start(): void;
  stop(): void;
}

/** The user that Debian's package makes; its server refuses to run as root. */
const USER = 'postgres';

/** Starts a cluster that goes with `stop`. */
export function startPostgres(): Postgres {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-pg-'));
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, USER], { encoding: 'utf8' }).stdout));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const user = isRoot ? USER : userInfo().username;
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) => {
    const command = [`${POSTGRES_PROGRAMS}/${program}`, ...args];
    const [first = '', ...rest] = isRoot
      ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', ...command]
      : command;
    const { status, stderr, stdout } = spawnSync(first, rest, {
      encoding: 'utf8',
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}${stdout}`);
  };
  const start = () =>
    run(
      'pg_ctl',
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-c listen_addresses='' -k ${folder} -c max_connections=50`,
      'start',
    );
  run('initdb', '-D', data, '-A', 'trust', '-U', user, '--no-sync');
  start();
  return {
    url(name) {
      run('createdb', '-h', folder, '-U', user, name);
      return `postgres://${user}@/${name}?host=${encodeURIComponent(folder)}`;
    },
    start,
    kill: () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    stop() {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
