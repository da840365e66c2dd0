import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseSite } from '../../../src/index.js';
import { ROOT } from '../../support/folders.js';
import { HAS_TERMINAL } from '../../support/programs.js';
import { answeredOnTerminal, filesBelow, folder, inlay, onTerminal } from '../run.js';

const FLAGS = ['--name', 'Luna', '--url', 'https://luna.example', '--language', 'it'];

function json(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** A project with the package in it, as npm installs it; the schemas are all that is asked for. */
function project(files: Readonly<Record<string, string>> = {}): string {
  const cwd = folder({ 'package.json': '{"name": "luna", "homepage": "https://luna.example"}', ...files });
  mkdirSync(join(cwd, 'node_modules/inlay/dist'), { recursive: true });
  cpSync(join(ROOT, 'dist/schema'), join(cwd, 'node_modules/inlay/dist/schema'), { recursive: true });
  return cwd;
}

/** What is wrong with a JSON file by the schema that it names. */
function mistakes(path: string): unknown[] {
  const value = json(path);
  const schema = resolve(dirname(path), String(value['$schema']));
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(json(schema));
  validate(value);
  return validate.errors ?? [];
}

describe.concurrent('inlay init', () => {
  test('writes a configuration and a site, and says what to type next', async () => {
    const cwd = project();
    const { code, stdout, stderr } = await inlay(['init', ...FLAGS], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout:
        'wrote inlay.config.json\nwrote site.json\n\nNext:\n  npx inlay check\nThen `npx inlay lint` and `npx inlay render`, each with the path of a page.\n',
      stderr: '',
    });
    expect(json(join(cwd, 'inlay.config.json'))).toEqual({
      $schema: './node_modules/inlay/dist/schema/config.json',
      extends: 'recommended',
      site: 'site.json',
    });
    const { site, theme } = parseSite(json(join(cwd, 'site.json')));
    expect(site).toEqual({ name: 'Luna', description: '', url: 'https://luna.example', language: 'it' });
    expect(theme.name).toBe('static');
  });

  test('writes what is valid by the schemas of the package, found from where it writes', async () => {
    const cwd = project();
    for (const [name, at] of [
      ['.', cwd],
      ['deep/site', join(cwd, 'deep/site')],
    ] as const) {
      expect((await inlay(['init', name, ...FLAGS], { cwd })).code).toBe(0);
      for (const file of ['inlay.config.json', 'site.json']) expect(mistakes(join(at, file))).toEqual([]);
    }
    expect(json(join(cwd, 'deep/site/site.json'))['$schema']).toBe('../../node_modules/inlay/dist/schema/site.json');
  });

  test('negative control: the schemas refuse what the commands refuse', () => {
    const schemas = { $schema: './node_modules/inlay/dist/schema/config.json' };
    const cwd = project({
      'a.json': JSON.stringify({ ...schemas, sites: 'x' }),
      'b.json': JSON.stringify({ ...schemas, rules: { 'no-secrets': 'loud' } }),
      'c.json': JSON.stringify({ $schema: './node_modules/inlay/dist/schema/site.json', site: {} }),
    });
    for (const file of ['a.json', 'b.json', 'c.json']) expect(mistakes(join(cwd, file))).not.toEqual([]);
  });

  test('is what the other commands begin with', async () => {
    const cwd = project({ 'page.html': '<x-menu location="topic"></x-menu>' });
    await inlay(['init', ...FLAGS], { cwd });
    expect(await inlay(['lint', 'page.html'], { cwd })).toMatchObject({ code: 0, stderr: '' });
    expect((await inlay(['render', 'page.html'], { cwd })).stdout).toContain('<a href="/">Home</a>');
    expect((await inlay(['manifest'], { cwd })).code).toBe(0);
  });

  test('takes name and address from the package with --yes, and tells to install where it is not', async () => {
    const cwd = folder({ 'package.json': '{"name": "luna", "homepage": "https://luna.example"}' });
    const { code, stdout } = await inlay(['init', '--yes'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('\n  npm install --save-dev inlay\n');
    expect(json(join(cwd, 'site.json'))['site']).toMatchObject({ name: 'luna', url: 'https://luna.example' });
  });

  describe('of a page that does not say the address of its site', () => {
    const page =
      '<!doctype html><html lang="de"><title>Luna</title><header><a href="/"><img src="/logo.png" alt="Luna"></a></header>';

    test('asks for it, and writes nothing without', async () => {
      const cwd = project({ 'page.html': page });
      const before = filesBelow(cwd);
      expect(await inlay(['init', '--from', 'page.html'], { cwd })).toMatchObject({
        code: 2,
        stdout: '',
        stderr:
          "error: Unexpected pages that don't say the address of their site, expected `--url` with it, or `--yes` to begin with `https://example.com`\n",
      });
      expect(filesBelow(cwd)).toEqual(before);
    });

    test('what stands in for it is told by every command, and proves nothing', async () => {
      const cwd = project({ 'page.html': page });
      await inlay(['init', '--from', 'page.html', '--yes'], { cwd });
      const { code, stderr } = await inlay(['lint', '--fix', 'page.html'], { cwd });
      expect(code).toBe(1);
      expect(stderr).toContain('note: site.json: `/site/url` is still the stand-in `https://example.com`\n');
      expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toBe(page);
    });

    test('negative control: with the address its logo is proven', async () => {
      const cwd = project({ 'page.html': page });
      await inlay(['init', '--from', 'page.html', '--url', 'https://luna.example'], { cwd });
      expect(await inlay(['lint', '--fix', 'page.html'], { cwd })).toMatchObject({ code: 0 });
      expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toContain('<x-logo');
    });
  });

  test.each([
    [{ 'site.json': 'mine' }, '`site.json`, expected no such file'],
    [{ 'inlay.config.json': 'mine' }, '`inlay.config.json`, expected no such file'],
    [{ '.inlayrc.json': 'mine', 'site.json': '' }, '`.inlayrc.json` and `site.json`, expected no such files'],
  ])('overwrites nothing: %j', async (files, message) => {
    const cwd = folder(files);
    expect(await inlay(['init', ...FLAGS], { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: Unexpected ${message}: nothing is overwritten\n`,
    });
    expect(filesBelow(cwd)).toEqual(Object.keys(files).sort());
    for (const [name, text] of Object.entries(files)) expect(readFileSync(join(cwd, name), 'utf8')).toBe(text);
  });

  test.each([
    [[], 'Unexpected command line without `--name` and `--url`, expected them, or `--yes` to begin without'],
    [['--name', 'A'], 'Unexpected command line without `--url`, expected them, or `--yes` to begin without'],
    [
      ['--url', 'luna'],
      "option '--url <url>' argument 'luna' is invalid. Unexpected `luna`, expected an absolute http or https URL without user name and password.",
    ],
    [
      ['--language', 'x!'],
      "option '--language <tag>' argument 'x!' is invalid. Unexpected `x!`, expected a BCP 47 language tag such as `en` or `pt-BR`.",
    ],
  ])('asks nothing where there is no terminal: %j', async (args, message) => {
    const cwd = folder();
    expect(await inlay(['init', ...args], { cwd })).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `error: ${message}\n`,
    });
    expect(filesBelow(cwd)).toEqual([]);
  });

  test.skipIf(!HAS_TERMINAL)('asks on a terminal for what no option says, again after a slip', async () => {
    const cwd = folder({ 'package.json': '{"name": "luna"}' });
    const { shown, code } = await answeredOnTerminal('$INLAY init --language it', cwd, [
      ['Name of the site (luna): ', 'Luna & Sole\r'],
      ['Its address (https://example.com): ', 'luna\r'],
      ['Its address (https://example.com): ', 'https://luna.example\r'],
    ]);
    expect(shown).toContain('Unexpected `luna`, expected an absolute http or https URL');
    expect(shown).toContain('wrote site.json');
    expect(shown).not.toContain('Its language');
    expect(code).toBe(0);
    const site = { name: 'Luna & Sole', url: 'https://luna.example', language: 'it' };
    expect(json(join(cwd, 'site.json'))['site']).toMatchObject(site);
  });

  test.skipIf(!HAS_TERMINAL)('writes nothing when the questions are ended', async () => {
    const cwd = folder();
    const { code, shown } = await answeredOnTerminal('$INLAY init', cwd, [['Name of the site', '\u0004']]);
    expect(shown).toContain('Ended before all was answered: nothing was written');
    expect(code).toBe(2);
    expect(filesBelow(cwd)).toEqual([]);
  });

  test.skipIf(!HAS_TERMINAL)('asks nothing with --yes, on a terminal too', () => {
    const cwd = folder({ 'package.json': '{"name": "luna"}' });
    expect(onTerminal('$INLAY init --yes', cwd)).not.toContain('Name of the site');
    expect(filesBelow(cwd)).toContain('site.json');
  });
});
