import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite, render } from '../../../src/index.js';
import { FIXTURES } from '../../support/folders.js';
import { readSite, readState } from '../../support/sites.js';
import { BARE, folder, inlay, SITE } from '../run.js';

const site = readSite('small-business');
const PAGE = join(FIXTURES, 'render/page-small-business/canvas.html');
const MIXED =
  '<x-logo></x-logo>\n<x-menu location="topi"></x-menu>\n<x-menu location="topic"><x-logo></x-logo></x-menu>\n';

describe.concurrent('inlay render', () => {
  test('writes one canvas to stdout, byte for byte what `render` gives', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const { code, stdout, stderr } = await inlay(['render', '--site', SITE, '--url', '/menu/', PAGE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(render(page, site, { url: '/menu/' }).html);
  });

  test('leaves every byte of a canvas without components alone, its byte order mark, CRLF and NUL too', async () => {
    const bytes = Buffer.from('\ufeff<p>\r\n\0caffè \u2028 😀\n\n');
    const cwd = folder({ 'a.html': bytes });
    expect((await inlay(['render', '--site', SITE, 'a.html'], { cwd })).bytes).toEqual(bytes);
    expect((await inlay(['render', '--site', SITE], { stdin: bytes })).bytes).toEqual(bytes);
  });

  test.each([['-'], []])('reads stdin for %j', async (...args) => {
    const { code, stdout, stderr } = await inlay(['render', '--site', BARE, ...args], { stdin: '<x-logo></x-logo>' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(render('<x-logo></x-logo>', readSite('bare')).html);
  });

  test('takes a canvas for one that two arguments stand for', async () => {
    const cwd = folder({ 'pages/a.html': '<p>' });
    expect((await inlay(['render', '--site', SITE, 'pages', 'pages/a.html'], { cwd })).stdout).toBe('<p>');
  });

  test.each(['/über uns/', '/%C3%BCber%20uns/'])(
    'marks the current page whichever way its address is written: %s',
    async (url) => {
      const items = [{ label: 'Über uns', url: '/über uns/' }];
      const menus = { locations: { topic: { label: 'Haupt', menu: 'm' } }, definitions: { m: { name: 'M', items } } };
      const cwd = folder({ 'site.json': JSON.stringify({ ...(readState('bare') as object), menus }) });
      const canvas = '<x-menu location="topic"></x-menu>';
      const current = 'href="/über uns/" aria-current="page"';
      const once = await inlay(['render', '--site', 'site.json', '--url', url], { cwd, stdin: canvas });
      expect(once.stdout).toContain(current);
      const stdin = JSON.stringify({ canvas, request: { url } });
      const { stdout } = await inlay(['render', '--site', 'site.json', '--ndjson'], { cwd, stdin });
      expect(JSON.parse(stdout).html).toContain(current);
    },
  );

  test('takes the site from a full manifest', async () => {
    const cwd = folder({ 'manifest.json': JSON.stringify(buildManifest(site)) });
    const { stdout } = await inlay(['render', '--manifest', 'manifest.json'], { cwd, stdin: MIXED });
    expect(stdout).toBe(render(MIXED, site).html);
  });

  test('takes the site from stdin', async () => {
    const cwd = folder({ 'a.html': MIXED });
    const { stdout } = await inlay(['render', '--site', '-', 'a.html'], { cwd, stdin: readFileSync(SITE) });
    expect(stdout).toBe(render(MIXED, site).html);
  });

  test('takes fresh form HTML from --addons', async () => {
    const canvas = '<x-addon provider="provider_contact_form"></x-addon>';
    const addons = { provider_contact_form: { contatti: '<form><input name="nonce" value="fresh"></form>' } };
    const cwd = folder({ 'addons.json': JSON.stringify(addons) });
    const { stdout } = await inlay(['render', '--site', SITE, '--addons', 'addons.json'], { cwd, stdin: canvas });
    expect(stdout).toBe(render(canvas, site, { addons }).html);
    expect(stdout).toContain('fresh');
  });

  test('refuses an address that is none', async () => {
    const { code, stdout, stderr } = await inlay(['render', '--site', SITE, '--url', 'javascript:x'], { stdin: 'a' });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe(
      "error: option '--url <url>' argument 'javascript:x' is invalid. Unexpected `javascript:x`, expected an absolute http or https URL or a relative one such as `/menu/`.\n",
    );
  });
});

describe.concurrent('inlay render --report', () => {
  const TABLE = `stdin
  1:1   x-logo  expanded    /logos/variants/default
  2:1   x-menu  unresolved
      /menus/locations/topi: not registered: Unexpected \`topi\`, expected one of \`topic\`, \`utili\`, \`footer\`; nearest is \`topic\`
  3:1   x-menu  expanded    /menus/definitions/principale
      /menus/locations/topic: assigned to \`principale\`
      /menus/definitions/principale: used
  3:26  x-logo  superseded
      note superseded: It stands in the fallback content of \`x-menu\`, which was expanded

4 components: 2 expanded, 1 unresolved, 1 superseded
`;

  test.each([['--report'], ['--report=table'], ['--report', 'table']])(
    '%s %s is a table on stderr',
    async (...args) => {
      const { code, stdout, stderr } = await inlay(['render', '--site', SITE, ...args], { stdin: MIXED });
      expect({ code, stderr }).toEqual({ code: 0, stderr: TABLE });
      expect(stdout).toBe(render(MIXED, site).html);
    },
  );

  test('json is the report of the library', async () => {
    const { stdout, stderr } = await inlay(['render', '--site', SITE, '--report', 'json'], { stdin: MIXED });
    expect(JSON.parse(stderr)).toEqual({ files: [{ path: '-', inlays: render(MIXED, site).report.inlays }] });
    expect(stdout).toBe(render(MIXED, site).html);
  });

  test('goes to stdout when the canvases do not', async () => {
    const cwd = folder({ 'a.html': '<x-logo></x-logo>', 'b.html': '' });
    const table = await inlay(['render', '--site', SITE, '--out', 'out', '--report', '--', 'a.html', 'b.html'], {
      cwd,
    });
    expect(table).toMatchObject({
      code: 0,
      stdout:
        'a.html\n  1:1  x-logo  expanded  /logos/variants/default\n\nb.html\n  no components\n\n1 component: 1 expanded\n',
      stderr: '2 canvases, 1 component expanded\n',
    });
    const json = await inlay(['render', '--site', SITE, '--out', 'out', '--report=json', 'a.html', 'b.html'], { cwd });
    const files = JSON.parse(json.stdout).files.map(({ path, inlays }: never) => [path, Array.isArray(inlays)]);
    expect(files).toEqual([
      ['a.html', true],
      ['b.html', true],
    ]);
  });

  test('a canvas after it needs a format before', async () => {
    const { code, stderr } = await inlay(['render', '--site', SITE, '--report', 'a.html']);
    expect(code).toBe(2);
    expect(stderr).toBe(
      "error: option '--report [format]' argument 'a.html' is invalid. Unexpected `a.html`, expected one of `table`, `json`. Before a canvas write `--report=table`.\n",
    );
  });
});

describe.concurrent('inlay render --fail-on-unresolved', () => {
  test.each([
    ['an unresolved component', '<x-menu location="naviga"></x-menu>', 1],
    ['a refused component', '<form><x-addon provider="provider_contact_form"></x-addon></form>', 1],
    ['a superseded component', '<x-menu location="topic"><x-menu location="naviga"></x-menu></x-menu>', 0],
    ['expanded components', '<x-logo></x-logo>', 0],
    ['no components', '', 0],
  ])('with %s', async (_what, canvas, code) => {
    const ran = await inlay(['render', '--site', SITE, '--fail-on-unresolved'], { stdin: canvas });
    expect(ran).toMatchObject({ code, stderr: '', stdout: render(canvas, site).html });
  });

  test('without it an unresolved component is no failure', async () => {
    expect((await inlay(['render', '--site', BARE], { stdin: '<x-menu location="topic"></x-menu>' })).code).toBe(0);
  });
});

describe.concurrent('inlay render refuses', () => {
  const cwd = folder({
    'a.html': '<x-logo></x-logo>',
    'b.html': '',
    'latin.html': Buffer.from('<p>caff\xe8</p>', 'latin1'),
    'empty/readme.txt': '',
    'concise.json': JSON.stringify(
      buildManifest(parseSite(JSON.parse(readFileSync(SITE, 'utf8'))), { detail: 'concise' }),
    ),
    'site.json': readFileSync(SITE),
    'cut.json': '{\n  "site": {',
    'bad-site.json': '{"site": {}, "theme": {"name": "T", "version": "1"}}',
    'bad-addons.json': '{"p": {"f": 1}, "q": "x"}',
  });

  test.each([
    [
      'no site',
      ['a.html'],
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in a configuration file, which `inlay init` writes',
    ],
    [
      'two sites',
      ['--site', 'site.json', '--manifest', 'm.json', 'a.html'],
      "option '--site <file>' cannot be used with option '--manifest <file>'",
    ],
    [
      'a missing site',
      ['--site', 'sitte.json'],
      'Cannot read `sitte.json`: no such file or folder; nearest is `site.json`',
    ],
    ['a folder as site', ['--site', 'empty'], 'Cannot read `empty`: it is a folder'],
    [
      'a site that is cut short',
      ['--site', 'cut.json'],
      'cut.json:2:12: Unexpected end of the text, expected a key in double quotes or `}`',
    ],
    [
      'a bad site',
      ['--site', 'bad-site.json'],
      `bad-site.json: The site state has 5 problems:
  /site/name: Unexpected nothing, expected a string
  /site/description: Unexpected nothing, expected a string
  /site/url: Unexpected nothing, expected a string
  /site/language: Unexpected nothing, expected a string
  /theme/version: Unexpected \`1\`, expected a semantic version such as \`1.0.0\``,
    ],
    [
      'a concise manifest',
      ['--manifest', 'concise.json'],
      'concise.json: Unexpected detail `concise`, expected a `full` manifest with menu items',
    ],
    [
      'bad add-ons',
      ['--site', 'site.json', '--addons', 'bad-addons.json'],
      `bad-addons.json: The HTML of add-ons is not valid:
  /p/f: Unexpected \`1\`, expected a string
  /q: Unexpected \`x\`, expected an object`,
    ],
    [
      'a canvas that is not UTF-8',
      ['--site', 'site.json', 'latin.html'],
      'latin.html: Unexpected byte `0xE8` at offset 7, expected UTF-8',
    ],
    [
      'a site that is not UTF-8',
      ['--site', 'latin.html'],
      'latin.html: Unexpected byte `0xE8` at offset 7, expected UTF-8',
    ],
    [
      'a missing canvas',
      ['--site', 'site.json', 'c.html'],
      'Cannot read `c.html`: no such file or folder; nearest is `a.html`',
    ],
    [
      'a pattern that matches nothing',
      ['--site', 'site.json', '*.htm'],
      'Unexpected pattern `*.htm`, expected one that matches files',
    ],
    [
      'a folder without canvases',
      ['--site', 'site.json', 'empty'],
      'Unexpected folder `empty` without canvases, expected .html or .htm files in it',
    ],
    [
      'several canvases without --out',
      ['--site', 'site.json', 'a.html', 'b.html'],
      'Unexpected 2 canvases for stdout, expected one, or `--out <folder>`',
    ],
    [
      'stdin for two things',
      ['--site', '-', '-'],
      'Unexpected stdin for `--site` and a canvas, expected it for one of them: stdin can be read once',
    ],
    [
      'stdin with --out',
      ['--site', 'site.json', '--out', 'out', '-'],
      'Unexpected `--out` for a canvas on stdin, expected its output on stdout',
    ],
    [
      'an unknown format',
      ['--report=jsn', 'a.html'],
      "option '--report [format]' argument 'jsn' is invalid. Unexpected `jsn`, expected one of `table`, `json`; nearest is `json`. Before a canvas write `--report=table`.",
    ],
  ])('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await inlay(['render', ...args], { cwd });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });

  test('a canvas over a limit, naming it', async () => {
    const large = folder({ 'large.html': 'a'.repeat(16_777_217) });
    const { code, stderr } = await inlay(['render', '--site', SITE, 'large.html'], { cwd: large });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: large\.html: Unexpected 16777217 .* expected at most 16777216\n$/);
  });
});
