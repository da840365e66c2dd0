import { describe, expect, test } from 'vitest';
import { InlayError, parseSite } from '../../src/index.js';
import { openingHours } from '../../src/site/opening-hours.js';

describe('openingHours', () => {
  test.each([
    ['Mo-Fr 09:00-18:00', [['Mo', 'Fr']], [['09:00', '18:00']]],
    ['Sa 10:00-13:00', [['Sa', 'Sa']], [['10:00', '13:00']]],
    [
      'Mo-Fr 09:00-12:00,14:00-18:00',
      [['Mo', 'Fr']],
      [
        ['09:00', '12:00'],
        ['14:00', '18:00'],
      ],
    ],
    [
      'Mo,We-Fr 00:00-24:00',
      [
        ['Mo', 'Mo'],
        ['We', 'Fr'],
      ],
      [['00:00', '24:00']],
    ],
    ['Fr-Su 22:00-02:00', [['Fr', 'Su']], [['22:00', '02:00']]],
    ['Su closed', [['Su', 'Su']], []],
    [
      'Tu-We,Su closed',
      [
        ['Tu', 'We'],
        ['Su', 'Su'],
      ],
      [],
    ],
  ])('%s is read', (line, days, times) => {
    expect(openingHours(line)).toEqual({ days, times });
  });

  test.each([
    ...['', 'Mo', 'Mo-Fr', 'closed', '09:00-18:00', 'Mon-Fri 09:00-18:00', 'mo-fr 09:00-18:00', 'Mo–Fr 09:00–18:00'],
    ...['Mo- 09:00-18:00', '-Mo 09:00-18:00', 'Mo-Tu-We 09:00-18:00', 'Mo, 09:00-18:00', 'Mo,,Tu 09:00-18:00'],
    ...[
      'Mo 9:00-18:00',
      'Mo 09:00',
      'Mo 09:00-',
      'Mo 24:00-01:00',
      'Mo 09:60-10:00',
      'Mo 09:00-25:00',
      'Mo 09:00-09:00',
    ],
    ...['Mo 09:00-12:00, 14:00-18:00', 'Mo 09:00-12:00,', 'Mo  09:00-12:00', 'Mo 09:00-12:00,closed', 'Mo Closed'],
    ...['Mo 09:00-10:00-11:00', 'Mo toString-18:00', 'length closed', 'Mo closed today'],
  ])('%j is none', (line) => {
    expect(openingHours(line)).toBeUndefined();
  });
});

describe('a site with opening hours', () => {
  const state = (value: string, kind = 'hours') => ({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
    contacts: { hours: { kind, value } },
  });

  test.each(['', '\n', 'Mo-Fr 09:00-18:00\n\n Sa 10:00-13:00 \r\nSu closed'])('takes %j as it is', (value) => {
    expect(parseSite(state(value)).contacts['hours']).toEqual({ kind: 'hours', value });
  });

  test('with a line that is none is told which, and what one looks like', () => {
    const problemsOf = (value: string) => {
      try {
        parseSite(state(value));
      } catch (error) {
        if (error instanceof InlayError) return error.problems;
      }
      return [];
    };
    expect(problemsOf('Mo-Fr 09:00-18:00\nSaturday 10-13')).toEqual([
      {
        pointer: '/contacts/hours/value',
        message:
          'Unexpected `Saturday 10-13`, expected lines such as `Mo-Fr 09:00-18:00`, `Sa 10:00-12:00,14:00-16:00` and `Su closed`',
      },
    ]);
    // What is no opening hours may say what it likes.
    expect(parseSite(state('Saturday 10-13', 'text')).contacts['hours']?.value).toBe('Saturday 10-13');
  });
});
