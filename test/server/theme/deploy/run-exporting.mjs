// Runs `exporting.ts` in a process of its own, from the sources.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
await runnerImport(fileURLToPath(new URL('exporting.ts', import.meta.url)), {
  root,
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: [{ find: /^inlay\/internal\/(.*)\.js$/, replacement: `${root}src/$1.ts` }] },
});
