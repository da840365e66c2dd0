import { describe, expect, test } from 'vitest';
import { painter } from '../../../src/cli/output/terminal.js';
import { printable } from '../../../src/message/printable.js';

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
  test.each([
    ...['\ufe00', '\ufe0e', '\ufe0f', '\u034f', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180b', '\u180f', '\u2800'],
    ...['\u3164', '\uffa0', '\u{e0100}', '\u{e01ef}', '\u{e0041}', '\u200b', '\u202e'],
  ])('writes out %j, of which nothing is seen', (hidden) => {
    const made = printable(`a${hidden}b`);
    expect(made).toMatch(/^a(?:\\u[\da-f]{4})+b$/);
    expect(JSON.parse(`"${made}"`)).toBe(`a${hidden}b`);
  });

  test.each(['❤️', '1️⃣', '👩‍❤️‍👨', '🏳️‍🌈', '⛹🏽‍♂️', '👩‍🚀', 'è', '漢字', '한글', 'ᬅ'])('leaves %s as it is', (seen) => {
    expect(printable(seen)).toBe(seen);
  });

  test('leaves an emoji no more selectors than its one', () => {
    expect(printable('❤\ufe0f\ufe0f 1\ufe0f')).toBe('❤\ufe0f\\ufe0f 1\\ufe0f');
  });

  test('writes control characters and turns of direction out, all but the line feed', () => {
    expect(printable('a\u001b[31m\tb\r\n\u009b\u202ec\u2028é😀')).toBe(
      'a\\u001b[31m\\u0009b\\u000d\n\\u009b\\u202ec\\u2028é😀',
    );
  });
});
