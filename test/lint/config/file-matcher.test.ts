import { describe, expect, test } from 'vitest';
import { fileMatcher } from '../../../src/lint/config/file-matcher.js';

describe('a pattern of files', () => {
  test.each<[string | string[], string, boolean]>([
    ['a.html', 'a.html', true],
    ['a.html', 'deep/in/a.html', true],
    ['a.html', 'aa.html', false],
    ['*.html', 'deep/a.html', true],
    ['*.html', 'a.htm', false],
    ['/a.html', 'a.html', true],
    ['/a.html', 'deep/a.html', false],
    ['./a.html', 'a.html', true],
    ['./a.html', 'deep/a.html', false],
    ['drafts', 'drafts/deep/a.html', true],
    ['drafts/', 'deep/drafts/a.html', true],
    ['drafts', 'drafts2/a.html', false],
    ['pages/drafts', 'pages/drafts/a.html', true],
    ['pages/drafts', 'x/pages/drafts/a.html', false],
    ['pages/**', 'pages/deep/a.html', true],
    ['pages/*.html', 'pages/deep/a.html', false],
    ['pages/{a,b}.html', 'pages/b.html', true],
    ['**/*.draft.html', 'a.draft.html', true],
    ['.hidden/**', '.hidden/a.html', true],
    ['*', '.a.html', true],
    [['pages', '!pages/a.html'], 'pages/a.html', false],
    [['pages', '!pages/a.html'], 'pages/b.html', true],
    [['!pages/a.html', 'pages'], 'pages/a.html', true],
    ['!a.html', 'b.html', false],
    [[], 'a.html', false],
    ['*.html', '../a.html', false],
  ])('%j means %s: %s', (patterns, path, expected) => {
    expect(fileMatcher([patterns].flat())(path)).toBe(expected);
  });
});
