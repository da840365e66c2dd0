import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks at the connections. */
const LOOK_MS = 25;

/** Milliseconds that what was begun has to be finished, unless the options say otherwise. */
const BUSY_MS = 15_000;

/** May change while a server drains. */
export interface DrainOptions {
  /** Milliseconds for which new connections are taken in any case: some were made before and wait. */
  backlogMs: number;
  /** Milliseconds that idle connections have for one more request: its answer says `Connection: close`. */
  idleMs: number;
  /**
   * Milliseconds that what was begun has to be finished, after that.
   * @default 15000
   */
  busyMs?: number;
}

/**
 * Ends a server whose answers all say `Connection: close`: it takes what still comes, lets connections end by themselves,
 * then closes the idle ones, waits for what was begun, and closes the rest.
 */
export async function drain(server: Server, options: DrainOptions): Promise<void> {
  const start = performance.now();
  for (let passed = 0; passed < options.idleMs; passed = performance.now() - start) {
    if (passed >= options.backlogMs && (await connectionsOf(server)) === 0) break;
    await sleep(LOOK_MS);
  }
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = setTimeout(() => server.closeAllConnections(), options.busyMs ?? BUSY_MS);
  await closed;
  clearTimeout(timer);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
