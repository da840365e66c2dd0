import { spawn } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { BARE, filesBelow, folder, inlay, SITE, shell } from '../run.js';

/** So many canvases come in several batches. */
const MANY = 450;

/** So many are worth workers though nobody asks for them. */
const WORTH_IT = 1000;

/** Folders of canvases, some of which fail. */
function pages(count: number): Record<string, string | Uint8Array> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const canvas = `<p>${index} caffè</p><x-logo></x-logo><x-menu location="${index % 2 ? 'topic' : 'naviga'}"></x-menu>`;
      const isBad = index % 100 === 50;
      return [`pages/${index % 3}/${index}.html`, isBad ? Buffer.from(canvas, 'latin1') : canvas];
    }),
  );
}

/** An environment in which a code runs before every worker of the command does. */
function inWorkers(code: string): Record<string, string> {
  const module = `import { isMainThread } from 'node:worker_threads'; if (!isMainThread) { ${code} }`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}

const EXIT_AT_ONCE = 'process.exit(3);';

describe.concurrent('the workers of inlay', () => {
  test.each([
    ['render', '--url', '/menu/', '--report=json', '--fail-on-unresolved'],
    ['render', '--report=table'],
    ['bake'],
  ])('give what one process gives, in the same order: %s %s %s %s', async (command, ...options) => {
    const cwd = folder(pages(MANY));
    symlinkSync('nowhere', join(cwd, 'pages/1/gone.html'));
    const run = async (jobs: string) => {
      const { code, stdout, stderr } = await inlay(
        [command, '--site', SITE, ...options, '--jobs', jobs, '--out', `out-${jobs}`, 'pages', 'missing.html'],
        { cwd },
      );
      const out = join(cwd, `out-${jobs}`);
      const files = filesBelow(out).map((path) => [path, readFileSync(join(out, path), 'utf8')]);
      return { code, stdout, stderr, files };
    };
    const [alone, together] = [await run('1'), await run('3')];
    expect(together).toEqual(alone);
    expect(alone.code).toBe(2);
    expect(alone.stderr.split('\n').length).toBe(8);
    expect(alone.stderr).toMatch(/\n446 canvases, 671 components expanded, 221 unresolved\n$/);
    expect(alone.files.length).toBe(446);
  });

  const EXITS = inWorkers(EXIT_AT_ONCE);
  const renderThere = (cwd: string, ...args: string[]) =>
    inlay(['render', '--site', BARE, '--out', 'out', 'pages', ...args], { cwd, env: EXITS });

  test('are left out where there are few canvases, or one thread is asked for', async () => {
    const cwd = folder(pages(10));
    expect(await renderThere(cwd)).toMatchObject({ code: 0, stderr: expect.stringMatching(/^10 canvases/) });
    expect(await renderThere(cwd, '--jobs', '1')).toMatchObject({ code: 0 });
    expect(await renderThere(cwd, '--jobs', '2')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^internal/),
    });
  });

  test.skipIf(availableParallelism() === 1)('are used for many canvases, unless one thread is asked for', async () => {
    const cwd = folder(pages(WORTH_IT));
    expect((await renderThere(cwd)).stderr).toMatch(/^internal/);
    expect((await renderThere(cwd, '--jobs', '1')).stderr).toMatch(/\n990 canvases, /);
  });

  test.each([
    ['exits before it begins', EXIT_AT_ONCE, 'The thread ended with exit code 3'],
    ['fails before it begins', "throw new Error('boom');", 'boom'],
    ['cannot take the site', "JSON.parse = () => { throw new Error('no') };", 'no'],
  ])('end the command when one %s, naming the canvases', async (_what, code, reason) => {
    const cwd = folder(pages(MANY));
    const args = ['render', '--site', BARE, '--jobs', '2', '--out', 'out', 'pages'];
    const ran = await inlay(args, { cwd, env: inWorkers(code) });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    const [line] = ran.stderr.split('\n');
    expect(line).toBe(`internal error: A worker ended at \`pages/0/0.html\` or one of the 56 after it: ${reason}`);
  });

  test('end the command when one exits at its work', async () => {
    const cwd = folder(pages(MANY));
    const code =
      "import('node:fs').then(({ default: fs }) => { fs.renameSync = () => process.exit(3); import('node:module').then(({ syncBuiltinESMExports: sync }) => sync()); });";
    const args = ['render', '--site', BARE, '--jobs', '2', '--out', 'out', 'pages'];
    const ran = await inlay(args, { cwd, env: inWorkers(code) });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^internal error: A worker ended at `pages\/\d\/\d+\.html` or one of the 56 after it: /);
  });

  test('tell a bug at a canvas as that of the canvas', async () => {
    const cwd = folder(pages(MANY));
    const code =
      "const { decode } = TextDecoder.prototype; TextDecoder.prototype.decode = function (bytes) { const text = decode.call(this, bytes); if (text.includes('>7 ')) throw new TypeError('boom'); return text; };";
    const args = ['bake', '--site', BARE, '--jobs', '2', '--out', 'out', 'pages'];
    const bakeThere = (env: Record<string, string>) => inlay(args, { cwd, env: { ...inWorkers(code), ...env } });
    const { code: exitCode, stderr } = await bakeThere({});
    expect(exitCode).toBe(2);
    expect(stderr).not.toContain('    at ');
    expect((await bakeThere({ INLAY_DEBUG: '1' })).stderr).toContain('TypeError: boom\n    at ');
    expect(stderr).toMatch(/\ninternal error: boom \(pages\/1\/7\.html\)\nThis is a bug in inlay/);
    expect(stderr).toMatch(/\n445 canvases, /);
  });

  test('go on when nobody reads the report', () => {
    const cwd = folder(pages(MANY));
    const script = `$INLAY render --site '${BARE}' --jobs 2 --report=json --out out pages | head -c 9; exit \${PIPESTATUS[0]}`;
    const { code, stderr } = shell(script, cwd);
    expect(code).toBe(2);
    expect(stderr).toMatch(/\n446 canvases, 446 components expanded, 446 unresolved\n$/);
    expect(filesBelow(join(cwd, 'out')).length).toBe(446);
  });

  test.skipIf(process.platform === 'win32')('end with the command when it is interrupted', async () => {
    const cwd = folder(pages(MANY));
    const { child, finish } = withLastCanvas(['--jobs', '2', '--report', '--out', 'out', 'pages'], cwd);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const end = await new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));
    finish();
    expect(end).toEqual({ code: null, signal: 'SIGINT' });
  });
});

describe('the report of inlay', () => {
  test.skipIf(process.platform === 'win32')('is written before the last canvas is read', async () => {
    const cwd = folder({ 'a.html': '<x-logo></x-logo>' });
    const { child, finish } = withLastCanvas(['--report=json', '--out', 'out', 'a.html'], cwd);
    const chunks: string[] = [];
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        if (chunks.push(String(chunk)) === 1) resolve();
      });
    });
    finish();
    await new Promise((resolve) => child.on('close', resolve));
    expect(chunks[0]).toMatch(/^\{\n {2}"files": \[\n {4}\{\n {6}"path": "a\.html",\n/);
    expect(JSON.parse(chunks.join('')).files).toMatchObject([{ path: 'a.html' }, { path: '/dev/stdin', inlays: [] }]);
  });

  // 212 MB of report, which no heap of 96 MB can hold.
  test.each(['1', '2'])('may be larger than all the memory there is, for --jobs %s', (jobs) => {
    const canvas = '<x-logo></x-logo>'.repeat(500);
    const cwd = folder(Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`pages/${index}.html`, canvas])));
    const script = `$INLAY render --site '${BARE}' --jobs ${jobs} --report=json --out out pages | wc -c; exit \${PIPESTATUS[0]}`;
    const { code, stdout, stderr } = shell(script, cwd, { NODE_OPTIONS: '--max-old-space-size=96' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '500 canvases, 250,000 components expanded\n' });
    expect(Number(stdout)).toBeGreaterThan(200_000_000);
  });
});

/** Renders with one more canvas behind the others, an empty one that ends when it is told to. */
function withLastCanvas(args: readonly string[], cwd: string) {
  shell('mkfifo hold', cwd);
  const script = 'exec "$@" /dev/stdin < <(cat hold)';
  const command = [process.execPath, join(ROOT, 'dist/cli/main.js'), 'render', '--site', BARE, ...args];
  const child = spawn('bash', ['-c', script, 'bash', ...command], { cwd });
  return { child, finish: () => writeFileSync(join(cwd, 'hold'), '') };
}
