import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import type { Finding } from '../../src/lint/index.js';
import { missedBars } from '../corpus/bars.js';
import { type CorpusCase, type Label, offsetOf } from '../corpus/case.js';
import { type CaseScore, scoreCase } from '../corpus/score.js';
import { readSite } from '../support/sites.js';

const manifest = buildManifest(readSite('bare'));

const LIST = '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>';

type Case = [title: string, rule: string, canvas: string, label: string, found: string];

/** What the corpus's README takes for the same element, under "Scoring". */
const SAME: Case[] = [
  ['the element itself', 'no-static-menu', `<nav>${LIST}<p>x</p></nav>`, '<ul>', '<ul>'],
  ['a nav around nothing but the list', 'no-static-menu', `<nav> ${LIST}\n</nav>`, '<ul>', '<nav>'],
  ['an item around one link', 'no-static-social', '<ul><li><a href="/x">x</a></li></ul>', '<a', '<li>'],
  ['the only child', 'no-static-form', '<div><form>x</form></div>', '<div>', '<form>'],
  ['the only child beside text', 'no-static-form', '<div>Write: <form>x</form></div>', '<div>', '<form>'],
  ['the link around a logo', 'no-static-logo', '<p><a href="/"><img src="l.svg"> x</a></p>', '<img', '<a'],
  ['the logo in a link', 'no-static-logo', '<p><a href="/"><img src="l.svg"> x</a></p>', '<a', '<img'],
  ['the name beside a logo', 'no-static-logo', '<p><img src="l.svg"><span>x</span></p>', '<img', '<span'],
  ['the innermost element of a contact', 'no-static-contact', '<p>Tel <b>1</b> or <i>x</i></p>', '<p>', '<b>'],
  ['the text of a contact', 'no-static-contact', '<p>Tel 055 1234 <i>x</i></p>', '<p>', '055 1234'],
  ['a link of a list', 'no-static-menu', `<nav>${LIST}</nav>`, '<ul>', '<a href="/b">'],
];

const OTHER: Case[] = [
  ['a nav around a list and more', 'no-static-menu', `<nav>${LIST}<p>x</p></nav>`, '<ul>', '<nav>'],
  ['an ancestor with text of its own', 'no-static-form', '<div>x<form>y</form></div>', '<form>', '<div>'],
  ['one of several children', 'no-static-form', '<div><form>x</form><p>y</p></div>', '<div>', '<form>'],
  ['a grandchild beside others', 'no-static-form', '<div><p><b>x</b><form>y</form></p></div>', '<div>', '<form>'],
  ['an element beside it', 'no-static-menu', `<p>x</p>${LIST}`, '<ul>', '<p>'],
  ['a name in another group', 'no-static-logo', '<p><img src="l.svg"></p><p>x</p><i>y</i>', '<img', '<i>'],
  ['a list of links within an item', 'no-static-social', '<ul><li>a</li><li>b</li></ul>', '<li>b', '<ul>'],
];

describe('a finding matches a label at', () => {
  test.each(SAME)('%s', (_title, rule, canvas, label, found) => {
    const score = scoreOf(canvas, [{ rule, at: label, nth: 1 }], [[rule, found]]);
    expect(countsOf(score)).toEqual({ matched: 1, wrong: 0, missed: 0 });
  });
});

describe('a finding does not match a label at', () => {
  test.each(OTHER)('%s', (_title, rule, canvas, label, found) => {
    const score = scoreOf(canvas, [{ rule, at: label, nth: 1 }], [[rule, found]]);
    expect(countsOf(score)).toEqual({ matched: 0, wrong: 1, missed: 1 });
  });

  test('the same element for another rule', () => {
    const score = scoreOf(LIST, [{ rule: 'no-static-menu', at: '<ul>', nth: 1 }], [['no-static-social', '<ul>']]);
    expect(countsOf(score)).toEqual({ matched: 0, wrong: 1, missed: 1 });
  });
});

describe('labels are counted', () => {
  const menu: Label = { rule: 'no-static-menu', at: '<ul>', nth: 1 };

  test('once, however many reports match', () => {
    const score = scoreOf(
      LIST,
      [menu],
      ['<ul>', '<a href="/a">', '<a href="/b">'].map((at) => [menu.rule, at]),
    );
    expect(countsOf(score)).toEqual({ matched: 1, wrong: 0, missed: 0 });
  });

  test('not at all where they are debatable, be they found or not', () => {
    const debatable = { ...menu, debatable: true };
    expect(countsOf(scoreOf(LIST, [debatable], [[menu.rule, '<ul>']]))).toEqual({ matched: 0, wrong: 0, missed: 0 });
    expect(countsOf(scoreOf(LIST, [debatable], []))).toEqual({ matched: 0, wrong: 0, missed: 0 });
  });

  test('each for itself on one element, told apart by their resource', () => {
    const rule = 'no-static-contact';
    const labels = ['contacts.phone', 'contacts.email'].map((resource) => ({ rule, at: '<p>', nth: 1, resource }));
    const source = '<p>1 a@b</p>';
    const both = scoreOf(source, labels, [
      [rule, 'a@b', '/resources/contacts/email'],
      [rule, '1 a', '/resources/contacts/phone'],
    ]);
    expect(both.matched.map(({ finding, label }) => [finding.resource, label.resource])).toEqual([
      ['/resources/contacts/email', 'contacts.email'],
      ['/resources/contacts/phone', 'contacts.phone'],
    ]);
    const one = scoreOf(source, labels, [[rule, 'a@b', '/resources/contacts/email']]);
    expect(one.missed.map(({ resource }) => resource)).toEqual(['contacts.phone']);
  });

  test('at the occurrence that they name, overlapping ones too', () => {
    expect(offsetOf('aaa', { at: 'aa', nth: 2 })).toBe(1);
    expect(() => offsetOf('aaa', { at: 'aa', nth: 3 })).toThrow('Unexpected label, expected it in the canvas: aa (3)');
  });
});

describe('a near miss', () => {
  const trap = { rule: 'no-static-menu', at: '<ul>', nth: 1, why: 'a trail' };

  test('is hit by a violation there alone', () => {
    const hits = (found: Partial<Finding>) => scoreCase(caseOf(LIST, [], [trap]), [findingAt(LIST, '<ul>', found)]);
    expect(hits({}).nearMisses.length).toBe(1);
    expect(hits({ outcome: 'needs-review' }).nearMisses).toEqual([]);
    expect(hits({ rule: 'no-static-social' }).nearMisses).toEqual([]);
  });

  test('misses the bars by itself, as does any finding in a clean canvas', () => {
    const finding = findingAt(LIST, '<ul>', {});
    const near = caseOf(LIST, [{ rule: trap.rule, at: '<ul>', nth: 1 }], [trap]);
    expect(missedBars([{ corpusCase: near, score: scoreCase(near, [finding]) }])).toEqual([
      'case: a violation of no-static-menu at a near miss',
    ]);
    const clean = { ...caseOf(LIST, [], []), profile: 'right' };
    expect(missedBars([{ corpusCase: clean, score: scoreCase(clean, [finding]) }])).toEqual([
      'precision is 0.000, expected at least 0.97',
      'case: 1 findings in a clean canvas',
    ]);
    expect(missedBars([{ corpusCase: clean, score: scoreCase(clean, []) }])).toEqual([]);
  });
});

function scoreOf(
  canvas: string,
  labels: Label[],
  found: readonly [rule: string, at: string, resource?: string][],
): CaseScore {
  const findings = found.map(([rule, at, resource]) =>
    findingAt(canvas, at, { rule, ...(resource !== undefined && { resource }) }),
  );
  return scoreCase(caseOf(canvas, labels, []), findings);
}

function caseOf(canvas: string, labels: Label[], nearMisses: CorpusCase['nearMisses']): CorpusCase {
  return { name: 'case', profile: 'real', canvas, manifest, labels, nearMisses };
}

function findingAt(canvas: string, at: string, found: Partial<Finding>): Finding {
  const start = offsetOf(canvas, { at, nth: 1 });
  const place = { start, end: start + at.length, line: 1, column: 1, endLine: 1, endColumn: 1 };
  return {
    rule: 'no-static-menu',
    severity: 'error',
    outcome: 'violation',
    message: 'M',
    ...place,
    docs: '',
    ...found,
  };
}

function countsOf({ matched, wrong, missed }: CaseScore): Record<string, number> {
  return { matched: matched.length, wrong: wrong.length, missed: missed.length };
}
