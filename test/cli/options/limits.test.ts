import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIMIT_NAMES, limitsOf } from '../../../src/canvas/limits.js';
import { BARE, folder, inlay } from '../run.js';

const THREE = '<x-logo></x-logo>'.repeat(3);

describe.concurrent.each(['render', 'bake'])('inlay %s --limit', (command) => {
  test.each([
    ['canvasLength=50', 'stdin: Unexpected 51 characters in a canvas, expected at most 50'],
    ['inlays=2', 'stdin: Unexpected 3 components in a canvas, expected at most 2'],
    ['outputLength=9', 'stdin: Unexpected 77 characters of output, expected at most 9'],
  ])('%s refuses what is over it', async (limit, message) => {
    const { code, stdout, stderr } = await inlay([command, '--site', BARE, '--limit', limit], { stdin: THREE });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });

  test('is repeatable, and lets pass what is at it', async () => {
    const limits = ['--limit', 'inlays=2', '--limit', 'canvasLength=51', '--limit', 'inlays=3'];
    expect(await inlay([command, '--site', BARE, ...limits], { stdin: THREE })).toMatchObject({ code: 0, stderr: '' });
  });

  test('holds for every line of --ndjson', async () => {
    const stdin = `{"canvas": "${THREE}"}\n{"canvas": "<p>"}`;
    const ran = await inlay([command, '--site', BARE, '--ndjson', '--limit', 'inlays=2'], { stdin });
    const [first, second] = ran.stdout.split('\n').map((line) => line && JSON.parse(line));
    expect(ran.code).toBe(1);
    expect(first.error).toMatchObject({
      code: 'limit-exceeded',
      message: 'Unexpected 3 components in a canvas, expected at most 2',
    });
    expect(second).not.toHaveProperty('error');
  });

  test('holds in workers', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 450 }, (_, index) => [`pages/${index}.html`, index === 7 ? THREE : '']),
    );
    const args = [command, '--site', BARE, '--jobs', '2', '--limit', 'inlays=2', '--out', 'out', 'pages'];
    expect(await inlay(args, { cwd: folder(files) })).toMatchObject({
      code: 2,
      stderr:
        'error: pages/7.html: Unexpected 3 components in a canvas, expected at most 2\n449 canvases, 0 components expanded\n',
    });
  });

  test.each([
    [
      'inlay=2',
      'Unexpected limit `inlay` in `--limit`, expected one of `canvasLength`, `inlays`, `nesting`, `elements`, `copies`, `outputLength`, `work`; nearest is `inlays`',
    ],
    [
      '=2',
      'Unexpected limit `` in `--limit`, expected one of `canvasLength`, `inlays`, `nesting`, `elements`, `copies`, `outputLength`, `work`',
    ],
    ...['inlays', 'inlays=', 'inlays=-1', 'inlays=1.5', 'inlays=2=3', 'inlays=\n2'].map((limit) => [
      limit,
      `Unexpected \`--limit ${limit}\`, expected a whole number from 0, as in \`--limit inlays=10000\``,
    ]),
  ])('%j is misuse', async (limit, message) => {
    const { code, stdout, stderr } = await inlay([command, '--site', BARE, '--limit', limit], { stdin: THREE });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });

  test('is listed by --help, with the defaults', async () => {
    const { stdout } = await inlay([command, '--help']);
    const limits = limitsOf(undefined);
    for (const name of LIMIT_NAMES) expect(stdout).toMatch(new RegExp(`^  ${name} +${limits[name]}  \\S`, 'm'));
    const [, ...lines] = /^Limits.*\n(?: {2}\w+ +\d+ {2}.*\n)+/m.exec(stdout)?.[0].trimEnd().split('\n') ?? [];
    expect(lines).toHaveLength(LIMIT_NAMES.length);
    expect(new Set(lines.map((line) => /^ {2}\w+ +\d+ {2}/.exec(line)?.[0].length)).size).toBe(1); // a column
  });
});

describe.concurrent('a file that is too large for the limit', () => {
  test('is refused by its size, before it is read', async () => {
    const cwd = folder({ 'a.html': '' });
    truncateSync(join(cwd, 'a.html'), 2 ** 33); // a hole: nothing could read it whole
    expect(await inlay(['render', '--site', BARE, 'a.html'], { cwd })).toMatchObject({
      code: 2,
      stderr:
        'error: a.html: Unexpected size, expected at most 50331648 bytes, 3 for each of 16777216 UTF-16 code units\n',
    });
  });

  test.skipIf(process.platform === 'win32')(
    'is refused by what was read of it where the size is not known',
    async () => {
      const endless = await inlay(['render', '--site', BARE, '--limit', 'canvasLength=10', '/dev/zero']);
      expect(endless).toMatchObject({
        code: 2,
        stderr: 'error: /dev/zero: Unexpected size, expected at most 30 bytes, 3 for each of 10 UTF-16 code units\n',
      });
    },
  );

  test('passes at the very limit, three bytes for each character', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a.html'), '\ufeff€€');
    const render = (limit: string) => inlay(['render', '--site', BARE, '--limit', limit, 'a.html'], { cwd });
    expect(await render('canvasLength=3')).toMatchObject({ code: 0, stdout: '\ufeff€€' });
    expect(await render('canvasLength=2')).toMatchObject({ code: 2, stdout: '' });
  });

  test('is as large as a limit allows that was raised', async () => {
    const cwd = folder({ 'a.html': 'a'.repeat(16_777_217) });
    const args = ['render', '--site', BARE, '--limit', 'canvasLength=16777217', '--out', 'out', 'a.html'];
    expect((await inlay(args, { cwd })).stderr).toBe('1 canvas, 0 components expanded\n');
  });
});
