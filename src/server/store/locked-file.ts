import type { Database } from './database.js';

/** Milliseconds that SQLite itself may wait for a lock in a server: all that its process does waits with it. */
const HELD_MS = 20;

/** Has a server go on with all else while a write waits for a file of SQLite that another process has locked. */
export function waitAside({ file }: Database): void {
  file?.exec(`PRAGMA busy_timeout = ${HELD_MS}`);
}
