import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/folders.js';

/**
 * Which floor each folder of src stands on; files in src itself are floor 1, but `index.ts` is the roof of the library and
 * `zod.ts` stands for a package.
 */
const FLOORS: Record<string, number> = {
  message: 0,
  text: 0,
  html: 0,
  secrets: 1,
  site: 2,
  component: 3,
  'structured-data': 4,
  manifest: 4,
  canvas: 4,
  rehype: 5,
  lint: 5,
  testing: 6,
  connections: 6,
  workers: 6,
  http: 7,
  adapters: 8,
  lsp: 8,
  cli: 9,
  server: 11,
};

/** Up to this floor code is pure: it runs in any JavaScript runtime and gives the same for the same. */
const PURE = 5;

/** What pure code must not touch: I/O, the clock, chance, the environment, one runtime's own globals. */
const IMPURE =
  /\b(?:process|Buffer|require|__dirname|fetch|setTimeout|setInterval|queueMicrotask|performance|console|globalThis|Date|structuredClone)\b(?=[.(])|\bnew Date\b|\bMath\.random\b|\bimport\.meta\b|\bcrypto\./;

interface Source {
  path: string;
  text: string;
  imports: string[];
}

function read(path: string, text: string): Source {
  return {
    path,
    text,
    imports: [...text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? ''),
  };
}

const sources = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => read(path, readFileSync(`${ROOT}src/${path}`, 'utf8')));

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

function floorOf(path: string): number {
  const folder = folderOf(path);
  if (path === 'zod.ts') return -1;
  if (folder === '') return path === 'index.ts' ? 10 : 1;
  return FLOORS[folder] ?? Number.NaN;
}

/** The files of src that a source imports, by path; the server has those of the library by the library's name. */
function imported({ path, imports }: Source): string[] {
  return imports
    .filter((name) => name.startsWith('.') || name.startsWith('inlay/internal/'))
    .map((name) => normalize(name.startsWith('.') ? join(dirname(path), name) : name.slice('inlay/internal/'.length)))
    .map((target) => target.replace(/\.js$/, '.ts'));
}

/** Imports from a higher floor, or from another folder of the same one. */
function climbing(source: Source): string[] {
  return imported(source).filter((target) => {
    const [own, other] = [floorOf(source.path), floorOf(target)];
    return !(other < own || folderOf(target) === folderOf(source.path));
  });
}

function impure({ text, imports }: Source): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/'[^'\n]*'|`[^`]*`/g, "''");
  return [...imports.filter((name) => name.startsWith('node:')), ...(IMPURE.exec(code) ?? [])];
}

/** A circle of imports that begins and ends at a file, if there is one. */
function circle(start: string, all: ReadonlyMap<string, Source>): string[] | undefined {
  const visit = (path: string, trail: string[], seen: Set<string>): string[] | undefined => {
    for (const next of imported(all.get(path) ?? read(path, ''))) {
      if (next === start) return [...trail, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = visit(next, [...trail, next], seen);
      if (found) return found;
    }
    return undefined;
  };
  return visit(start, [start], new Set());
}

describe('the floors of src', () => {
  test('every folder stands on one', () => {
    expect(sources.filter(({ path }) => Number.isNaN(floorOf(path)))).toEqual([]);
    expect(sources.length).toBeGreaterThan(40);
  });

  test('a file imports only from lower floors or its own folder', () => {
    expect(sources.flatMap((source) => climbing(source).map((target) => `${source.path} -> ${target}`))).toEqual([]);
  });

  test('no imports go in a circle', () => {
    const all = new Map(sources.map((source) => [source.path, source]));
    expect(sources.flatMap(({ path }) => (circle(path, all) ? [circle(path, all)?.join(' -> ')] : []))).toEqual([]);
  });

  test('floors 0 to 5 are pure', () => {
    const pure = sources.filter(({ path }) => floorOf(path) <= PURE);
    expect(pure.flatMap((source) => impure(source).map((what) => `${source.path}: ${what}`))).toEqual([]);
  });

  test('the checks see what they are for', () => {
    expect(climbing(read('html/a.ts', "import { x } from '../site/b.js';"))).toEqual(['site/b.ts']);
    expect(climbing(read('canvas/a.ts', "import { x } from '../manifest/b.js';"))).toEqual(['manifest/b.ts']);
    expect(impure(read('html/a.ts', "import 'node:fs';\nDate.now();"))).toEqual(['node:fs', 'Date']);
    const ring = [read('html/a.ts', "import './b.js';"), read('html/b.ts', "import './a.js';")];
    expect(circle('html/a.ts', new Map(ring.map((source) => [source.path, source])))).toEqual([
      'html/a.ts',
      'html/b.ts',
      'html/a.ts',
    ]);
  });
});
