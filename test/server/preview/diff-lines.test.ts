import { describe, expect, test } from 'vitest';
import { serialize } from '../../../src/html/serialize.js';
import { linesOf } from '../../../src/lint/document/lines.js';
import type { Edit } from '../../../src/lint/index.js';
import { diffsIn } from '../../../src/server/preview/pages/diff.js';
import { diffLines, type Piece } from '../../../src/server/preview/pages/diff-lines.js';
import { TOKENS } from '../../../src/server/preview/styles/tokens.js';
import { elementsOf, textOf } from './previews.js';

/** Lines of a side, with what is changed in brackets. */
const drawn = (lines: readonly Piece[][]) =>
  lines.map((pieces) => pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''));

describe('the diff of a fix', () => {
  test.each<[string, string, Edit[], [line: number, before: string[], after: string[]][]]>([
    ['a replacement', 'a\nbcd\ne', [{ start: 3, end: 4, text: 'X' }], [[2, ['b[c]d'], ['b[X]d']]]],
    ['an insertion', 'ab', [{ start: 1, end: 1, text: '-' }], [[1, ['ab'], ['a[-]b']]]],
    ['a line that goes', 'a\nb\nc', [{ start: 2, end: 4, text: '' }], [[2, ['[b]'], []]]],
    ['lines that become one', ' a\n b\nc', [{ start: 1, end: 5, text: 'X' }], [[1, [' [a]', ' [b]'], [' [X]']]]],
    [
      'two edits on a line',
      'ab\ncd',
      [
        { start: 4, end: 5, text: 'Y' },
        { start: 0, end: 1, text: 'X' },
        { start: 1, end: 2, text: '' },
      ],
      [
        [1, ['[a][b]'], ['[X]']],
        [2, ['c[d]'], ['c[Y]']],
      ],
    ],
    ['an insertion at the end', 'a\n', [{ start: 2, end: 2, text: 'b' }], [[2, [], ['[b]']]]],
  ])('shows %s', (_, source, edits, expected) => {
    const hunks = diffLines(source, linesOf(source), edits).map(({ line, before, after }) => [
      line,
      drawn(before.lines),
      drawn(after.lines),
    ]);
    expect(hunks).toEqual(expected);
  });
});

describe('the colours of a diff', () => {
  /** What has a colour on each line, with what is changed of it in brackets. */
  function colours(source: string, edit: Edit): string[] {
    const figure = serialize(diffsIn(source)({ description: '', safety: 'safe', edits: [edit] }));
    const lines = elementsOf(figure).filter(({ attrs }) => attrs[0]?.value.startsWith('change change--'));
    return lines.map((line) =>
      elementsOf(line)
        .flatMap((each) => {
          const kind = /^syntax-(\w+)$/.exec(each.attrs[0]?.value ?? '')?.[1];
          const isChanged =
            each.parentNode && 'tagName' in each.parentNode && /^(?:ins|del)$/.test(each.parentNode.tagName);
          return kind === undefined ? [] : [`${kind} ${isChanged ? `[${textOf(each)}]` : textOf(each)}`];
        })
        .join(', '),
    );
  }

  test('are those of the source, on both sides and in what is changed', () => {
    expect(colours('<p class="a">\n  <b>x</b>', { start: 13, end: 24, text: '  <x-logo/>' })).toEqual([
      'tag <p, name class, value "a", tag >',
      'tag [<b], tag [>], tag [</b], tag [>]',
      'tag <p, name class, value "a", tag >, component [<x-logo], component [/], component [>]',
    ]);
  });

  test('are right within a tag, a comment and a script that begin on lines before', () => {
    expect(colours('<p\nid="a"\nclass="b">', { start: 7, end: 8, text: 'c' })).toEqual([
      'name id, value ", value [a], value "',
      'name id, value ", value [c], value "',
    ]);
    expect(colours('<!--\n<b>\n-->', { start: 6, end: 7, text: 'i' })).toEqual([
      'comment <, comment [b], comment >',
      'comment <, comment [i], comment >',
    ]);
    expect(colours('<script>\n"<b>"\n</script>', { start: 11, end: 12, text: 'i' })).toEqual(['', '']);
    expect(colours('<div>\n"<b>"\n</div>', { start: 8, end: 9, text: 'i' })).toEqual([
      'tag <, tag [b], tag >',
      'tag <, tag [i], tag >',
    ]);
  });

  test('stay those of a text that is too long to be shown', () => {
    const [, after = ''] = colours('<p>a</p>', { start: 3, end: 4, text: `<b>${'x'.repeat(200_000)}</b>` });
    expect(after).toBe('tag <p, tag >, tag [<b], tag [>]');
  });

  describe.each(['light', 'dark'] as const)('in a %s theme', (theme) => {
    const KINDS = ['ink', 'syntax-tag', 'syntax-name', 'syntax-value', 'accent'];
    const GROUNDS = ['error', 'ok'].flatMap((name) => [
      { name: `${name}-well`, ground: tokenOf(`${name}-well`) },
      // As much of the colour as the styles of `ins` and `del` take.
      { name, ground: mixed(tokenOf(name), tokenOf(`${name}-well`), 0.18) },
    ]);

    test.each(GROUNDS)('are told from $name by 4.5 to 1', ({ ground }) => {
      expect(KINDS.filter((kind) => contrast(tokenOf(kind), ground) < 4.5)).toEqual([]);
      expect(contrast(tokenOf('edge'), ground)).toBeLessThan(4.5); // which is for borders alone
    });

    /** Red, green and blue of a token, from 0 to 1. */
    function tokenOf(name: string): number[] {
      const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(TOKENS) ?? [];
      const colour = (theme === 'light' ? light : dark) ?? '';
      return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    }
  });
});

function mixed(colour: readonly number[], ground: readonly number[], share: number): number[] {
  return colour.map((value, index) => value * share + (ground[index] ?? 0) * (1 - share));
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
