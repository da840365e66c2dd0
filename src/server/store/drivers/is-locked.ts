/** Whether SQLite has given up on a file that another process has locked. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown }; // both are looked at as they are
  return code === 'SQLITE_BUSY' || (typeof errcode === 'number' && (errcode & 0xff) === BUSY);
}

/** SQLite's result code for a file that another one has locked. */
const BUSY = 5;
