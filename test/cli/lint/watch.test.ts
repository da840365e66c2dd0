import { spawn } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { HAS_TERMINAL, SCRIPT } from '../../support/programs.js';
import { folder, SITE } from '../run.js';
import { CONFIG, PLUGIN, writingPlugin } from './plugin.js';

const FILES = {
  'site.json': readFileSync(SITE),
  'plugin.mjs': PLUGIN,
  'inlay.config.json': CONFIG,
  'pages/a.html': '<x-thing></x-thing>',
  'pages/b.html': '<b>ow</b>',
};

/** A run of the command that watches: what it has printed since the last look, once it waits again. */
function watching(cwd: string, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'dist/cli/main.js'), 'lint', '--plugins', '--watch', '--format', 'agent', ...args],
    { cwd },
  );
  let stdout = '';
  let stderr = '';
  let look = () => {};
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
    look();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let isOver = false;
  child.on('close', () => {
    isOver = true;
    look();
  });
  let last = '';
  const run = {
    async next() {
      while (!stderr.endsWith('Watching for changes…\n')) {
        if (isOver) throw new Error(`Unexpected end of the command: ${stderr}`);
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
      // What it wrote to stdout before may come after.
      while (stdout === '' && stderr === 'Watching for changes…\n')
        await new Promise((resolve) => setTimeout(resolve, 5));
      const seen = {
        stdout: stdout.split('\n').map((line) => line.replace(/:.*? (error|warning) ([\w-]+):.*/, ' $1 $2')),
        stderr,
      };
      stdout = '';
      stderr = '';
      return [...seen.stdout.slice(0, -1), ...seen.stderr.split('\n').slice(0, -2)];
    },
    /** The next that differs: a file that is written in several steps may be linted several times. */
    async other(): Promise<string[]> {
      const lines = await run.next();
      if (lines.join('\n') === last) return run.other();
      last = lines.join('\n');
      return lines;
    },
    async stop(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
  return run;
}

const NAV = 'pages/a.html error known-component';
const LOUD = 'pages/b.html warning calm';

describe.concurrent('inlay lint --watch', () => {
  test('lints again whatever changes: canvases, configuration, modules with rules, the site', async () => {
    const cwd = folder(FILES);
    const run = watching(cwd, 'pages');
    const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
    expect(await run.other()).toEqual([NAV, LOUD, '2 findings (1 error, 1 warning) in 2 of 2 files']);
    write('pages/a.html', '<p>');
    expect(await run.other()).toEqual([LOUD, '1 finding (1 warning) in 1 of 2 files']);
    write('pages/c.html', '<x-thing></x-thing>');
    expect(await run.other()).toEqual([
      LOUD,
      'pages/c.html error known-component',
      '2 findings (1 error, 1 warning) in 2 of 3 files',
    ]);
    write('inlay.config.json', CONFIG.replace('}', ', "rules": {"known-component": "off"}}'));
    expect(await run.other()).toEqual([LOUD, '1 finding (1 warning) in 1 of 3 files']);
    write('plugin.mjs', PLUGIN.replaceAll("severity: 'warning'", "severity: 'error'"));
    expect(await run.other()).toEqual(['pages/b.html error calm', '1 finding (1 error) in 1 of 3 files']);
    write('site.json', '{');
    expect(await run.other()).toEqual([
      'error: site.json:1:2: Unexpected end of the text, expected a key in double quotes or `}`',
    ]);
    write('site.json', readFileSync(SITE, 'utf8'));
    expect(await run.other()).toEqual(['pages/b.html error calm', '1 finding (1 error) in 1 of 3 files']);
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test('sees a canvas change that a link in the folder leads to', async () => {
    const cwd = folder({ ...FILES, 'shared/l.html': '<p>' });
    symlinkSync('../shared', join(cwd, 'pages/linked'));
    const run = watching(cwd, 'pages');
    await run.other();
    writeFileSync(join(cwd, 'shared/l.html'), '<x-thing></x-thing>');
    expect(await run.other()).toContain('pages/linked/l.html error known-component');
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test('sees a change while it lints, of a canvas that a link leads to', async () => {
    const cwd = folder({ ...FILES, 'shared/l.html': '<p>', 'pages/z.html': '<i>z</i>' });
    symlinkSync('../shared', join(cwd, 'pages/linked'));
    writeFileSync(join(cwd, 'plugin.mjs'), writingPlugin('shared/l.html', '<x-thing></x-thing>'));
    const run = watching(cwd, 'pages');
    expect(await run.other()).not.toContain('pages/linked/l.html error known-component');
    expect(await run.other()).toContain('pages/linked/l.html error known-component');
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test('sees a change while it lints, of the site, and goes on to see it', async () => {
    const cwd = folder({ ...FILES, 'pages/z.html': '<i>z</i>' });
    writeFileSync(join(cwd, 'plugin.mjs'), writingPlugin('site.json', '{'));
    const run = watching(cwd, 'pages');
    expect(await run.other()).toContain(NAV);
    expect((await run.other()).join()).toContain('error: site.json:1:2');
    writeFileSync(join(cwd, 'plugin.mjs'), PLUGIN);
    writeFileSync(join(cwd, 'site.json'), readFileSync(SITE));
    expect(await run.other()).toContain(NAV);
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test('sees that is mended what was wrong from the beginning, or gone', async () => {
    const cwd = folder({ ...FILES, 'site.json': '{' });
    const run = watching(cwd, 'pages');
    expect((await run.other()).join()).toContain('error: site.json:1:2');
    writeFileSync(join(cwd, 'site.json'), readFileSync(SITE));
    expect(await run.other()).toContain(NAV);
    rmSync(join(cwd, 'site.json'));
    expect((await run.other()).join()).toContain('no such file');
    writeFileSync(join(cwd, 'site.json'), readFileSync(SITE));
    expect(await run.other()).toContain(NAV);
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test('is not woken by what it writes itself', async () => {
    const cwd = folder(FILES);
    const run = watching(cwd, '--fix-suggestions', '--format', 'json=pages/out.html', 'pages/a.html', 'pages/b.html');
    const fixed = ['Fixed 1 finding in 1 file', '  pages/b.html: 1 finding'];
    expect(await run.next()).toEqual([NAV, '1 finding (1 error) in 1 of 2 files', ...fixed]);
    // The fixed canvas has changed; after that there is nothing to do.
    expect(await run.next()).toEqual([NAV, '1 finding (1 error) in 1 of 2 files']);
    writeFileSync(join(cwd, 'pages/a.html'), '');
    expect(await run.next()).toEqual(['No findings in 2 files']);
    expect(await run.stop('SIGTERM')).toBe(0);
  });

  test('does not clear what is no terminal', async () => {
    const run = watching(folder(FILES), 'pages');
    expect((await run.next()).join('')).not.toContain('\u001b');
    expect(await run.stop('SIGINT')).toBe(0);
  });

  test.skipIf(!HAS_TERMINAL)('clears a terminal', async () => {
    const cwd = folder(FILES);
    // A shell that stays would end by the signal itself.
    const line = `exec '${process.execPath}' '${join(ROOT, 'dist/cli/main.js')}' lint --plugins --watch pages`;
    const child = spawn(SCRIPT, ['-qec', line, '/dev/null'], { cwd, env: { ...process.env, TERM: 'xterm' } });
    let output = '';
    await new Promise<void>((resolve) => {
      child.on('close', () => resolve());
      child.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Watching')) resolve();
      });
    });
    expect(output.startsWith('\u001b[2J\u001b[3J\u001b[H')).toBe(true);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdin.write('\u0003');
    expect(await ended).toBe(0);
  });
});
