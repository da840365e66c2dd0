import { statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { CONFIG_NAMES } from '../../lint/config/config-schema.js';
import { projectFinder } from './project-root.js';

/**
 * A function that finds the nearest configuration file from a folder upwards, looking into each folder once. It goes no
 * further than the top of the project; outside of projects no further than the open folder that is around, and without such
 * a folder it looks into none but the first.
 *
 * @param open absolute paths of the folders that the user works in: the working folder, or those of an editor
 */
export function configFinder(open: readonly string[]): (folder: string) => string | undefined {
  const projectOf = projectFinder();
  const own = new Map<string, string | undefined>();
  const configIn = (folder: string): string | undefined => {
    if (!own.has(folder)) own.set(folder, CONFIG_NAMES.map((name) => join(folder, name)).find(isFile));
    return own.get(folder);
  };
  return (start) => {
    const top = projectOf(start) ?? outermost(open, start) ?? start;
    for (let folder = start; ; folder = dirname(folder)) {
      const found = configIn(folder);
      if (found !== undefined || folder === top) return found;
    }
  };
}

/** The outermost of the folders that a folder is in or is. */
function outermost(open: readonly string[], start: string): string | undefined {
  const around = open.filter(
    (folder) => start === folder || start.startsWith(folder.endsWith(sep) ? folder : folder + sep),
  );
  return around.toSorted((a, b) => a.length - b.length)[0];
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
