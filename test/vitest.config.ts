import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';
import { HAS_CORPUS, ROOT } from './support/folders.js';
import { skipped } from './support/programs.js';

/** Others read this file too, such as knip: they are told nothing. */
const isRun = /vitest/.test(process.argv[1] ?? '');

if (isRun && !HAS_CORPUS) {
  console.warn(
    'Skipping the tests on html5lib and the lint corpus: there is no ../shared/corpus beside this checkout.\n',
  );
}

if (isRun) for (const what of skipped()) console.warn(`Skipping ${what}.\n`);

/**
 * What puts the machine under load, measures what happens under it, drives a browser, or takes `dist` away: one file at a
 * time, when all others are done.
 */
const ALONE = [
  'test/server/daemon/**/*.test.ts',
  'test/forms/**/*.test.ts',
  'test/server/preview/{access,containment,journey,plain,untrusted}.test.ts',
  'test/server/{site,story}/browser*.test.ts',
  'test/wordpress/**/*.test.ts',
  'test/npx.test.ts',
];

/**
 * What takes long: it starts processes by the hundred, packs and installs the package, drives other programs, or repeats a
 * property thousands of times. `npm test` leaves it out, `npm run test:all` does not.
 */
const LONG = [
  ...ALONE,
  'test/cli/{lint,lsp}/*.test.ts',
  'test/cli/{config/choose-site,init/measured}.test.ts',
  'test/cli/{input/strangers,output/harmless,threads/workers}.test.ts',
  'test/{lsp,php,regex,server,workers}/**/*.test.ts',
  'test/{fuzz,package,properties,real-pages}.test.ts',
  'test/**/{readme,fuzz,properties,*.properties}.test.ts',
  'test/testing/*.test.ts',
];

for (const pattern of LONG) {
  if (globSync(pattern, { cwd: ROOT }).length === 0)
    throw new Error(`Unexpected \`${pattern}\`, expected it to match a test`);
}

export default defineConfig(({ mode }) => {
  const isAll = mode === 'all';
  if (isRun && !isAll) console.warn('Leaving out what takes long: `npm run test:all` runs everything.\n');
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
        {
          extends: true,
          test: {
            name: 'side by side',
            include: ['test/**/*.test.ts'],
            exclude: isAll ? ALONE : LONG,
            // Many wait for processes, so that two do well on one core.
            maxWorkers: Math.max(2, availableParallelism() - 1),
            sequence: { groupOrder: 0 },
          },
        },
        ...(isAll
          ? [
              {
                extends: true as const,
                test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
              },
            ]
          : []),
      ],
    },
  };
});
