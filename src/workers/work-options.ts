export interface WorkOptions {
  /** Threads, at most. They are started when there is work for them. */
  count: number;
  /** Milliseconds that a task may take from when it is begun. */
  timeoutMs: number;
  /** Milliseconds that a task may wait for a thread; the start of the first one does not count. */
  waitMs: number;
  /** Megabytes of the heap of each thread; the bound of the process where it is `undefined`. */
  memoryMb: number | undefined;
  /** Tasks that may wait for a thread. */
  queue: number;
}

/** The options of a command, which has all threads at once and waits for its work as long as that takes. */
export function commandWork(count: number): WorkOptions {
  const unbounded = Number.POSITIVE_INFINITY;
  return { count, timeoutMs: unbounded, waitMs: unbounded, memoryMb: undefined, queue: unbounded };
}

/** What threads get where nothing else is said. */
export const WORK_DEFAULTS = {
  /** Two, so that one answers while the other is stuck; a server for people and agents gains nothing by more than four. */
  leastThreads: 2,
  mostThreads: 4,
  /** Ten times what the worst canvas at the limits of `inlay/http` takes. */
  timeoutMs: 5000,
  /** As long as the task before may take. */
  waitMs: 5000,
  /** Four times what such a canvas needs, beside the sites that a thread keeps. */
  memoryMb: 512,
  /** A few seconds of everyday pages. */
  queue: 100,
} as const;

/**
 * Options with their defaults.
 *
 * @param cores of the machine
 */
export function workOptions(given: Partial<WorkOptions>, cores: number): WorkOptions {
  const { leastThreads, mostThreads, ...defaults } = WORK_DEFAULTS;
  return { count: Math.min(Math.max(cores, leastThreads), mostThreads), ...defaults, ...given };
}
