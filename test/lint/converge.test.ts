import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { applyFixes, lint, lintAndFix, type Rule } from '../../src/lint/index.js';
import { readSite } from '../support/sites.js';
import { OWN_RULES } from './calming-rules.js';

const manifest = buildManifest(readSite('small-business'));
const options = { plugins: OWN_RULES };

test('fixing goes on until nothing more can be fixed', () => {
  const source = '<p>wow</p>\r\n<b>ow</b>';
  const { output, edits, applied, remaining } = lintAndFix(source, manifest, options, { unsafe: true });
  expect(output).toBe('<p></p>\r\n<b></b>');
  expect(edits).toEqual([
    { start: 3, end: 6, text: '' },
    { start: 15, end: 17, text: '' },
  ]);
  expect(applied.map(({ rule }) => rule)).toEqual(['shorten', 'calm', 'calm']);
  expect(remaining).toEqual([]);
});

test('a second time changes nothing, while one round alone would leave work', () => {
  const source = '<p>wow</p>';
  const once = lintAndFix(source, manifest, options, { unsafe: true }).output;
  expect(lintAndFix(once, manifest, options, { unsafe: true })).toEqual({
    output: once,
    edits: [],
    applied: [],
    remaining: [],
  });
  const { output } = applyFixes(source, lint(source, manifest, options), { unsafe: true });
  expect(output).not.toBe(once);
});

test('what is not proven stays, unless it is asked for', () => {
  const { output, applied, remaining } = lintAndFix('<p>wow</p>', manifest, options);
  expect({ output, applied }).toEqual({ output: '<p>wow</p>', applied: [] });
  expect(remaining.map(({ rule }) => rule)).toEqual(['shorten']);
});

test('fixes that undo each other end after ten rounds', () => {
  const [shorten] = OWN_RULES;
  if (!shorten) throw new Error('no rule');
  const growing: Rule = {
    ...shorten,
    check: ({ source }) => [
      {
        start: 0,
        end: source.length,
        message: 'M',
        fix: { description: 'D', edits: [{ start: source.length, end: source.length, text: 'a' }] },
      },
    ],
  };
  const { output, remaining } = lintAndFix('', manifest, { plugins: [growing] }, { unsafe: true });
  expect(output).toBe('a'.repeat(10));
  expect(remaining.length).toBe(1);
});
