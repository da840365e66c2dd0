import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HAS_TERMINAL } from '../../support/programs.js';
import { BARE, folder, inlay, onTerminal, SITE, shell } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

const FILES = {
  'site.json': readFileSync(SITE),
  'plugin.mjs': PLUGIN,
  'inlay.config.json': CONFIG,
  'pages/bad.html': '<p>\n  <x-thing></x-thing>',
  'pages/loud.html': '<b>wow</b>',
  'pages/ok.html': '<p>ok</p>',
};

const BAD = /^pages\/bad\.html:2:3 error known-component: Unexpected `x-thing`, .*$/m;
const LOUD = 'pages/loud.html:1:4 warning shorten: Unexpected `wow` => suggestion: replace it with `ow`\n';

describe.concurrent('inlay lint', () => {
  test('prints what it finds with the lines around, and exits with 1', async () => {
    const { code, stdout, stderr } = await inlay(['lint', '--plugins', 'pages'], { cwd: folder(FILES) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^error known-component pages\/bad\.html:2:3\n {2}Unexpected `x-thing`, /);
    expect(stdout).toContain('\n  1 | <p>\n> 2 |   <x-thing></x-thing>\n    |   ^^^^^^^^^\n');
    expect(stdout).toMatch(/\n\n2 findings \(1 error, 1 warning\) in 2 of 3 files\n/);
  });

  test('exits with 0 when there are no errors', async () => {
    const cwd = folder(FILES);
    expect(await inlay(['lint', '--plugins', 'pages/ok.html'], { cwd })).toEqual({
      code: 0,
      stdout: 'No findings in 1 file\n',
      stderr: '',
      bytes: Buffer.from('No findings in 1 file\n'),
    });
    expect(await inlay(['lint', '--plugins', 'pages/loud.html'], { cwd })).toMatchObject({ code: 0 });
  });

  test('exits with 1 when there are more warnings than allowed', async () => {
    const cwd = folder(FILES);
    const lint = (most: string) =>
      inlay(['lint', '--plugins', 'pages/loud.html', '--quiet', '--max-warnings', most], { cwd });
    expect(await lint('1')).toMatchObject({ code: 0, stdout: 'No findings in 1 file\n', stderr: '' });
    expect(await lint('0')).toMatchObject({
      code: 1,
      stderr: 'error: Unexpected 1 warning, expected at most 0 (`--max-warnings`)\n',
    });
    expect((await lint('-1')).stderr).toContain('Unexpected `-1`, expected a whole number from 0.');
  });

  test('shows errors only when it is asked to be quiet', async () => {
    const { code, stdout } = await inlay(['lint', '--plugins', 'pages', '--quiet', '--format', 'agent'], {
      cwd: folder(FILES),
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(BAD);
    expect(stdout.split('\n').slice(1)).toEqual(['1 finding (1 error) in 1 of 3 files', '']);
  });

  test('takes files, folders and patterns, each canvas once', async () => {
    const args = ['lint', '--plugins', 'pages/bad.html', 'pages', 'pages/{ok,loud}.html', '--format', 'json'];
    const { stdout } = await inlay(args, { cwd: folder(FILES) });
    expect(JSON.parse(stdout).files.map(({ path }: { path: string }) => path)).toEqual([
      'pages/bad.html',
      'pages/loud.html',
      'pages/ok.html',
    ]);
  });

  test('lints stdin, under the name that it is given', async () => {
    const cwd = folder({ ...FILES, 'pages/.inlayrc.json': '{"site": "../site.json"}' });
    const lint = (...args: string[]) =>
      inlay(['lint', '--plugins', '--format', 'agent', ...args], { cwd, stdin: '<b>wow</b>' });
    expect((await lint('-')).stdout).toMatch(/^stdin:1:4 warning shorten: /);
    expect((await lint()).stdout).toMatch(/^stdin:1:4 warning shorten: /);
    expect((await lint('--stdin-name', 'new/a.html')).stdout).toMatch(/^new\/a\.html:1:4 warning shorten: /);
    // The configuration there has no such rule.
    expect((await lint('--stdin-name', 'pages/a.html')).stdout).toBe('No findings in 1 file\n');
  });

  test('writes several formats at once, to stdout and to files', async () => {
    const cwd = folder(FILES);
    const formats = [
      'agent',
      'json=out/deep/f.json',
      'sarif=out/f.sarif',
      'checkstyle=c.xml',
      'junit=j.xml',
      'github=g',
    ];
    const ran = await inlay(['lint', '--plugins', 'pages', ...formats.flatMap((format) => ['--format', format])], {
      cwd,
    });
    const text = (name: string) => readFileSync(join(cwd, name), 'utf8');
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(BAD);
    expect(ran.stdout).toContain(LOUD);
    expect(JSON.parse(text('out/deep/f.json')).counts).toMatchObject({ files: 3, errors: 1, warnings: 1 });
    const [run] = JSON.parse(text('out/f.sarif')).runs;
    expect(run.results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(['known-component', 'shorten']);
    expect(run.tool.driver.rules[run.results[1].ruleIndex].id).toBe('shorten');
    expect(text('c.xml')).toMatch(/<\/checkstyle>\n$/);
    expect(text('j.xml')).toMatch(/<\/testsuites>\n$/);
    expect(text('g').split('\n').length).toBe(3);
  });

  test('gives GitHub paths from the top of the repository', async () => {
    const cwd = folder(FILES);
    const file = async (env: Record<string, string>) => {
      const args = ['lint', 'bad.html', '--config', '../inlay.config.json', '--format', 'github'];
      const { stdout } = await inlay(args, { cwd: join(cwd, 'pages'), env });
      return /file=([^,]*),/.exec(stdout)?.[1];
    };
    expect(await file({ GITHUB_WORKSPACE: cwd })).toBe('pages/bad.html');
    expect(await file({ GITHUB_WORKSPACE: '' })).toBe('bad.html');
  });

  test('prints nothing to stdout when all formats go to files', async () => {
    const cwd = folder(FILES);
    const { code, stdout, stderr } = await inlay(['lint', '--plugins', 'pages', '--format', 'json=f.json'], { cwd });
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: '' });
  });

  test('calls a link to nowhere what it is, found or named', async () => {
    const cwd = folder({ 'pages/link.html': '', 'site.json': readFileSync(SITE) });
    symlinkSync('gone.html', join(cwd, 'pages/dangling.html'));
    for (const name of ['pages', 'pages/dangling.html']) {
      const { code, stderr } = await inlay(['lint', '--site', 'site.json', name], { cwd });
      const told = 'error: Cannot read `pages/dangling.html`: it is a link to nowhere: `gone.html`\n';
      expect({ code, stderr }).toEqual({ code: 2, stderr: told });
    }
  });

  describe.skipIf(process.platform === 'win32')('a pipe', () => {
    const CANVAS = '<x-menu location="nowhere"></x-menu>';
    const FOUND = expect.stringMatching(/:1:1 error assigned-location: .*\n1 finding .* in 1 of 1 file\n$/s);
    const lintIn = (cwd: string, args: string) => shell(`$INLAY lint --format agent --site ${args}`, cwd);

    test('with a name is told instead of waited for, and the others go on', () => {
      const cwd = folder({ 'a.html': CANVAS, 'site.json': readFileSync(SITE) });
      shell('mkfifo pipe.html && ln -s pipe.html link.html', cwd);
      const told = (name: string) =>
        `error: Unexpected pipe \`${name}\`, expected a file: reading it waits until somebody writes into it. \`-\` reads stdin\n`;
      expect(lintIn(cwd, 'site.json pipe.html link.html a.html')).toMatchObject({
        code: 2,
        stdout: FOUND,
        stderr: told('pipe.html') + told('link.html'),
      });
      expect(lintIn(cwd, 'pipe.html a.html')).toMatchObject({ code: 2, stdout: '', stderr: told('pipe.html') });
    });

    test.each([
      ['stdin', "site.json - <<< '$'"],
      ['stdin by its name', "site.json /dev/stdin <<< '$'"],
      ['a pipe of stdin', "site.json /dev/stdin < <(echo '$')"],
      ['what a command writes', "site.json <(echo '$')"],
      ['what a command writes as the site', '<(cat site.json) a.html'],
    ])('that a shell makes is read: %s', (_what, args) => {
      const cwd = folder({ 'a.html': CANVAS, 'site.json': readFileSync(SITE) });
      expect(lintIn(cwd, args.replace('$', CANVAS))).toMatchObject({ code: 1, stdout: FOUND, stderr: '' });
    });
  });

  test('goes on after a canvas that it can not read, and exits with 2', async () => {
    const cwd = folder({ ...FILES, 'pages/latin.html': Buffer.from('caffè', 'latin1') });
    const args = ['lint', '--plugins', 'pages', 'missing.html', '--format', 'agent', '--format', 'sarif=f.sarif'];
    const { code, stdout, stderr } = await inlay(args, { cwd });
    expect(code).toBe(2);
    expect(stdout).toContain(LOUD);
    expect(stderr).toBe(
      'error: Cannot read `missing.html`: no such file or folder\n' +
        'error: pages/latin.html: Unexpected byte `0xE8` at offset 4, expected UTF-8\n',
    );
    const [{ invocations }] = JSON.parse(readFileSync(join(cwd, 'f.sarif'), 'utf8')).runs;
    expect(invocations).toEqual([{ executionSuccessful: false }]);
  });

  test.each([
    [
      'no site',
      ['a.html'],
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in a configuration file, which `inlay init` writes',
    ],
    [
      'two sites',
      ['--site', 'a', '--manifest', 'b', 'a.html'],
      "option '--site <file>' cannot be used with option '--manifest <file>'",
    ],
    [
      'an unknown format',
      ['--site', SITE, '--format', 'jason', 'a.html'],
      'Unexpected format `jason` in `--format`, expected one of `readable`, `json`, `agent`, `sarif`, `github`, `checkstyle`, `junit`; nearest is `json`',
    ],
    [
      'two formats for stdout',
      ['--site', SITE, '--format', 'json', '--format', 'agent', 'a.html'],
      'Unexpected second format `agent` for stdout, expected a file of its own as in `--format agent=file`',
    ],
    [
      'two formats for a file',
      ['--site', SITE, '--format', 'json=x', '--format', 'agent=./x', 'a.html'],
      'Unexpected second format `agent` for `./x`, expected a file of its own as in `--format agent=file`',
    ],
    [
      'a format without its file',
      ['--site', SITE, '--format', 'json=', 'a.html'],
      'Unexpected `--format json=`, expected a file as in `--format json=file`',
    ],
    [
      'a format over a canvas',
      ['--site', SITE, '--format', 'json=a.html', 'a.html'],
      'Unexpected outputs that are inputs, expected another `--format`:\n  `a.html`',
    ],
    [
      'an unknown preset',
      ['--site', SITE, '--preset', 'strikt', 'a.html'],
      "option '--preset <name>' argument 'strikt' is invalid. Unexpected `strikt`, expected one of `recommended`, `strict`, `agent`; nearest is `strict`.",
    ],
    [
      'a rule without severity',
      ['--site', SITE, '--rule', 'known-component', 'a.html'],
      'Unexpected `--rule known-component`, expected one such as `--rule no-secrets=off`',
    ],
    [
      'a bad severity',
      ['--site', SITE, '--rule', 'known-component=warn', 'a.html'],
      'Unexpected `--rule known-component=warn`: Unexpected `warn`, expected an array of a severity and options, or one of `off`, `error`, `warning`, `info`',
    ],
    [
      'an unknown rule',
      ['--site', SITE, '--rule', 'known-componant=off', 'a.html'],
      '--rule: The configuration is not valid:\n  /rules/known-componant: Unexpected rule `known-componant`, expected one of ',
    ],
    [
      'a watched stdin',
      ['--site', SITE, '--watch', '-'],
      'Unexpected stdin with `--watch`, expected files, folders or patterns',
    ],
    [
      'stdin for two',
      ['--site', '-', '-'],
      'Unexpected stdin for `--site` and a canvas, expected it for one of them: stdin can be read once',
    ],
  ])('refuses %s', async (_what, args, message) => {
    const ran = await inlay(['lint', '--plugins', ...args], { cwd: folder({ 'a.html': '' }) });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr.startsWith(`error: ${message}`) ? message : ran.stderr).toBe(message);
  });

  test('refuses a concise manifest, naming the file', async () => {
    const cwd = folder({ 'a.html': '' });
    shell(`$INLAY manifest --site '${SITE}' --concise --out concise.json`, cwd);
    const { code, stderr } = await inlay(['lint', '--plugins', '--manifest', 'concise.json', 'a.html'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: concise\.json: /);
  });

  test('gives the same by manifest as by site', async () => {
    const cwd = folder(FILES);
    shell(`$INLAY manifest --site site.json --out manifest.json`, cwd);
    const lint = (...args: string[]) =>
      inlay(['lint', '--plugins', 'pages', '--no-config', '--format', 'json', ...args], { cwd });
    const bySite = await lint('--site', 'site.json');
    expect(JSON.parse(bySite.stdout).counts).toMatchObject({ errors: 1, warnings: 0 });
    expect(await lint('--manifest', 'manifest.json')).toEqual(bySite);
  });

  test.each([
    ['--rule=known-component=off', 0],
    ['--rule=known-component: off', 0],
    ['--rule=known-component: ["error", {"allow": ["x-thing"]}]', 0],
    ['--rule=known-component: ["error", {"allow": ["x-map"]}]', 1],
    ['--rule=known-component: warning', 0],
  ])('takes %s', async (option, code) => {
    expect(
      await inlay(['lint', '--plugins', '--site', BARE, option, 'pages/bad.html'], { cwd: folder(FILES) }),
    ).toMatchObject({
      code,
    });
  });

  test('is what `inlay check` takes for evidence', async () => {
    const cwd = folder(FILES);
    await inlay(['lint', '--plugins', 'pages', '--format', 'json=f.json'], { cwd });
    const { stdout } = await inlay(['check', '--site', SITE, '--status', '200', '--findings', 'f.json'], { cwd });
    expect(stdout).toMatch(/✗ The findings have no error: \d+ errors?\n\nfail: 1 check fails: linter\n$/);
    writeFileSync(join(cwd, 'f.json'), '[]');
    const clean = await inlay(['check', '--site', SITE, '--status', '200', '--findings', 'f.json'], { cwd });
    expect(clean.stdout).toMatch(/\n\npass: every rule that applies passes\n$/);
  });

  test('stays quiet when nobody reads on', () => {
    const cwd = folder(FILES);
    const { stdout, stderr } = shell('set -o pipefail; $INLAY lint --plugins pages | head -c 0; echo $?', cwd);
    expect({ stdout, stderr }).toEqual({ stdout: '1\n', stderr: '' });
  });

  test.skipIf(!HAS_TERMINAL)('counts in a line of a terminal when it takes long, and takes the line away', () => {
    const nested = `${'<div><a href="/menu/">Il menù</a>'.repeat(1000)}${'</div>'.repeat(1000)}`;
    const pages = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`pages/${index}.html`, nested]));
    const cwd = folder({ ...pages, 'site.json': readFileSync(SITE) });
    const line = '\r\u001b[K';
    const seen = onTerminal('$INLAY lint --plugins --site site.json --jobs 1 --format json=out.json pages', cwd);
    expect(seen.split(line).slice(1, -1).join('|')).toMatch(/^linted \d+ of 150(?:\|linted \d+ of 150)*$/);
    expect(seen.split(line).at(-1)).not.toContain('linted');
    const quiet = onTerminal('$INLAY lint --plugins --site site.json --jobs 1 --format json=out.json pages 2>err', cwd);
    expect([quiet, readFileSync(join(cwd, 'err'), 'utf8')]).toEqual(['', '']);
  });

  test.skipIf(!HAS_TERMINAL)('has colours on a terminal, and none where they are not wanted', () => {
    const cwd = folder(FILES);
    expect(onTerminal('$INLAY lint --plugins pages', cwd)).toContain('\u001b[31merror\u001b[39m');
    expect(onTerminal('$INLAY lint --plugins pages', cwd, { NO_COLOR: '1' })).not.toContain('\u001b[');
  });
});
