import { isAbsolute } from 'node:path';

/** The folder that all matches of a pattern are below, as far as the pattern names it; a path that is no pattern, as it is. */
export function fixedPart(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!+@|\\]/.test(part));
  return first < 0 ? pattern : parts.slice(0, first).join('/') || (isAbsolute(pattern) ? '/' : '.');
}
