import type { Socket } from 'node:net';

/** An open connection. */
export interface Held {
  socket: Socket;
  /** When it was accepted, on the clock of `performance.now()`. */
  since: number;
  /** Whether all of its request is here, for each request that is not answered yet. */
  requests: Set<{ complete: boolean }>;
}

/**
 * The open connections, in the order in which they can be spared. Each set is in the order in which its members came into
 * it, so that its first one is the oldest.
 */
export interface HeldConnections {
  /** The headers of the first request are not complete yet. */
  waiting: Set<Held>;
  /** Every request so far is answered. */
  idle: Set<Held>;
  /** A request is being received or answered. */
  serving: Set<Held>;
}

/** How many connections there are. */
export function countOf({ waiting, idle, serving }: HeldConnections): number {
  return waiting.size + idle.size + serving.size;
}

/**
 * The connection that can best be spared: the oldest that has not asked for anything yet, else the one that is idle for the
 * longest time, else the oldest whose request is still on its way. Nothing where all are being served.
 */
export function leastNeeded({ waiting, idle, serving }: HeldConnections): Held | undefined {
  for (const held of waiting) return held;
  for (const held of idle) return held;
  for (const held of serving) if ([...held.requests].every(({ complete }) => !complete)) return held;
  return undefined;
}
