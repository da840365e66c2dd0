import { type Progress, startProgress } from 'inlay/internal/cli/output/progress.js';

/** A count on stderr of how far a preview is. */
export interface Count {
  /** So many of so many are done. */
  tell(done: number, total: number): void;
  clear(): void;
}

/** A count that is shown on a terminal when it takes long; it begins again after it is cleared. */
export function startCount(): Count {
  let progress: Progress | undefined;
  let last = 0;
  return {
    tell(done, total) {
      if (!progress) last = done;
      progress ??= startProgress(process.stderr, 'looked at', total);
      progress.step(done - last);
      last = done;
    },
    clear() {
      progress?.clear();
      progress = undefined;
    },
  };
}
