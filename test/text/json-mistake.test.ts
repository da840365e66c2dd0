import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/cli/input/read-json.js';
import { jsonMistake } from '../../src/text/json-mistake.js';

const CASES: [text: string, offset: number, message: string][] = [
  ['', 0, 'Unexpected end of the text, expected a value'],
  ['  ', 2, 'Unexpected end of the text, expected a value'],
  ['undefined', 0, 'Unexpected `undefined`, expected a value'],
  ["{'a': 1}", 1, "Unexpected `'`, expected a key in double quotes or `}`"],
  ['{a: 1}', 1, 'Unexpected `a`, expected a key in double quotes or `}`'],
  ['{{}}', 1, 'Unexpected `{`, expected a key in double quotes or `}`'],
  ['{"a" 1}', 5, 'Unexpected `1`, expected `:`'],
  ['{"a": }', 6, 'Unexpected `}`, expected a value'],
  ['{"a": 1,}', 8, 'Unexpected `}`, expected a key in double quotes'],
  ['{"a": 1 "b": 2}', 8, 'Unexpected `"`, expected `,` or `}`'],
  ['{"a": 1 \n "b": 2}', 8, 'Unexpected line break, expected `,` or `}`'],
  ['[\n1\n\n2]', 3, 'Unexpected line break, expected `,` or `]`'],
  ['[1,\n2', 5, 'Unexpected end of the text, expected `,` or `]`'],
  ['{“a”: 1}', 1, 'Unexpected `“`, expected a key in double quotes or `}`: JSON has straight quotes, `"`'],
  ['{"a": 1', 7, 'Unexpected end of the text, expected `,` or `}`'],
  ['{"a": [1, 2}', 11, 'Unexpected `}`, expected `,` or `]`'],
  ['[1,]', 3, 'Unexpected `]`, expected a value'],
  ['[', 1, 'Unexpected end of the text, expected a value or `]`'],
  ['{', 1, 'Unexpected end of the text, expected a key in double quotes or `}`'],
  ['[] []', 3, 'Unexpected `[`, expected the end of the text'],
  ['01', 1, 'Unexpected `1`, expected the end of the text'],
  ['[1.]', 2, 'Unexpected `.`, expected `,` or `]`'],
  ['-', 0, 'Unexpected `-`, expected a value'],
  ['[NaN]', 1, 'Unexpected `NaN`, expected a value or `]`'],
  ['[True]', 1, 'Unexpected `True`, expected a value or `]`'],
  ['"abc', 4, 'Unexpected end of the text, expected `"` at the end of the string'],
  ['"a\nb"', 2, 'Unexpected line break, expected an escape such as `\\n` in a string'],
  ['"a\tb"', 2, 'Unexpected character U+0009, expected an escape such as `\\n` in a string'],
  ['"a\\xb"', 2, 'Unexpected `\\x`, expected an escape'],
  ['"\\u12g4"', 1, 'Unexpected `\\u`, expected an escape'],
  ['[1] // note', 4, 'Unexpected `/`, expected the end of the text'],
  ['\ufeff{}', 0, 'Unexpected character U+FEFF, expected a value'],
  ['[é]', 1, 'Unexpected `é`, expected a value or `]`'],
  ['[😀]', 1, 'Unexpected `😀`, expected a value or `]`'],
  ['\0', 0, 'Unexpected character U+0000, expected a value'],
];

describe('jsonMistake', () => {
  test.each(CASES)('of %j is found', (text, offset, message) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(jsonMistake(text)).toEqual({ offset, message });
  });

  test('finds the end of every text that was cut short, and never where JSON.parse has none to tell of', () => {
    const text = '{"a": [1, -2.5e+3, "x\\u00e9\\n", {"b": {}, "c": []}, true, false, null], "d": ""}';
    JSON.parse(text);
    for (let end = 0; end < text.length; end += 1)
      expect(jsonMistake(text.slice(0, end)).offset).toBeLessThanOrEqual(end);
  });

  test('finds a stray character wherever it stands between two tokens', () => {
    const tokens = ['{', '"a"', ':', '[', '1', ',', 'null', ']', '}'];
    for (let index = 0; index <= tokens.length; index += 1) {
      const before = tokens.slice(0, index).join(' ');
      expect(jsonMistake(`${before} ~ ${tokens.slice(index).join(' ')}`).offset).toBe(before.length + 1);
    }
  });

  test('no nesting is too deep for it', () => {
    expect(jsonMistake('['.repeat(1_000_000)).offset).toBe(1_000_000);
  });

  test('no string is too long for it', () => {
    expect(jsonMistake(`"${'a\\n'.repeat(3_000_000)}`).offset).toBe(9_000_001);
  });
});

describe('parseJson', () => {
  test('names the text, the line and the column', () => {
    expect(() => parseJson('{\n  "a": 1,\r\n  b\n}', 'site.json')).toThrow(
      'site.json:3:3: Unexpected `b`, expected a key in double quotes',
    );
  });
});
