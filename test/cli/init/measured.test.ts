import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import { buildManifest, type MenuItem, parseSite, type SiteState } from '../../../src/index.js';
import { lint } from '../../../src/lint/lint.js';
import { ROOT } from '../../support/folders.js';
import { TRUTHS, type Truth } from './template-pages.js';

const MODULES = `${ROOT}node_modules/`;

/** The facts of a kind, as texts that are equal for equal facts. */
type Facts = Readonly<Record<Kind, readonly string[]>>;
const KINDS = ['name', 'menus', 'contacts', 'logos', 'forms'] as const;
type Kind = (typeof KINDS)[number];

interface Score {
  found: number;
  missed: number;
  wrong: number;
}

/** A draft of a page. */
interface Draft {
  truth: Truth;
  state: SiteState;
  source: string;
  /** The kinds of the forms that were told as such that nobody receives: they are not written. */
  unreceived: readonly string[];
}

function factsOf({ state, unreceived }: Pick<Draft, 'state' | 'unreceived'>): Facts {
  const { site, menus, contacts = {}, logos, addons = {} } = state;
  const lines = (items: readonly MenuItem[], indent = ''): string[] =>
    items.flatMap(({ label, url, children = [] }) => [
      `${indent}${label} ${url ?? ''}`.trimEnd(),
      ...lines(children, `${indent}  `),
    ]);
  return {
    name: [site.name],
    menus: Object.entries(menus?.locations ?? {}).flatMap(([location, { menu = '' }]) =>
      lines(menus?.definitions[menu]?.items ?? []).map((line) => `${location}: ${line}`),
    ),
    contacts: Object.values(contacts).map(({ value, display }) => display ?? value),
    logos: Object.values(logos?.variants ?? {}).flatMap((logo) => logo?.url ?? []),
    forms: [
      ...Object.entries(addons).flatMap(([provider, { forms }]) => forms.map(() => provider.split('_')[1] ?? '')),
      ...unreceived,
    ],
  };
}

function expectedFacts({ name, menus, contacts = [], logo, forms = [] }: Truth): Facts {
  return {
    name: [name],
    menus: Object.entries(menus).flatMap(([location, lines]) => lines.map((line) => `${location}: ${line}`)),
    contacts,
    logos: logo === undefined ? [] : [logo],
    forms,
  };
}

/** Compares lists in which a fact may stand several times. */
function compare(drafted: readonly string[], expected: readonly string[]): Score {
  const left = [...drafted];
  let found = 0;
  for (const fact of expected) {
    const at = left.indexOf(fact);
    if (at === -1) continue;
    left.splice(at, 1);
    found += 1;
  }
  return { found, missed: expected.length - found, wrong: left.length };
}

function total(scores: readonly Score[]): Score {
  const sum = (name: keyof Score) => scores.reduce((all, score) => all + score[name], 0);
  return { found: sum('found'), missed: sum('missed'), wrong: sum('wrong') };
}

const compared = (draft: Pick<Draft, 'state' | 'unreceived'>, truth: Truth): Score[] => {
  const [drafted, expected] = [factsOf(draft), expectedFacts(truth)];
  return KINDS.map((kind) => compare(drafted[kind], expected[kind]));
};

const recall = ({ found, missed }: Score) => found / (found + missed);
const precision = ({ found, wrong }: Score) => found / (found + wrong);

describe('drafts of the pages of template packages', () => {
  const drafts: Draft[] = [];

  beforeAll(async () => {
    for (const truth of TRUTHS) {
      const path = MODULES + truth.page;
      const { state, unsure } = await draftSite(path, { url: 'https://site.example' });
      const unreceived = unsure.flatMap((line) => /^the (\w+) form, because .*: nobody receives/.exec(line)?.[1] ?? []);
      drafts.push({ truth, state, source: readFileSync(path, 'utf8'), unreceived });
    }
  });

  test('have what stands there, and little else', () => {
    const rows = drafts.map((draft) => {
      const { truth } = draft;
      const scores = compared(draft, truth);
      const cells = KINDS.map((kind, index): [string, string] => {
        const { found, missed, wrong } = scores[index] ?? { found: 0, missed: 0, wrong: 0 };
        return [kind, `${found}/${found + missed}${wrong > 0 ? ` +${wrong} wrong` : ''}`];
      });
      return { page: truth.page.replace(/^startbootstrap-|dist\//g, ''), ...Object.fromEntries(cells) };
    });
    console.table(rows);
    const byKind = Object.fromEntries(
      KINDS.map((kind, index) => [kind, total(drafts.flatMap((draft) => compared(draft, draft.truth)[index] ?? []))]),
    );
    console.table(byKind);
    for (const { state } of drafts) parseSite(JSON.parse(JSON.stringify(state)));
    const all = total(Object.values(byKind));
    expect(drafts.length).toBeGreaterThanOrEqual(10);
    expect(recall(all)).toBeGreaterThan(0.95);
    expect(precision(all)).toBeGreaterThan(0.99);
    expect(recall(byKind['menus'] ?? all)).toBe(1);
    expect(recall(byKind['contacts'] ?? all)).toBeGreaterThan(0.7);
  });

  test('negative control: a page compared with what another has shows little found, and much that is wrong', () => {
    const crossed = drafts.flatMap((draft, index) => {
      const other = TRUTHS[(index + 5) % TRUTHS.length];
      return other && other.name !== draft.truth.name ? compared(draft, other) : [];
    });
    expect(recall(total(crossed))).toBeLessThan(0.3);
    expect(precision(total(crossed))).toBeLessThan(0.3);
  });

  test('have the linter find on the page what was drafted of it', () => {
    const rows = drafts.map(({ truth, state, source, unreceived }) => {
      const rules = new Set(reported(source, state));
      const expected = [...expectedRules(state), ...(unreceived.length > 0 ? ['no-fictitious-form'] : [])];
      return {
        page: truth.page,
        expected: expected.length,
        found: expected.filter((rule) => rules.has(rule)).length,
        rules: [...rules].join(' '),
      };
    });
    console.table(rows);
    const sum = (name: 'expected' | 'found') => rows.reduce((all, row) => all + row[name], 0);
    expect(sum('expected')).toBeGreaterThan(25);
    expect(sum('found') / sum('expected')).toBeGreaterThan(0.9);
  });

  test('negative control: the linter finds nothing of a draft without what was found, and little of another page', () => {
    // Without an image the name stays: what stands for the logo is still written by hand.
    for (const { state, source } of drafts)
      expect(copies(source, { site: state.site }).filter((rule) => rule !== 'no-static-logo')).toEqual([]);
    const [agency, resume] = ['agency', 'resume'].map((name) => drafts.find(({ truth }) => truth.page.includes(name)));
    const foreign = copies(
      agency?.source ?? '',
      resume?.state ?? { site: agency?.state.site ?? { name: '', description: '', url: '', language: '' } },
    );
    // The image in the place of the brand is reported all the same: the other site has no logo, its name stands there.
    expect(foreign).not.toContain('no-static-menu');
  });
});

/** The rules of the findings on a page. */
function reported(source: string, state: SiteState): string[] {
  return lint(source, buildManifest(parseSite(state)), { preset: 'strict' }).map(({ rule }) => rule);
}

/** Those of them that find copies by hand. */
function copies(source: string, state: SiteState): string[] {
  return reported(source, state).filter((rule) => rule.startsWith('no-static-'));
}

/** The rules that should find something where all that was drafted is on the page. */
function expectedRules({ logos, menus, contacts = {}, addons = {} }: SiteState): string[] {
  return [
    ...(Object.keys(logos?.variants ?? {}).length > 0 ? ['no-static-logo'] : []),
    ...(Object.keys(menus?.locations ?? {}).length > 0 ? ['no-static-menu'] : []),
    ...(Object.keys(contacts).length > 0 ? ['no-static-contact'] : []),
    ...(Object.keys(addons).length > 0 ? ['no-static-form'] : []),
  ];
}

test('every page of uikit and of the templates can be drafted from, and gives a site', async () => {
  const folders = [
    ...readdirSync(MODULES)
      .filter((name) => name.startsWith('startbootstrap-'))
      .map((name) => `${name}/dist`),
    'uikit/tests',
  ];
  const pages = folders.flatMap((folder) =>
    readdirSync(MODULES + folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => `${MODULES}${folder}/${file}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) parseSite(JSON.parse(JSON.stringify((await draftSite(page, {})).state)));
});
