import { describe, expect, test } from 'vitest';
import { InlayError } from '../../src/index.js';
import { type Problem, RULES, type Rule, type RuleTests, testsOf } from '../../src/lint/index.js';
import { noFont } from './own-rules.js';
import { MANIFEST } from './support.js';

const TESTS: RuleTests = {
  manifest: MANIFEST,
  correct: [
    { title: 'plain text', code: 'font' },
    { title: 'a font that is allowed', code: '<font>a</font>', options: { tag: 'blink' } },
  ],
  incorrect: [
    {
      title: 'two fonts',
      code: '<p><font a>b</font> <font>c</font></p>',
      at: ['<font a>', '<font>'],
      fixed: '<p>b c</p>',
      findings: [{ severity: 'warning', outcome: 'violation', line: 1, column: 4 }],
    },
    { title: 'fonts in fonts', code: '<font><font>a</font></font>', at: ['<font><font>', '<font>a'], fixed: 'a' },
    { title: 'another', code: '<blink>a</blink>', options: { tag: 'blink' }, at: ['<blink>'], fixed: 'a' },
  ],
};

/** What fails, as `pointer: message`. */
function failures(rule: Rule, tests: RuleTests): string[] {
  return testsOf(rule, tests).flatMap(({ run }) => {
    try {
      run();
      return [];
    } catch (error) {
      if (!(error instanceof InlayError)) throw error;
      return error.problems.map(({ pointer, message }) => `${pointer}: ${message}`);
    }
  });
}

describe('the tests of a rule', () => {
  for (const { name, run } of testsOf(noFont, TESTS)) test(name, run);
  for (const { name, run } of testsOf(noFont, { manifest: MANIFEST, ...noFont.docs })) test(name, run);

  test('have names to hand to a runner', () => {
    expect(testsOf(noFont, TESTS).map(({ name }) => name)).toEqual([
      'acme/no-font leaves plain text alone',
      'acme/no-font leaves a font that is allowed alone',
      'acme/no-font reports two fonts',
      'acme/no-font reports fonts in fonts',
      'acme/no-font reports another',
    ]);
  });

  test('can be those of a built-in rule', () => {
    const [rule] = RULES;
    if (!rule) throw new Error('there are rules');
    expect(failures(rule, { manifest: MANIFEST, correct: rule.docs.correct, incorrect: [] })).toEqual([]);
  });
});

const silent: Rule = { ...noFont, check: () => [] };
const eager: Rule = {
  ...noFont,
  check: ({ document }) => document.elements.map(({ start, end }): Problem => ({ start, end, message: 'Bad' })),
};
const endless: Rule = {
  ...noFont,
  check({ document }) {
    return document.elements.flatMap(({ start, end, tag }): Problem[] =>
      tag === 'font'
        ? [
            {
              start,
              end,
              message: 'Bad',
              fix: { description: 'Do it again', edits: [{ start, end: start, text: ' ' }] },
            },
          ]
        : [],
    );
  },
};

describe('a broken rule is caught', () => {
  test('one that reports nothing', () => {
    expect(failures(silent, TESTS)).toEqual([
      '/incorrect/0/at/0: Unexpected silence, expected a finding at `<font a>`',
      '/incorrect/0/at/1: Unexpected silence, expected a finding at `<font>`',
      '/incorrect/0/findings/0/severity: Unexpected nothing, expected "warning"',
      '/incorrect/0/findings/0/outcome: Unexpected nothing, expected "violation"',
      '/incorrect/0/findings/0/line: Unexpected nothing, expected 1',
      '/incorrect/0/findings/0/column: Unexpected nothing, expected 4',
      '/incorrect/0/fixed: Unexpected `<p><font a>b</font> <font>c</font></p>`, expected `<p>b c</p>`',
      '/incorrect/1/at/0: Unexpected silence, expected a finding at `<font><font>`',
      '/incorrect/1/at/1: Unexpected silence, expected a finding at `<font>a`',
      '/incorrect/1/fixed: Unexpected `<font><font>a</font></font>`, expected `a`',
      '/incorrect/2/at/0: Unexpected silence, expected a finding at `<blink>`',
      '/incorrect/2/fixed: Unexpected `<blink>a</blink>`, expected `a`',
    ]);
  });

  test('one that reports everything', () => {
    const tests = { ...TESTS, correct: [{ title: 'bold', code: 'a\n<b>c</b>' }], incorrect: TESTS.incorrect.slice(2) };
    expect(failures(eager, tests)).toEqual([
      '/correct/0/code: Unexpected finding at 2:1 `<b>c</b>`, expected none: Bad',
      '/incorrect/0/fixed: Unexpected `<blink>a</blink>`, expected `a`',
    ]);
  });

  test('one that reports the wrong place', () => {
    const code = '<b><font>a</font></b>';
    const tests = { manifest: MANIFEST, correct: [], incorrect: [{ title: 'x', code, at: ['<font>'], fixed: code }] };
    expect(failures(eager, tests)).toEqual([
      '/incorrect/0/at/0: Unexpected `<b><font>a</font></b>`, expected `<font>`',
      '/incorrect/0/code: Unexpected finding at 1:4 `<font>a</font>`, expected none: Bad',
    ]);
  });

  test('one whose fixes never end', () => {
    const tests = { ...TESTS, correct: [], incorrect: TESTS.incorrect.slice(1, 2) };
    expect(failures(endless, tests)).toEqual([
      '/incorrect/0/fixed: Unexpected fixes after 10 passes, expected none: a fixed finding must not come back',
    ]);
  });
});
