import { chmodSync, linkSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { render } from '../../../src/index.js';
import { readSite, readState } from '../../support/sites.js';
import { filesBelow, folder, inlay, SITE } from '../run.js';

const LOGO = '<x-logo></x-logo>';
const EXPANDED = render(LOGO, readSite('small-business')).html;

/** The files below `out` after a run, and what the run said. */
async function written(cwd: string, args: readonly string[]) {
  const { code, stdout, stderr } = await inlay(['render', '--site', SITE, '--out', 'out', ...args], { cwd });
  return { code, stdout, stderr, files: filesBelow(join(cwd, 'out')) };
}

describe.concurrent('inlay render --out', () => {
  test('keeps the paths of a folder, and leaves out node_modules, dot folders and other files', async () => {
    const cwd = folder({
      'pages/index.html': LOGO,
      'pages/über uns/team é.HTM': LOGO,
      'pages/a[1].html': LOGO,
      'pages/style.css': '',
      'pages/.draft.html': LOGO,
      'pages/.git/a.html': LOGO,
      'pages/sub/node_modules/a.html': LOGO,
    });
    expect(await written(cwd, ['pages'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '3 canvases, 3 components expanded\n',
      files: ['a[1].html', 'index.html', 'über uns/team é.HTM'],
    });
    expect(readFileSync(join(cwd, 'out/über uns/team é.HTM'), 'utf8')).toBe(EXPANDED);
  });

  test('keeps the path of a file from the working directory, or its name when it is elsewhere', async () => {
    const cwd = folder({ 'site/pages/a.html': LOGO, 'b.html': LOGO, 'c[1] d.html': LOGO });
    const elsewhere = folder({ 'deep/e.html': LOGO });
    const args = ['site/pages/a.html', './b.html', join(cwd, 'c[1] d.html'), join(elsewhere, 'deep/e.html')];
    expect((await written(cwd, args)).files).toEqual(['b.html', 'c[1] d.html', 'e.html', 'site/pages/a.html']);
  });

  test('renders each canvas for its own address below --url-base, in workers too', async () => {
    const menu = '<x-menu location="topic"></x-menu>';
    const items = ['/', '/über uns/', '/a b.html', '/c.html'].map((url) => ({ label: url, url }));
    const menus = { locations: { topic: { label: 'Haupt', menu: 'm' } }, definitions: { m: { name: 'M', items } } };
    const cwd = folder({
      'site.json': JSON.stringify({ ...(readState('bare') as object), menus }),
      'pages/index.html': menu,
      'pages/über uns/index.html': menu,
      'pages/a b.html': menu,
      'pages/part.html': menu,
    });
    const current = async (jobs: string, base: string) => {
      const args = ['--site', 'site.json', '--out', 'out', '--url-base', base, '--jobs', jobs, 'pages'];
      expect(await inlay(['render', ...args], { cwd })).toMatchObject({ code: 0 });
      return Object.fromEntries(
        filesBelow(join(cwd, 'out')).map((name) => [
          name,
          [...readFileSync(join(cwd, 'out', name), 'utf8').matchAll(/href="([^"]*)" aria-current/g)].map(
            ([, url]) => url,
          ),
        ]),
      );
    };
    const own = {
      'index.html': ['/'],
      'über uns/index.html': ['/über uns/'],
      'a b.html': ['/a b.html'],
      'part.html': [],
    };
    expect(await current('1', '/')).toEqual(own);
    expect(await current('2', '/')).toEqual(own);
    expect(await current('1', '/en/')).toEqual({ ...own, 'index.html': [], 'über uns/index.html': [], 'a b.html': [] });
  });

  test.each([
    [['--url-base', '/', 'a.html'], 'Unexpected `--url-base` without `--out <folder>`, expected both, or `--url`'],
    [['--url-base', '/menu', '--out', 'out', 'a.html'], 'expected an address that ends with `/`'],
    [['--url-base', '/', '--url', '/', '--out', 'out', 'a.html'], 'cannot be used with'],
    [['--url-base', '/', '--ndjson'], 'cannot be used with'],
  ])('refuses %j', async (args, message) => {
    const cwd = folder({ 'a.html': LOGO });
    const { code, stderr } = await inlay(['render', '--site', SITE, ...args], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('treats what a pattern matches as files', async () => {
    const cwd = folder({
      'pages/a.html': LOGO,
      'pages/b/c.html': LOGO,
      'pages/node_modules/d.html': LOGO,
      'pages/e.txt': '',
    });
    expect((await written(cwd, ['pages/**/*.html'])).files).toEqual(['pages/a.html', 'pages/b/c.html']);
  });

  test('keeps the paths below the fixed part of a pattern for another place', async () => {
    const elsewhere = folder({ 'pages/a.html': LOGO, 'pages/b/c.html': LOGO });
    expect((await written(folder(), [`${elsewhere}/pages/{*,b/*}.html`])).files).toEqual(['a.html', 'b/c.html']);
    expect((await written(folder(), [`${elsewhere}/{pages/a,pages/b/c}.html`])).files).toEqual([
      'pages/a.html',
      'pages/b/c.html',
    ]);
  });

  test('renders a canvas once that is given twice', async () => {
    const cwd = folder({ 'a.html': LOGO });
    expect((await written(cwd, ['a.html', './a.html', '*.html', '.'])).stderr).toBe('1 canvas, 1 component expanded\n');
  });

  test('does not take its own output for input', async () => {
    const cwd = folder({ 'a.html': LOGO });
    for (const args of [['.'], ['.'], ['**/*.html']]) expect((await written(cwd, args)).files).toEqual(['a.html']);
  });

  test('follows links, but not in circles', async () => {
    const cwd = folder({ 'pages/a.html': LOGO, 'shared/b.html': LOGO });
    symlinkSync('../shared', join(cwd, 'pages/linked'));
    symlinkSync('../shared/b.html', join(cwd, 'pages/c.html'));
    symlinkSync('.', join(cwd, 'pages/circle'));
    symlinkSync('..', join(cwd, 'shared/up'));
    expect((await written(cwd, ['pages'])).files).toEqual(['a.html', 'c.html', 'linked/b.html']);
  });

  test('renders the others when some fail, and lists those at the end', async () => {
    const cwd = folder({ 'pages/a.html': LOGO, 'pages/bad.html': Buffer.from([0x41, 0xff]), 'pages/z.html': LOGO });
    symlinkSync('nowhere', join(cwd, 'pages/gone.html'));
    expect(await written(cwd, ['pages', 'missing.html'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: Cannot read \`missing.html\`: no such file or folder
error: pages/bad.html: Unexpected byte \`0xFF\` at offset 1, expected UTF-8
error: Cannot read \`pages/gone.html\`: it is a link to nowhere: \`nowhere\`
2 canvases, 2 components expanded
`,
      files: ['a.html', 'z.html'],
    });
  });

  test('says how many are unresolved, and fails on them when asked to', async () => {
    const cwd = folder({ 'a.html': `${LOGO}<x-menu location="naviga"></x-menu>` });
    expect(await written(cwd, ['--fail-on-unresolved', 'a.html'])).toEqual({
      code: 1,
      stdout: '',
      stderr: '1 canvas, 1 component expanded, 1 unresolved\n',
      files: ['a.html'],
    });
  });

  test('a file after `--` may begin with a dash', async () => {
    const cwd = folder({ '-a.html': LOGO });
    expect((await written(cwd, ['--', '-a.html'])).files).toEqual(['-a.html']);
  });

  test('replaces a file whole, keeps its permissions, and leaves no temporary file', async () => {
    const cwd = folder({ 'a.html': LOGO, 'out/a.html': 'longer than the new one'.repeat(99) });
    chmodSync(join(cwd, 'out/a.html'), 0o640);
    linkSync(join(cwd, 'out/a.html'), join(cwd, 'old.html'));
    expect((await written(cwd, ['a.html'])).files).toEqual(['a.html']);
    expect(statSync(join(cwd, 'out/a.html')).mode & 0o777).toBe(0o640);
    expect(readFileSync(join(cwd, 'out/a.html'), 'utf8')).toBe(EXPANDED);
    expect(readFileSync(join(cwd, 'old.html'), 'utf8')).toContain('longer');
  });
});

describe.concurrent('inlay render --out refuses', () => {
  test('two canvases that go to one file', async () => {
    const cwd = folder({ 'a/x.html': LOGO, 'b/x.html': LOGO, 'out/keep.html': '' });
    expect(await written(cwd, ['a', 'b'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: Unexpected outputs, expected one file for each canvas:
  \`a/x.html\` and \`b/x.html\` both go to \`out/x.html\`
`,
      files: ['keep.html'],
    });
  });

  test.each([
    ['the folder of the canvases', '.', '`a.html`'],
    ['a link to it', 'linked', '`linked/a.html`'],
  ])('to overwrite a canvas in %s', async (_what, out, output) => {
    const cwd = folder({ 'a.html': LOGO });
    symlinkSync('.', join(cwd, 'linked'));
    const { code, stderr } = await inlay(['render', '--site', SITE, '--out', out, 'a.html'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe(`error: Unexpected outputs that are inputs, expected another \`--out\`:\n  ${output}\n`);
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(LOGO);
  });

  test.each([
    ['as inputs', ['a'], 'inputs'],
    ['as one file', ['a', 'b'], 'one file'],
  ])('outputs %s with their names on a line each, whatever is in them', async (_what, folders, why) => {
    const name = 'a\n::error::pwned.html';
    const cwd = folder(Object.fromEntries(folders.map((each) => [`${each}/${name}`, LOGO])));
    const { code, stderr } = await inlay(['render', '--site', SITE, '--out', 'a', ...folders], { cwd });
    expect(code).toBe(2);
    const [first, ...names] = stderr.trimEnd().split('\n');
    expect(first).toContain(why);
    expect(names).toHaveLength(1);
    expect(names[0]).toContain('`a/a\\n::error::pwned.html`');
  });

  test.each(['--site', '--addons'])('to overwrite the file of %s', async (option) => {
    const cwd = folder({ 'pages/s.html': LOGO });
    mkdirSync(join(cwd, 'out'));
    const content = option === '--site' ? readFileSync(SITE) : '{}';
    writeFileSync(join(cwd, 'out/s.html'), content);
    const options = option === '--site' ? [] : ['--site', SITE];
    const args = ['render', ...options, option, 'out/s.html', '--out', 'out', 'pages'];
    const { code, stderr } = await inlay(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toBe('error: Unexpected outputs that are inputs, expected another `--out`:\n  `out/s.html`\n');
    expect(readFileSync(join(cwd, 'out/s.html'))).toEqual(Buffer.from(content));
  });

  test.each([
    ['below a file', { 'a.html': LOGO, out: '' }, 'Cannot write `out/a.html`: a part of its path is not a folder'],
    ['over a folder', { 'a.html': LOGO, 'out/a.html/b': '' }, 'Cannot write `out/a.html`: it is a folder'],
  ])('to write %s', async (_what, files, message) => {
    const { code, stderr } = await inlay(['render', '--site', SITE, '--out', 'out', 'a.html'], { cwd: folder(files) });
    expect({ code, stderr }).toEqual({ code: 2, stderr: `error: ${message}\n0 canvases, 0 components expanded\n` });
  });
});
