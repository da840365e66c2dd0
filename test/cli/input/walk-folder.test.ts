import { expect, test } from 'vitest';
import { walkFolder } from '../../../src/cli/input/walk-folder.js';
import { isLintedOrPhp } from '../../../src/cli/lint/plan-lint.js';
import { folder } from '../run.js';

const NAMES = [
  '.cursorrules',
  '.env',
  '.hidden.html',
  '.hidden.md',
  '.x/a.mdc',
  'AGENTS',
  'a.html',
  'a.ipynb',
  'r/a.mdc',
];

test('a folder is searched for texts that tell agents how to work', async () => {
  const cwd = folder(Object.fromEntries(NAMES.map((name) => [name, 'x'])));
  expect(await walkFolder(cwd, () => false, isLintedOrPhp)).toEqual([
    '.cursorrules',
    'AGENTS',
    'a.html',
    'a.ipynb',
    'r/a.mdc',
  ]);
  expect(await walkFolder(cwd, () => false)).toEqual(['a.html']);
});
