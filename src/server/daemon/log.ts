import { writeSync } from 'node:fs';
import { harmless } from 'inlay/internal/message/printable.js';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './log-levels.js';

const STDERR = 2;

/**
 * Lines go out at once, so that none is missing at the end. One that can't be written is lost: a full disk behind stderr is
 * no reason to end, nor to wait, as pino's own destination would do.
 */
const stderr = {
  write(line: string): void {
    try {
      writeSync(STDERR, harmless(line));
    } catch {
      // The log is the only place where this could be said.
    }
  },
};

/**
 * A log of JSON lines on stderr. Only what is named at its calls gets there: no request, answer or error is ever given to
 * it as a whole, as they may hold content.
 */
export function createLog(level: LogLevel, version: string): Logger {
  return pino({ level, base: { pid: process.pid, version }, timestamp: stdTimeFunctions.isoTime }, stderr);
}
