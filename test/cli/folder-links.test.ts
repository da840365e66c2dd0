import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchFiles } from '../../src/cli/watch-files.js';
import { folder, inlay, SITE } from './run.js';

const CLEAN = '<p>Oggi</p>';

/** Folders, each with two links to the next, and a page in the last: as many ways to it as 2 to the power of `count`. */
function ladder(count: number): string {
  const cwd = folder({ [`d${count}/page.html`]: CLEAN });
  for (let at = 0; at < count; at += 1) {
    mkdirSync(join(cwd, `d${at}`), { recursive: true });
    for (const name of ['x', 'y']) symlinkSync(`../d${at + 1}`, join(cwd, `d${at}`, name));
  }
  return cwd;
}

/** What linting prints. */
async function lint(cwd: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await inlay(['lint', '--site', SITE, '--format', 'agent', ...args], { cwd });
  return stdout + stderr;
}

describe.concurrent('links between folders', () => {
  test('lead to each folder once', async () => {
    const cwd = ladder(30);
    writeFileSync(join(cwd, 'd30/page.html'), '<x-nope></x-nope>');
    const printed = await lint(cwd, 'd0');
    expect(printed.split(':')[0]).toBe(`d0/${'x/'.repeat(30)}page.html`);
    expect(printed).toContain('in 1 of 1 file');
  });

  test('do not hide a folder where it really is', async () => {
    const cwd = folder({ 'pages/m/a.html': '<x-nope></x-nope>', 'pages/z.html': CLEAN });
    symlinkSync('m', join(cwd, 'pages/a'));
    const printed = await lint(cwd, 'pages');
    expect(printed).toMatch(/^pages\/m\/a\.html:/);
    expect(printed).toContain('in 1 of 2 files');
  });

  test('are followed by a pattern before its first wildcard alone', async () => {
    const cwd = ladder(30);
    expect(await lint(cwd, '**/*.html')).toContain('in 1 file');
    expect(await lint(cwd, 'd29/x/*.html')).toContain('in 1 file');
    expect(await lint(cwd, 'd0/**/*.html')).toContain('Unexpected pattern `d0/**/*.html`');
  });

  test('to files are taken by a pattern', async () => {
    const cwd = folder({ 'shared/a.html': CLEAN, 'pages/b.html': CLEAN });
    symlinkSync('../shared/a.html', join(cwd, 'pages/a.html'));
    expect(await lint(cwd, 'pages/*.html')).toContain('in 2 files');
  });
});

describe('what is watched', () => {
  /** Watches paths below a folder: what it is told of after a change. */
  async function watching(cwd: string, ...names: string[]) {
    let told = (_paths: string[]) => {};
    const watched = await watchFiles(
      names.map((name) => join(cwd, name)),
      (paths) => told([...paths]),
    );
    onTestFinished(() => watched.close());
    return (path: string) => {
      const all: string[] = [];
      const changes = new Promise<string[]>((done) => {
        told = (paths) => {
          all.push(...paths);
          if (paths.includes(path)) done(all);
        };
      });
      // The system may begin to tell a little after the watcher says that it is ready.
      let size = 0;
      const write = () => writeFileSync(path, 'x'.repeat(++size));
      const again = setInterval(write, 300);
      write();
      return changes.finally(() => clearInterval(again));
    };
  }

  test('comes to an end where links lead upwards, and tells of a file by one path', async () => {
    const cwd = folder({ 'page.html': CLEAN, 'public/site.css': 'a {}', 'pages/a.html': CLEAN });
    for (const name of ['public', 'pages']) {
      symlinkSync('..', join(cwd, name, 'up'));
      symlinkSync('.', join(cwd, name, 'me'));
    }
    const toldAfter = await watching(cwd, 'page.html', 'pages', 'public');
    for (const name of ['public/site.css', 'pages/a.html', 'page.html']) {
      const told = await toldAfter(join(cwd, name));
      expect([...new Set(told)]).toEqual([join(cwd, name)]);
    }
  });

  test('is what a link leads to that is named, a file or a folder', async () => {
    const cwd = folder({ 'shared/a.html': CLEAN, 'real/b.html': CLEAN });
    symlinkSync('shared/a.html', join(cwd, 'a.html'));
    symlinkSync('real', join(cwd, 'pages'));
    const toldAfter = await watching(cwd, 'a.html', 'pages');
    for (const path of [join(cwd, 'shared/a.html'), join(cwd, 'real/b.html')]) {
      expect(await toldAfter(path)).toContain(path);
    }
  });
});
