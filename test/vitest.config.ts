import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { HAS_CORPUS } from './support/folders.js';
import { skipped } from './support/programs.js';

if (!HAS_CORPUS) {
  console.warn(
    'Skipping the tests on html5lib and the lint corpus: there is no ../shared/corpus beside this checkout.\n',
  );
}

for (const what of skipped()) console.warn(`Skipping ${what}.\n`);

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
