import { describe, expect, test } from 'vitest';
import { CANVAS_LIMITS } from '../../src/http/limits.js';
import { buildManifest, type Manifest, parseSite, type SiteState } from '../../src/index.js';
import { applyFixes, defineRule, lint, lintAndFix, type Rule } from '../../src/lint/index.js';
import { lintWithin } from '../../src/lint/lint.js';
import { planOf } from '../../src/lint/options.js';
import { failureOf } from '../support/failure.js';
import { corpusCanvases, npmPages } from '../support/pages.js';
import { readSite } from '../support/sites.js';

const base = readSite('small-business');
const own = buildManifest(base);

/** A site with some groups of its own. */
function siteWith(groups: Partial<SiteState>): Manifest {
  return buildManifest(parseSite({ ...JSON.parse(JSON.stringify(base)), ...groups }));
}

function contacts(count: number, contactOf: (index: number) => object): Manifest {
  const entries = Array.from({ length: count }, (_each, index) => [`c${index}`, contactOf(index)]);
  return siteWith({ contacts: Object.fromEntries(entries) });
}

function menuOf(count: number, itemOf: (index: number) => { label: string; url: string }): Manifest {
  const items = Array.from({ length: count }, (_each, index) => itemOf(index));
  return siteWith({
    menus: { locations: { topic: { label: 'Menu', menu: 'main' } }, definitions: { main: { name: 'Main', items } } },
  });
}

/** The steps that a lint takes with all rules on. */
function stepsOf(source: string, manifest: Manifest, plugins: readonly Rule[] = []): number {
  let spent = 0;
  const budget = {
    spend(steps: number) {
      spent += steps;
    },
  };
  const plan = planOf({ preset: 'strict', plugins, limits: { work: Number.POSITIVE_INFINITY } });
  lintWithin(source, manifest, plan, budget);
  return spent;
}

const numbered = (piece: string) => (count: number) =>
  Array.from({ length: count }, (_each, index) => piece.replaceAll('#', String(index + 1000))).join('');

const equalPhones = contacts(1200, () => ({ kind: 'phone', value: '+390550123456' }));
const equalMails = contacts(1200, () => ({ kind: 'email', value: 'ciao@osteriacorniolo.example' }));
const manyAddresses = contacts(900, (index) => ({
  kind: 'address',
  value: `Via dei Tigli ${index}, ${20000 + index} Firenze`,
}));
const equalItems = menuOf(3000, () => ({ label: 'Eventi', url: '/eventi/' }));
const manyItems = menuOf(3000, (index) => ({ label: `Page ${index}`, url: `/p/${index}/` }));

const SHAPES: [title: string, manifest: Manifest, piece: string, count: number][] = [
  ['numbers in formatting that is not closed', own, '<p>Fax <b>055 012 3456<br>', 600],
  ['unknown components', own, '<x-foo></x-foo>', 500],
  ['unknown components of many names', own, '<x-foo#></x-foo#>', 500],
  ['components in a `select`', own, '<select><x-logo></x-logo></select>', 300],
  ['numbers, and 1,200 equal phones', equalPhones, '<p>055 012 3456</p>', 150],
  ['numbers in one line, and 1,200 equal phones', equalPhones, '055 012 3456 ', 150],
  ['links to a number, and 1,200 equal phones', equalPhones, '<a href="tel:0550123456">x</a>', 150],
  ['numbers, each behind a tag that the parser drops', own, '</summary>055 012 3456 ', 300],
  ['numbers, each behind a character reference', own, '&amp;+39 055 012 3456 ', 300],
  ['the same where the text waits for the end of a table', own, 'a<tbody>&notit;\t+39 055 012 3456', 300],
  ['mail addresses, and 1,200 equal ones', equalMails, '<p>ciao@osteriacorniolo.example</p>', 150],
  ['links to a mail address', equalMails, '<a href="mailto:ciao@osteriacorniolo.example">x</a>', 150],
  ['postal addresses, and 900 alike', manyAddresses, '<p>Via dei Tigli 12, 50100 Firenze</p>', 150],
  ['links, and 3,000 equal items', equalItems, '<a href="/eventi/">Ev #</a>', 150],
  ['links in paragraphs, and 3,000 items', manyItems, '<p><a href="/p/#/">Page #</a></p>', 150],
  ['wrong names, and 1,200 contacts', equalPhones, '<x-contact field="d#"></x-contact>', 100],
  ['unknown rules in directives', own, '<!-- inlay-disable no-such-rule-# -->', 200],
  ['directives on one line', own, '<!-- inlay-disable-line no-static-menu --> ', 200],
  ['distinct numbers in one line', own, '+39 055 555#, ', 150],
  ['distinct links to numbers in one line', own, '<a href="tel:+39055555#">Tel</a>', 400],
  [
    'a number that is found, and told again in attributes and comments',
    own,
    '<footer><p>Tel. <a href="tel:+390559999999">055 999 9999</a></p></footer><p data-a="055 999 9999">x</p><!-- 055 999 9999 -->',
    100,
  ],
  ['images in a link with a long label', own, '<img src="/a#.png">', 300],
  [
    'groups that copy a menu',
    own,
    '<ul><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li></ul>',
    100,
  ],
];

describe('the work of a lint grows as its page', () => {
  test.each(SHAPES)('%s', (_title, manifest, piece, count) => {
    const shape = numbered(piece);
    const [once, twice] = [stepsOf(shape(count), manifest), stepsOf(shape(2 * count), manifest)];
    expect(twice / once).toBeLessThan(2.2);
    expect(twice).toBeGreaterThan(0);
  });

  test('and a rule that compares all elements with all is caught by that', () => {
    const square = defineRule({
      id: 'acme/square',
      severity: 'error',
      docs: { summary: '', why: '', instead: '', correct: [], incorrect: [] },
      check({ document }) {
        document.budget.spend(document.elements.length ** 2);
        return [];
      },
    });
    const shape = numbered('<p>a</p>');
    expect(stepsOf(shape(2000), own, [square]) / stepsOf(shape(1000), own, [square])).toBeGreaterThan(2.2);
  });
});

describe('one link that says a contact thousands of times', () => {
  const link = (address: string) => `<a href="${address}">x</a>`;

  test('has one finding, and none where no number is that long', () => {
    expect(lint(link('tel:055 012 3456 055 012 3456'), own)).toHaveLength(1);
    expect(lint(link(`tel:${'055 012 3456 '.repeat(10_000)}`), own)).toEqual([]);
  });

  test('is shown in short', () => {
    const [finding] = lint(link(`mailto:${'ciao@osteriacorniolo.example,'.repeat(4000)}`), own);
    expect(finding?.message.length).toBeLessThan(1000);
    expect(JSON.stringify(finding?.evidence).length).toBeLessThan(1000);
  });
});

describe('the work of a lint hardly depends on how much the site has', () => {
  const page = numbered('<p>055 012 3456, ciao@osteriacorniolo.example</p>')(50);

  test.each([
    ['equal phones', () => ({ kind: 'phone', value: '+390550123456' })],
    ['other phones', (index: number) => ({ kind: 'phone', value: `+39055${1000000 + index}` })],
    ['other mail addresses', (index: number) => ({ kind: 'email', value: `m${index}@osteriacorniolo.example` })],
    ['postal addresses', (index: number) => ({ kind: 'address', value: `Via dei Tigli ${index}, Firenze` })],
    ['texts', (index: number) => ({ kind: 'text', value: `x${index}` })],
  ])('%s', (_title, contactOf) => {
    expect(stepsOf(page, contacts(2000, contactOf)) / stepsOf(page, contacts(20, contactOf))).toBeLessThan(1.5);
  });
});

describe('a lint that is over its budget', () => {
  const many = contacts(200, (index) => ({ kind: 'phone', value: '0'.repeat(5 + index) }));

  test('ends with one typed error, not with that of a rule', () => {
    const limits = CANVAS_LIMITS;
    expect(() => lint('0'.repeat(131_072), many, { limits })).toThrow(
      expect.objectContaining({
        code: 'limit-exceeded',
        summary: 'Unexpected work of over 50000000 steps to lint this canvas, expected at most 50000000',
      }),
    );
    expect(failureOf(() => lint('0'.repeat(100), many, { limits }))?.code).toBe(undefined);
  });

  test('is told of a canvas that is too long, and of limits that are none', () => {
    expect(failureOf(() => lint('abc', own, { limits: { canvasLength: 2 } }))?.code).toBe('limit-exceeded');
    expect(failureOf(() => lint('<x-logo></x-logo>', own, { limits: { inlays: 0 } }))?.code).toBe('limit-exceeded');
    expect(failureOf(() => lint('abc', own, { limits: { work: -1 } }))?.code).toBe('invalid-limits');
  });

  test('ends while it fixes, too: all rounds share one budget', () => {
    const page = numbered('<p>+39 055 012 3456</p>')(4) + '<p>ciao</p>'.repeat(1000); // most of the work is no proof
    const work = stepsOf(page, own) * 1.2;
    expect(failureOf(() => lint(page, own, { limits: { work } }))?.code).toBe(undefined);
    expect(failureOf(() => lintAndFix(page, own, { limits: { work } }))?.code).toBe('limit-exceeded');
    expect(failureOf(() => lintAndFix(page, own))?.code).toBe(undefined);
  });
});

describe('proofs that take too much work', () => {
  const page = numbered('<p>+39 055 012 3456</p>')(200);
  const reason = 'with all other fixes it takes too much work to prove';

  test('leave the findings, with fixes that are not proven, the same every time', () => {
    const all = lint(page, own);
    expect(all.every(({ fix }) => fix?.safety === 'safe')).toBe(true);
    const limits = { work: 2_000_000 };
    const some = lint(page, own, { limits });
    expect(some.map(({ start, end, rule }) => [start, end, rule])).toEqual(
      all.map(({ start, end, rule }) => [start, end, rule]),
    );
    const unproven = some.filter(({ fix }) => fix?.safety === 'unsafe');
    expect(unproven.length).toBeGreaterThan(0);
    for (const { fix } of unproven) expect(fix?.description).toContain(reason);
    expect(lint(page, own, { limits })).toEqual(some);
  });

  test('leave those safe that were proven by then, and they hold', () => {
    const some = lint(page, own, { limits: { work: 3_000_000 } });
    const { output, applied } = applyFixes(page, some);
    const wanted = lint(page, own).slice(0, applied.length);
    expect(output).toBe(applyFixes(page, wanted).output);
  });
});

describe('real pages', () => {
  const pages = [...npmPages().map(({ name, source }) => ({ name, source })), ...corpusCanvases()].filter(
    ({ source }) => source.length <= CANVAS_LIMITS.canvasLength,
  );

  test('take a twentieth of the budget of the HTTP handler at most', () => {
    expect(pages.length).toBeGreaterThan(10);
    const heavy = pages.filter(({ source }) => stepsOf(source, own) * 20 > CANVAS_LIMITS.work);
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });
});
