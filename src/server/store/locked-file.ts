import type { Database } from './database.js';

/** Whether SQLite has given up on a file that another process has locked. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }; // both are looked at as they are
  return code === 'SQLITE_BUSY' || (typeof errcode === 'number' && (errcode & 0xff) === BUSY);
}

/** SQLite's result code for a file that another one has locked. */
const BUSY = 5;

/** Milliseconds that SQLite itself may wait for a lock in a server: all that its process does waits with it. */
const HELD_MS = 20;

/** Has a server go on with all else while a write waits for a file of SQLite that another process has locked. */
export function waitAside({ file }: Database): void {
  file?.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
}
