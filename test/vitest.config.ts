import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { HAS_CORPUS, ROOT } from './support/folders.js';
import { skipped } from './support/programs.js';

/** Others read this file too, such as knip, and each project of a run does so again: they are told nothing. */
const isTelling = /vitest/.test(process.argv[1] ?? '') && !Reflect.has(globalThis, 'inlayTests');
Reflect.set(globalThis, 'inlayTests', true);

if (isTelling && !HAS_CORPUS) {
  console.warn(
    'Skipping the tests on html5lib and the lint corpus: there is no ../shared/corpus beside this checkout.\n',
  );
}

if (isTelling && !process.argv.includes('all'))
  console.warn('Leaving out what takes long: `npm run test:all` runs everything.\n');

if (isTelling) for (const what of skipped()) console.warn(`Skipping ${what}.\n`);

/** Where no test leaves anything behind in its process: a worker loads what they test once for all of them, not for each file. */
const PURE = [
  'test/{canvas,component,html,http,lint,manifest,rehype,site,testing,text}/**/*.test.ts',
  'test/server/{api,site/forms,theme}/**/*.test.ts',
];

/** What drives a browser or a WordPress, which are several processes: two files at a time, when those without one are done. */
const BROWSERS = [
  'test/wordpress/**/*.test.ts',
  'test/forms/**/*.test.ts',
  'test/styles/browser*.test.ts',
  'test/server/preview/{access,bench,compare,containment,designer,follow,grips,journey,keys,kinds,plain,untrusted}.test.ts',
  'test/server/{site,story}/browser*.test.ts',
];

/**
 * What puts the machine under load, measures what happens under it, or takes `dist` away: one file at a time, when all others
 * are done.
 */
const ALONE = ['test/server/daemon/**/*.test.ts', 'test/npx.test.ts'];

/**
 * What takes long: it starts processes by the hundred, packs and installs the package, drives other programs, or repeats a
 * property thousands of times. `npm test` leaves it out, `npm run test:all` does not.
 */
const LONG = [
  ...BROWSERS,
  ...ALONE,
  'test/cli/{lint,lsp}/*.test.ts',
  'test/cli/{ndjson,program,check/{check,unseen},config/choose-site,options/limits,threads/workers}.test.ts',
  'test/cli/init/{measured,next-steps}.test.ts',
  'test/cli/input/{named-pipe,strangers}.test.ts',
  'test/cli/output/{harmless,output-links,replace-file}.test.ts',
  'test/cli/render/{render,render-out}.test.ts',
  'test/lint/{applied,no-new-errors,proof/keeps-tree}.test.ts',
  'test/readme/links.test.ts',
  'test/{lsp,php,regex,server,workers}/**/*.test.ts',
  'test/{fuzz,package,properties,real-pages}.test.ts',
  'test/**/{readme,fuzz,properties,*.properties}.test.ts',
  'test/testing/*.test.ts',
];

for (const pattern of [...PURE, ...LONG]) {
  if (globSync(pattern, { cwd: ROOT }).length === 0)
    throw new Error(`Unexpected \`${pattern}\`, expected it to match a test`);
}

/** Tests that run beside each other: many wait for processes, so that two files at a time do well on one core. */
function sideBySide(test: { name: string; include: string[]; exclude: string[]; isolate?: boolean }) {
  return {
    extends: true as const,
    test: { ...test, maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } },
  };
}

export default defineConfig(({ mode }) => {
  const isAll = mode === 'all';
  return {
    root: ROOT,
    resolve: {
      // The server is tested with the library's source, not with what is built of it.
      alias: [
        { find: /^inlay\/internal\/(.*)\.js$/, replacement: `${ROOT}src/$1.ts` },
        { find: /^inlay$/, replacement: `${ROOT}src/index.ts` },
      ],
    },
    test: {
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // The default of a second is less than a thread may take to start while all else is tested.
      expect: { poll: { timeout: 60_000 } },
      projects: [
        sideBySide({ name: 'pure', include: PURE, exclude: isAll ? [] : LONG, isolate: false }),
        sideBySide({
          name: 'side by side',
          include: ['test/**/*.test.ts'],
          exclude: [...PURE, ...(isAll ? [...BROWSERS, ...ALONE] : LONG)],
        }),
        ...(isAll
          ? [
              {
                extends: true as const,
                test: { name: 'browsers', include: BROWSERS, maxWorkers: 2, sequence: { groupOrder: 1 } },
              },
              {
                extends: true as const,
                test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } },
              },
            ]
          : []),
      ],
    },
  };
});
