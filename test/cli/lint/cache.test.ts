import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultCacheFile } from '../../../src/cli/lint/cache.js';
import { filesBelow, folder, inlay, SITE } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

const FILES = {
  'site.json': readFileSync(SITE, 'utf8'),
  'plugin.mjs': PLUGIN,
  'inlay.config.json': CONFIG,
  'pages/a.html': '<x-nav></x-nav>',
  'pages/b.html': '<b>wow</b>',
};

interface Cached {
  entries: Record<string, { key: string; findings: { message: string }[] }>;
}

/** Lints with a cache, and tells the messages. */
async function messages(cwd: string, ...args: string[]): Promise<string[]> {
  const options = ['--cache', '--cache-location', 'cache/lint.json', '--format', 'json'];
  const { stdout, stderr } = await inlay(['lint', '--plugins', 'pages', ...options, ...args], { cwd });
  expect(stderr).toBe('');
  const { files }: { files: { findings: { message: string }[] }[] } = JSON.parse(stdout);
  return files.flatMap(({ findings }) => findings.map(({ message }) => message.replace(/, expected.*/, '')));
}

const cacheOf = (cwd: string): Cached => JSON.parse(readFileSync(join(cwd, 'cache/lint.json'), 'utf8'));

/** Writes into every message of the cache where it is from: who reads it has not linted again. */
function mark(cwd: string): void {
  const cache = cacheOf(cwd);
  for (const { findings } of Object.values(cache.entries)) for (const each of findings) each.message = 'cached';
  writeFileSync(join(cwd, 'cache/lint.json'), JSON.stringify(cache));
}

const FRESH = ['Unexpected `x-nav`', 'Unexpected `wow`'];
const FROM_CACHE = ['cached', 'cached'];

describe.concurrent('inlay lint --cache', () => {
  test('answers from the cache what has not changed, in one process and in workers', async () => {
    const cwd = folder(FILES);
    expect(await messages(cwd)).toEqual(FRESH);
    mark(cwd);
    expect(await messages(cwd)).toEqual(FROM_CACHE);
    expect(await messages(cwd, '--jobs', '2')).toEqual(FROM_CACHE);
    writeFileSync(join(cwd, 'pages/a.html'), '<x-naw></x-naw>');
    expect(await messages(cwd)).toEqual(['Unexpected `x-naw`', 'cached']);
  });

  const write = (name: string, text: string) => (cwd: string) => writeFileSync(join(cwd, name), text);
  const alter = (change: (cache: Cached) => void) => (cwd: string) => {
    const cache = cacheOf(cwd);
    change(cache);
    writeFileSync(join(cwd, 'cache/lint.json'), JSON.stringify(cache));
  };
  const spoil = ({ entries }: Cached) => {
    for (const entry of Object.values(entries)) entry.key = 'x';
  };

  test.each<[string, (cwd: string) => void, string[], string[]]>([
    ['nothing', () => {}, [], FROM_CACHE],
    ['a severity', () => {}, ['--rule', 'calm=error'], FRESH],
    ['the preset', () => {}, ['--preset', 'strict'], FRESH],
    ['the site', write('site.json', FILES['site.json'].replace('"name": "', '"name": "A ')), [], FRESH],
    ['the spaces of the site', write('site.json', `\n${FILES['site.json']}`), [], FROM_CACHE],
    ['a module with rules', write('plugin.mjs', `${PLUGIN}\n`), [], FRESH],
    ['the key of entries', alter(spoil), [], FRESH],
    ['the form of the cache', alter((cache) => Object.assign(cache, { format: 'inlay-lint-cache/0' })), [], FRESH],
    ['the cache into half of one', write('cache/lint.json', '{"format":"inlay-lint-cache/1","entries": '), [], FRESH],
    ['the cache into nothing', write('cache/lint.json', ''), [], FRESH],
  ])('after a change of %s', async (_what, change, args, expected) => {
    const cwd = folder(FILES);
    await messages(cwd);
    mark(cwd);
    change(cwd);
    expect(await messages(cwd, ...args)).toEqual(expected);
    // And the cache is sound again.
    expect(Object.keys(cacheOf(cwd).entries).length).toBe(2);
  });

  test('forgets canvases that are gone, keeps others, and leaves nothing else behind', async () => {
    const cwd = folder({ ...FILES, 'more/c.html': '' });
    await inlay(['lint', '--plugins', '.', '--cache', '--cache-location', 'cache/lint.json'], { cwd });
    expect(Object.keys(cacheOf(cwd).entries)).toEqual(
      ['more/c.html', 'pages/a.html', 'pages/b.html'].map((path) => join(cwd, path)),
    );
    rmSync(join(cwd, 'pages/b.html'));
    await messages(cwd);
    expect(Object.keys(cacheOf(cwd).entries)).toEqual(['more/c.html', 'pages/a.html'].map((path) => join(cwd, path)));
    expect(filesBelow(join(cwd, 'cache'))).toEqual(['lint.json']);
  });

  test('stays whole when several runs write it at once', async () => {
    const cwd = folder(FILES);
    const runs = await Promise.all([1, 2, 3, 4].map(() => messages(cwd)));
    expect(runs).toEqual([FRESH, FRESH, FRESH, FRESH]);
    expect(Object.keys(cacheOf(cwd).entries).length).toBe(2);
    expect(filesBelow(join(cwd, 'cache'))).toEqual(['lint.json']);
  });

  test('still fixes, and then knows the fixed canvas', async () => {
    const cwd = folder(FILES);
    await messages(cwd);
    const args = ['lint', '--plugins', 'pages/b.html', '--cache', '--cache-location', 'cache/lint.json'];
    expect((await inlay([...args, '--fix-suggestions'], { cwd })).stderr).toBe(
      'Fixed 2 findings in 1 file\n  pages/b.html: 2 findings\n',
    );
    expect(readFileSync(join(cwd, 'pages/b.html'), 'utf8')).toBe('<b></b>');
    const { entries } = cacheOf(cwd);
    expect(entries[join(cwd, 'pages/b.html')]?.findings).toEqual([]);
    expect((await inlay(args, { cwd })).stdout).toBe('No findings in 1 file\n');
    expect(cacheOf(cwd).entries).toEqual(entries);
  });

  test.each([
    ['a canvas', 'file', '<p>a page</p>'],
    ['settings', 'file', '{"format": "inlay-site/1"}'],
    ['a folder', 'folder', undefined],
  ])('is not put in the place of %s that is named by a slip', async (_what, kind, text) => {
    const cwd = folder(FILES);
    const path = join(cwd, 'slip');
    if (text === undefined) mkdirSync(path);
    else writeFileSync(path, text);
    const args = ['lint', '--plugins', 'pages', '--cache', '--cache-location', 'slip'];
    expect(await inlay(args, { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        `error: Unexpected ${kind} \`slip\`, expected a cache of \`inlay lint\`, or nothing there: it would be replaced. ` +
        'Name another file with `--cache-location <file>`\n',
    });
    if (text !== undefined) expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('is made anew in its own place, whatever stands there', async () => {
    const cwd = folder({ ...FILES, 'package.json': '{}', 'node_modules/.cache/inlay/lint.json': '<p>a page</p>' });
    await inlay(['lint', '--plugins', 'pages', '--cache'], { cwd });
    expect(readFileSync(join(cwd, 'node_modules/.cache/inlay/lint.json'), 'utf8')).toContain('inlay-lint-cache/1');
  });

  test('is in the node_modules of the package, else in the cache of the user', async () => {
    const cwd = folder({ ...FILES, 'package.json': '{}', 'node_modules/x/package.json': '{}' });
    await inlay(['lint', '--plugins', 'pages', '--cache'], { cwd });
    expect(existsSync(join(cwd, 'node_modules/.cache/inlay/lint.json'))).toBe(true);
    const own = folder(FILES);
    const home = folder();
    await inlay(['lint', '--plugins', 'pages', '--cache'], { cwd: own, env: { XDG_CACHE_HOME: home } });
    expect(filesBelow(home)).toEqual([expect.stringMatching(/^inlay\/lint-[0-9a-f]{16}\.json$/)]);
  });

  test('is never written through a link, nor into a node_modules further up', () => {
    const up = folder({ 'node_modules/x/package.json': '{}', 'project/package.json': '{}' });
    const env = { XDG_CACHE_HOME: '/caches' };
    const users = /^\/caches\/inlay\/lint-[0-9a-f]{16}\.json$/;
    expect(defaultCacheFile(join(up, 'project'), env)).toMatch(users);
    mkdirSync(join(up, 'linked'));
    writeFileSync(join(up, 'linked/package.json'), '{}');
    symlinkSync(join(up, 'node_modules'), join(up, 'linked/node_modules'));
    expect(defaultCacheFile(join(up, 'linked'), env)).toMatch(users);
    expect(defaultCacheFile(tmpdir(), env)).toMatch(users);
  });
});
