import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bake, buildManifest, parseBaked, render, run } from '../../../src/index.js';
import { FIXTURES } from '../../support/folders.js';
import { readSite, readState } from '../../support/sites.js';
import { BARE, filesBelow, folder, inlay, SITE } from '../run.js';

const site = readSite('small-business');
const PAGE = join(FIXTURES, 'render/page-small-business/canvas.html');
const LOGO = '<x-logo></x-logo>';

describe.concurrent('inlay bake', () => {
  test('writes one canvas to stdout, as a line of what `bake` gives', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const { code, stdout, stderr } = await inlay(['bake', '--site', SITE, PAGE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`${JSON.stringify(bake(page, site))}\n`);
    const request = { url: '/menu/' };
    expect(run(parseBaked(JSON.parse(stdout)), request)).toBe(render(page, site, request).html);
  });

  test('takes the site from a full manifest, and the canvas from stdin', async () => {
    const cwd = folder({ 'manifest.json': JSON.stringify(buildManifest(site)) });
    const { stdout } = await inlay(['bake', '--manifest', 'manifest.json'], { cwd, stdin: LOGO });
    expect(run(parseBaked(JSON.parse(stdout)))).toBe(render(LOGO, site).html);
  });

  test('keeps the paths of a folder, with names of their own', async () => {
    const cwd = folder({
      'pages/index.html': LOGO,
      'pages/über uns/team.v2.HTM': '<x-menu location="naviga"></x-menu>',
      'pages/style.css': '',
      snippet: '',
    });
    expect(await inlay(['bake', '--site', SITE, '--out', 'out', 'pages', 'snippet'], { cwd })).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '3 canvases, 1 component expanded, 1 unresolved\n',
    });
    expect(filesBelow(join(cwd, 'out'))).toEqual([
      'index.baked.json',
      'snippet.baked.json',
      'über uns/team.v2.baked.json',
    ]);
    expect(readFileSync(join(cwd, 'out/index.baked.json'), 'utf8')).toBe(`${JSON.stringify(bake(LOGO, site))}\n`);
  });

  test('counts a form that only a request brings as expanded', async () => {
    const state = JSON.parse(readFileSync(SITE, 'utf8'));
    const addons = { p: { status: 'selected', forms: [{ id: 'f', title: 'F' }] } };
    const cwd = folder({
      'site.json': JSON.stringify({ ...state, addons }),
      'a.html': '<x-addon provider="p"></x-addon><x-addon provider="q"></x-addon>',
    });
    const { stderr } = await inlay(['bake', '--site', 'site.json', '--out', 'out', 'a.html'], { cwd });
    expect(stderr).toBe('1 canvas, 1 component expanded, 1 unresolved\n');
  });

  test('bakes the others when some fail, and lists those at the end', async () => {
    const cwd = folder({ 'pages/a.html': LOGO, 'pages/bad.html': Buffer.from([0x41, 0xff]) });
    expect(await inlay(['bake', '--site', SITE, '--out', 'out', 'pages'], { cwd })).toMatchObject({
      code: 2,
      stderr: `error: pages/bad.html: Unexpected byte \`0xFF\` at offset 1, expected UTF-8
1 canvas, 1 component expanded
`,
    });
  });

  test.each([
    [
      'two canvases that go to one file',
      ['--out', 'out', 'pages'],
      'Unexpected outputs, expected one file for each canvas:\n  `pages/a.htm` and `pages/a.html` both go to `out/a.baked.json`',
    ],
    [
      'to overwrite the site',
      ['--out', '.', 'site.html'],
      'Unexpected outputs that are inputs, expected another `--out`:\n  `site.baked.json`',
    ],
    [
      'several canvases without --out',
      ['pages'],
      'Unexpected 2 canvases for stdout, expected one, or `--out <folder>`',
    ],
    ['what is only for rendering', ['--url', '/', 'pages'], "unknown option '--url'"],
    [
      'no threads at all',
      ['--jobs', '0'],
      "option '--jobs <n>' argument '0' is invalid. Unexpected `0`, expected a number of threads from 1 to 9999.",
    ],
    ['threads for a stream', ['--jobs', '2', '--ndjson'], "option '--ndjson' cannot be used with option '--jobs <n>'"],
  ])('refuses %s', async (_what, args, message) => {
    const files = { 'pages/a.html': '', 'pages/a.htm': '', 'site.html': '', 'site.baked.json': readFileSync(BARE) };
    const { code, stdout, stderr } = await inlay(['bake', '--site', 'site.baked.json', ...args], {
      cwd: folder(files),
    });
    expect({ code, stdout, stderr: stderr.trim() }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}` });
  });
});

describe.concurrent('inlay bake --ndjson', () => {
  test('answers each line by its baked canvas, in order, with its id', async () => {
    const bare = readSite('bare');
    const stdin = [
      { canvas: LOGO, id: 1 },
      { canvas: LOGO, site: readState('bare'), id: null },
      { canvas: LOGO, request: {} },
      { canvas: '<x-menu location="topic"></x-menu>' },
    ];
    const ran = await inlay(['bake', '--site', SITE, '--ndjson'], {
      stdin: stdin.map((line) => JSON.stringify(line)).join('\n'),
    });
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code: 1, stderr: '' });
    expect(
      ran.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { id: 1, baked: bake(LOGO, site) },
      { id: null, baked: bake(LOGO, bare) },
      {
        error: {
          code: 'invalid-line',
          message: 'The line is not valid',
          problems: [
            { pointer: '/request', message: 'Unexpected key `request`, expected one of `canvas`, `site`, `id`' },
          ],
        },
        line: 3,
      },
      { baked: bake('<x-menu location="topic"></x-menu>', site) },
    ]);
  });

  test('answers a line without a site by what is missing', async () => {
    const { code, stdout } = await inlay(['bake', '--ndjson'], { stdin: '{"canvas":""}' });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid-line', problems: [{ pointer: '/site' }] } });
  });
});
