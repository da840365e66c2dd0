import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, SITE } from '../cli/run.js';
import { ROOT } from '../support/folders.js';
import { HAS_NEOVIM } from '../support/programs.js';

const CANVAS =
  '<p>😀<x-nav></x-nav></p>\n<x-menu location="topic"></x-menu>\n<!-- inlay-disable-next-line -->\n<p>a</p>\n';

test.skipIf(!HAS_NEOVIM)('an editor shows findings, completes, explains and fixes', async () => {
  const cwd = folder({ 'canvas.html': CANVAS, 'site.json': readFileSync(SITE) });
  const result = join(cwd, 'result.json');
  const script = join(ROOT, 'test/lsp/neovim.lua');
  const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${script}`];
  const env = {
    ...process.env,
    NODE: process.execPath,
    MAIN: join(ROOT, 'dist/cli/main.js'),
    CANVAS: join(cwd, 'canvas.html'),
    RESULT: result,
    XDG_STATE_HOME: cwd, // its log goes there
    XDG_CACHE_HOME: cwd,
  };
  // In a session of its own: when it ends it hangs up on all of its group, which is that of the tests otherwise.
  const editor = spawn('nvim', args, { cwd, env, stdio: 'ignore', detached: true, timeout: 100_000 });
  const [status] = await once(editor, 'exit');
  expect(status).toBe(0);
  expect(JSON.parse(readFileSync(result, 'utf8'))).toEqual({
    found: true,
    // Lines and columns from 0, in bytes: the face has four. Severity, source and rule follow.
    diagnostics: [
      [0, 7, 0, 14, 1, 'inlay', 'known-component'],
      [2, 0, 2, 32, 2, 'inlay', 'unused-directive'],
    ],
    completion: ['topic', 'utili', 'footer'],
    hover: expect.stringContaining('**x-menu**: The menu that is assigned to a location'),
    actions: [expect.stringMatching(/^Remove the directive/), 'Fix all safe problems'],
    fixed: true,
    lines: ['<p>😀<x-nav></x-nav></p>', '<x-menu location="topic"></x-menu>', '<p>a</p>'],
    clean: true,
    typed: '<p>😀<x-logo></x-logo></p>',
    exit_code: 0,
  });
});
