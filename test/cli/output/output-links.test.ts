import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outputPlace } from '../../../src/cli/output/output-place.js';
import { writeOutput } from '../../../src/cli/output/write-output.js';
import { filesBelow, folder, inlay, SITE, shell } from '../run.js';

const LOGO = '<x-logo></x-logo>';
const COMMANDS = {
  render: ['render', '--site', SITE, '--out', 'out', 'a.html', 'sub/b.html'],
  bake: ['bake', '--site', SITE, '--out', 'out', 'a.html', 'sub/b.html'],
} as const;
const NAMES = { render: ['a.html', 'sub/b.html'], bake: ['a.baked.json', 'sub/b.baked.json'] } as const;

/** A folder with canvases, and one with files that nothing is to be written to. */
const FILES = { 'a.html': LOGO, 'sub/b.html': LOGO, 'elsewhere/mine': 'mine' };

describe.concurrent.each(['render', 'bake'] as const)('inlay %s --out', (command) => {
  const args = COMMANDS[command];
  const [first, second] = NAMES[command];

  test.each([
    ['a file', '../elsewhere/mine'],
    ['nowhere', '../elsewhere/new'],
    ['itself', first],
  ])('refuses an output that is a link to %s, and makes the others', async (_what, target) => {
    const cwd = folder(FILES);
    mkdirSync(join(cwd, 'out'));
    symlinkSync(target, join(cwd, 'out', first));
    const { code, stderr } = await inlay(args, { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: Unexpected symbolic link \`out/${first}\`, expected a file or nothing: outputs are not written through links
1 canvas, 1 component expanded
`,
    });
    expect(readFileSync(join(cwd, 'elsewhere/mine'), 'utf8')).toBe('mine');
    expect(filesBelow(join(cwd, 'elsewhere'))).toEqual(['mine']);
    expect(filesBelow(join(cwd, 'out'))).toEqual([first, second]);
  });

  test('refuses a folder below it that is a link, and makes nothing behind it', async () => {
    const cwd = folder(FILES);
    mkdirSync(join(cwd, 'out'));
    symlinkSync('../elsewhere', join(cwd, 'out/sub'));
    expect(await inlay(args, { cwd })).toMatchObject({
      code: 2,
      stderr: `error: Unexpected symbolic link \`out/sub\`, expected a folder: nothing is written through links below \`out\`
1 canvas, 1 component expanded
`,
    });
    expect(filesBelow(join(cwd, 'elsewhere'))).toEqual(['mine']);
  });

  test('may be a link itself: whoever named it chose it', async () => {
    const cwd = folder(FILES);
    mkdirSync(join(cwd, 'real'));
    symlinkSync('real', join(cwd, 'out'));
    expect((await inlay(args, { cwd })).code).toBe(0);
    expect(filesBelow(join(cwd, 'real'))).toEqual([first, second]);
  });

  test('does not wait for a pipe', async () => {
    const cwd = folder(FILES);
    shell(`mkdir out && mkfifo out/${first}`, cwd);
    expect(await inlay(args, { cwd })).toMatchObject({
      code: 2,
      stderr: `error: Unexpected device or pipe \`out/${first}\`, expected a file or nothing
1 canvas, 1 component expanded
`,
    });
  });
});

describe.concurrent('an output file that is a link is refused', () => {
  test.each([
    ['manifest', ['manifest', '--site', SITE, '--out', 'link']],
    ['schema', ['schema', 'site', '--out', 'link']],
    ['lint --format', ['lint', '--site', SITE, '--format', 'json=link', 'a.html']],
    ['lint --cache-location', ['lint', '--site', SITE, '--cache', '--cache-location', 'link', 'a.html']],
  ])('by %s', async (_name, args) => {
    const cwd = folder(FILES);
    symlinkSync('elsewhere/mine', join(cwd, 'link'));
    const { code, stderr } = await inlay(args, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('error: Unexpected symbolic link `link`, expected a file or nothing');
    expect(readFileSync(join(cwd, 'elsewhere/mine'), 'utf8')).toBe('mine');
    expect(lstatSync(join(cwd, 'link')).isSymbolicLink()).toBe(true);
  });

  test('but not one of the system that leads to an open stream', () => {
    const cwd = folder(FILES);
    const ran = shell(`$INLAY lint --site ${SITE} --format agent=/dev/stderr a.html 2>&1 | cat`, cwd);
    expect(ran.stdout).toBe('No findings in 1 file\n');
  });
});

describe('a folder that becomes a link', () => {
  /** Has a folder looked at, then swaps it for a link. */
  function swapped() {
    const cwd = folder({ 'out/sub/x': '', 'elsewhere/mine': 'mine' });
    const place = outputPlace(join(cwd, 'out/sub/a.html'), join(cwd, 'out'));
    renameSync(join(cwd, 'out/sub'), join(cwd, 'out/old'));
    symlinkSync('../elsewhere', join(cwd, 'out/sub'));
    return { cwd, place };
  }

  test('is noticed before anything is put there', () => {
    const { cwd, place } = swapped();
    expect(place.check).toThrow('Unexpected symbolic link');
    expect(() => writeOutput(join(cwd, 'out/sub/a.html'), 'x', join(cwd, 'out'))).toThrow('Unexpected symbolic link');
    expect(readdirSync(join(cwd, 'elsewhere'))).toEqual(['mine']);
  });

  test('would be written through without a root to stay below', () => {
    const { cwd } = swapped();
    writeOutput(join(cwd, 'out/sub/a.html'), 'x');
    expect(readdirSync(join(cwd, 'elsewhere'))).toEqual(['a.html', 'mine']);
  });
});
