import { describe, expect, test } from 'vitest';
import { beforeSeparators, behindSeparators } from '../../../src/lint/edit/separators.js';

describe('separators beside a place', () => {
  test.each([
    [' | <a>', ' | '],
    ['\n  ·\n  <a>', '\n  ·\n  '],
    ['&nbsp;&middot;&nbsp;<a>', '&nbsp;&middot;&nbsp;'],
    ['&#183; <a>', '&#183; '],
    [' <a>', ''],
    ['', ''],
    [' and | <a>', ''],
    ['&eacute; | ', ''],
    [' | &eacute;', ' | '],
  ])('behind: %j', (text, taken) => {
    expect(behindSeparators(`ab${text}`, 2)).toBe(2 + taken.length);
  });

  test.each([
    ['</a> | ', ' | '],
    ['</a>&nbsp;&bull; ', '&nbsp;&bull; '],
    ['</a>\n', ''],
    ['', ''],
    ['| and ', ''],
  ])('before: %j', (text, taken) => {
    expect(beforeSeparators(text, text.length)).toBe(text.length - taken.length);
  });
});
