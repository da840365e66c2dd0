import { readFileSync } from 'node:fs';
import { ROOT } from '../support/folders.js';

/** What people read who installed a package: every command and example of it is run as they would. */
export const FOR_USERS = [
  'README.md',
  'src/adapters/README.md',
  'src/canvas/README.md',
  'src/cli/README.md',
  'src/component/README.md',
  'src/http/README.md',
  'src/lint/README.md',
  'src/lsp/README.md',
  'src/manifest/README.md',
  'src/php/README.md',
  'src/rehype/README.md',
  'src/server/README.md',
  'src/server/theme/README.md',
  'src/site/README.md',
  'src/structured-data/README.md',
  'src/styles/README.md',
  'src/testing/README.md',
] as const;

/** What people read who have a clone. */
export const FOR_CONTRIBUTORS = [
  'bench/README.md',
  'src/README.md',
  'test/README.md',
  '.github/CONTRIBUTING.md',
] as const;

/** The text of a README, by its path in the clone. */
export function readReadme(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}
