/**
 * Joins what tsc has built of the pure floors into three files. Node takes longer to find a file than to run it: `import
 * 'inlay'` reads one or two of them in place of some 120. Each file stays in its place and gives on what is in the joined
 * one, so that nothing is ever loaded twice. Declarations stay as tsc has written them. What is used of zod comes along,
 * with its licence: the whole of zod takes as long to load as all of Inlay.
 *
 * `npm run build` runs it behind tsc.
 */
import { copyFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const ZOD = fileURLToPath(new URL('.', import.meta.resolve('zod/package.json')));

/** What a joined file holds: folders, and files of `dist`. The first one that names a file takes it. */
const JOINED = {
  // What needs no package: all of `inlay/run`, and what a command loads before it runs. A bundler drops what is not used.
  base: /^(?:budget|version|message\/(?!problems)[^/]+|text\/[^/]+|html\/(?:url|escape)|site\/facts|canvas\/(?:limits|check-input)|canvas\/run\/(?:index|run-page|fill|format)|component\/(?:requested-page|menu\/marks))\.js$/,
  core: /^(?:(?:index|zod)\.js$|(?:message|html|site|component|structured-data|manifest|canvas)\/)/,
  lint: /^lint\//,
};

const modules = readdirSync(DIST, { recursive: true }).filter((path) => path.endsWith('.js'));

/** The name of the joined file that takes a file of `dist`. */
function joinedFor(path) {
  return Object.keys(JOINED).find((name) => JOINED[name].test(path));
}

const bundle = await rolldown({
  cwd: DIST,
  input: Object.fromEntries(modules.filter(joinedFor).map((path) => [path.slice(0, -'.js'.length), join(DIST, path)])),
  external: (name, importer) => importer !== undefined && !/^[./]/.test(name) && name !== 'zod',
});
const { output } = await bundle.write({
  dir: DIST,
  comments: { legal: false, annotation: true, jsdoc: false },
  entryFileNames: '[name].js',
  chunkFileNames: 'joined/[name].js',
  codeSplitting: {
    groups: [
      {
        debugName: 'joined',
        name: (id) => (id.startsWith(ZOD) ? 'zod' : (joinedFor(relative(DIST, id)) ?? null)),
        test: /\.js$/,
      },
    ],
  },
});

const names = output.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName);
const expected = Object.keys(JOINED).map((name) => `joined/${name}.js`);
const base = output.find(({ fileName }) => fileName === 'joined/base.js');
if (names.toSorted().join() !== expected.toSorted().join())
  throw new Error(`Unexpected files: ${names}, expected ${expected}`);
const foreign = base.imports.filter((name) => name !== 'leven');
if (foreign.length > 0) throw new Error(`Unexpected imports of ${base.fileName}: ${foreign}, expected \`leven\` alone`);
copyFileSync(join(ZOD, 'LICENSE'), join(DIST, 'joined/zod.license.txt'));
