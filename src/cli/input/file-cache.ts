import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Absolute path of a file that was read, and its stamp before that. */
export type ReadPath = readonly [path: string, stamp: string];

/** Values that are made of files, each kept until one of its files changes. */
export interface FileCache {
  /**
   * The value of a key. One that could not be made is tried again.
   *
   * @param make tells `reading` the path of every file before it is read
   */
  get<T>(key: string, make: (reading: (path: string) => void) => Promise<T>): Promise<T>;
  /** Absolute paths of all files that values were made of, or would have been. */
  paths(): string[];
  /** The same with their stamps: several of a file that was read several times. */
  read(): ReadPath[];
  /** Has every value made again. */
  forget(): void;
}

interface Kept {
  stamps: Map<string, string>;
  isStale: boolean;
  value: Promise<unknown>;
}

/** An empty store. */
export function fileCache(): FileCache {
  const kept = new Map<string, Kept>();
  const read = () => [...kept.values()].flatMap(({ stamps }) => [...stamps]);
  return {
    get<T>(key: string, make: (reading: (path: string) => void) => Promise<T>): Promise<T> {
      const known = kept.get(key);
      if (known && isFresh(known)) return known.value as Promise<T>; // a key has values of one type
      const stamps = new Map<string, string>();
      const value = make((path) => {
        stamps.set(...readPath(path));
      });
      const entry: Kept = { stamps, isStale: false, value };
      value.catch(() => {
        entry.isStale = true;
      });
      kept.set(key, entry);
      return value;
    },
    paths: () => [...new Set(read().map(([path]) => path))].sort(),
    read,
    forget() {
      for (const entry of kept.values()) entry.isStale = true;
    },
  };
}

function isFresh({ stamps, isStale }: Kept): boolean {
  return !isStale && [...stamps].every(([path, stamp]) => stampOf(path) === stamp);
}

/** A path with its stamp as of now, to be made before it is read. */
export function readPath(path: string): ReadPath {
  const absolute = resolve(path);
  return [absolute, stampOf(absolute)];
}

/** What changes when a file does; `none` when there is no file that can be looked at. */
export function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'none'; // reading it will tell why
  }
}
