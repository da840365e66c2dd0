import { describe, expect, test } from 'vitest';
import { inlay, SITE } from '../run.js';

describe.concurrent('inlay lsp', () => {
  test('tells its options, but for what clients add by themselves', async () => {
    const { code, stdout } = await inlay(['lsp', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--manifest <file>');
    expect(stdout).toContain('--stdio');
    expect(stdout).not.toContain('clientProcessId');
  });

  test('takes what clients add by themselves, and ends when nobody is there', async () => {
    const ran = await inlay(['lsp', '--stdio', `--clientProcessId=${process.pid}`, '--site', SITE]);
    expect(ran).toMatchObject({ code: 1, stdout: '', stderr: '' });
  });

  test.each([
    [
      'two sites',
      ['--site', SITE, '--manifest', 'a.json'],
      "option '--site <file>' cannot be used with option '--manifest <file>'",
    ],
    ['another transport', ['--socket=1'], "unknown option '--socket=1'"],
  ])('refuses %s', async (_what, args, message) => {
    const { code, stderr } = await inlay(['lsp', ...args]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `error: ${message}\n` });
  });
});
