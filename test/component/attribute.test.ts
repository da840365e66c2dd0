import { describe, expect, test } from 'vitest';
import { boolean, integer, readAttributes } from '../../src/component/attribute.js';

const link = boolean({ description: '', default: 'true' });
const depth = integer({ description: '', default: '0' });

describe('boolean-like attributes', () => {
  test.each(['', ' ', 'true', 'TRUE', ' True ', '1', 'yes', 'on', 'link'])('%j is true', (raw) => {
    expect(link.read(raw)).toEqual({ value: true });
  });

  test.each(['false', 'FALSE', ' False\n', '0', 'no', 'off'])('%j is false', (raw) => {
    expect(link.read(raw)).toEqual({ value: false });
  });

  test('absence is the default, without a word', () => {
    expect(link.read(undefined)).toEqual({ value: undefined });
  });

  test.each(['2', 'ja', 'falsch'])('%j is the default, and reported', (raw) => {
    const problem = `Unexpected \`${raw}\`, expected \`true\` or \`false\`; the default applies`;
    expect(link.read(raw)).toEqual({ value: undefined, problem });
  });
});

describe('whole numbers', () => {
  test.each([
    ['0', 0],
    [' 2 ', 2],
    ['007', 7],
  ])('%j is %d', (raw, value) => {
    expect(depth.read(raw)).toEqual({ value });
  });

  test.each(['', '-1', '1.5', '1e1', '0x1', 'all', '٣'])('%j is none, and reported', (raw) => {
    expect(depth.read(raw)).toMatchObject({
      value: undefined,
      problem: expect.stringContaining('expected a whole number'),
    });
  });
});

test('attributes that a component does not have are left out and noted, with the nearest that it has', () => {
  const { values, notes } = readAttributes({ link }, { lnk: '', link: 'no' });
  expect(values).toEqual({ link: false });
  expect(notes).toEqual([{ code: 'unknown-attribute', message: 'Unexpected `lnk`, expected `link`; it is left out' }]);
});
