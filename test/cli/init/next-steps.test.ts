import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, inlay, shell } from '../run.js';

const PAGE = `<!doctype html><html lang="it"><title>Luna</title><link rel="canonical" href="https://luna.example/">
<header><a href="/"><img src="/logo.svg" alt="Luna"></a></header>`;

/** The lines below `Next:` as one script, in which `npm install` says that it ran, and `inlay` is the built one. */
function scriptOf(stdout: string): string {
  const [, next = ''] = stdout.split('\nNext:\n');
  const lines = next.split('\n').filter((line) => line.startsWith('  '));
  return lines
    .map((line) =>
      line
        .trim()
        .replace(/^npm install.*/, 'true')
        .replace(/^npx inlay /, '$INLAY '),
    )
    .map((line) =>
      line.startsWith('$INLAY') ? `${line}; printf "\\nended with $?\\n"` : `${line} || echo "ended with 2"`,
    )
    .join('\n');
}

/** How the commands of the script ended. */
function endsOf(script: string, cwd: string): string[] {
  return [...shell(script, cwd).stdout.matchAll(/^ended with (\d)$/gm)].map(([, code = '']) => code);
}

describe('the next steps that `inlay init` tells', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['the page in the folder', { 'home.html': PAGE }, ['--from', 'home.html']],
    ['the page above the folder', { 'home.html': PAGE }, ['luna', '--from', 'home.html']],
    ['the page beside the folder', { 'old/home.html': PAGE }, ['new/luna', '--from', 'old/home.html']],
    ['the page in a sub-folder', { 'pages/de/home.html': PAGE }, ['--from', 'pages']],
    ['a sub-folder that is a project', { 'dist/index.html': PAGE, 'dist/package.json': '{}' }, ['--from', 'dist']],
    [
      'a page with another configuration beside it',
      { 'old/home.html': PAGE, 'old/inlay.config.json': '{"site": "none.json"}' },
      ['--from', 'old/home.html'],
    ],
    [
      'names that a shell would read otherwise',
      { "-it's here.html": PAGE },
      ['-- luna', '--from', "./-it's here.html"],
    ],
    ['a project around', { 'package.json': '{}', 'home.html': PAGE }, ['luna', '--from', 'home.html']],
  ])('run as they are printed: %s', async (_name, files, args) => {
    const cwd = folder(files);
    const { code, stdout } = await inlay(['init', ...args.flatMap((arg) => arg.replace(/^-- /, './-'))], { cwd });
    expect(code).toBe(0);
    expect(endsOf(scriptOf(stdout), cwd)).toEqual(['1', '0']);
  });

  test('run as they are printed: a folder that a link leads to', async () => {
    const cwd = folder({ 'home.html': PAGE });
    mkdirSync(join(cwd, 'deep/er/luna'), { recursive: true });
    symlinkSync('deep/er/luna', join(cwd, 'link'));
    const { stdout } = await inlay(['init', 'link', '--from', 'home.html'], { cwd });
    expect(endsOf(scriptOf(stdout), cwd)).toEqual(['1', '0']);
  });

  test('run as they are printed where no page is known, and none is named', async () => {
    const cwd = folder();
    const { stdout } = await inlay(['init', 'luna', '--name', 'Luna', '--url', 'https://luna.example'], { cwd });
    expect(endsOf(scriptOf(stdout), cwd)).toEqual(['0']);
    expect(stdout).not.toMatch(/[<>]/);
  });

  test('negative control: without the name of the configuration they fail where it is not found', async () => {
    const cwd = folder({ 'home.html': PAGE });
    const { stdout } = await inlay(['init', 'luna', '--from', 'home.html'], { cwd });
    const script = scriptOf(stdout);
    expect(script).toContain(' --config inlay.config.json ');
    expect(endsOf(script.replaceAll(' --config inlay.config.json', ''), cwd)).toEqual(['2', '2']);
  });

  test('name the configuration only where it is needed', async () => {
    const cwd = folder({ 'pages/home.html': PAGE });
    const { stdout } = await inlay(['init', '--from', 'pages/home.html'], { cwd });
    expect(stdout).toContain('\n  npx inlay lint pages/home.html\n  npx inlay render pages/home.html\n');
  });
});
