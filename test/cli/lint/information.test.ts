import { describe, expect, test } from 'vitest';
import { RULES, rulePage } from '../../../src/lint/index.js';
import { folder, inlay } from '../run.js';
import { PLUGIN } from './plugin.js';

const OWN = { 'plugin.mjs': PLUGIN, 'inlay.config.json': '{"plugins": ["./plugin.mjs"]}' };

describe.concurrent('inlay lint tells of its rules', () => {
  test('with --explain the page of one', async () => {
    for (const rule of RULES.slice(0, 2)) {
      expect(await inlay(['lint', '--explain', rule.id])).toMatchObject({
        code: 0,
        stdout: rulePage(rule),
        stderr: '',
      });
    }
    const { stdout } = await inlay(['lint', '--explain', 'calm', '--plugins'], { cwd: folder(OWN) });
    expect(stdout).toMatch(/^# calm\n\nReports shouting\.\n/);
  });

  test('with --explain the nearest, when there is no such rule', async () => {
    const { code, stdout, stderr } = await inlay(['lint', '--explain', 'known-componant']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^error: Unexpected rule `known-componant` in `--explain`, .*; nearest is `known-component`\n$/,
    );
  });

  test('with --rules a line each, aligned', async () => {
    const { code, stdout } = await inlay(['lint', '--rules', '--plugins', '--preset', 'strict'], { cwd: folder(OWN) });
    const lines = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([...RULES.map(({ id }) => id), 'shorten', 'calm']);
    expect(lines.find((line) => line.startsWith('unused-directive '))).toMatch(
      /^unused-directive +error +(?:fixes)? +Reports /,
    );
    const width = lines[0]?.indexOf('  error  ');
    expect(lines.at(-1)?.indexOf('  warning  ')).toBe(width);
  });
});
