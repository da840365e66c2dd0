/** Milliseconds of quiet after a change: editors write a file in several steps, and many files at once. */
const QUIET_MS = 50;

/** Changes that wait to be told together. */
export interface Changes {
  note(path: string): void;
  /** Forgets those that wait. */
  stop(): void;
}

/**
 * Gathers changes that come one soon after another.
 *
 * @param tell told the paths when no more have come for a while
 */
export function gatherChanges(tell: (paths: ReadonlySet<string>) => void): Changes {
  let paths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    note(path) {
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const told = paths;
        paths = new Set();
        tell(told);
      }, QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
