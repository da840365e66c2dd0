import { setTimeout } from 'node:timers/promises';
import { InlayError } from 'inlay/internal/message/error.js';
import { StorageError } from './document.js';
import { isLocked } from './drivers/is-locked.js';

/** What the codes of SQLite, PostgreSQL and the network mean for a write that was not done. */
const REASONS: Readonly<Record<string, StorageError['reason']>> = {
  SQLITE_FULL: 'full',
  SQLITE_IOERR: 'full',
  SQLITE_IOERR_WRITE: 'full',
  SQLITE_BUSY: 'busy',
  SQLITE_LOCKED: 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08006': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ENOENT: 'unreachable',
};

/** The low byte of SQLite's extended result codes (https://sqlite.org/rescode.html), as `node:sqlite` gives them. */
const NUMBERS: Readonly<Record<number, StorageError['reason']>> = { 5: 'busy', 6: 'busy', 10: 'full', 13: 'full' };

/** PostgreSQL's code for a text that is none, such as one with a NUL. */
const NO_TEXT = '22021';

/** The same error, or a `StorageError` for what the storage could not do. */
function storageFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }; // both are looked at as they are
  // SQLite would have taken it; who asks is told what is wrong with it.
  if (code === NO_TEXT) return new InlayError('invalid-document', 'Unexpected NUL in a text, expected none');
  const byNumber = typeof errcode === 'number' ? NUMBERS[errcode & 0xff] : undefined;
  const reason = byNumber ?? (typeof code === 'string' ? REASONS[code] : undefined) ?? reasonInWords(error.message);
  return reason === undefined ? error : new StorageError(reason, error);
}

function reasonInWords(message: string): StorageError['reason'] | undefined {
  if (/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message))
    return 'unreachable';
  return /database is locked/.test(message) ? 'busy' : undefined;
}

/** Milliseconds for which what finds a file of SQLite locked is tried again. */
const PATIENCE_MS = 5000;
/** Milliseconds between two tries, at first and at most. */
const [FIRST_WAIT_MS, MOST_WAIT_MS] = [5, 100];

/**
 * Does a piece of work, again where another process has locked a file of SQLite: nothing of it was done then, as a transaction
 * locks at its begin.
 *
 * @throws StorageError in place of what the drivers throw where the database can't do it now
 */
export async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, MOST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() - since > PATIENCE_MS) throw storageFailure(error);
    }
    await setTimeout(wait);
  }
}
