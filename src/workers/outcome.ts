/** What became of a message: the worker's answer, or why there is none. */
export type Outcome<Answer> =
  | Answer
  /** No worker was free in time. */
  | { kind: 'late' }
  /** Nobody waits for it any more. */
  | { kind: 'unwanted' }
  /** The worker took too long, and was ended. */
  | { kind: 'stuck' }
  /** The worker died of it, or none could be started. */
  | { kind: 'crashed'; error: Error };

/**
 * What a worker tells: once that it is ready, then an answer to each message. It may say before that the work has begun only
 * now, after it was made ready for it; the time counts from then.
 */
export type FromWorker<Answer> = { kind: 'ready' } | { kind: 'begun' } | Answer;
