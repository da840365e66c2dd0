import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../src/index.js';
import { exampleManifest } from '../../src/lint/example/manifest.js';
import { applyFixes, type Finding, lint, lintAndFix, RULES, type Rule } from '../../src/lint/index.js';
import { readCorpus } from '../corpus/case.js';
import { CORPUS, HAS_CORPUS } from '../support/folders.js';
import { OWN_RULES } from './calming-rules.js';

interface Page {
  name: string;
  source: string;
  manifest: Manifest;
}

const manifest = exampleManifest();

/** The examples of all rules, right and wrong. */
const EXAMPLES: Page[] = RULES.flatMap(({ id, docs }) =>
  [...docs.correct, ...docs.incorrect].map(({ title, code }) => ({ name: `${id}: ${title}`, source: code, manifest })),
);

const REAL: Page[] = HAS_CORPUS
  ? readCorpus(`${CORPUS}/lint`).map(({ name, canvas, manifest: own }) => ({ name, source: canvas, manifest: own }))
  : [];

/** Examples in any company: what one fix does, another may undo. */
const collage: fc.Arbitrary<Page> = fc
  .array(fc.constantFrom(...EXAMPLES), { minLength: 2, maxLength: 6 })
  .map((parts) => ({ name: 'collage', source: parts.map(({ source }) => source).join('\n'), manifest }));

type Check = (source: string) => Finding[];

/** What of a round of fixes comes back in the next, as `rule: message`. */
function returned(before: readonly Finding[], applied: readonly Finding[], after: readonly Finding[]): string[] {
  const count = (findings: readonly Finding[], key: string) => findings.filter((each) => keyOf(each) === key).length;
  return [...new Set(applied.map(keyOf))].filter((key) => count(after, key) > count(before, key) - count(applied, key));
}

function keyOf({ rule, message }: Finding): string {
  return `${rule}: ${message}`;
}

/** What is wrong with fixing a source, round by round. */
function faults(source: string, check: Check, unsafe: boolean): string[] {
  const wrong: string[] = [];
  let text = source;
  let findings = check(text);
  for (let round = 1; ; round += 1) {
    const { output, applied } = applyFixes(text, findings, { unsafe });
    if (applied.length === 0) return wrong;
    if (round > 10) return [...wrong, 'no end'];
    const after = check(output);
    wrong.push(...returned(findings, applied, after).map((key) => `came back in round ${round}: ${key}`));
    text = output;
    findings = after;
  }
}

/** What is wrong with `lintAndFix`: a second time must change nothing, and nothing may be left to fix. */
function unrest({ source, manifest: own }: Page, unsafe: boolean): string[] {
  const once = lintAndFix(source, own, {}, { unsafe });
  const twice = lintAndFix(once.output, own, {}, { unsafe });
  return [
    ...(twice.output === once.output && twice.applied.length === 0 ? [] : ['a second time changes it']),
    ...(JSON.stringify(twice.remaining) === JSON.stringify(once.remaining) ? [] : ['a second time finds other things']),
  ];
}

const faultsOf = (page: Page, unsafe: boolean) => [
  ...faults(page.source, (text) => lint(text, page.manifest), unsafe),
  ...unrest(page, unsafe),
];

const HOW = [
  ['safe fixes', false],
  ['suggestions too', true],
] as const;

describe.each(HOW)('fixing with %s', (_what, unsafe) => {
  test('brings no finding back and comes to rest, for every example of a rule', () => {
    expect(EXAMPLES.flatMap((page) => faultsOf(page, unsafe).map((fault) => `${page.name}: ${fault}`))).toEqual([]);
  });

  test('does so for examples in any company', () => {
    fc.assert(
      fc.property(collage, (page) => {
        expect(faultsOf(page, unsafe)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.skipIf(!HAS_CORPUS)('does so for every canvas of the corpus, and has something to do there', () => {
    expect(REAL.flatMap((page) => faultsOf(page, unsafe).map((fault) => `${page.name}: ${fault}`))).toEqual([]);
    const fixed = REAL.filter((page) => lintAndFix(page.source, page.manifest, {}, { unsafe }).applied.length > 0);
    expect(fixed.length).toBeGreaterThan(REAL.length / 4);
  });
});

describe('these properties', () => {
  const [, calm] = OWN_RULES;
  if (!calm) throw new Error('no rules');

  test('fail for a rule whose fix mends nothing', () => {
    const idle: Rule = {
      ...calm,
      check: (page, options) => calm.check(page, options).map((problem) => ({ ...problem, fix: IDLE })),
    };
    const wrong = faults('<b>ow</b>', (text) => lint(text, manifest, { plugins: [idle] }), true);
    expect(wrong[0]).toBe('came back in round 1: calm: Unexpected `ow`');
    expect(wrong.at(-1)).toBe('no end');
  });

  test('hold for a rule whose fix does', () => {
    expect(faults('<b>wow</b>', (text) => lint(text, manifest, { plugins: OWN_RULES }), true)).toEqual([]);
  });

  test('fail for a rule that tells one finding at a time', () => {
    const source = '<b>ow</b>'.repeat(3);
    const firstOnly: Rule = { ...calm, check: (page, options) => calm.check(page, options).slice(0, 1) };
    const check = (text: string) => lint(text, manifest, { plugins: [firstOnly] });
    expect(faults(source, check, true)).toEqual([
      'came back in round 1: calm: Unexpected `ow`',
      'came back in round 2: calm: Unexpected `ow`',
    ]);
  });
});

/** Writes what mends nothing. */
const IDLE = { description: 'Nothing', edits: [{ start: 0, end: 0, text: '<!-- -->' }] };
