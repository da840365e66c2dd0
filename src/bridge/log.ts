import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './log-levels.js';

/** A log, and how to write what it still holds. */
export interface Log {
  logger: Logger;
  flush(): void;
}

/**
 * A log of JSON lines on stderr. Only what is named at its calls gets there: no request, answer or error is ever given to
 * it as a whole, as they may hold content.
 */
export function createLog(level: LogLevel, version: string): Log {
  const stream = destination({ dest: 2, sync: false });
  const logger = pino(
    { level, base: { pid: process.pid, version }, timestamp: stdTimeFunctions.isoTime },
    stream satisfies DestinationStream,
  );
  return {
    logger,
    flush() {
      try {
        stream.flushSync();
      } catch {
        // It was never opened, or nobody reads it any more.
      }
    },
  };
}
