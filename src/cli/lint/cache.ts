import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Finding } from '../../lint/finding.js';
import { InlayError } from '../../message/error.js';
import * as z from '../../zod.js';
import { ourName, strangerIn } from '../input/stranger.js';
import { writeOutput } from '../output/write-output.js';

/** What a cache keeps of a canvas. */
export interface CacheEntry {
  /** Hash of all that the findings depend on. */
  key: string;
  findings: readonly Finding[];
}

/** Findings of earlier runs, by absolute path. */
export interface Cache {
  get(path: string): CacheEntry | undefined;
  set(path: string, entry: CacheEntry): void;
  /** Keeps it for the next run, without what is gone. */
  save(): void;
}

/** Changes whenever entries change their shape. */
const FORMAT = 'inlay-lint-cache/1';

/** A finding of our own needs no closer look: nobody else can write the cache. */
const fileSchema = z.object({
  format: z.literal(FORMAT),
  entries: z.record(z.string(), z.object({ key: z.string(), findings: z.array(z.custom<Finding>(isObject)) })),
});

/** A cache for one process. */
export function memoryCache(): Cache {
  const entries = new Map<string, CacheEntry>();
  return { get: (path) => entries.get(path), set: (path, entry) => void entries.set(path, entry), save() {} };
}

/**
 * The cache in a file. One that is missing or damaged is empty; of two runs that save it the later one's stays.
 *
 * @param named whether the user named the file: it may be something else by a slip, and is not replaced then
 * @throws InlayError `untrusted-file` where somebody else can write it: they could make findings vanish; `no-cache` for a
 *   named file that holds something else; the system's error for one that can't be read
 */
export function fileCache(file: string, named = false): Cache {
  const stranger = strangerIn(file);
  if (stranger !== undefined) {
    throw new InlayError(
      'untrusted-file',
      `${file}: Unexpected cache that somebody else can change, expected it to be for ${ourName()} alone: ${stranger}. ` +
        'Name another file with `--cache-location <file>`',
    );
  }
  if (named) checkNamed(file);
  const entries = new Map(Object.entries(read(file)));
  const current = new Set<string>();
  let isChanged = false;
  return {
    get(path) {
      current.add(path);
      return entries.get(path);
    },
    set(path, entry) {
      entries.set(path, entry);
      isChanged = true;
    },
    save() {
      for (const path of entries.keys()) {
        if (current.has(path) || statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
        entries.delete(path);
        isChanged = true;
      }
      if (isChanged) writeOutput(file, `${JSON.stringify({ format: FORMAT, entries: Object.fromEntries(entries) })}\n`);
    },
  };
}

/** How a cache of any version begins, be it cut off. */
const BEGINNING = /^\s{0,8}(?:\{\s{0,8}"format"\s{0,8}:\s{0,8}"inlay-lint-cache\/|$)/;

/** Sees to it that a file is missing, empty or a cache. */
function checkNamed(file: string): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  // A link is refused when it is written.
  if (!stats || stats.isSymbolicLink() || (stats.isFile() && BEGINNING.test(readFileSync(file, 'utf8').slice(0, 100))))
    return;
  const found = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'device or pipe';
  throw new InlayError(
    'no-cache',
    `Unexpected ${found} \`${file}\`, expected a cache of \`inlay lint\`, or nothing there: it would be replaced. ` +
      'Name another file with `--cache-location <file>`',
  );
}

function read(file: string): Record<string, CacheEntry> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).entries;
  } catch {
    return {};
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * Where the cache of a working directory is: in the `node_modules` of its own package, else among the user's caches. A
 * `node_modules` further up, behind a link, or that others can write, is somebody else's.
 *
 * @see https://specifications.freedesktop.org/basedir-spec/latest/
 */
export function defaultCacheFile(folder = resolve(), env: NodeJS.ProcessEnv = process.env): string {
  const own = packageFolder(folder);
  const modules = own === undefined ? undefined : join(own, 'node_modules');
  if (modules !== undefined && isOwnFolder(modules)) {
    return join(modules, '.cache/inlay/lint.json');
  }
  const caches = env['XDG_CACHE_HOME'] || env['LOCALAPPDATA'] || join(homedir(), '.cache');
  return join(caches, 'inlay', `lint-${hashOf(folder).slice(0, 16)}.json`);
}

function isOwnFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true && strangerIn(path) === undefined;
}

/** The nearest folder upwards with a package.json. */
function packageFolder(folder: string): string | undefined {
  if (statSync(join(folder, 'package.json'), { throwIfNoEntry: false })) return folder;
  return dirname(folder) === folder ? undefined : packageFolder(dirname(folder));
}

/** The SHA-256 of texts, each apart from the next, in hexadecimal. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex');
}
