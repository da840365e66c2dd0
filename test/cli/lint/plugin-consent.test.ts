import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { attempt, COMMANDS, CONFIG, EVIL, PROJECT, place } from '../trust.js';

/** What every command that was not told says. */
const UNSAID =
  'error: inlay.config.json: Unexpected plugin `./evil.mjs`, expected `--plugins` or `--no-plugins`: a plugin is code. ' +
  '`--plugins` runs it, if you trust it; `--no-plugins` goes without its rules\n';

const FILES = { ...PROJECT, 'b.html': '<p>b</p>' };

/** One that needs the plugin, as it asks for its rule. */
const needsPlugin = (args: readonly string[]) => args.includes('loud');

/** One that tells what it can without them. */
const isList = (args: readonly string[]) => args.includes('--rules');

const NOT_READ =
  'inlay.config.json: Plugins are code, and were not read: `./evil.mjs`. `--plugins` lists their rules too, if you trust them\n';

describe.concurrent.each(COMMANDS)("the project's own plugin under inlay %j", (args, stdin) => {
  test('does not run unless somebody says so', async () => {
    const { code, stdout, stderr, ran } = await attempt(args, place(FILES), { stdin });
    const refused = { code: 2, stdout: '', stderr: UNSAID, ran: false };
    const listed = { code: 0, stdout: expect.stringContaining('no-secrets'), stderr: NOT_READ, ran: false };
    expect({ code, stdout, stderr, ran }).toEqual(isList(args) ? listed : refused);
  });

  // The negative control: without the question it would run.
  test.each([['--plugins'], ['--config', 'inlay.config.json']])('runs with %s', async (...said) => {
    const [command = '', ...rest] = args;
    const { code, ran } = await attempt([command, ...said, ...rest], place(FILES), { stdin });
    expect({ code, ran }).toEqual({ code: 0, ran: true });
  });

  test.each([['--no-plugins'], ['--no-plugins', '--config', 'inlay.config.json']])(
    'does not run with %s, and settings of its rules are no mistake',
    async (...said) => {
      const [command = '', ...rest] = args;
      const { code, ran } = await attempt([command, ...said, ...rest], place(FILES), { stdin });
      expect({ code, ran }).toEqual({ code: needsPlugin(args) ? 2 : 0, ran: false });
    },
  );
});

describe.concurrent('a configuration with plugins', () => {
  test.each([
    [['--plugins', '--no-plugins'], false],
    [['--no-plugins', '--plugins'], true],
    [['--plugins', '--config', 'inlay.config.json', '--no-config', '--site', 'site.json'], false],
    [['--no-config', '--config', 'inlay.config.json'], true],
  ])('runs or does not run with %j as the last one says', async (said, runs) => {
    const { code, ran } = await attempt(['lint', ...said, 'a.html'], place(FILES));
    expect({ code, ran }).toEqual({ code: 0, ran: runs });
  });

  test('is told of in a list of rules only where nobody said that it is left out', async () => {
    const { code, stderr } = await attempt(['lint', '--rules', '--no-plugins'], place(FILES));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('keeps a preview from being served', async () => {
    const { code, stdout, stderr, ran } = await attempt(['preview', '--port', '0', 'a.html'], place(FILES));
    expect({ code, stdout, stderr, ran }).toEqual({ code: 2, stdout: '', stderr: UNSAID, ran: false });
  });

  test.each([
    [[], UNSAID, false],
    [['--plugins'], '', true],
  ])('runs under --watch with %j as without', async (said, told, runs) => {
    const cwd = place(FILES);
    const args = [join(ROOT, 'dist/cli/main.js'), 'lint', ...said, '--watch', 'a.html'];
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, CANARY: join(cwd, 'canary') } });
    onTestFinished(() => void child.kill());
    let stderr = '';
    await new Promise<void>((done) => {
      child.stderr.on('data', (chunk) => {
        stderr += chunk;
        if (stderr.endsWith('Watching for changes…\n')) done();
      });
    });
    expect([stderr, existsSync(join(cwd, 'canary'))]).toEqual([`${told}Watching for changes…\n`, runs]);
  });

  test('has all of them named, those of a file that it extends, too', async () => {
    const base = JSON.stringify({ plugins: ['./evil.mjs', './second.mjs'] });
    const config = JSON.stringify({ extends: './base.json', site: 'site.json' });
    const cwd = place({ ...FILES, 'base.json': base, 'inlay.config.json': config, 'second.mjs': EVIL });
    const { code, stderr, ran } = await attempt(['lint', 'a.html'], cwd);
    expect({ code, ran }).toEqual({ code: 2, ran: false });
    expect(stderr).toMatch(
      /^error: base\.json: Unexpected plugins `\.\/evil\.mjs`, `\.\/second\.mjs`, expected `--plugins`/,
    );
  });

  test('needs none of them for the page of a rule that is Inlay’s own', async () => {
    const { code, ran } = await attempt(['lint', '--explain', 'no-secrets'], place(FILES));
    expect({ code, ran }).toEqual({ code: 0, ran: false });
  });

  test('still has mistakes in settings of Inlay’s own rules told without its plugins', async () => {
    const config = { ...JSON.parse(CONFIG), rules: { 'no-secrets': ['error', { a: 1 }] } };
    const cwd = place({ ...FILES, 'inlay.config.json': JSON.stringify(config) });
    const { code, stderr } = await attempt(['lint', '--no-plugins', 'a.html'], cwd);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('/rules/no-secrets/1') });
  });

  test('without its plugins has no directive taken away that may be for one of their rules', async () => {
    const source = '<!-- inlay-disable-line loud, louder -->\n<!-- inlay-disable -->\n';
    const cwd = place({ ...FILES, 'a.html': source });
    const { code, stdout } = await attempt(['lint', '--fix', '--no-plugins', 'a.html'], cwd);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'No findings in 1 file\n' });
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(source);
    // The negative control: with all rules there they are for nothing.
    await attempt(['lint', '--fix', '--plugins', 'a.html'], cwd);
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).not.toBe(source);
  });

  test('can name none of Node’s own modules', async () => {
    const cwd = place({ ...FILES, 'inlay.config.json': '{"site": "site.json", "plugins": "fs"}' });
    writeFileSync(join(cwd, 'fs'), EVIL);
    const { code, stderr, ran } = await attempt(['lint', '--plugins', 'a.html'], cwd);
    expect({ code, ran }).toEqual({ code: 2, ran: false });
    expect(stderr).toContain('Cannot load the plugin `fs`: there is no such package');
  });
});
