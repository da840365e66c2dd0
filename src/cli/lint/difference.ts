import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/** The unified diff of a canvas before and after, as `git apply` and `patch -p1` take it; empty for none. */
export function differenceOf(path: string, before: string, after: string): string {
  if (before === after) return '';
  const below = path.replace(/^\/+/, '');
  return createTwoFilesPatch(`a/${below}`, `b/${below}`, before, after, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
}
