import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BAKING_BREAKAGES, type Breakage, LOCATOR_BREAKAGES } from './fuzz/breakages.js';
import { brokenSubject, compileApart, removeApart } from './fuzz/broken-subject.js';
import { type Case, caseOf } from './fuzz/case.js';
import { CHECKS, type Check } from './fuzz/check.js';
import { examine } from './fuzz/examine.js';
import { readMaterial } from './fuzz/material.js';
import { parseOptions } from './fuzz/options.js';
import { firstFailure, runCases } from './fuzz/run-cases.js';
import { shrink } from './fuzz/shrink.js';
import { INLAY, type Subject } from './fuzz/subject.js';
import { differencesOf, summarize } from './fuzz/summary.js';
import { count, emptyTally, merge } from './fuzz/tally.js';

const material = readMaterial();
const SEED = 1;

/** Cases within which a breakage must be caught. */
const CAUGHT_WITHIN = 200_000;

function checksNamed(...names: string[]): Check[] {
  return CHECKS.filter(({ name }) => names.includes(name));
}

/** A case that sees a difference, put to these checks alone: the one that is known, else the first. */
function caught(subject: Subject, checks: readonly Check[], seenIn = 0): { made: Case; check: string } | undefined {
  const run = { subject, material, seed: SEED, step: 1, checks: () => checks };
  return (
    firstFailure({ ...run, first: seenIn, end: seenIn + 1 }) ?? firstFailure({ ...run, first: 0, end: CAUGHT_WITHIN })
  );
}

describe('the fuzzer', () => {
  test('finds no difference in 20,000 cases', () => {
    const tally = emptyTally();
    for (const { made, examined } of runCases({
      subject: INLAY,
      material,
      seed: SEED,
      first: 0,
      step: 1,
      end: 20_000,
    })) {
      count(tally, made, examined);
    }
    expect(tally.failures).toEqual([]);
    expect(differencesOf(tally)).toBe(0);
    expect(Math.min(...Object.values(tally.checks).map(({ held }) => held))).toBeGreaterThan(3);
  });

  test('makes the same case for the same seed and number, and others for others', () => {
    const sources = (seed: number) => Array.from({ length: 500 }, (_, number) => caseOf(seed, number, material).source);
    expect(sources(7)).toEqual(sources(7));
    const different = sources(7).filter((source, number) => source !== sources(8)[number]);
    expect(different.length).toBeGreaterThan(490);
    expect(new Set(sources(7)).size).toBeGreaterThan(490);
  });

  test('shrinks a source to the least that still fails', () => {
    const fails = (source: string) => /<b[^>]*>[^<]*<x-/.test(source);
    expect(shrink('<p class="a">text <B><b id=1>more <i></i></b><b>x<x-logo></x-logo></p>', fails)).toBe('<b><x-');
  });

  test('adds up what its workers counted, failures in the order of the cases', () => {
    const failing = (number: number) => {
      const tally = emptyTally();
      const made: Case = { number, generator: 'page', source: 'x' };
      const finding = { check: 'fast = exact', outcome: { expected: 1, actual: 2 } };
      count(tally, made, { answered: true, inlays: 1, findings: [finding] });
      return tally;
    };
    const tally = merge([failing(3), failing(2), emptyTally()]);
    expect(tally.failures.map(({ number }) => number)).toEqual([2, 3]);
    expect(tally.generators).toEqual({ page: { cases: 2, answered: 2 } });
    expect(summarize(tally, 7, 2)).toMatch(/^seed 7: 2 cases in 2\.0 s \(1 a second\)\n[\s\S]*\n2 differences$/);
  });

  test.each([
    [['--cases', '0'], 'Unexpected `--cases 0`, expected a whole number from 1'],
    [['--seed', 'x'], 'Unexpected `--seed x`, expected a whole number from 0'],
    [['--case=-1'], 'Unexpected `--case -1`, expected a whole number from 0'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });

  test('takes its options from the command line', () => {
    expect(parseOptions(['--help'])).toBeUndefined();
    const options = { cases: 5, seed: 7, workers: 1, only: 3, seconds: 9 };
    expect(parseOptions('--cases 5 --seed 7 --workers 1 --case 3 --seconds 9'.split(' '))).toEqual(options);
    expect(parseOptions(['--check', 'fast = exact'])?.check).toBe('fast = exact');
    expect(() => parseOptions(['--check', 'fast'])).toThrow('expected one of `fast = exact`, ');
  });
});

describe('the checks see', () => {
  const { locateFast, render, runBaked, expandTree } = INLAY;

  test.each<[string, string, Partial<Subject>]>([
    ['a throw', 'no throw', { locateExact: () => raise(new TypeError('a bug')) }],
    ['an inlay that the fast locator missed', 'fast = exact', { locateFast: (source) => locateFast(source)?.slice(1) }],
    [
      'a byte that changed outside the spans',
      'bytes outside the spans',
      { render: (...args) => ({ ...render(...args), html: `${render(...args).html} ` }) },
    ],
    ['a baked canvas that runs otherwise', 'baked = rendered', { runBaked: (...args) => `${runBaked(...args)} ` }],
    [
      'an expansion that is expanded again',
      'rendered twice = once',
      { render: (...args) => ({ ...render(...args), html: `${render(...args).html}<x-logo></x-logo>` }) },
    ],
    ['a tree that the plugin left alone', 'tree', { expandTree: () => {} }],
    ['a tree for another request', 'tree', { expandTree: (tree) => expandTree(tree, { url: '/a/' }) }],
    ['a quadratic cost', 'growth', { locateFast: quadratic }],
  ])('%s', (_what, name, broken) => {
    const checks = checksNamed(name);
    const subject = { ...INLAY, ...broken };
    const found = firstFailure({ subject, material, seed: SEED, first: 0, step: 1, end: 2000, checks: () => checks });
    expect(found?.check).toBe(name);
  });

  test('an attribute in another order', () => {
    const locate = () =>
      INLAY.locateExact('<x-logo a=1 b=2></x-logo>').map((inlay) => ({ ...inlay, attributes: { b: '2', a: '1' } }));
    const { findings } = examine({ ...INLAY, locateFast: locate }, '<x-logo a=1 b=2></x-logo>', 0, CHECKS.slice(0, 1));
    expect(findings[0]?.outcome).toBeTypeOf('object');
  });
});

function raise(error: Error): never {
  throw error;
}

/** A locator that looks at the whole rest for every tag. */
function quadratic(source: string): undefined {
  let sum = 0;
  for (let at = source.indexOf('<'); at !== -1; at = source.indexOf('<', at + 1)) {
    for (let rest = at; rest < source.length; rest += 512) sum += source.charCodeAt(rest);
  }
  expect(sum).toBeGreaterThanOrEqual(0);
}

describe('a deliberate breakage is caught', () => {
  const table: [Breakage, readonly Check[]][] = [
    ...LOCATOR_BREAKAGES.map((breakage): [Breakage, Check[]] => [breakage, checksNamed('fast = exact')]),
    ...BAKING_BREAKAGES.map((breakage): [Breakage, Check[]] => [
      breakage,
      CHECKS.filter(({ name }) => name !== 'growth'),
    ]),
  ];

  beforeAll(compileApart);
  afterAll(removeApart);

  test.each(table)('$name', async (breakage, checks) => {
    const found = caught(await brokenSubject(breakage), checks, breakage.seenIn);
    console.log(`${breakage.name}: "${found?.check}" saw it in case ${found?.made.number}`);
    expect(found).toBeDefined();
    expect(found?.check, 'a breakage that only throws breaks nothing of its own').not.toBe('no throw');
  });

  test('and one that finds nothing to break says so', async () => {
    const breakage = { name: 'nothing', file: 'index.js', find: 'no such code', replace: '' };
    await expect(brokenSubject(breakage)).rejects.toThrow('Unexpected `index.js` without `no such code`');
  });
});
