import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configFinder } from '../../../src/cli/config/find-config.js';
import { folder } from '../run.js';

const CONFIG = { 'inlay.config.json': '{}' };

/** The configuration for `project/a/b`, from the top folder, with one in the top folder itself. */
function found(files: Readonly<Record<string, string>>, open: string[] = []): string | undefined {
  const top = folder({ ...CONFIG, ...files });
  mkdirSync(join(top, 'project/a/b'), { recursive: true });
  const find = configFinder(open.map((name) => join(top, name)));
  return find(join(top, 'project/a/b'))?.slice(top.length + 1);
}

describe('the search for a configuration', () => {
  test.each([
    ['a repository', 'project/.git/HEAD', ''],
    ['a worktree or a submodule', 'project/.git', 'gitdir: ../x'],
    ['a workspace', 'project/package.json', '{"workspaces": ["a/*"]}'],
    ['a workspace of pnpm', 'project/pnpm-workspace.yaml', ''],
    ['a package', 'project/package.json', '{}'],
    ['a package of PHP', 'project/composer.json', '{}'],
    ['a package that is none', 'project/package.json', '{'],
  ])('goes up to the top of %s, and no further', (_what, sign, text) => {
    expect(found({ [sign]: text })).toBe(undefined);
    expect(found({ [sign]: text, 'project/.inlayrc.json': '{}' })).toBe('project/.inlayrc.json');
    expect(found({ 'package.json': '{}' })).toBe('inlay.config.json'); // the negative control: the top is higher up
  });

  test.each([
    ['a package in a workspace', { 'project/package.json': '{"workspaces": []}', 'project/a/package.json': '{}' }],
    ['a package in a repository', { 'project/.git/HEAD': '', 'project/a/package.json': '{}' }],
    ['a workspace in a repository', { 'project/.git/HEAD': '', 'project/a/package.json': '{"workspaces": []}' }],
  ])('of %s goes up to the outer one', (_what, files: Readonly<Record<string, string>>) => {
    expect(found({ ...files, 'project/inlay.config.json': '{}' })).toBe('project/inlay.config.json');
  });

  test('outside of projects goes up to the folder that is open, else into the first folder alone', () => {
    const inProject = { 'project/inlay.config.json': '{}' };
    expect(found(inProject)).toBe(undefined);
    expect(found(inProject, ['project/a'])).toBe(undefined);
    expect(found(inProject, ['project/a', 'project'])).toBe('project/inlay.config.json');
    expect(found(inProject, ['projec'])).toBe(undefined);
    expect(found({ 'project/a/b/.inlayrc.json': '{}' })).toBe('project/a/b/.inlayrc.json');
  });

  test('ends at the top of the file system', () => {
    expect(configFinder([])(dirname('/'))).toBe(undefined);
  });
});
