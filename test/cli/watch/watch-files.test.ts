import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ReadPath, readPath } from '../../../src/cli/input/file-cache.js';
import { watchFiles } from '../../../src/cli/watch/watch-files.js';
import { filesBelow, folder } from '../run.js';

/** Watches paths below a folder. */
function watching(cwd: string, ...names: string[]) {
  const all = new Set<string>();
  let look = () => {};
  const watched = watchFiles(
    names.map((name) => join(cwd, name)),
    (paths) => {
      for (const path of paths) all.add(path);
      look();
    },
  );
  onTestFinished(() => watched.close());
  const toldOf = async (path: string) => {
    while (!all.has(path)) {
      await new Promise<void>((done) => {
        look = done;
      });
    }
    const told = [...all];
    all.clear();
    return told;
  };
  return {
    add: (...read: ReadPath[]) => watched.add(read),
    /** All that was told since the last time, once a path was. */
    toldOf,
    /** Writes a file once: what is told until it is told, too. */
    write(name: string) {
      writeFileSync(join(cwd, name), `${Math.random()}`);
      return toldOf(join(cwd, name));
    },
  };
}

describe('what is watched', () => {
  test('comes to an end where links lead upwards, and tells of a file by one path', async () => {
    const cwd = folder({ 'page.html': '', 'public/site.css': 'a {}', 'pages/a.html': '' });
    for (const name of ['public', 'pages']) {
      symlinkSync('..', join(cwd, name, 'up'));
      symlinkSync('.', join(cwd, name, 'me'));
    }
    const { write } = watching(cwd, 'page.html', 'pages', 'public');
    for (const name of ['public/site.css', 'pages/a.html', 'page.html']) {
      expect(await write(name)).toEqual([join(cwd, name)]);
    }
  });

  test('is what a link leads to that is named, a file or a folder, over other links', async () => {
    const cwd = folder({ 'shared/a.html': '', 'shared/b.html': '', 'real/b.html': '', 'other/b.html': '' });
    symlinkSync('shared', join(cwd, 'way'));
    symlinkSync('way/a.html', join(cwd, 'a.html'));
    symlinkSync('real', join(cwd, 'pages'));
    const { write, toldOf } = watching(cwd, 'a.html', 'pages');
    for (const name of ['shared/a.html', 'real/b.html']) expect(await write(name)).toEqual([join(cwd, name)]);
    // Each link may lead elsewhere.
    rmSync(join(cwd, 'pages'));
    symlinkSync('other', join(cwd, 'pages'));
    await toldOf(join(cwd, 'pages'));
    await write('other/b.html');
    rmSync(join(cwd, 'way'));
    symlinkSync('real', join(cwd, 'way'));
    await toldOf(join(cwd, 'way'));
    await write('real/a.html');
  });

  test('may be a link that leads in a circle, to be mended', async () => {
    const cwd = folder();
    symlinkSync('b', join(cwd, 'a'));
    symlinkSync('a', join(cwd, 'b'));
    const { toldOf } = watching(cwd, 'a');
    rmSync(join(cwd, 'b'));
    await toldOf(join(cwd, 'b'));
  });

  test('is a folder that is made later, removed, and made again, with all below it', async () => {
    const cwd = folder();
    const { write, toldOf } = watching(cwd, 'x/pages');
    for (let round = 0; round < 3; round += 1) {
      mkdirSync(join(cwd, 'x/pages/deep/deeper'), { recursive: true });
      await toldOf(join(cwd, 'x'));
      await write('x/pages/deep/deeper/a.html');
      rmSync(join(cwd, 'x'), { recursive: true });
      await toldOf(join(cwd, 'x'));
    }
  });

  test('is every folder of a tree that is built while it is looked at: who reads when told ends with what is there', async () => {
    const cwd = folder({ 'pages/a.html': '' });
    const now = () => filesBelow(cwd).map((name) => `${name} ${readFileSync(join(cwd, name), 'utf8')}`);
    let seen: string[] = [];
    let look = () => {};
    const watched = watchFiles([join(cwd, 'pages')], () => {
      seen = now();
      look();
    });
    onTestFinished(() => watched.close());
    const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
    for (const pause of [0, 1, 3, 48, 50, 52, 90]) {
      let last = 'pages';
      for (let depth = 0; depth < 12; depth += 1) {
        last += `/${pause}-${depth}`;
        mkdirSync(join(cwd, last));
        write(`${last}/a.html`, '');
        await new Promise((done) => setTimeout(done, pause));
        write(`${last}/a.html`, 'b');
      }
      write(`${last}/a.html`, 'last');
      while (seen.join() !== now().join()) {
        await new Promise<void>((done) => {
          look = done;
        });
      }
    }
  });

  test('is the folder that takes the place of another', async () => {
    const cwd = folder({ 'pages/a/b/page.html': '', 'next/b/page.html': '' });
    const { write, toldOf } = watching(cwd, 'pages');
    renameSync(join(cwd, 'pages/a'), join(cwd, 'old'));
    renameSync(join(cwd, 'next'), join(cwd, 'pages/a'));
    await toldOf(join(cwd, 'pages/a'));
    await write('pages/a/b/page.html');
    renameSync(join(cwd, 'pages'), join(cwd, 'older'));
    mkdirSync(join(cwd, 'pages'));
    await toldOf(join(cwd, 'pages'));
    await write('pages/c.html');
  });

  test('is a file that was read, alone in its folder, and when it comes back', async () => {
    const cwd = folder({ 'site/site.json': '', 'site/other.json': '', 'pages/a.html': '' });
    const { write, toldOf, add } = watching(cwd, 'pages');
    const path = join(cwd, 'site/site.json');
    add(readPath(path));
    writeFileSync(join(cwd, 'site/other.json'), 'x');
    expect(await write('site/site.json')).toEqual([path]);
    rmSync(path);
    expect(await toldOf(path)).toEqual([path]);
    expect(await write('site/site.json')).toEqual([path]);
  });

  test('is not what begins with a dot, nor node_modules', async () => {
    const cwd = folder({ 'pages/.git/a': '', 'pages/node_modules/a/a.html': '', 'pages/a.html': '' });
    const { write } = watching(cwd, 'pages');
    for (const name of ['.git/a', 'node_modules/a/a.html', '.a.html.swp']) writeFileSync(join(cwd, 'pages', name), 'x');
    expect(await write('pages/a.html')).toEqual([join(cwd, 'pages/a.html')]);
  });
});

describe('a change between the reading of a file and the begin of its watching', () => {
  /** What is told of a link's target that is written after it was read, until a later change is told. */
  async function told(stampedBefore: boolean): Promise<string[]> {
    const cwd = folder({ 'shared/l.html': '', 'pages/a.html': '' });
    const link = join(cwd, 'pages/l.html');
    symlinkSync('../shared/l.html', link);
    const { write, add } = watching(cwd, 'pages');
    const before = readPath(link);
    writeFileSync(join(cwd, 'shared/l.html'), 'x');
    add(stampedBefore ? before : readPath(link));
    return (await write('pages/a.html')).sort();
  }

  test('is told', async () => {
    const paths = await told(true);
    expect(paths.map((path) => path.slice(path.lastIndexOf('/')))).toEqual(['/a.html', '/l.html']);
  });

  test('would be missed if the stamp were taken after it', async () => {
    expect(await told(false)).toHaveLength(1);
  });
});
