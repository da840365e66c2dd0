import { describe, expect, test } from 'vitest';
import { painter } from '../../src/cli/terminal.js';
import { printable } from '../../src/printable.js';

describe('painter', () => {
  test('paints on a terminal', () => {
    expect(painter({ isTTY: true }, {})('red', 'x')).toBe('\u001b[31mx\u001b[39m');
    expect(painter({ isTTY: true }, { NO_COLOR: '', TERM: 'xterm' })('red', 'x')).toBe('\u001b[31mx\u001b[39m');
  });

  test.each([
    ['a pipe', { isTTY: false }, {}],
    ['a file', {}, {}],
    ['NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }],
    ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }],
  ])('does not paint for %s', (_what, stream, env) => {
    expect(painter(stream, env)('red', 'x')).toBe('x');
  });
});

describe('printable', () => {
  test('writes control characters and turns of direction out, all but the line feed', () => {
    expect(printable('a\u001b[31m\tb\r\n\u009b\u202ec\u2028é😀')).toBe(
      'a\\u001b[31m\\u0009b\\u000d\n\\u009b\\u202ec\\u2028é😀',
    );
  });
});
