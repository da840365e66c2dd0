import { describe, expect, test } from 'vitest';
import type { InlayError } from '../../src/index.js';
import { type Edit, type LintOptions, lint, type Problem, type Rule } from '../../src/lint/index.js';
import { failureOf } from '../support/failure.js';
import { noFont, staticMenu } from './own-rules.js';
import { MANIFEST, OTHERS_OFF } from './support.js';

/** The mistake that a call ends in. */
function mistake(options: LintOptions, source = '<font>a</font>'): InlayError {
  const error = failureOf(() => lint(source, MANIFEST, options));
  if (!error) throw new Error('expected a mistake');
  return error;
}

function problems(options: LintOptions): string[] {
  return mistake(options).problems.map(({ pointer, message }) => `${pointer}: ${message}`);
}

describe('a rule of your own', () => {
  test('is on at its own severity', () => {
    const found = lint('a\n<font>a</font>', MANIFEST, { plugins: [noFont], rules: OTHERS_OFF });
    expect(found).toEqual([
      {
        rule: 'acme/no-font',
        severity: 'warning',
        outcome: 'violation',
        message: 'Unexpected `font`',
        start: 2,
        end: 16,
        line: 2,
        column: 1,
        endLine: 2,
        endColumn: 15,
        docs: 'inlay://rules/acme/no-font',
        fix: {
          safety: 'unsafe',
          description: 'Remove the tags (not proven to be safe: `<font>` would be lost)',
          edits: [
            { start: 2, end: 8, text: '' },
            { start: 9, end: 16, text: '' },
          ],
        },
      },
    ]);
  });

  test.each<[title: string, options: LintOptions, severities: string[]]>([
    ['at another severity', { rules: { 'acme/no-font': 'error' } }, ['error']],
    ['off', { rules: { 'acme/no-font': 'off' } }, []],
    ['with options', { rules: { 'acme/no-font': ['info', { tag: 'b' }] } }, ['info']],
  ])('can be %s', (_title, options, severities) => {
    const found = lint('<font><b></b></font>', MANIFEST, {
      rules: { ...OTHERS_OFF, ...options.rules },
      plugins: [noFont],
    });
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  test('has its fixes proven', () => {
    const list =
      '<ul class="menu-utili"><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';
    const found = lint(`<nav>${list}</nav>`, MANIFEST, { plugins: [staticMenu], rules: OTHERS_OFF });
    expect(found.map(({ fix }) => fix?.safety)).toEqual(['safe']);
  });

  test('sees a page whose BOM counts', () => {
    const [found] = lint('\ufeff<font>a</font>', MANIFEST, { plugins: [noFont], rules: OTHERS_OFF });
    expect([found?.start, found?.column]).toEqual([1, 2]);
  });
});

describe('options are refused, with all that is wrong', () => {
  test.each<[title: string, options: LintOptions, expected: (string | RegExp)[]]>([
    [
      'an unknown rule',
      { rules: { 'no-font': 'error' }, plugins: [noFont] },
      [/^\/rules\/no-font: Unexpected rule `no-font`, expected one of .*/],
    ],
    [
      'an id that is taken',
      { plugins: [{ ...noFont, id: 'known-component' }] },
      ['/plugins/0: Unexpected second rule `known-component`, expected an id of its own'],
    ],
    [
      'one rule twice',
      { plugins: [noFont, noFont] },
      ['/plugins/1: Unexpected second rule `acme/no-font`, expected an id of its own'],
    ],
    [
      'an id that no directive can name',
      { plugins: [{ ...noFont, id: 'No Font' }] },
      ['/plugins/0: Unexpected rule id `No Font`, expected one in kebab-case such as `my-rule` or `acme/my-rule`'],
    ],
    [
      'an option that the rule does not have',
      { rules: { 'acme/no-font': ['error', { tags: 'b' }] }, plugins: [noFont] },
      [/^\/rules\/acme~1no-font\/1: /],
    ],
    [
      'an option of the wrong type',
      { rules: { 'acme/no-font': ['error', { tag: 1 }] }, plugins: [noFont] },
      [/^\/rules\/acme~1no-font\/1\/tag: /],
    ],
    [
      'options of a rule without any',
      { rules: { 'static-menu': ['error', { a: 1 }] }, plugins: [staticMenu] },
      ['/rules/static-menu/1: Unexpected options, expected none: `static-menu` has none'],
    ],
  ])('%s', (_title, options, expected) => {
    const found = problems(options);
    expect(mistake(options).code).toBe('invalid-lint-options');
    expect(found).toEqual(expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))));
  });
});

describe('a rule that fails is named', () => {
  const broken = (check: Rule['check']): LintOptions => ({ plugins: [{ ...staticMenu, id: 'broken', check }] });
  const problem = (start: number, end: number, edits?: Edit[]): Problem => ({
    start,
    end,
    message: 'Bad',
    ...(edits && { fix: { description: 'Mend it', edits } }),
  });

  test('when it throws, with the cause', () => {
    const cause = new TypeError('x is not a function');
    const error = mistake(
      broken(() => {
        throw cause;
      }),
    );
    expect(error.code).toBe('rule-failed');
    expect(error.message).toBe('Unexpected failure of rule `broken`: x is not a function');
    expect(error.cause).toBe(cause);
  });

  test.each<[title: string, problem: Problem, message: string]>([
    ['behind the source', problem(0, 15), '`0` to `15`, expected offsets in order from `0` to `14`'],
    ['before the source', problem(-1, 3), '`-1` to `3`, expected offsets in order from `0` to `14`'],
    ['inverted', problem(3, 2), '`3` to `2`, expected offsets in order from `0` to `14`'],
    ['no numbers', problem(Number.NaN, 2), '`NaN` to `2`, expected offsets in order from `0` to `14`'],
    [
      'an edit behind the source',
      problem(0, 1, [{ start: 0, end: 99, text: '' }]),
      'an edit from `0` to `99`, expected offsets in order from `0` to `14`',
    ],
    [
      'edits that overlap',
      problem(0, 1, [
        { start: 2, end: 5, text: '' },
        { start: 1, end: 3, text: '' },
      ]),
      'edits that overlap at `2`, expected edits apart from each other',
    ],
    ['a fix without edits', problem(0, 1, []), 'a fix without edits, expected at least one'],
  ])('when it reports %s', (_title, found, message) => {
    const error = mistake(broken(() => [found]));
    expect(error.code).toBe('rule-failed');
    expect(error.message).toBe(`Unexpected result of rule \`broken\`: ${message}`);
  });
});
