import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BARE, folder, inlay, type Ran, SITE } from '../run.js';
import { attempt, EVIL, give, place, STRANGER } from '../trust.js';

const STATE = readFileSync(SITE, 'utf8');
const OTHER = readFileSync(BARE, 'utf8');

/** A project whose site a configuration names. */
const PROJECT: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'inlay.config.json': '{"site": "site/site.json"}',
  'site/site.json': STATE,
  'site/other.json': OTHER,
  'pages/a.html': '<x-contact field="email" link="no"></x-contact>',
};

/** The commands that take the site of a configuration; those that lint read the rest of it, too. */
const COMMANDS: readonly { args: readonly string[]; stdin: string; lints?: boolean }[] = [
  { args: ['render', 'pages/a.html'], stdin: '' },
  { args: ['render', '--ndjson'], stdin: '{"canvas": "<x-logo></x-logo>"}\n' },
  { args: ['bake', 'pages/a.html'], stdin: '' },
  { args: ['bake', '--ndjson'], stdin: '{"canvas": "<x-logo></x-logo>"}\n' },
  { args: ['manifest'], stdin: '' },
  { args: ['check'], stdin: '' },
  { args: ['check', 'pages/a.html'], stdin: '', lints: true },
];

const run = (args: readonly string[], cwd: string, stdin = ''): Promise<Ran> => inlay(args, { cwd, stdin });

describe.concurrent.each(COMMANDS)('inlay $args takes the site', ({ args, stdin, lints = false }) => {
  test('of the configuration, as if it were named', async () => {
    const cwd = folder(PROJECT);
    const [found, named, other] = await Promise.all([
      run(args, cwd, stdin),
      run([...args, '--site', 'site/site.json'], cwd, stdin),
      run([...args, '--site', 'site/other.json'], cwd, stdin),
    ]);
    expect({ ...found, bytes: 0 }).toEqual({ ...named, bytes: 0 });
    expect([0, 1]).toContain(found.code);
    expect(found.stderr).toBe('');
    expect(other.stdout).not.toBe(found.stdout); // an option wins
  });

  test('of the file that is named, and of none with --no-config', async () => {
    const cwd = folder({ ...PROJECT, 'mine.json': '{"site": "site/other.json"}' });
    const [mine, other, none] = await Promise.all([
      run([...args, '--config', 'mine.json'], cwd, stdin),
      run([...args, '--site', 'site/other.json'], cwd, stdin),
      run([...args, '--no-config'], cwd, stdin),
    ]);
    expect(mine.stdout).toBe(other.stdout);
    const said = args.includes('--ndjson') ? none.stdout : none.stderr;
    expect(said).toMatch(/without a site|or `--site <file>`/);
    expect(none.code).toBe(args.includes('--ndjson') ? 1 : 2);
  });

  test('but runs no plugin, and takes nothing that others can write', async () => {
    const config = '{"site": "site/site.json", "plugins": ["./evil.mjs"]}';
    const own = place({ ...PROJECT, 'inlay.config.json': config, 'evil.mjs': EVIL });
    expect(await attempt(args, own, { stdin })).toMatchObject({
      stderr: '',
      ran: false,
    });
    chmodSync(join(own, 'inlay.config.json'), 0o666);
    const written = await attempt(args, own, { stdin });
    expect(written).toMatchObject({ code: 2, stdout: '', ran: false });
    expect(written.stderr).toContain('Unexpected file that somebody else can change');
    const named = await attempt([...args, '--site', 'site/site.json'], own, { stdin });
    expect(named).toMatchObject(lints ? { code: 2, stderr: written.stderr, ran: false } : { stderr: '' });
    if (!lints) return;
    const without = await attempt([...args, '--no-config', '--site', 'site/site.json'], own, { stdin });
    expect(without).toMatchObject({ stderr: '', ran: false });
    expect([0, 1]).toContain(without.code);
  });
});

describe('the site of a configuration', () => {
  test('is that nearest to the canvas, up to the top of its project', async () => {
    const cwd = folder({ 'inlay.config.json': '{"site": "other.json"}', 'other.json': OTHER });
    const inner = { 'in/package.json': '{}', 'in/a.html': PROJECT['pages/a.html'] ?? '' };
    const files = folder({ ...inner, 'in/inlay.config.json': '{"site": "site.json"}', 'in/site.json': STATE });
    expect((await run(['render', 'in/a.html'], files)).stdout).toContain('x-contact--email');
    const without = folder({ 'inlay.config.json': '{"site": "other.json"}', 'other.json': OTHER, ...inner });
    expect(await run(['render', 'in/a.html'], without)).toMatchObject({ code: 2, stdout: '' });
    expect((await run(['manifest'], cwd)).code).toBe(0);
  });

  test('must be one for all canvases', async () => {
    const cwd = folder({
      'package.json': '{}',
      'a/inlay.config.json': '{"site": "../one.json"}',
      'b/inlay.config.json': '{"site": "../two.json"}',
      'a/a.html': '',
      'b/b.html': '',
      'one.json': STATE,
      'two.json': OTHER,
    });
    expect(await run(['render', '--out', 'out', 'a/a.html', 'b/b.html'], cwd)).toMatchObject({
      code: 2,
      stderr: 'error: Unexpected canvases of several sites, expected one: say it with `--site`\n',
    });
    expect((await run(['render', '--out', 'out', 'a', 'a/a.html'], cwd)).code).toBe(0);
  });

  test('can be a manifest', async () => {
    const { stdout } = await inlay(['manifest', '--site', SITE]);
    const cwd = folder({ 'package.json': '{}', 'inlay.config.json': '{"manifest": "m.json"}', 'm.json': stdout });
    expect((await run(['manifest'], cwd)).stdout).toBe(stdout);
  });

  test.skipIf(process.getuid?.() !== 0)('is not taken from a folder of another user (as root)', async () => {
    const cwd = place(PROJECT);
    give(cwd, STRANGER);
    const { code, stderr } = await run(['render', 'pages/a.html'], cwd);
    expect(code).toBe(2);
    expect(stderr).toContain(`belongs to user ${STRANGER}`);
  });
});

describe('a file that is the other of the two', () => {
  test.each(['render', 'bake', 'manifest', 'check', 'lint'])(
    'is told to `inlay %s` with what to type',
    async (command) => {
      const manifest = (await inlay(['manifest', '--site', SITE])).stdout;
      const cwd = folder({ 'm.json': manifest, 's.json': STATE, 'a.html': '' });
      const canvas = command === 'manifest' ? [] : ['a.html'];
      expect(await run([command, '--site', 'm.json', ...canvas], cwd)).toMatchObject({
        code: 2,
        stdout: '',
        stderr:
          "error: m.json: Unexpected a manifest, expected a site's state: type `--manifest m.json` instead of `--site m.json`; in a configuration file write `manifest`\n",
      });
      expect(await run([command, '--manifest', 's.json', ...canvas], cwd)).toMatchObject({
        code: 2,
        stdout: '',
        stderr:
          "error: s.json: Unexpected a site's state, expected a manifest: type `--site s.json` instead of `--manifest s.json`; in a configuration file write `site`\n",
      });
      expect((await run([command, '--manifest', 'm.json', ...canvas], cwd)).code).toBeLessThan(2);
    },
  );
});
