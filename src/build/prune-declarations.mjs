/**
 * Takes the declarations out of `dist` that nobody can import: those that neither the exports of the package lead to nor the server,
 * which alone uses `inlay/internal`. Most of them are of the linter's own files.
 *
 * `npm run build` runs it last of all that reads declarations.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');

/** What a declaration names: `from './x.js'`, `import('./x.js')`. */
const NAMED = /(?:from|import\()\s*['"](\.[^'"]+)\.js['"]/g;
const INTERNAL = /['"]inlay\/internal\/([^'"]+)\.js['"]/g;

function filesIn(folder, pattern) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));
}

const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const entries = Object.values(exports).flatMap(({ types }) =>
  types && !types.includes('*') ? [join(ROOT, types)] : [],
);
const sources = filesIn(join(ROOT, 'src/server'), /^(?!dist\/|node_modules\/).+\.ts$/);
for (const source of sources)
  for (const [, name] of readFileSync(source, 'utf8').matchAll(INTERNAL)) entries.push(join(DIST, `${name}.d.ts`));

const reached = new Set();
for (let path = entries.pop(); path; path = entries.pop()) {
  if (reached.has(path)) continue;
  reached.add(path);
  for (const [, name] of readFileSync(path, 'utf8').matchAll(NAMED)) entries.push(join(dirname(path), `${name}.d.ts`));
}

const all = filesIn(DIST, /\.d\.ts$/);
const others = all.filter((path) => !reached.has(path));
if (others.length === 0) throw new Error('Unexpected declarations, expected some that nobody can import');
for (const path of others) rmSync(path);
