import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, folder, inlay, SITE } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

/** So many canvases come in several batches. */
const MANY = 300;

/** So many are worth workers though nobody asks for them. */
const WORTH_IT = 400;

const BASE = { 'site.json': readFileSync(SITE), 'plugin.mjs': PLUGIN, 'inlay.config.json': CONFIG };

/** Folders of canvases with findings, some of which fail; one folder has a configuration of its own. */
function pages(count: number): Record<string, string | Uint8Array> {
  const canvases = Array.from({ length: count }, (_, index): [string, string | Uint8Array] => {
    const canvas = `<p>${index} caffè</p>${index % 3 ? '<b>wow</b>' : '<x-thing></x-thing>'}`;
    return [`pages/${index % 4}/${index}.html`, index % 100 === 50 ? Buffer.from(canvas, 'latin1') : canvas];
  });
  const own = '{"extends": "../../inlay.config.json", "rules": {"shorten": "error"}}';
  return { ...BASE, ...Object.fromEntries(canvases), 'pages/3/.inlayrc.json': own };
}

/** An environment in which every worker of the command ends before it begins. */
const NO_WORKERS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("import { isMainThread } from 'node:worker_threads'; if (!isMainThread) process.exit(3);")}`,
};

describe.concurrent('the workers of inlay lint', () => {
  test('give what one process gives, in the same order, in every format', async () => {
    const run = async (jobs: string) => {
      const cwd = folder(pages(MANY));
      const formats = ['readable', 'json=out/json', 'sarif=out/sarif', 'junit=out/junit', 'agent=out/agent'];
      const args = [
        'lint',
        '--plugins',
        'pages',
        'missing.html',
        '--jobs',
        jobs,
        ...formats.flatMap((name) => ['--format', name]),
      ];
      const { code, stdout, stderr } = await inlay(args, { cwd });
      const files = filesBelow(join(cwd, 'out')).map((path) => [path, readFileSync(join(cwd, 'out', path), 'utf8')]);
      return { code, stdout, stderr, files };
    };
    const [alone, together] = [await run('1'), await run('3')];
    expect(together).toEqual(alone);
    expect(alone.code).toBe(2);
    expect(alone.files.length).toBe(4);
    expect(alone.stderr.split('\n').length).toBe(5);
    // Errors are the elements that are none, and whatever is found in the folder with its own configuration.
    expect(alone.stdout).toMatch(/\n297 findings \(149 errors, 148 warnings\) in 297 of 297 files\n/);
  });

  test('fix what one process fixes', async () => {
    const run = async (jobs: string) => {
      const cwd = folder(pages(MANY));
      const { stderr } = await inlay(['lint', '--plugins', 'pages', '--fix-suggestions', '--quiet', '--jobs', jobs], {
        cwd,
      });
      return { stderr, files: filesBelow(cwd).map((path) => readFileSync(join(cwd, path), 'latin1')) };
    };
    const [alone, together] = [await run('1'), await run('3')];
    expect(together).toEqual(alone);
    expect(alone.stderr).toMatch(/\nFixed 396 findings in 198 files\n(?: {2}\S+: 2 findings\n){198}$/);
  });

  test('lint stdin beside files', async () => {
    const cwd = folder({ ...BASE, 'a.html': '', 'b.html': '' });
    const args = ['lint', '--plugins', 'a.html', '-', 'b.html', '--jobs', '2', '--format', 'agent'];
    expect((await inlay(args, { cwd, stdin: '<b>ow</b>' })).stdout).toMatch(
      /^stdin:1:4 warning calm: .*\n1 finding \(1 warning\) in 1 of 3 files\n$/,
    );
  });

  test('are left out where there are few canvases', async () => {
    const cwd = folder({ ...BASE, 'a.html': '', 'b.html': '' });
    expect(await inlay(['lint', '--plugins', 'a.html', 'b.html'], { cwd, env: NO_WORKERS })).toMatchObject({ code: 0 });
    const ran = await inlay(['lint', '--plugins', 'a.html', 'b.html', '--jobs', '2', '--format', 'json=out.json'], {
      cwd,
      env: NO_WORKERS,
    });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^internal error: A worker ended at `a\.html`: The thread ended with exit code 3/);
    // Nothing half done is left behind.
    expect(filesBelow(cwd)).toEqual(['a.html', 'b.html', 'inlay.config.json', 'plugin.mjs', 'site.json']);
  });

  test.skipIf(availableParallelism() === 1)('are used for many canvases', async () => {
    const cwd = folder(pages(WORTH_IT));
    expect((await inlay(['lint', '--plugins', 'pages', '--quiet'], { cwd, env: NO_WORKERS })).stderr).toMatch(
      /^internal/,
    );
    expect((await inlay(['lint', '--plugins', 'pages', '--quiet', '--jobs', '1'], { cwd, env: NO_WORKERS })).code).toBe(
      2,
    );
  });
});
