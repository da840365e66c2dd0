/** An error of the operating system, as Node reports it. */
interface SystemError extends Error {
  code: string;
  syscall: string;
  path?: string;
}

/** What the codes say in words, some of them only for one call. */
const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EBUSY: 'it is in use',
  EDQUOT: 'no space left in the quota',
  EEXIST: 'it exists already',
  EFBIG: 'it is too large for the file system',
  EISDIR: 'it is a folder',
  ELOOP: 'too many symbolic links',
  EMFILE: 'too many open files',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many open files',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'permission denied',
  EPIPE: 'nobody reads it any more',
  EROFS: 'the file system is read-only',
  'watch ENOSPC': 'the system watches too many folders already',
};

/** What the system was asked to do, in words; whatever is missing here reads. */
const VERBS: Record<string, string> = {
  mkdir: 'create',
  rename: 'write',
  write: 'write',
  unlink: 'remove',
  watch: 'watch',
};

/** Whether the operating system refused something. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && 'syscall' in error && typeof error.code === 'string';
}

/** Whether the reader of our output has gone away. */
export function isBrokenPipe(error: unknown): boolean {
  return isSystemError(error) && error.code === 'EPIPE';
}

/** What went wrong, in a sentence: what was tried, with which file, and why it failed. */
export function describeSystemError({ code, syscall, path }: SystemError): string {
  const verb = VERBS[syscall] ?? 'read';
  const file = path === undefined ? (verb === 'read' ? 'stdin' : 'to the output') : `\`${path}\``;
  return `Cannot ${verb} ${file}: ${REASONS[`${syscall} ${code}`] ?? REASONS[code] ?? code}`;
}
