import { createTwoFilesPatch, FILE_HEADERS_ONLY, structuredPatch } from 'diff';

/** The unified diff of a canvas before and after, as `git apply` and `patch -p1` take it; empty for none. */
export function differenceOf(path: string, before: string, after: string): string {
  if (before === after) return '';
  const below = path.replace(/^\/+/, '');
  return createTwoFilesPatch(`a/${below}`, `b/${below}`, before, after, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/** Lines that may be other ones, and milliseconds that may be spent on finding which: more is slower than it is worth. */
const BOUNDS = { maxEditLength: 1_000, timeout: 200 } as const;

/** The hunks of a unified diff, without its head; nothing for texts that are too different to be compared in bounds. */
export function hunksOf(before: string, after: string): string | undefined {
  const patch = structuredPatch('', '', before, after, undefined, undefined, BOUNDS);
  return patch?.hunks
    .map(({ oldStart, oldLines, newStart, newLines, lines }) => {
      return [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join('\n');
    })
    .join('\n');
}
