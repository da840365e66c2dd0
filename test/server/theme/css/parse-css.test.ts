import { expect, test } from 'vitest';
import { addressesOfCss } from '../../../../src/server/theme/css/css-addresses.js';
import { parseCss } from '../../../../src/server/theme/css/parse-css.js';
import { cleanStyle } from '../../../../src/server/theme/uploads/svg-style.js';

const MISTAKES = `a{${'x;'.repeat(30_000)}}`;
const NESTED = '@media x{'.repeat(50_000);

test('what has too many mistakes, or is nested too deep, is not parsed to its end', () => {
  expect(parseCss(MISTAKES, {})).toBeUndefined();
  expect(parseCss(NESTED, {})).toBeUndefined();
  // The negative control: so many are parsed.
  expect(parseCss(`a{${'x;'.repeat(50)}}`, {})?.type).toBe('StyleSheet');
  expect(parseCss(`${'@media x{'.repeat(100)}${'}'.repeat(100)}`, {})?.type).toBe('StyleSheet');
  expect(cleanStyle(MISTAKES, 'stylesheet')).toEqual({ css: '', removed: ['unreadable CSS'] });
});

test('a few mistakes and levels are, and each mistake is heard of', () => {
  const mistakes: string[] = [];
  const onParseError = ({ message }: { message: string }) => mistakes.push(message);
  expect(parseCss('@media x{a{b:c;x;y}}', { onParseError })?.type).toBe('StyleSheet');
  expect(mistakes).toHaveLength(2);
});

test('another parse after one that was given up hears of mistakes again', () => {
  parseCss(MISTAKES, {});
  expect(parseCss('a{x;color:red}', {})?.type).toBe('StyleSheet');
});

test('addresses are read whatever is wrong around them', () => {
  const css = `${MISTAKES.slice(0, 1000)} @import "a.css"; b { c: url( d\\29 e.png ) url("f.png"); content: "g.png" }`;
  expect(addressesOfCss(css)).toEqual(['a.css', 'd)e.png', 'f.png']);
});
