import { constants } from 'node:os';

/** What ends a server in order. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Settles when somebody wants it to end; a second signal ends it at once. */
export function stopSignal(): Promise<void> {
  let isStopping = false;
  return new Promise((done) => {
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (isStopping) process.exit(128 + constants.signals[signal]);
        isStopping = true;
        done();
      });
    }
  });
}
