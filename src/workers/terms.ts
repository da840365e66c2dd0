/** What is known of a message beside itself. */
export interface Terms {
  /** When it is too late to begin, on the clock of `performance.now()`. */
  startBefore: number;
  /** Whether its client has gone away. */
  isUnwanted(): boolean;
  /**
   * Milliseconds that it may wait for a thread to get ready while none is; the time until then does not count for
   * `startBefore`.
   * @default that time counts
   */
  coldMs?: number;
  /**
   * Milliseconds until the worker says that it has begun.
   * @default the time of a job
   */
  readyMs?: number;
}
