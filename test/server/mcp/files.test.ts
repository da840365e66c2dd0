import { chmodSync, linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { inlayServer } from '../../cli/run.js';
import { BROKEN } from './canvases.js';
import { call, connect, folder, SITE } from './client.js';

const SMALL = '<x-logo/>\n<p>Chiamaci al <a href="tel:+390550123456">055 012 3456</a>.</p>\n';
const MENDED = '<x-logo></x-logo>\n<p>Chiamaci al <x-contact field="phone"></x-contact>.</p>\n';
const SECRET = '<x-logo/>SECRET';

/** A folder `pages` with canvases, beside what is not to be read. */
function place(): string {
  const path = folder({ 'outside.html': SECRET, 'site.txt': 'x' });
  mkdirSync(join(path, 'pages/sub'), { recursive: true });
  mkdirSync(join(path, 'pages/.git'));
  mkdirSync(join(path, 'pages/folder.html'));
  mkdirSync(join(path, 'private'));
  const files = {
    'pages/small.html': SMALL,
    'pages/sub/broken.html': BROKEN,
    'pages/.git/x.html': SECRET,
    'pages/.env': SECRET,
    'pages/notes.txt': SECRET,
    'pages/huge.html': 'x'.repeat(3_145_729),
    'pages/long.html': 'x'.repeat(1_048_577),
    'private/x.html': SECRET,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  writeFileSync(join(path, 'pages/latin.html'), Buffer.from([0x3c, 0x70, 0x3e, 0xe9]));
  symlinkSync('../outside.html', join(path, 'pages/link.html'));
  symlinkSync('../private', join(path, 'pages/way'));
  symlinkSync('small.html', join(path, 'pages/inner.html'));
  symlinkSync('.env', join(path, 'pages/env.html'));
  symlinkSync('../nowhere.html', join(path, 'pages/dangling.html'));
  return path;
}

describe('a server with a folder', () => {
  let client: Client;
  let path: string;
  const read = (name: string) => readFileSync(join(path, name), 'utf8');
  beforeAll(async () => {
    path = place();
    client = await connect('stdio', ['--site', SITE, 'pages'], path);
    await client.listTools();
  });

  test('lists what is for files, and that fix_canvas may write', async () => {
    const { tools } = await client.listTools();
    const of = (name: string) => tools.find((tool) => tool.name === name);
    expect(Object.keys(of('lint_canvas')?.inputSchema.properties ?? {})).toEqual(['canvas', 'path', 'detail']);
    expect(Object.keys(of('fix_canvas')?.inputSchema.properties ?? {})).toEqual([
      ...['canvas', 'path', 'apply', 'give', 'write'],
    ]);
    expect(of('fix_canvas')?.annotations?.readOnlyHint).toBe(false);
    expect(of('lint_canvas')?.annotations?.readOnlyHint).toBe(true);
  });

  test.each(['pages/small.html', './pages/../pages/small.html', 'pages/inner.html'])('lints %s', async (name) => {
    const asText = await call(client, 'lint_canvas', { canvas: SMALL });
    const byPath = await call(client, 'lint_canvas', { path: name });
    expect(byPath).toEqual(asText);
    expect(byPath.data.total).toBe(2);
    expect((await call(client, 'lint_canvas', { path: join(path, name) })).data).toEqual(asText.data);
  });

  test.each([
    ['outside.html', 'Unexpected path `outside.html`, expected an .html or .htm file below `pages`'],
    ['pages/../outside.html', 'expected an .html or .htm file below `pages`'],
    ['../../../../../../etc/passwd', 'expected an .html or .htm file below `pages`'],
    ['/etc/passwd', 'expected an .html or .htm file below `pages`'],
    ['/etc/no-such.html', 'expected an .html or .htm file below `pages`'],
    ['pages', 'expected an .html or .htm file below `pages`'],
    ['', 'expected an .html or .htm file below `pages`'],
    ['pages/\0.html', 'expected an .html or .htm file below `pages`'],
    ['pages/notes.txt', 'expected an .html or .htm file below `pages`'],
    ['pages/.env', 'expected an .html or .htm file below `pages`'],
    ['pages/env.html', 'expected an .html or .htm file below `pages`'],
    ['pages/.git/x.html', 'expected an .html or .htm file below `pages`'],
    ['pages/link.html', 'Unexpected link `pages/link.html` out of `pages`, expected a file in it'],
    ['pages/way/x.html', 'Unexpected link `pages/way/x.html` out of `pages`, expected a file in it'],
    ['pages/dangling.html', 'Cannot read `pages/dangling.html`: no such file'],
    ['pages/none.html', 'Cannot read `pages/none.html`: no such file'],
    ['pages/small.html/x.html', 'Cannot read `pages/small.html/x.html`: no such file'],
    ['pages/folder.html', 'Unexpected folder, device or pipe `pages/folder.html`, expected a file'],
    ['pages/huge.html', 'Unexpected 3145729 bytes in `pages/huge.html`, expected at most 3145728'],
    ['pages/long.html', 'Unexpected 1048577 characters in `pages/long.html`, expected at most 1048576'],
    ['pages/latin.html', 'Unexpected byte `0xE9` at offset 3, expected UTF-8'],
  ])('refuses %j, and reads nothing of it', async (name, message) => {
    for (const [tool, args] of [
      ['lint_canvas', {}],
      ['fix_canvas', { give: 'canvas', write: true }],
    ] as const) {
      const { isError, text } = await call(client, tool, { path: name, ...args });
      expect([isError, text]).toEqual([true, expect.stringContaining(message.replace('\0', '\\u0000'))]);
      expect(text).not.toMatch(/SECRET|internal-error/);
    }
  });

  test('negative control: what is outside is read where its folder is named', async () => {
    const wide = await connect('stdio', ['--site', SITE, '.'], path);
    expect((await call(wide, 'lint_canvas', { path: 'outside.html' })).data.total).toBe(1);
    expect((await call(wide, 'lint_canvas', { path: 'pages/link.html' })).data.total).toBe(1);
    expect((await call(wide, 'lint_canvas', { path: 'pages/.git/x.html' })).isError).toBe(true);
  });

  test('fixes by path: tells what it would do, and gives text or edits where asked, never both', async () => {
    const told = await call(client, 'fix_canvas', { path: 'pages/small.html' });
    expect(told.data).toMatchObject({ changed: true, applied_total: 2, remaining_total: 0 });
    expect(Object.keys(told.data)).not.toEqual(expect.arrayContaining(['canvas']));
    expect(Object.keys(told.data)).not.toEqual(expect.arrayContaining(['edits']));
    expect(told.text).toContain('The file stays as it is: `write: true` writes it.');
    expect(told.text).not.toContain('Chiamaci');

    const edits = await call(client, 'fix_canvas', { path: 'pages/small.html', give: 'edits' });
    expect(edited(SMALL, edits.data.edits)).toBe(MENDED);
    expect(edits.data).not.toHaveProperty('canvas');
    const text = await call(client, 'fix_canvas', { path: 'pages/small.html', give: 'canvas' });
    expect(text.data.canvas).toBe(MENDED);
    expect(text.data).not.toHaveProperty('edits');
    expect(read('pages/small.html')).toBe(SMALL);
  });

  test('edits of several rounds are those of the file as it is', async () => {
    const args = { path: 'pages/sub/broken.html', apply: 'all' };
    const { data } = await call(client, 'fix_canvas', { ...args, give: 'edits' });
    const whole = await call(client, 'fix_canvas', { ...args, give: 'canvas' });
    expect(edited(BROKEN, data.edits)).toBe(whole.data.canvas);
    expect(data.remaining_total).toBe(0);
  });

  test('writes where it is told to, the whole file at once, and says so', async () => {
    writeFileSync(join(path, 'pages/mine.html'), SMALL);
    chmodSync(join(path, 'pages/mine.html'), 0o640);
    const first = await call(client, 'fix_canvas', { path: 'pages/mine.html', write: true });
    expect([first.data.written, first.text.startsWith('The file is written.\n')]).toEqual([true, true]);
    expect(first.data).not.toHaveProperty('canvas');
    expect(read('pages/mine.html')).toBe(MENDED);
    const again = await call(client, 'fix_canvas', { path: 'pages/mine.html', write: true });
    expect([again.data.written, again.data.changed]).toEqual([false, false]);
    expect(again.text).toContain('The file stays as it is: there was nothing to mend.');
    expect(readdirSync(join(path, 'pages')).filter((name) => name.includes('mine'))).toEqual(['mine.html']);
  });

  test('writes through a link within the folder, which stays one', async () => {
    writeFileSync(join(path, 'pages/target.html'), SMALL);
    symlinkSync('target.html', join(path, 'pages/alias.html'));
    linkSync(join(path, 'pages/target.html'), join(path, 'pages/hard.html'));
    await call(client, 'fix_canvas', { path: 'pages/alias.html', write: true });
    expect([read('pages/target.html'), read('pages/hard.html')]).toEqual([MENDED, MENDED]);
    expect(read('outside.html')).toBe(SECRET);
  });

  test('does not write to a file that nobody may write to', async () => {
    writeFileSync(join(path, 'pages/fixed.html'), SMALL, { mode: 0o444 });
    const { isError, text } = await call(client, 'fix_canvas', { path: 'pages/fixed.html', write: true });
    expect([isError, text]).toEqual([true, expect.stringContaining('The file is read-only: it was not written')]);
    expect(read('pages/fixed.html')).toBe(SMALL);
  });

  test.each([
    ['lint_canvas', {}, 'expected `canvas` (its text) or `path` (its file)'],
    ['lint_canvas', { canvas: '', path: 'pages/small.html' }, 'Unexpected `canvas` and `path` together'],
    ['fix_canvas', { canvas: '<x-logo/>', write: true }, 'Unexpected `write` without `path`'],
    ['fix_canvas', { path: 'pages/small.html', write: 'yes' }, '/write: Unexpected `yes`, expected a boolean'],
    ['lint_canvas', { path: 'pages/small.html', write: true }, 'expected one of `canvas`, `path`, `detail`'],
    ['lint_canvas', { path: 7 }, '/path: Unexpected `7`, expected a string'],
  ])('%s with %j is told what is allowed', async (tool, args, message) => {
    const { isError, text } = await call(client, tool, args);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });

  test('a long canvas is not sent back whole unless asked', async () => {
    const canvas = `${SMALL}${'<p>Testo.</p>\n'.repeat(2000)}`;
    const { data, text } = await call(client, 'fix_canvas', { canvas });
    expect(data).not.toHaveProperty('canvas');
    expect(edited(canvas, data.edits)).toBe(canvas.replace(SMALL, MENDED));
    expect(text.length).toBeLessThan(3000);
    const asked = await call(client, 'fix_canvas', { canvas, give: 'canvas' });
    expect(asked.data.canvas).toBe(canvas.replace(SMALL, MENDED));
  });
});

test('rules that a configuration sets for a path hold for the file', async () => {
  const path = place();
  const overrides = [{ files: ['pages/sub/**'], rules: { 'explicit-end-tag': 'off' } }];
  writeFileSync(join(path, 'inlay.config.json'), JSON.stringify({ site: SITE, overrides }));
  for (const name of ['pages/a.html', 'pages/sub/a.html']) writeFileSync(join(path, name), '<x-logo/>');
  const client = await connect('stdio', ['pages'], path);
  expect((await call(client, 'lint_canvas', { path: 'pages/a.html' })).data.total).toBe(1);
  expect((await call(client, 'lint_canvas', { path: 'pages/sub/a.html' })).data.total).toBe(0);
});

test.each([
  [['none'], 'Unexpected `none`, expected a folder'],
  [['pages/small.html'], 'Unexpected `pages/small.html`, expected a folder'],
  [
    ['--listen', '127.0.0.1:0', 'pages'],
    'Unexpected folders with `--listen`, expected `--secret-file` beside it: calls can write files',
  ],
])('it does not start with %j', async (args, message) => {
  const { code, stderr } = await inlayServer(['mcp', '--site', SITE, ...args], { cwd: place() });
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
