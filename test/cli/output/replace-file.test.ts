import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { replaceFile } from '../../../src/cli/output/replace-file.js';
import { writeOutput } from '../../../src/cli/output/write-output.js';
import { ROOT } from '../../support/folders.js';
import { IS_ROOT, MAY_MOUNT } from '../../support/programs.js';
import { folder, shell } from '../run.js';

/** A file with a text, to be replaced. */
function fileOf(text = 'old') {
  const cwd = folder({ 'a.html': text });
  const path = join(cwd, 'a.html');
  return { cwd, path, read: () => readFileSync(path, 'utf8'), names: () => readdirSync(cwd) };
}

describe('a replaced file', () => {
  test('is a new one with the permissions of the old, and nothing is beside it', () => {
    const { path, read, names } = fileOf();
    chmodSync(path, 0o2764);
    const { ino } = statSync(path);
    expect(replaceFile(path, 'old', 'new, and longer')).toBe(true);
    expect(read()).toBe('new, and longer');
    expect(statSync(path).mode & 0o7777).toBe(0o2764);
    expect(statSync(path).ino).not.toBe(ino);
    expect(names()).toEqual(['a.html']);
  });

  test.skipIf(!IS_ROOT)('keeps its owner and its group', () => {
    const { path } = fileOf();
    chownSync(path, 1234, 4321);
    chmodSync(path, 0o4711);
    replaceFile(path, 'old', 'new');
    const { uid, gid, mode } = statSync(path);
    expect([uid, gid, mode & 0o7777]).toEqual([1234, 4321, 0o4711]);
  });

  test('keeps its other names, and is written in place for that', () => {
    const { cwd, path } = fileOf('old and long');
    linkSync(path, join(cwd, 'twin.html'));
    const { ino } = statSync(path);
    expect(replaceFile(path, 'old and long', 'new')).toBe(true);
    expect(readFileSync(join(cwd, 'twin.html'), 'utf8')).toBe('new');
    expect([statSync(path).ino, statSync(path).nlink]).toEqual([ino, 2]);
  });

  test('is the one that a link leads to; the link stays', () => {
    const { cwd, path, read } = fileOf();
    mkdirSync(join(cwd, 'links'));
    const link = join(cwd, 'links/b.html');
    symlinkSync('../a.html', link);
    expect(replaceFile(link, 'old', 'new')).toBe(true);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(read()).toBe('new');
    expect(lstatSync(path).isSymbolicLink()).toBe(false);
    expect(readdirSync(join(cwd, 'links'))).toEqual(['b.html']);
  });

  test('that holds the new text already is left alone', () => {
    const { path } = fileOf('new');
    const { ino, mtimeMs } = statSync(path);
    expect(replaceFile(path, 'old', 'new')).toBe(false);
    expect([statSync(path).ino, statSync(path).mtimeMs]).toEqual([ino, mtimeMs]);
  });

  test.each([1, 2])('that holds something else, with %i names, is left alone', (count) => {
    const { cwd, path, read, names } = fileOf('saved by an editor');
    if (count === 2) linkSync(path, join(cwd, 'b.html'));
    expect(() => replaceFile(path, 'old', 'new')).toThrow('The file changed while it was looked at');
    expect(read()).toBe('saved by an editor');
    expect(names().length).toBe(count);
  });

  test.each([
    ['read-only', (path: string) => chmodSync(path, 0o444), 'The file is read-only'],
    ['gone', (path: string) => rmSync(path), 'ENOENT'],
    ['a folder', (path: string) => shell(`rm '${path}' && mkdir '${path}'`, '/'), 'EISDIR'],
    ['a pipe', (path: string) => shell(`rm '${path}' && mkfifo '${path}'`, '/'), 'Unexpected device or pipe'],
    ['a link in a circle', (path: string) => shell(`ln -sf a.html '${path}'`, '/'), 'ELOOP'],
  ])('that is %s is told', (_what, change, message) => {
    const { path, names } = fileOf();
    change(path);
    expect(() => replaceFile(path, 'old', 'new')).toThrow(message);
    expect(names().filter((name) => name !== 'a.html')).toEqual([]);
  });

  test('takes what a killed process has left there away, an hour later and only that', () => {
    const { cwd, path, names } = fileOf();
    const old = '.inlay-00000000-0000-0000-0000-000000000001.tmp';
    const fresh = '.inlay-00000000-0000-0000-0000-000000000002.tmp';
    const others = '.inlay-notes.tmp';
    for (const name of [old, fresh, others]) writeFileSync(join(cwd, name), '');
    for (const name of [old, others]) utimesSync(join(cwd, name), 0, 0);
    replaceFile(path, 'old', 'new');
    expect(names().sort()).toEqual([fresh, others, 'a.html'].sort());
  });
});

const MODULE = `file://${ROOT}dist/cli/output/replace-file.js`;

/** Runs a script as somebody else. */
function asNobody(script: string, ...args: readonly string[]) {
  const drop = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath];
  const ran = spawnSync('setpriv', [...drop, '--input-type=module', '-e', script, ...args]);
  return ran.stdout.toString() + ran.stderr.toString();
}

describe.skipIf(!IS_ROOT)('a file of somebody else', () => {
  const SCRIPT = `
    import { replaceFile } from '${MODULE}';
    try { console.log(replaceFile(process.argv[1], 'old', 'new')); } catch (error) { console.log(error.code); }
  `;

  test.each([
    ['of the same owner in a folder of another', 65534, 0o644, 0o755, 'true\n', 'new'],
    ['that all may write, of another owner', 0, 0o666, 0o777, 'true\n', 'new'],
    ['that only its owner may write, in a folder where all may', 0, 0o644, 0o777, 'EACCES\n', 'old'],
    ['of the same owner, read-only', 65534, 0o444, 0o777, 'read-only\n', 'old'],
  ])('%s keeps its owner', (_what, uid, mode, folderMode, told, text) => {
    const { cwd, path, read, names } = fileOf();
    chownSync(path, uid, uid);
    chmodSync(path, mode);
    chmodSync(cwd, folderMode);
    expect(asNobody(SCRIPT, path)).toBe(told);
    expect(read()).toBe(text);
    expect([statSync(path).uid, statSync(path).mode & 0o777]).toEqual([uid, mode]);
    expect(names()).toEqual(['a.html']);
  });
});

describe.skipIf(!MAY_MOUNT)('on a full disk', () => {
  /** Replaces a small file by a large one on a disk of 64 KB, and lists what is there after. */
  function onFullDisk(before: string) {
    const cwd = folder({
      'run.mjs': `
        import { replaceFile } from '${MODULE}';
        const old = 'o'.repeat(30000);
        try { replaceFile('disk/a.html', old, 'n'.repeat(90000)); } catch (error) { console.log(error.code); }`,
      'disk/.keep': '',
    });
    const look = 'head -c 30000 disk/a.html | tr -d o | wc -c; wc -c < disk/a.html; ls -A disk';
    const disk = 'mount -t tmpfs -o size=64k tmpfs disk && head -c 30000 /dev/zero | tr "\\\\0" o > disk/a.html';
    const script = `${disk} && ${before} && '${process.execPath}' run.mjs; ${look}`;
    return spawnSync('unshare', ['-m', 'sh', '-c', script], { cwd }).stdout.toString();
  }

  test('the old text stays, no temporary file is left, and it is told', () => {
    expect(onFullDisk('true')).toBe('ENOSPC\n0\n30000\na.html\n');
  });

  test('what was begun in place is taken back', () => {
    expect(onFullDisk('ln disk/a.html disk/b.html')).toBe('ENOSPC\n0\n30000\na.html\nb.html\n');
  });
});

/** Lets a script that rewrites a file without end be killed again and again, and tells what the file then held. */
async function killed(write: string, times: number): Promise<{ mixed: number; files: string[] }> {
  const cwd = folder({ 'a.html': 'a'.repeat(4_000_000) });
  const script = `
    import { writeFileSync } from 'node:fs';
    import { replaceFile } from '${MODULE}';
    const [a, b] = ['a'.repeat(4_000_000), 'b'.repeat(5_000_000)];
    const isA = (await import('node:fs')).readFileSync('a.html', 'utf8') === a;
    process.stdout.write('.');
    for (let [from, to] = isA ? [a, b] : [b, a]; ; [from, to] = [to, from]) ${write};`;
  let mixed = 0;
  for (let time = 0; time < times; time += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd });
    await new Promise((begun) => child.stdout.once('data', begun));
    await new Promise((done) => setTimeout(done, Math.random() * 60));
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGKILL');
    await ended;
    const text = readFileSync(join(cwd, 'a.html'), 'utf8');
    const isWhole =
      (text.length === 4_000_000 && !text.includes('b')) || (text.length === 5_000_000 && !text.includes('a'));
    if (!isWhole) {
      mixed += 1;
      writeFileSync(join(cwd, 'a.html'), 'a'.repeat(4_000_000));
    }
  }
  return { mixed, files: readdirSync(cwd) };
}

describe('kill -9', () => {
  test('leaves the old text or the new one, and besides only what canvases and links never name', async () => {
    const { mixed, files } = await killed('replaceFile("a.html", from, to)', 15);
    expect(mixed).toBe(0);
    expect(files.filter((name) => !/^\.inlay-[0-9a-f-]{36}\.tmp$/.test(name))).toEqual(['a.html']);
  });

  test('would leave half of it if it were written in place', async () => {
    expect((await killed('writeFileSync("a.html", to)', 15)).mixed).toBeGreaterThan(0);
  });
});

test('an output keeps its permissions, too', () => {
  const { path, read, names } = fileOf();
  chmodSync(path, 0o600);
  writeOutput(path, 'new');
  expect([read(), statSync(path).mode & 0o777, names()]).toEqual(['new', 0o600, ['a.html']]);
});
