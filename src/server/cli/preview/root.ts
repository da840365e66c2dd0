import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { fixedPart } from 'inlay/internal/cli/input/fixed-part.js';

/** The innermost folder, absolute, that everything is in which arguments can stand for. */
export function previewRoot(args: readonly string[]): string {
  const [first = [], ...others] = args.map((arg) => resolve(folderOf(arg)).split(sep));
  const length = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (length < 0 ? first : first.slice(0, length)).join(sep) || sep;
}

function folderOf(arg: string): string {
  const found = statSync(arg, { throwIfNoEntry: false });
  if (!found) return fixedPart(arg);
  return found.isDirectory() ? arg : dirname(arg);
}

/** Whether a path is below a folder; both without links. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}
