import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { VERSION } from '../src/version.js';
import { ROOT } from './support/folders.js';

// Stands alone: the first time in a folder `npx` has the package built again, and so takes `dist` away from other tests.
test('the command can be run by its name in a clone: `npx` needs the file to be executable', () => {
  const { status, stdout } = spawnSync('npx', ['inlay', '--version'], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${VERSION}\n` });
});
