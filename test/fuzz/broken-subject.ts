import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../support/folders.js';
import { breakFile } from './break-file.js';
import type { Breakage } from './breakages.js';
import { type Modules, type Subject, subjectOf } from './subject.js';

/** Where broken copies are kept while they are loaded: below `node_modules`, so that they find their dependencies. */
const COPIES = `${ROOT}node_modules/.cache/fuzz-broken`;

/** The package compiled file by file: that of `dist` is joined. */
const APART = `${COPIES}/apart-${process.pid}`;

/** Compiles the package file by file, once for all broken copies. */
export function compileApart(): void {
  const args = ['--outDir', APART, '--declaration', 'false'];
  execFileSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, ...args], { cwd: ROOT });
}

/** Removes what `compileApart` has made. */
export function removeApart(): void {
  rmSync(APART, { recursive: true, force: true });
}

/**
 * Loads a copy of the compiled package with one breakage in it.
 *
 * @throws Error when the compiled file does not hold what is to be broken
 */
export async function brokenSubject(breakage: Breakage): Promise<Subject> {
  const folder = `${COPIES}/${breakage.name.replaceAll(/[^a-z0-9]+/gi, '-')}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    cpSync(APART, folder, { recursive: true });
    writeFileSync(`${folder}/package.json`, '{"type":"module"}');
    breakFile(folder, breakage);
    return subjectOf(await load(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function load(folder: string): Promise<Modules> {
  const from = (file: string) => import(pathToFileURL(`${folder}/${file}`).href);
  const [library, { default: rehypeInlay }, { locateExact }, { locateFast }] = await Promise.all([
    from('index.js'),
    from('rehype/index.js'),
    from('canvas/locate/exact/locate-exact.js'),
    from('canvas/locate/fast/locate-fast.js'),
  ]);
  return { library, rehypeInlay, locateExact, locateFast };
}
