import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { blocksOf } from './blocks.js';
import { anchorsOf, deadLinks, linksOf, prose } from './links.js';
import { FOR_CONTRIBUTORS, FOR_USERS, readReadme } from './readmes.js';

/** A file of the clone; a folder is an empty text. */
function read(path: string): string | undefined {
  if (!existsSync(`${ROOT}${path}`)) return undefined;
  return statSync(`${ROOT}${path}`).isFile() ? readFileSync(`${ROOT}${path}`, 'utf8') : '';
}

const ALL = [...FOR_USERS, ...FOR_CONTRIBUTORS, '.github/SECURITY.md'];

/** Paths of a clone that a text names, outside of links and of blocks for clones. */
function clonePaths(text: string): string[] {
  const forClones = blocksOf(text).filter(({ info }) => 'clone' in info);
  const rest = forClones.reduceRight((now, { start, end }) => now.slice(0, start) + now.slice(end), text);
  const plain = rest.replace(/\]\([^)]*\)|\b(?:src|srcset)="[^"]*"|<!--.*?-->/g, '');
  return [
    ...plain.matchAll(/(?<![\w/.@-])(?:\.\/)?(?:fixtures|bench|test|dist|src|node_modules\/\.cache)\/[\w./-]*/g),
  ].map(([path]) => path);
}

/** The files of the package in a folder, as npm packs them. */
function packedFiles(cwd: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'];
  const listed: unknown = JSON.parse(execFileSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  // Some npm list packages, others have them by their names.
  const [pack] = Object.values(listed as Record<string, { files: { path: string }[] }>);
  return (pack?.files ?? []).map(({ path }) => path);
}

function isPacked(packed: readonly string[], path: string): boolean {
  return packed.includes(path) || packed.some((file) => file.startsWith(`${path.replace(/\/$/, '')}/`));
}

describe('the READMEs', () => {
  test('are all known here', () => {
    const found = globSync(['**/README.md', '.github/*.md'], {
      cwd: ROOT,
      dot: true,
      ignore: ['**/node_modules/**', '**/.cache/**'],
    });
    expect(found.toSorted()).toEqual(ALL.toSorted());
  });

  test.each(ALL)('%s has links that lead somewhere', (path) => {
    expect(deadLinks(path, read(path) ?? '', read)).toEqual([]);
  });

  test.each([
    ['inlay', ''],
    ['inlay-server', 'src/server/'],
  ])('of the package %s link to nothing that is not packed', (_name, folder) => {
    const packed = packedFiles(`${ROOT}${folder}`);
    const readPacked = (path: string) => (isPacked(packed, path) ? read(`${folder}${path}`) : undefined);
    const readmes = packed.filter((path) => path.endsWith('.md'));
    expect(readmes).toContain('README.md');
    expect(readmes.flatMap((path) => deadLinks(path, readPacked(path) ?? '', readPacked))).toEqual([]);
    // The negative control: what a clone alone has.
    expect(deadLinks('README.md', '[a](../../test/README.md) [b](test/README.md)', readPacked)).toHaveLength(2);
  });

  test.each(FOR_USERS.filter((path) => path !== 'README.md'))('%s can be reached from the root', (path) => {
    const reached = new Set(['README.md']);
    for (const from of reached) {
      const folder = from.slice(0, from.lastIndexOf('/') + 1);
      for (const { target } of linksOf(read(from) ?? '')) {
        const [to = ''] = new URL(target, `file:///${folder}`).pathname.slice(1).split('#');
        if (to.endsWith('README.md')) reached.add(to);
      }
    }
    expect([...reached]).toContain(path);
  });

  test.each(FOR_USERS)('%s names no path that only a clone has', (path) => {
    const [text = ''] = readReadme(path).split('\n## In a clone\n');
    expect(clonePaths(text).filter((named) => !NOT_OF_THE_CLONE.has(named))).toEqual([]);
  });

  test('the root README is a door, not a house', () => {
    expect(readReadme('README.md').split('\n').length).toBeLessThanOrEqual(270);
  });

  test('pictures are small and readable in light and dark', () => {
    const pictures = linksOf(readReadme('README.md')).filter(({ target }) => target.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(2);
    for (const { target } of pictures) {
      const picture = read(target) ?? '';
      expect(picture.length).toBeLessThan(20_000);
      const isOneOfTwo = /^fixtures\/readme\/data(?:-dark)?\.svg$/.test(target);
      if (!isOneOfTwo) expect(picture).toContain('prefers-color-scheme: dark');
    }
  });

  test('the checks see what they are for', () => {
    const others: Record<string, string> = { 'a/README.md': '# One thing, and `another`\n' };
    const dead = (text: string) => deadLinks('README.md', text, (path) => others[path]);
    expect(dead('[a](a/README.md#one-thing-and-another) [b](https://b.example/x)')).toEqual([]);
    expect(dead('[a](b/README.md)')).toEqual(['README.md:1 links to b/README.md']);
    expect(dead('\n[a](a/README.md#two)')).toEqual(['README.md:2 links to a/README.md#two']);
    expect(dead('<img src="a.svg">')).toEqual(['README.md:1 links to a.svg']);
    expect(dead('```sh\n[a](b)\n```\n`[a](b)`')).toEqual([]);
    expect(anchorsOf('# A\n## A\n```\n# not\n```\n')).toEqual(['a', 'a-1']);
    expect(prose('a\n```\nb\n```\nc')).toBe('a\n\n\n\nc');
    expect(clonePaths('`node dist/cli/main.js` and fixtures/sites/site.json')).toEqual([
      'dist/cli/main.js',
      'fixtures/sites/site.json',
    ]);
    expect(clonePaths('[a](../test/README.md) node_modules/inlay/src/php')).toEqual([]);
  });
});

/** What looks like a path of the clone and is one of the user's. */
const NOT_OF_THE_CLONE: ReadonlySet<string> = new Set([]);
