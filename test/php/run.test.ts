import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DependencyName } from '../../src/component/dependency.js';
import { dependencyRevision } from '../../src/component/dependency-revision.js';
import { pageKey } from '../../src/html/url.js';
import {
  type Baked,
  bake,
  InlayError,
  parseSite,
  type RenderRequest,
  run,
  type Site,
  type SiteState,
  staleness,
} from '../../src/index.js';
import { siteRevision } from '../../src/site/revision.js';
import { canvas } from '../support/arbitraries.js';
import { FIXTURES } from '../support/folders.js';
import { HAS_PHP } from '../support/programs.js';
import { REQUESTS } from '../support/requests.js';
import { readSite, readState, SITE_NAMES } from '../support/sites.js';
import { type Php, startPhp } from './php.js';
import { address, base, wild } from './wild.js';

const SEED = 1;

interface Case {
  baked: Baked;
  request: RenderRequest;
}

/** What `run` gives, in the words of the PHP driver. */
function runHere({ baked, request }: Case): object {
  return { answer: run(baked, request) };
}

let php: Php;

/** What the PHP runtime gives, for all cases in one process. */
function runThere(cases: readonly Case[]): Promise<unknown[]> {
  return php.ask(cases.map(({ baked, request }) => ({ ask: 'run', baked, ...request })));
}

/** Strings as PHP can hold them, to revive JSON. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

const PAGE = [
  '<x-logo></x-logo><x-logo variant="none"></x-logo><x-menu location="utili"></x-menu><x-menu location="naviga"/>',
  '<x-social></x-social><x-contact field="TEL"></x-contact><x-contact field="hours"/><x-contact field="fax"/>',
  '<x-addon provider="provider_contact_form"></x-addon><x-addon provider="other"></x-addon>',
].join('');

type State = { [K in keyof SiteState]-?: NonNullable<SiteState[K]> };

/** The site after an edit of its state. */
function edited(edit: (state: State) => unknown): Site {
  const state = readState('small-business') as State; // the fixture has every group, and is valid
  edit(state);
  return parseSite(state);
}

const BAKED = bake(
  PAGE,
  edited(() => {}),
);

const STATES: ((state: State) => unknown)[] = [
  () => {},
  ({ site }) => Object.assign(site, { description: 'x' }),
  ({ site }) => Object.assign(site, { name: 'x' }),
  ({ site }) => Object.assign(site, { language: 'de' }),
  ({ logos }) => Object.assign(logos.variants, { light: { url: '/x.svg' } }),
  ({ logos }) => Object.assign(logos, { main: { url: '/x.svg' } }),
  ({ menus }) => Object.assign(menus.locations['utili'] ?? {}, { label: 'x' }),
  ({ menus }) => Object.assign(menus.locations['utili'] ?? {}, { use: 'x' }),
  ({ menus }) => Object.assign(menus.locations, { naviga: { label: 'x', menu: 'feste' } }),
  ({ menus }) => Object.assign(menus.locations, { utili: { label: 'x' } }),
  ({ social }) => social.pop(),
  ({ contacts }) => Object.assign(contacts, { phone: { kind: 'phone', value: '1' } }),
  ({ contacts }) => Object.assign(contacts, { tel: { kind: 'phone', value: '1' } }),
  ({ contacts }) => Object.assign(contacts, { TEL: { kind: 'phone', value: '1' } }),
  ({ contacts }) => Object.assign(contacts, { email: { kind: 'email', value: 'a@b.c' } }),
  ({ contacts }) => Object.assign(contacts, { fax: { kind: 'text', value: 'x' } }),
  ({ addons }) => Object.assign(addons['provider_contact_form'] ?? {}, { status: 'inactive' }),
  ({ addons }) => Object.assign(addons, { other: { status: 'selected', forms: [] } }),
  ({ addons }) => Object.assign(addons, { another: { status: 'selected', forms: [] } }),
];

/** What the daemon answers to a site. */
function revisionsOf(site: Site): object {
  const names: DependencyName[] = [
    ...['main', ...Object.keys(site.logos.variants)].map((name) => ({ kind: 'logo' as const, name })),
    ...Object.keys(site.menus.locations).map((name) => ({ kind: 'location' as const, name })),
    { kind: 'social' },
    ...Object.keys(site.contacts).map((name) => ({ kind: 'field' as const, name })),
    ...Object.keys(site.addons).map((name) => ({ kind: 'provider' as const, name })),
  ];
  const dependencies = names.map((name) => ({ ...name, revision: dependencyRevision(site, name) }));
  return { site: siteRevision(site), dependencies };
}

describe.skipIf(!HAS_PHP)('the runtime in PHP (skipped where php is missing)', () => {
  beforeAll(() => {
    php = startPhp('run-driver.php');
  });
  afterAll(() => php.stop());

  test('runs every baked canvas of the fixtures as `run` does', async () => {
    const cases = readdirSync(`${FIXTURES}/bake`).flatMap((name) => {
      const baked: Baked = JSON.parse(readFileSync(`${FIXTURES}/bake/${name}/baked.json`, 'utf8'));
      return REQUESTS.map((request) => ({ baked, request }));
    });
    expect(cases.length).toBeGreaterThan(100);
    expect(await runThere(cases)).toEqual(cases.map(runHere));
  });

  test('gives what the cases of the fixtures expect of `render`', async () => {
    const given = readdirSync(`${FIXTURES}/render`).map((name) => {
      const folder = `${FIXTURES}/render/${name}`;
      const { site, request = {} } = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'), wellFormed);
      const source = readFileSync(`${folder}/canvas.html`, 'utf8');
      const answer = readFileSync(`${folder}/expected.html`, 'utf8');
      return { baked: bake(source, readSite(site)), request, answer };
    });
    expect(await runThere(given)).toEqual(given.map(({ answer }) => ({ answer })));
  });

  const real = fc
    .tuple(canvas, fc.constantFrom(...SITE_NAMES.map(readSite)), fc.constantFrom(...REQUESTS))
    .map(([source, site, request]) => ({ baked: bake(source.toWellFormed(), site), request }));

  test('runs 10,000 generated canvases as `run` does', async () => {
    const cases = [
      ...fc.sample(real, { numRuns: 5000, seed: SEED }),
      ...fc.sample(wild, { numRuns: 5000, seed: SEED }),
    ];
    const [here, there] = [cases.map(runHere), await runThere(cases)];
    const differences = cases.filter((_case, index) => JSON.stringify(here[index]) !== JSON.stringify(there[index]));
    expect(differences.slice(0, 3)).toEqual([]);
    expect(there.length).toBe(10_000);
  });

  test.each<[string, (given: Case) => Case]>([
    ['the page is ignored', ({ baked, request: { addons } }) => ({ baked, request: addons ? { addons } : {} })],
    ['the forms are ignored', ({ baked, request: { url } }) => ({ baked, request: url ? { url } : {} })],
    ['the address of the site is ignored', ({ baked, request }) => ({ baked: { ...baked, url: 'http://x' }, request })],
  ])('negative control: %s', async (_what, broken) => {
    const cases = fc.sample(wild, { numRuns: 1000, seed: SEED });
    expect(await runThere(cases.map(broken))).not.toEqual(cases.map(runHere));
  });

  test('gives the keys of 20,000 addresses as `pageKey` does', async () => {
    const cases = fc.sample(fc.record({ url: address, base }), { numRuns: 20_000, seed: SEED });
    const here = cases.map(({ url, base: site }) => ({ answer: pageKey(url, site) ?? null }));
    const there = await php.ask(cases.map((given) => ({ ask: 'key', ...given })));
    const differences = cases.flatMap((given, index) =>
      JSON.stringify(here[index]) === JSON.stringify(there[index])
        ? []
        : [{ ...given, here: here[index], there: there[index] }],
    );
    expect(differences.slice(0, 5)).toEqual([]);
    // The generator does not miss what it is for.
    expect(new Set(here.map(({ answer }) => answer)).size).toBeGreaterThan(5000);
  });

  test('finds stale what `staleness` does', async () => {
    const cases = STATES.flatMap((edit) => {
      const site = edited(edit);
      return [PAGE, `${PAGE} `].map((source) => ({ site, source }));
    });
    const here = cases.map(({ site, source }) => {
      const { canvas: isOther, dependencies } = staleness(BAKED, site, source);
      return { answer: isOther || dependencies.length > 0 };
    });
    const ask = (site: Site, source: string) => ({ ask: 'stale', baked: BAKED, source, revisions: revisionsOf(site) });
    expect(await php.ask(cases.map(({ site, source }) => ask(site, source)))).toEqual(here);
    expect(new Set(here.map(({ answer }) => answer)).size).toBe(2);
  });

  test.each<[string, Baked['parts'], RenderRequest, number]>([
    ['text', ['äöü', '😀'], {}, 5],
    ['holes', ['a', { hole: 'page', items: [0, 0], current: 'x', otherwise: '€😀' }], {}, 4],
    [
      'forms',
      [{ hole: 'form', provider: 'p', form: 'f', trusted: true, linked: true, before: '', after: '', otherwise: [] }],
      { addons: { p: { f: '€😀' } } },
      3,
    ],
  ])('counts characters of %s as `run` does where the output has a limit', async (_what, parts, request, length) => {
    const baked: Baked = { format: 'inlay-baked/1', canvas: '', site: '', url: '', dependencies: [], pages: {}, parts };
    const limits = [length, length - 1];
    const here = limits.map((outputLength) => {
      try {
        return { answer: run(baked, request, { outputLength }) };
      } catch (error) {
        return { error: `Inlay\\BakedException: ${error instanceof InlayError ? error.summary : error}` };
      }
    });
    expect(await php.ask(limits.map((limit) => ({ ask: 'run', baked, ...request, limit })))).toEqual(here);
    expect(here[1]).toEqual({
      error: `Inlay\\BakedException: Unexpected ${length} characters of output, expected at most ${length - 1}`,
    });
  });
});
