/** What became of a message: the worker's answer, or why there is none. */
export type Outcome<Answer> =
  | Answer
  /** No worker was free in time. */
  | { kind: 'late' }
  /** The client has gone away, or the pool ends. */
  | { kind: 'unwanted' }
  /** The worker took too long, and was ended. */
  | { kind: 'stuck' }
  /** The worker died of it, or none could be started. */
  | { kind: 'crashed'; error: Error };

/**
 * What a worker sends: once that it is ready, then an answer to each message. Before an answer it may send that the work has
 * begun only now, after it was made ready for it; the time of the job counts from then.
 */
export type FromWorker<Answer> = { kind: 'ready' } | { kind: 'begun' } | Answer;
