import { lstatSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemError } from '../errors/system-error.js';

/** How the system comes from a path to what is there. */
export interface PathWay {
  /** Where it leads, without links; where it would lead, if something is missing. */
  end: string;
  /** What decides on that, each in its real folder: the links on the way, and the first that is missing. */
  turns: readonly string[];
  isMissing: boolean;
}

/**
 * How a path is resolved. Links that lead in a circle lead to what is missing.
 *
 * @param path absolute
 * @param known ways that were found in one go: paths of one folder share its way
 */
export function wayOf(path: string, known = new Map<string, PathWay>()): PathWay {
  const before = known.get(path);
  if (before) return before;
  const folder = dirname(path);
  if (folder === path) return { end: path, turns: [], isMissing: false };
  const up = wayOf(folder, known);
  const entry = join(up.end, basename(path));
  const missing: PathWay = { end: entry, turns: up.isMissing ? up.turns : [...up.turns, entry], isMissing: true };
  known.set(path, missing); // for a circle that comes back here
  const way = up.isMissing ? missing : wayOn(entry, up, missing, known);
  known.set(path, way);
  return way;
}

/** The way from an entry of a folder that is there. */
function wayOn(entry: string, up: PathWay, missing: PathWay, known: Map<string, PathWay>): PathWay {
  try {
    if (!lstatSync(entry).isSymbolicLink()) return { ...up, end: entry };
    const on = wayOf(resolve(up.end, readlinkSync(entry)), known);
    return { ...on, turns: [...up.turns, entry, ...on.turns] };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return missing;
  }
}
