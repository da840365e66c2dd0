import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { conciseFindings } from '../../../src/lint/format/concise.js';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { lint } from '../../../src/lint/lint.js';
import { fixtureCanvases } from '../../support/fixture-canvases.js';
import { editAt, findingAt } from './samples.js';

const CASES = fixtureCanvases().flatMap(({ name, source, manifest }) => {
  const findings = lint(source, manifest, { preset: 'agent' });
  return findings.length === 0 ? [] : [{ name, source, findings, lines: conciseFindings(source, findings) }];
});

const tokensOf = (value: unknown) => countTokens(JSON.stringify(value), { disallowedSpecial: new Set() });

describe('over all fixtures', () => {
  test('concise findings have at most half the tokens of the full ones', () => {
    const over = CASES.flatMap(({ name, findings, lines }) => {
      const share = tokensOf(lines) / tokensOf(findings);
      return share > 0.5 ? [`${name}: ${share.toFixed(2)}`] : [];
    });
    expect(over).toEqual([]);
    expect(CASES.length).toBeGreaterThan(200);
  });

  test('negative control: full findings and lines of the agent format are over that', () => {
    const isOver = (told: (one: (typeof CASES)[number]) => unknown) =>
      CASES.filter((one) => tokensOf(told(one)) > tokensOf(one.findings) / 2).length;
    expect(isOver(({ findings }) => findings)).toBe(CASES.length);
    expect(isOver(({ source, findings }) => formatFindings('agent', [{ path: '', source, findings }]))).toBeGreaterThan(
      50,
    );
  });

  test('each line tells the place, the rule, and the edits or a component whole', () => {
    for (const { name, findings, lines } of CASES) {
      for (const [index, { line, column, rule, message, fix }] of findings.entries()) {
        const told = lines[index] ?? '';
        expect([name, told]).toEqual([
          name,
          expect.stringMatching(`^${line}:${column} [a-z]+( \\(needs review\\))? ${rule}: `),
        ]);
        const plain = (text: string) => text.replaceAll('>\n<', '> <').replaceAll('\n', '\\n');
        for (const { text } of fix?.edits ?? [])
          expect([name, told]).toEqual([name, expect.stringContaining(plain(text))]);
        if (fix) continue;
        for (const [component] of message.matchAll(/<x-[^>]*><\/x-[a-z]+>/g)) {
          expect([name, told]).toEqual([name, expect.stringContaining(component)]);
        }
      }
    }
  });

  test('no text of them is shortened', () => {
    for (const { source, findings, lines } of CASES) {
      const isOwn = source.includes('…') || findings.some(({ message }) => message.includes('…'));
      if (!isOwn) expect(lines.join('')).not.toContain('…');
    }
  });
});

const SOURCE = '<x-menu location="topc"></x-menu>';
const lineOf = (sample: Partial<Parameters<typeof findingAt>[1]>) =>
  conciseFindings(SOURCE, [findingAt(SOURCE, { at: SOURCE, rule: 'r', ...sample })])[0];
const fix = { safety: 'safe' as const, description: '', edits: [editAt(SOURCE, 'topc', 'topic')] };

test.each([
  ['Unexpected `a: b`, expected `c`: why', undefined, 'Unexpected `a: b`, expected `c`'],
  [
    'Unexpected `a`, expected one of `b`, `c` and 3 more; nearest is `b`: why',
    undefined,
    'Unexpected `a`, expected `b`',
  ],
  ['Unexpected `a`, expected `b`: why. Write it so', undefined, 'Unexpected `a`, expected `b`. Write it so'],
  ['Unexpected `a`, expected `b`: why. Wrong in it: `c`', undefined, 'Unexpected `a`, expected `b`. Wrong in it: `c`'],
  [
    'Unexpected `a`, expected none: remove it, as the site has `b`: why. To remove it, do so',
    undefined,
    'Unexpected `a`, expected none: remove it, as the site has `b`. To remove it, do so',
  ],
  [
    'Unexpected `a`, expected `b`: why. Its script goes with it',
    fix,
    'Unexpected `a`. Its script goes with it => replace `topc` with `topic`',
  ],
  [
    'Unexpected `a`, expected none: `<x-social></x-social>` shows them',
    undefined,
    'Unexpected `a`, expected none: `<x-social></x-social>` shows them',
  ],
  ['Unexpected ``a`: b``, expected `c`: why', undefined, 'Unexpected ``a`: b``, expected `c`'],
  ['No words of that kind', undefined, 'No words of that kind'],
  ['Unexpected `a, expected b`, expected `c`: why', fix, 'Unexpected `a, expected b` => replace `topc` with `topic`'],
  [
    'Unexpected `a`, expected `c`: why',
    { ...fix, safety: 'unsafe' as const },
    'Unexpected `a` => suggestion: replace `topc` with `topic`',
  ],
])('%s is told without what the rest says', (message, own, told) => {
  expect(lineOf({ message, ...(own && { fix: own }) })).toBe(`1:1 error r: ${told}`);
});

test('what is only removed still says what was expected', () => {
  const edits = [editAt(SOURCE, SOURCE, '')];
  expect(lineOf({ message: 'Unexpected `a`, expected `b`: why', fix: { ...fix, edits } })).toBe(
    `1:1 error r: Unexpected \`a\`, expected \`b\` => remove \`${SOURCE}\``,
  );
});

test('of what loses a part alone, what is left is told by that part', () => {
  const edits = [editAt(SOURCE, ' location="topc"', '')];
  expect(lineOf({ message: 'Unexpected `a`, expected `b`: why', fix: { ...fix, edits } })).toBe(
    '1:1 error r: Unexpected `a` => remove ` location="topc"`',
  );
});
