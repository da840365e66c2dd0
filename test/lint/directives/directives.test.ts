import { describe, expect, test } from 'vitest';
import { applyFixes, lint, type Problem, type Rule } from '../../../src/lint/index.js';
import { MANIFEST, OTHERS_OFF } from '../support.js';

/** Reports each element of a name, as a rule of that id. */
function elementRule(id: string, tag: string): Rule {
  return {
    id,
    severity: 'error',
    docs: { summary: '', why: '', instead: '', correct: [], incorrect: [] },
    check: ({ document }) =>
      document.elements.flatMap(({ tag: name, start, end }): Problem[] =>
        name === tag ? [{ start, end, message: `Unexpected \`${tag}\`` }] : [],
      ),
  };
}

const plugins = [elementRule('no-b', 'b'), elementRule('no-i', 'i')];

/** `rule line:column` of every finding. */
function found(source: string): string[] {
  return lint(source, MANIFEST, { plugins, rules: OTHERS_OFF }).map(
    ({ rule, line, column }) => `${rule} ${line}:${column}`,
  );
}

function messages(source: string): string[] {
  return lint(source, MANIFEST, { plugins, rules: OTHERS_OFF }).map(({ message }) => message);
}

describe('a directive', () => {
  test.each<[title: string, source: string, expected: string[]]>([
    ['for the next line', '<!-- inlay-disable-next-line no-b -->\n<b></b>\n<b></b>', ['no-b 3:1']],
    ['for the next line, not its own', '<b></b><!-- inlay-disable-next-line no-b -->\n<b></b>', ['no-b 1:1']],
    [
      'for the very next line',
      '<!-- inlay-disable-next-line no-b -->\n\n<b></b>',
      ['unused-directive 1:1', 'no-b 3:1'],
    ],
    ['for the next line of a comment of several', '<!-- inlay-disable-next-line\n  no-b\n-- why -->\n<b></b>', []],
    ['where a finding begins, wherever it ends', '<!-- inlay-disable-next-line no-b -->\n<b>\n\n</b>', []],
    [
      'not where a finding ends',
      '<b>\n<!-- inlay-disable-next-line no-b -->\n</b>',
      ['no-b 1:1', 'unused-directive 2:1'],
    ],
    ['for its line', '<b></b> <!-- inlay-disable-line no-b --> <b></b>\n<b></b>', ['no-b 2:1']],
    ['for all lines that it stands on', '<b></b><!-- inlay-disable-line\nno-b --><b></b>', []],
    ['for all that follows', '<b></b><!-- inlay-disable no-b --><b></b>\n<b></b>', ['no-b 1:1']],
    ['up to one that enables', '<!-- inlay-disable no-b --><b></b><!-- inlay-enable no-b --><b></b>', ['no-b 1:61']],
    ['up to one that enables all', '<!-- inlay-disable no-b --><b></b><!-- inlay-enable --><b></b>', ['no-b 1:56']],
    [
      'twice',
      '<!-- inlay-disable no-b --><b></b><!-- inlay-enable --><b></b><!-- inlay-disable no-b --><b></b>',
      ['no-b 1:56'],
    ],
    ['for all rules', '<!-- inlay-disable-next-line -->\n<b></b><i></i>', []],
    [
      'for all rules but one',
      '<!-- inlay-disable --><i></i><b></b><!-- inlay-enable no-b --><b></b><i></i>',
      ['no-b 1:63'],
    ],
    [
      'of two rules, of which one is on again',
      '<!-- inlay-disable no-b no-i --><b></b><i></i><!-- inlay-enable no-b --><b></b><i></i>',
      ['no-b 1:73'],
    ],
    ['for one rule', '<!-- inlay-disable-next-line no-b -->\n<b></b><i></i>', ['no-i 2:8']],
    ['for several rules', '<!-- inlay-disable-next-line no-b, no-i -->\n<b></b><i></i>', []],
    ['with a reason', '<!-- inlay-disable-next-line no-b -- no-i is not meant -->\n<b></b><i></i>', ['no-i 2:8']],
    ['with a reason and no rule', '<!-- inlay-disable-next-line -- all is well -->\n<b></b><i></i>', []],
    ['in lines that end in CRLF', '<!-- inlay-disable-next-line no-b -->\r\n<b></b>\r\n<b></b>', ['no-b 3:1']],
    ['in lines that end in CR', '<!-- inlay-disable-next-line no-b -->\r<b></b>\r<b></b>', ['no-b 3:1']],
    ['at the end', '<!-- inlay-disable-next-line no-b -->', ['unused-directive 1:1']],
    ['behind a byte order mark', '\ufeff<!-- inlay-disable-next-line no-b -->\n<b></b>', []],
    ['in a template', '<template><!-- inlay-disable-next-line no-b -->\n<b></b></template>', []],
    ['in a script is none', '<script><!-- inlay-disable no-b --></script><b></b>', ['no-b 1:45']],
    ['in an attribute is none', '<p title="<!-- inlay-disable no-b -->"></p><b></b>', ['no-b 1:44']],
    ['in the midst of a comment is none', '<!-- see inlay-disable no-b --><b></b>', ['no-b 1:32']],
    ['for unused directives', '<!-- inlay-disable unused-directive -->\n<!-- inlay-disable-line no-b -->', []],
    ['for all rules does not hide that it is needless', '<!-- inlay-disable -->', ['unused-directive 1:1']],
  ])('%s', (_title, source, expected) => {
    expect(found(source)).toEqual(expected);
  });
});

describe('what is wrong with a directive', () => {
  test.each<[title: string, source: string, expected: string[]]>([
    [
      'one that switches no rule off',
      '<!-- inlay-disable-line no-b no-i -->',
      ['Unexpected directive, expected one that is needed: it switches no finding of `no-b`, `no-i` off'],
    ],
    [
      'a rule that it does not switch off',
      '<b></b><!-- inlay-disable-line no-b no-i -->',
      ['Unexpected directive, expected one that is needed: it switches no finding of `no-i` off'],
    ],
    [
      'one for all rules that switches nothing off',
      '<!-- inlay-disable-line -->',
      ['Unexpected directive, expected one that is needed: it switches nothing off'],
    ],
    [
      'a second one where the first holds',
      '<!-- inlay-disable no-b --><b></b><!-- inlay-disable no-b --><b></b>',
      ['Unexpected directive, expected one that is needed: it switches no finding of `no-b` off'],
    ],
    [
      'a mistyped word',
      '<!-- inlay-disable-nextline no-b -->',
      [
        'Unexpected directive `inlay-disable-nextline`, expected one of `inlay-disable-next-line`, `inlay-disable-line`, `inlay-disable`, `inlay-enable`; nearest is `inlay-disable-next-line`',
      ],
    ],
  ])('%s', (_title, source, expected) => {
    expect(messages(source)).toEqual(expected);
  });

  test('a rule that does not exist, with the nearest', () => {
    const [message] = messages('<!-- inlay-disable-next-line no-bb -->\n');
    expect(message).toMatch(/^Unexpected rule `no-bb` in a directive, expected one of .*; nearest is `no-b`$/);
  });

  test('not one for a rule that is off: nobody can tell', () => {
    const source = '<!-- inlay-disable-line no-b -->';
    expect(lint(source, MANIFEST, { plugins, rules: { ...OTHERS_OFF, 'no-b': 'off' } })).toEqual([]);
  });

  test('nothing where the rule for it is off', () => {
    expect(lint('<!-- inlay-disable -->', MANIFEST, { rules: { 'unused-directive': 'off' } })).toEqual([]);
  });

  test.each<[title: string, source: string, output: string]>([
    ['goes with its line', 'a\n  <!-- inlay-disable -->  \nb', 'a\nb'],
    ['goes with its line and CRLF', 'a\r\n\t<!-- inlay-disable -->\r\nb', 'a\r\nb'],
    ['goes with its lines', 'a\n<!-- inlay-disable\n -- x -->\nb', 'a\nb'],
    ['goes alone from a line with more', 'a <!-- inlay-disable --> b\n', 'a  b\n'],
    ['goes from the first line', '<!-- inlay-disable -->\nb', 'b'],
    ['goes from the last line', 'b\n<!-- inlay-disable -->', 'b\n'],
    ['goes from a table', '<table>\n<!-- inlay-disable -->\n<tr><td>a</table>', '<table>\n<tr><td>a</table>'],
  ])('%s', (_title, source, output) => {
    const findings = lint(source, MANIFEST, { plugins, rules: OTHERS_OFF });
    expect(findings.map(({ fix }) => fix?.safety)).toEqual(['safe']);
    expect(applyFixes(source, findings).output).toBe(output);
    expect(found(output)).toEqual([]);
  });
});
