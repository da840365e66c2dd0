import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, inlay, SITE } from '../run.js';

const CLEAN = '<p>Oggi</p>';

/** Folders, each with two links to the next, and a page in the last: as many ways to it as 2 to the power of `count`. */
function ladder(count: number): string {
  const cwd = folder({ [`d${count}/page.html`]: CLEAN });
  for (let at = 0; at < count; at += 1) {
    mkdirSync(join(cwd, `d${at}`), { recursive: true });
    for (const name of ['x', 'y']) symlinkSync(`../d${at + 1}`, join(cwd, `d${at}`, name));
  }
  return cwd;
}

/** What linting prints. */
async function lint(cwd: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await inlay(['lint', '--site', SITE, '--format', 'agent', ...args], { cwd });
  return stdout + stderr;
}

describe.concurrent('links between folders', () => {
  test('lead to each folder once', async () => {
    const cwd = ladder(30);
    writeFileSync(join(cwd, 'd30/page.html'), '<x-nope></x-nope>');
    const printed = await lint(cwd, 'd0');
    expect(printed.split(':')[0]).toBe(`d0/${'x/'.repeat(30)}page.html`);
    expect(printed).toContain('in 1 of 1 file');
  });

  test('do not hide a folder where it really is', async () => {
    const cwd = folder({ 'pages/m/a.html': '<x-nope></x-nope>', 'pages/z.html': CLEAN });
    symlinkSync('m', join(cwd, 'pages/a'));
    const printed = await lint(cwd, 'pages');
    expect(printed).toMatch(/^pages\/m\/a\.html:/);
    expect(printed).toContain('in 1 of 2 files');
  });

  test('are followed by a pattern before its first wildcard alone', async () => {
    const cwd = ladder(30);
    expect(await lint(cwd, '**/*.html')).toContain('in 1 file');
    expect(await lint(cwd, 'd29/x/*.html')).toContain('in 1 file');
    expect(await lint(cwd, 'd0/**/*.html')).toContain('Unexpected pattern `d0/**/*.html`');
  });

  test('to files are taken by a pattern', async () => {
    const cwd = folder({ 'shared/a.html': CLEAN, 'pages/b.html': CLEAN });
    symlinkSync('../shared/a.html', join(cwd, 'pages/a.html'));
    expect(await lint(cwd, 'pages/*.html')).toContain('in 2 files');
  });
});
