import { InlayError } from '../message/error.js';

/** Work that is on its way, until nothing more is taken. */
export interface BegunWork<Result> {
  /** @throws InlayError `closed` after `close`, and what the work throws */
  run(begin: () => Promise<Result>): Promise<Result>;
  /** Takes nothing more; settles when all that was begun is done or has failed. */
  close(): Promise<void>;
}

/** Counts the work that was begun, so that threads are ended only when all of it is done. */
export function begunWork<Result>(): BegunWork<Result> {
  const begun = new Set<Promise<Result>>();
  let isClosed = false;
  return {
    async run(begin) {
      if (isClosed) throw new InlayError('closed', 'The handler was closed, and takes no more work');
      const work = begin();
      begun.add(work);
      try {
        return await work;
      } finally {
        begun.delete(work);
      }
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(begun);
    },
  };
}
