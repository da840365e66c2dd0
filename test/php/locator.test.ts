import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { classesOf, flagsWithin, NAMES, ROOT as ROOT_CODE } from '../../src/canvas/locate/fast/elements.js';
import { parseSite } from '../../src/index.js';
import { caseOf } from '../fuzz/case.js';
import { readMaterial } from '../fuzz/material.js';
import { REQUESTS, STATE } from '../fuzz/site.js';
import { FIXTURES, HAS_CORPUS, ROOT } from '../support/folders.js';
import { readTreeConstruction } from '../support/html5lib.js';
import { corpusCanvases, npmPages, staticResources } from '../support/pages.js';
import { HAS_PHP } from '../support/programs.js';
import { readSite } from '../support/sites.js';
import { PHP_BREAKAGES } from './breakages.js';
import { withBrokenLibrary } from './broken-library.js';
import { compare, type PageCase, shareOf, summarize } from './differences.js';
import { type PhpLocator, startPhpLocator } from './locate-in-php.js';

const SEED = 1;
const CASES = 20_000;

/** Cases within which a breakage must be caught. */
const CAUGHT_WITHIN = 200_000;

/** Cases that are made and compared at a time while a breakage is not caught. */
const STEP = 10_000;

const MARKUP = {
  'x-logo': '<x-logo></x-logo>',
  'x-menu': '<x-menu location="topic" class="navbar-nav"></x-menu>',
  'x-social': '<x-social></x-social>',
};

const INSERTS = ['<x-logo></x-logo>', '<x-menu location="topic"></x-menu>', '<x-contact field="email"/>'];

const site = readSite('small-business');
const fuzzed = parseSite(STATE);
const material = readMaterial();

/** Cases of the fuzzer's generators; PHP gets no text that is not well-formed. */
function fuzzCases(first: number, end: number): PageCase[] {
  const made = Array.from({ length: end - first }, (_, index) => caseOf(SEED, first + index, material));
  return made
    .filter(({ source }) => source.isWellFormed())
    .map(({ number, generator, source }) => ({
      kind: generator,
      page: source,
      site: fuzzed,
      request: REQUESTS[Math.floor(number / 16) % REQUESTS.length] ?? {},
    }));
}

function fixtureCases(): PageCase[] {
  return readdirSync(`${FIXTURES}/render`).map((name) => {
    const folder = `${FIXTURES}/render/${name}`;
    const { site: siteName, request = {} } = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'));
    const page = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(`${folder}/canvas.html`));
    return { kind: 'fixture', page, site: readSite(siteName), request };
  });
}

/** Each input with a component at each edge of a tag. */
function html5libCases(): PageCase[] {
  return readTreeConstruction().flatMap(({ data }) =>
    [...data.matchAll(/(?=<)|(?<=>)/g)].flatMap(({ index }) =>
      INSERTS.map((markup) => ({
        kind: 'html5lib',
        page: data.slice(0, index) + markup + data.slice(index),
        site,
        request: {},
      })),
    ),
  );
}

/** Each real page with components in the place of its own brand, navigation and profiles. */
function realCases(): PageCase[] {
  return npmPages().map(({ source }) => {
    let page = source;
    for (const { tag, start, end } of staticResources(source).toReversed()) {
      page = page.slice(0, start) + MARKUP[tag] + page.slice(end);
    }
    return { kind: 'real page', page, site, request: { url: '/menu/' } };
  });
}

/** Each real page with a component at one edge of a tag in its body, for some of these. */
function insertedCases(): PageCase[] {
  return npmPages().flatMap(({ source }) => {
    const body = source.indexOf('<body');
    const edges = [...source.matchAll(/(?=<)/g)].map(({ index }) => index).filter((index) => index > body);
    return edges.flatMap((index, number) =>
      number % 7 === 0
        ? [
            {
              kind: 'insert',
              page: source.slice(0, index) + INSERTS[number % 3] + source.slice(index),
              site,
              request: {},
            },
          ]
        : [],
    );
  });
}

describe.skipIf(!HAS_PHP)('the locator in PHP (skipped where php is missing)', () => {
  let php: PhpLocator;
  beforeAll(() => {
    php = startPhpLocator();
  });
  afterAll(() => php.close());

  test.each<[string, () => PageCase[], Record<string, number>]>([
    ['the fixtures', fixtureCases, { fixture: 0.9 }],
    ['real pages with components for what they wrote by hand', realCases, { 'real page': 1 }],
    ['real pages with a component anywhere', insertedCases, { insert: 1 }],
    [
      '20,000 pages of the fuzzer',
      () => fuzzCases(0, CASES),
      // Without the corpus, what stands in for its inputs is mostly tags that cross.
      { page: 0.85, closings: 0.8, window: 0.75, ...(HAS_CORPUS && { html5lib: 0.5 }) },
    ],
  ])('puts %s together as `render` does', async (_what, cases, floors) => {
    const compared = await compare(php, cases());
    console.log(summarize(compared));
    expect(compared.differences).toEqual([]);
    for (const [kind, floor] of Object.entries(floors))
      expect(shareOf(compared, kind), kind).toBeGreaterThanOrEqual(floor);
  });

  test.skipIf(!HAS_CORPUS)(
    "puts html5lib's inputs with a component at every tag together as `render` does",
    async () => {
      const compared = await compare(php, html5libCases());
      console.log(summarize(compared));
      expect(compared.differences).toEqual([]);
      expect(shareOf(compared, 'html5lib')).toBeGreaterThan(0.65);
    },
  );

  test.skipIf(!HAS_CORPUS)('puts the canvases of the lint corpus together as `render` does', async () => {
    const cases = corpusCanvases().map(({ source, state }) => ({
      kind: 'corpus',
      page: source,
      site: parseSite(state),
      request: {},
    }));
    const compared = await compare(php, cases);
    console.log(summarize(compared));
    expect(compared.differences).toEqual([]);
    expect(shareOf(compared, 'corpus')).toBe(1);
  });

  test('knows of elements what the one in TypeScript knows', () => {
    const code = `require '${ROOT}src/php/autoload.php'; echo json_encode([
      Inlay\\Generated\\Elements::CLASSES, Inlay\\Generated\\Elements::LOST, Inlay\\Generated\\Elements::ADDED,
      Inlay\\Generated\\Elements::LOST_OTHERWISE]);`;
    const [classes, lost, added, otherwise] = JSON.parse(spawnSync('php', ['-r', code], { encoding: 'utf8' }).stdout);
    expect(classes['']).toBe(classesOf(ROOT_CODE));
    for (const [code, name] of NAMES.entries()) {
      if (name === '' || NEVER_OPEN.has(name)) continue;
      expect(classes[name] ?? 0, name).toBe(classesOf(code));
      for (const flags of [0, -1]) {
        const here = compact(flagsWithin(flags, code));
        expect(((compact(flags) & ~(lost[name] ?? otherwise)) | (added[name] ?? 0) | EVERYWHERE) & KNOWN, name).toBe(
          here,
        );
      }
    }
  });

  test.each(PHP_BREAKAGES)('negative control: $name', async (breakage) => {
    const found = await withBrokenLibrary(breakage, async (folder) => {
      const broken = startPhpLocator(folder);
      try {
        for (let first = 0; first < CAUGHT_WITHIN; first += STEP) {
          const { differences } = await compare(broken, fuzzCases(first, first + STEP), 1);
          if (differences.length > 0) return differences[0];
        }
        return undefined;
      } finally {
        broken.close();
      }
    });
    expect(found).toBeDefined();
  });
});

/** Elements that the scan does not keep open, so that PHP need not know what is in them. */
const NEVER_OPEN: ReadonlySet<string> = new Set(
  (
    'area base basefont bgsound br embed frame img image input keygen link meta param source track wbr hr head html body ' +
    'script style title textarea iframe noembed noframes noscript xmp col colgroup tr select svg math frameset plaintext'
  ).split(' '),
);

/** The bits of the flags here, in the order of the bits of PHP's. */
const BITS = [1, 2, 4, 8, 16, 32, 256, 512, 1 << 17, 1 << 18, 1 << 16];
const EVERYWHERE = 1 << 10;
const KNOWN = (1 << 11) - 1;

/** Flags as PHP has them: it counts templates instead, and has no inert places. */
function compact(flags: number): number {
  return BITS.reduce((sum, bit, index) => (flags & bit ? sum | (1 << index) : sum), 0);
}
