import fs, { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { replaceFile } from '../../../../src/cli/output/replace-file.js';
import { canvasFolders } from '../../../../src/server/cli/mcp/canvas-folders.js';
import { folder } from '../../../cli/run.js';

const TEXT = '<x-logo/>';
const MENDED = '<x-logo></x-logo>';
const { openSync, fsyncSync, renameSync: rename } = fs;

afterEach(() => {
  Object.assign(fs, { openSync, fsyncSync, renameSync: rename });
  syncBuiltinESMExports();
});

/** A folder `pages` with a canvas below it, beside a folder that holds the same text under the same name. */
function place(outside = TEXT) {
  const cwd = folder({});
  for (const name of ['pages', 'pages/race', 'secret']) mkdirSync(join(cwd, name));
  writeFileSync(join(cwd, 'pages/race/a.html'), TEXT);
  writeFileSync(join(cwd, 'secret/a.html'), outside);
  const race = join(cwd, 'pages/race');
  return {
    path: join(race, 'a.html'),
    files: canvasFolders([join(cwd, 'pages')]),
    swap() {
      renameSync(race, `${race}.old`);
      symlinkSync('../secret', race);
    },
    swapBack() {
      unlinkSync(race);
      renameSync(`${race}.old`, race);
    },
    read: (name: string) => readFileSync(join(cwd, name), 'utf8'),
    names: (name: string) => readdirSync(join(cwd, name)),
  };
}

/** Does something right before the first call of a function of the file system, and something right behind it. */
function around(name: 'openSync' | 'fsyncSync' | 'renameSync', before: () => void, behind: () => void = () => {}) {
  const real = fs[name] as (...args: unknown[]) => unknown; // it is only passed on
  const hook = (...args: unknown[]) => {
    Object.assign(fs, { [name]: real });
    syncBuiltinESMExports();
    before();
    try {
      return real(...args);
    } finally {
      behind();
    }
  };
  Object.assign(fs, { [name]: hook });
  syncBuiltinESMExports();
}

describe('a folder that becomes a link to another one', () => {
  test('between reading and writing: nothing is written', () => {
    const { path, files, swap, read, names } = place();
    const canvas = files.open(path);
    swap();
    expect(() => canvas.write(MENDED)).toThrow(expect.objectContaining({ code: 'outside' }));
    expect([read('secret/a.html'), read('pages/race.old/a.html')]).toEqual([TEXT, TEXT]);
    expect([names('secret'), names('pages/race.old')]).toEqual([['a.html'], ['a.html']]);
  });

  test('while the new file is written: it goes, and the old one stays', () => {
    const { path, files, swap, read, names } = place();
    const canvas = files.open(path);
    around('fsyncSync', swap);
    expect(() => canvas.write(MENDED)).toThrow(expect.objectContaining({ code: 'outside' }));
    expect([read('secret/a.html'), read('pages/race.old/a.html')]).toEqual([TEXT, TEXT]);
    if (process.platform === 'linux')
      expect([names('secret'), names('pages/race.old')]).toEqual([['a.html'], ['a.html']]);
  });

  test.runIf(process.platform === 'linux')('in the last moment: what is outside stays as it is', () => {
    const { path, files, swap, read, names } = place();
    const canvas = files.open(path);
    around('renameSync', swap);
    expect(() => canvas.write(MENDED)).toThrow(expect.objectContaining({ code: 'changed-meanwhile' }));
    expect([read('secret/a.html'), names('secret')]).toEqual([TEXT, ['a.html']]);
    expect([read('pages/race.old/a.html'), names('pages/race.old')]).toEqual([MENDED, ['a.html']]);
  });

  test.each([
    ['and stays one', false, 'outside'],
    ['and is put back at once', true, 'changed-meanwhile'],
  ])('before the file is opened, %s: nothing is read', (_title, isPutBack, code) => {
    const { path, files, swap, swapBack } = place('SECRET');
    around('openSync', swap, isPutBack ? swapBack : undefined);
    expect(() => files.open(path)).toThrow(expect.objectContaining({ code }));
  });

  test('negative control: it is read and written where nobody checks', () => {
    const { path, swap, read } = place();
    swap();
    expect(replaceFile(path, TEXT, MENDED)).toBe(true);
    expect([read('secret/a.html'), readFileSync(path, 'utf8')]).toEqual([MENDED, MENDED]);
  });
});

test('another file with the same text and name is not written', () => {
  const { path, files, read } = place();
  const canvas = files.open(path);
  writeFileSync(`${path}.new`, TEXT);
  renameSync(`${path}.new`, path);
  expect(() => canvas.write(MENDED)).toThrow(expect.objectContaining({ code: 'changed-meanwhile' }));
  expect(read('pages/race/a.html')).toBe(TEXT);
});

test('negative control: a folder that stays is written to', () => {
  const { path, files, read, names } = place();
  const canvas = files.open(path);
  expect([canvas.source, canvas.write(MENDED)]).toEqual([TEXT, true]);
  expect([read('pages/race/a.html'), read('secret/a.html'), names('pages/race')]).toEqual([MENDED, TEXT, ['a.html']]);
});
