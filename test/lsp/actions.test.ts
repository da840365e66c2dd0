import { describe, expect, test } from 'vitest';
import { edited } from '../../src/lint/edit/fix.js';
import type { Finding } from '../../src/lint/finding.js';
import { lint, type Rule } from '../../src/lint/index.js';
import { actionsAt } from '../../src/lsp/actions.js';
import { MANIFEST } from './cursor.js';

/** What the rule calls its fix; the proof, which looks at bold text, adds what it thinks of it. */
const REMOVE = 'Remove the element';

/** Finds every `<b>` and makes it bold no more. */
const noBold: Rule = {
  id: 'no-bold',
  severity: 'warning',
  docs: { summary: '', why: '', instead: '', correct: [], incorrect: [] },
  check: ({ document }) =>
    document.elements
      .filter(({ tag }) => tag === 'b')
      .map(({ start, openEnd, closeStart, end }) => ({
        start,
        end: openEnd,
        message: 'Unexpected `b`, expected none',
        fix: {
          description: REMOVE,
          edits: [
            { start, end: openEnd, text: '' },
            { start: closeStart, end, text: '' },
          ],
        },
      })),
};

function findingsIn(source: string, safety: 'safe' | 'unsafe'): Finding[] {
  const findings = lint(source, MANIFEST, { plugins: [noBold] });
  return findings.map((finding) => {
    const { rule, fix } = finding;
    if (!fix) return finding;
    return { ...finding, fix: { ...fix, ...(rule === 'no-bold' && { description: REMOVE }), safety } };
  });
}

/** What an action makes of a source. */
function outcome(source: string, findings: readonly Finding[], at: number, title: string): string | undefined {
  const action = actionsAt(source, findings, at, at).find((each) => each.title === title);
  return action && edited(source, action.edits);
}

const DISABLE = 'Disable no-bold for this line';

describe('code actions', () => {
  const source = '<p><b>😀</b></p>\n\t<p>a <b>c</b></p>';

  test('are those of the findings at the place, and of all findings', () => {
    const findings = findingsIn(source, 'safe');
    const titles = (at: number) =>
      actionsAt(source, findings, at, at).map(({ kind, title, preferred }) => [kind, title, preferred]);
    const all = ['source.fixAll.inlay', 'Fix all safe problems', false];
    expect(titles(4)).toEqual([['quickfix', 'Remove the element', true], ['quickfix', DISABLE, false], all]);
    expect(titles(0)).toEqual([all]);
  });

  test('mend one finding, or all', () => {
    const findings = findingsIn(source, 'safe');
    expect(outcome(source, findings, 4, 'Remove the element')).toBe('<p>😀</p>\n\t<p>a <b>c</b></p>');
    expect(outcome(source, findings, 4, 'Fix all safe problems')).toBe('<p>😀</p>\n\t<p>a c</p>');
  });

  test('do not prefer a fix that is not proven, nor apply it with all others', () => {
    const actions = actionsAt(source, findingsIn(source, 'unsafe'), 4, 4);
    expect(actions.map(({ title, preferred }) => [title, preferred])).toEqual([
      ['Remove the element', false],
      [DISABLE, false],
    ]);
  });

  test.each([
    ['with its indentation', '<p>\n\t <b>c</b>', '<p>\n\t <!-- inlay-disable-next-line no-bold -->\n\t <b>c</b>'],
    ['with its line ends', '<p>\r\n<b>c</b>', '<p>\r\n<!-- inlay-disable-next-line no-bold -->\r\n<b>c</b>'],
    ['on the first line', '<b>c</b>', '<!-- inlay-disable-next-line no-bold -->\n<b>c</b>'],
    ['behind a byte order mark', '\ufeff<b>c</b>', '\ufeff<!-- inlay-disable-next-line no-bold -->\n<b>c</b>'],
    [
      'to the directive that is there',
      '<!-- inlay-disable-next-line known-component -- why -->\n<x-nav></x-nav><b>c</b>',
      '<!-- inlay-disable-next-line no-bold, known-component -- why -->\n<x-nav></x-nav><b>c</b>',
    ],
  ])('switch a rule off for a line %s', (_what, before, expected) => {
    const output = outcome(before, findingsIn(before, 'safe'), before.indexOf('<b>'), DISABLE) ?? '';
    expect(output).toBe(expected);
    expect(findingsIn(output, 'safe')).toEqual([]);
    expect(findingsIn(before, 'safe')).toHaveLength(1);
  });

  test.each([
    ['the line begins in a tag', '<p\nclass="a"><b>c</b>'],
    ['the line begins in a text area', '<textarea>\n</textarea><b>c</b>'],
    ['the line begins in a comment', '<!--\n--><b>c</b>'],
  ])('do not switch a rule off where %s', (_what, before) => {
    const findings = findingsIn(before, 'safe');
    expect(findings).toHaveLength(1);
    expect(outcome(before, findings, before.indexOf('<b>'), DISABLE)).toBeUndefined();
  });

  test('do not switch off what is said of directives', () => {
    const before = '<!-- inlay-disable-next-line -->\n<p>';
    const titles = actionsAt(before, findingsIn(before, 'unsafe'), 0, 0).map(({ title }) => title);
    expect(titles).toEqual(['Remove the directive']);
  });
});
