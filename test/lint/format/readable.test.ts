import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../src/index.js';
import { codeFrame } from '../../../src/lint/format/code-frame.js';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { lint } from '../../../src/lint/lint.js';
import { readSite } from '../../support/sites.js';
import { FILES, findingAt } from './samples.js';

const READABLE = `error known-component pages/menu.html:2:2
  Unexpected \`x-nav\`, expected \`x-menu\`: why

  1 | <header>
> 2 |     <x-nav>漢字</x-nav> 🎉<b>\`Tel\`</b>
    |     ^^^^^^^^^^^^^^^^^^^
  3 |   <ul>

  fix: Write \`x-menu\`

info unused-directive pages/menu.html:2:22
  Two
  lines

  1 | <header>
> 2 |     <x-nav>漢字</x-nav> 🎉<b>\`Tel\`</b>
    |                           ^^^^^^^^^^^^
  3 |   <ul>

  suggestion: Write the field: not proven

warning (needs review) known-component pages/menu.html:3:3
  Unexpected list, expected \`x-menu\`

  2 |     <x-nav>漢字</x-nav> 🎉<b>\`Tel\`</b>
> 3 |   <ul>
    |   ^^^^
> 4 |     <li>Home</li>
    |     ^^^^^^^^^^^^^
> 5 |   </ul>
    |   ^^^^^
  6 | </header>

error own-rule a b/ü%,:.html:2:1
  Unexpected 100%, expected \`a: b\`\\u000d
  or <"&'>\\u0007\ud800

  1 | <p>
> 2 | <x-logo>
    | ^^^^^^^^
  3 | <i>a, b: 100%</i>

  fix: Add the end tag

4 findings (2 errors, 1 warning, 1 info) in 2 of 3 files
2 can be fixed with --fix, 1 with --fix-suggestions, after a look
`;

describe('the readable format', () => {
  test('shows every finding in its lines, what mends it, and the sum', () => {
    expect(formatFindings('readable', FILES)).toBe(READABLE);
  });

  test('takes its colours from the painter alone', () => {
    const painted = formatFindings('readable', FILES, { paint: (style, text) => `{${style}:${text}}` });
    expect(painted.split('\n').slice(0, 9)).toEqual([
      '{red:error} {bold:known-component} {underline:pages/menu.html:2:2}',
      '  Unexpected `x-nav`, expected `x-menu`: why',
      '',
      '  {dim:1 |} <header>',
      '{red:>} {dim:2 |}     <x-nav>漢字</x-nav> 🎉<b>`Tel`</b>',
      '  {dim:  |}     {red:^^^^^^^^^^^^^^^^^^^}',
      '  {dim:3 |}   <ul>',
      '',
      '  {green:fix}: Write `x-menu`',
    ]);
    expect(painted.replace(/\{\w+:([^{}]*)\}/g, '$1')).toBe(READABLE);
  });

  test('says so when there is nothing', () => {
    expect(formatFindings('readable', [])).toBe('No file was linted\n');
    expect(formatFindings('readable', [{ path: 'a.html', source: '', findings: [] }])).toBe('No findings in 1 file\n');
  });
});

const plain = (_style: string, text: string) => text;

describe('a code frame', () => {
  test.each([
    ['tabs', '\t\t<b>x', '<b>', '        ^^^'],
    ['wide characters', '漢字<b>', '<b>', '    ^^^'],
    ['wide characters in the finding', 'a漢字b', '漢字', ' ^^^^'],
    ['astral characters', '𝒳𝒴<b>', '<b>', '  ^^^'],
    ['emoji of several code points', '👨‍👩‍👧<b>', '<b>', '  ^^^'],
    ['combining marks', 'e\u0301e\u0301<b>', '<b>', '  ^^^'],
    ['control characters, which are written out', '\u0007<b>', '<b>', '      ^^^'],
    ['a byte order mark, which has no room', '\ufeff<b>', '<b>', '^^^'],
  ])('underlines after %s', (_what, source, at, carets) => {
    const frame = codeFrame(source, findingAt(source, { at }), plain);
    expect(frame.split('\n')[1]).toBe(`    | ${carets}`);
  });

  test('would not, if code units were counted', () => {
    const source = '漢字<b>';
    const { column } = findingAt(source, { at: '<b>' });
    expect(codeFrame(source, findingAt(source, { at: '<b>' }), plain)).not.toContain(`| ${' '.repeat(column - 1)}^`);
  });

  test.each([
    ['LF', 'a\nb\nc\nd'],
    ['CRLF', 'a\r\nb\r\nc\r\nd'],
    ['CR', 'a\rb\rc\rd'],
  ])('knows lines that end with %s', (_what, source) => {
    expect(codeFrame(source, findingAt(source, { at: 'c' }), plain)).toBe('  2 | b\n> 3 | c\n    | ^\n  4 | d');
    expect(codeFrame(source, findingAt(source, { at: 'b' }), plain)).toBe('  1 | a\n> 2 | b\n    | ^\n  3 | c');
    expect(codeFrame(source, findingAt(source, { at: 'a' }), plain)).toBe('> 1 | a\n    | ^\n  2 | b');
  });

  test('shows of a long line the part around the finding', () => {
    const source = `${'a'.repeat(500)}<b>${'c'.repeat(500)}`;
    expect(codeFrame(source, findingAt(source, { at: '<b>' }), plain)).toBe(
      `> 1 | …${'a'.repeat(40)}<b>${'c'.repeat(77)}…\n    | ${' '.repeat(41)}^^^`,
    );
  });

  test('shows of a long finding the first lines', () => {
    const source = 'a\nb\nc\nd\ne\nf\n';
    expect(
      codeFrame(source, findingAt(source, { at: 'a\nb\nc\nd\ne\nf' }), plain)
        .split('\n')
        .slice(-2),
    ).toEqual(['  5 | e', '    | …']);
  });

  test('marks a place without length, and the end of a source', () => {
    const source = 'ab';
    const finding = { ...findingAt(source, { at: 'b' }), start: 2, end: 2, column: 3, endColumn: 3 };
    expect(codeFrame(source, finding, plain)).toBe('> 1 | ab\n    |   ^');
    expect(codeFrame('', { ...finding, start: 0, end: 0, column: 1, endColumn: 1 }, plain)).toBe('> 1 |\n    | ^');
  });
});

describe('on a terminal', () => {
  const canvas = `<header><p>${'Our office on the phone: '.repeat(6)}<a href="tel:+390550123456">+39 055 0123456</a></p></header>\n`;
  const findings = lint(canvas, buildManifest(readSite('small-business')));
  const linesOf = (width?: number) =>
    formatFindings('readable', [{ path: 'a.html', source: canvas, findings }], { width }).split('\n');
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => stringWidth(line)));
  const wordsOf = (lines: readonly string[]) =>
    lines
      .filter((line) => !/^[> ] *\d* \|/.test(line))
      .join(' ')
      .split(/\s+/);

  test.each([60, 80, 100])('no line is longer than %i columns, but for a word that is', (width) => {
    const lines = linesOf(width);
    const tooLong = lines.filter((line) => stringWidth(line) > width && line.trim().includes(' '));
    expect(
      tooLong.filter((line) =>
        line
          .trim()
          .split(' ')
          .every((word) => stringWidth(word) < width - 2),
      ),
    ).toEqual([]);
    expect(wordsOf(lines)).toEqual(wordsOf(linesOf()));
  });

  test('negative control: elsewhere lines are as long as what they say', () => {
    expect(widest(linesOf())).toBeGreaterThan(100);
  });

  test('a terminal without a width to speak of has forty columns', () => {
    expect(linesOf(1)).toEqual(linesOf(40));
  });
});
