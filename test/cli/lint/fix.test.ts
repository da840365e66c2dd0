import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, inlay, SITE, shell } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

const BOM = '\ufeff';
const LOUD = `${BOM}<p>wow</p>\r\n<b>ow</b> caffè 🎉\r\n`;
const CALM = `${BOM}<p></p>\r\n<b></b> caffè 🎉\r\n`;

const FILES = {
  'site.json': readFileSync(SITE),
  'plugin.mjs': PLUGIN,
  'inlay.config.json': CONFIG,
  'loud.html': LOUD,
  'ok.html': '<p>ok</p>',
  'odd.html': '<b>ow</b>',
};
const ALL = ['loud.html', 'ok.html', 'odd.html'];

describe.concurrent('inlay lint --fix', () => {
  const read = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

  test('fixes until nothing is left, and touches no other byte and no other file', async () => {
    const cwd = folder(FILES);
    const before = statSync(join(cwd, 'ok.html'));
    const { code, stdout, stderr } = await inlay(['lint', '--plugins', '--fix-suggestions', ...ALL], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: 'No findings in 3 files\n',
      stderr: 'Fixed 4 findings in 2 files\n  loud.html: 3 findings\n  odd.html: 1 finding\n',
    });
    expect(read(cwd, 'loud.html')).toBe(CALM);
    expect(read(cwd, 'odd.html')).toBe('<b></b>');
    const { mtimeMs, ino } = statSync(join(cwd, 'ok.html'));
    expect({ mtimeMs, ino }).toEqual({ mtimeMs: before.mtimeMs, ino: before.ino });
  });

  test('changes nothing the second time', async () => {
    const cwd = folder(FILES);
    await inlay(['lint', '--plugins', '--fix-suggestions', ...ALL], { cwd });
    const { ino } = statSync(join(cwd, 'loud.html'));
    expect(await inlay(['lint', '--plugins', '--fix-suggestions', ...ALL], { cwd })).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(read(cwd, 'loud.html')).toBe(CALM);
    expect(statSync(join(cwd, 'loud.html')).ino).toBe(ino);
  });

  test('leaves suggestions alone unless they are asked for', async () => {
    const cwd = folder(FILES);
    const { stdout, stderr } = await inlay(['lint', '--plugins', '--fix', ...ALL], { cwd });
    expect(stdout).toMatch(/\n3 findings \(3 warnings\) in 2 of 3 files\n3 with --fix-suggestions, after a look\n$/);
    expect(stderr).toBe('');
    expect(read(cwd, 'loud.html')).toBe(LOUD);
  });

  test('writes the fixed canvas of stdin to stdout, and findings to stderr', async () => {
    const cwd = folder(FILES);
    const args = ['lint', '--plugins', '--fix-suggestions', '--format', 'agent', '-'];
    const ran = await inlay(args, { cwd, stdin: `${LOUD}<x-thing></x-thing>` });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe(`${CALM}<x-thing></x-thing>`);
    expect(ran.stderr).toMatch(
      /^stdin:3:1 error known-component: .*\n1 finding \(1 error\) in 1 of 1 file\nFixed 3 findings in 1 file\n$/,
    );
    // What needs no fix comes out as it went in.
    expect((await inlay(args, { cwd, stdin: '<p>\r\n' })).stdout).toBe('<p>\r\n');
  });

  test('refuses what is no UTF-8, and leaves it as it is', async () => {
    const bytes = Buffer.from('<b>ow</b> caffè', 'latin1');
    const cwd = folder({ ...FILES, 'latin.html': bytes });
    expect(await inlay(['lint', '--plugins', '--fix-suggestions', 'latin.html'], { cwd })).toMatchObject({
      code: 2,
      stderr: 'error: latin.html: Unexpected byte `0xE8` at offset 14, expected UTF-8\n',
    });
    expect(readFileSync(join(cwd, 'latin.html'))).toEqual(bytes);
  });
});

const DIFF = `--- a/odd.html
+++ b/odd.html
@@ -1,1 +1,1 @@
-<b>ow</b>
\\ No newline at end of file
+<b></b>
\\ No newline at end of file
`;

describe.concurrent('inlay lint --fix-dry-run', () => {
  test('prints a diff and writes nothing', async () => {
    const cwd = folder(FILES);
    const ran = await inlay(['lint', '--plugins', '--fix-suggestions', '--fix-dry-run', 'odd.html', 'ok.html'], {
      cwd,
    });
    expect(ran).toMatchObject({
      code: 0,
      stdout: DIFF,
      stderr: 'No findings in 2 files\nWould fix 1 finding in 1 file\n',
    });
    expect(readFileSync(join(cwd, 'odd.html'), 'utf8')).toBe(FILES['odd.html']);
    expect(await inlay(['lint', '--plugins', '--fix-dry-run', 'odd.html'], { cwd })).toMatchObject({
      code: 0,
      stdout: '',
    });
  });

  test('is for the working folder, whichever way a canvas is named', async () => {
    const cwd = folder({ ...FILES, 'pages/über uns.html': FILES['odd.html'] });
    const lint = `$INLAY lint --config ../inlay.config.json --plugins --fix-suggestions --fix-dry-run`;
    shell(`cd pages; ${lint} ../pages 2>/dev/null | git apply -`, cwd);
    expect(readFileSync(join(cwd, 'pages/über uns.html'), 'utf8')).toBe('<b></b>');
    const { stdout } = await inlay(['lint', '--plugins', '--fix-suggestions', '--fix-dry-run', join(cwd, 'odd.html')], {
      cwd,
    });
    expect(stdout).toBe(DIFF);
  });

  test.each(['git apply -', 'patch -s -p1'])('prints what `%s` makes the fixed files of', (apply) => {
    const cwd = folder(FILES);
    shell(`$INLAY lint --plugins --fix-suggestions --fix-dry-run ${ALL.join(' ')} 2>/dev/null | ${apply}`, cwd);
    const text = (name: string) => readFileSync(join(cwd, name), 'utf8');
    expect([text('loud.html'), text('odd.html'), text('ok.html')]).toEqual([CALM, '<b></b>', '<p>ok</p>']);
  });
});
