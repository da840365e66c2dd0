/** Passes of which one runs at a time. */
export interface Passes {
  /** Runs a first pass. */
  run(pass: () => Promise<void>): Promise<void>;
  /** Settles when a pass has run that began after this call; of several calls at once one does for all. */
  again(): Promise<void>;
  /** Whether another pass waits for the one that runs. */
  isAwaited(): boolean;
}

/** Nothing runs yet. */
export function oneAtATime(pass: () => Promise<void>): Passes {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function run(own: () => Promise<void>): Promise<void> {
    running = own().finally(() => {
      running = undefined;
    });
    return running;
  }

  function again(): Promise<void> {
    if (!running) return run(pass);
    // What is running may have looked already.
    waiting ??= running.then(() => {
      waiting = undefined;
      return again();
    });
    return waiting;
  }

  return { run, again, isAwaited: () => waiting !== undefined };
}
