import fc from 'fast-check';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import * as p50k from 'gpt-tokenizer/encoding/p50k_base';
import * as r50k from 'gpt-tokenizer/encoding/r50k_base';
import { describe, expect, test } from 'vitest';
import { componentOf } from '../../src/component/table.js';
import { COMPONENT_TAGS } from '../../src/component/tags.js';
import { buildManifest, type Manifest, parseManifest, parseSite } from '../../src/index.js';
import { estimateTokens, fitManifest } from '../../src/manifest/fit.js';
import { failureOf } from '../support/failure.js';
import { hugeState, siteState } from '../support/generated-sites.js';
import { readSite, SITE_NAMES } from '../support/sites.js';

/** Attributes that only decide how an expansion looks: a small budget has no room for them. */
const OF_DESIGN: ReadonlySet<string> = new Set(
  COMPONENT_TAGS.flatMap((tag) =>
    Object.entries(componentOf(tag).contract).flatMap(([name, { ofDesign }]) => (ofDesign ? [name] : [])),
  ),
);

const ENCODINGS = { cl100k, o200k, p50k, r50k };

/** Tokens in the encoding in which a text has the most. */
function mostTokens(text: string): number {
  const counts = Object.values(ENCODINGS).map(({ countTokens }) => countTokens(text, { disallowedSpecial: new Set() }));
  return Math.max(...counts);
}

const TEXTS = ['Useful link', '会社概要', '👩‍👩‍👧🏳️‍🌈', 'Ünïcödé', 'العربية', 'aGVsbG8gd29ybGQ', '"}],{"<|endoftext|>'];
const SITES: [name: string, manifest: Manifest][] = [
  ...SITE_NAMES.map((name): [string, Manifest] => [name, buildManifest(readSite(name))]),
  ...TEXTS.map((text): [string, Manifest] => [
    `1,000 of everything, named ${text}`,
    buildManifest(parseSite(hugeState(1000, text))),
  ]),
];

describe.each(SITES)('the manifest of %s', (_name, manifest) => {
  test('is estimated to have no fewer tokens than it has in any encoding', () => {
    const { manifest: some } = fitManifest(manifest, 100_000);
    const text = JSON.stringify(some);
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(mostTokens(text));
  });

  test.each([3000, 4000, 8000, 16_000])(
    'is within a budget of %i tokens in every encoding, valid and told',
    (tokens) => {
      const fitted = fitManifest(manifest, tokens);
      const text = JSON.stringify(fitted.manifest);
      expect(mostTokens(text)).toBeLessThanOrEqual(tokens);
      expect(fitted.tokens).toBe(estimateTokens(text));
      expect(fitted.tokens).toBeLessThanOrEqual(tokens);
      expect(parseManifest(JSON.parse(text))).toBeDefined();
      expect(fitted.cut).toEqual(fitted.losses.map(({ pointer }) => pointer));
      expect(fitted.cut.length === 0).toBe(fitted.manifest === manifest);
      expect(fitted.manifest.detail).toBe(fitted.cut.length === 0 ? manifest.detail : 'concise');
      expect(estimateTokens(JSON.stringify(fitted.losses))).toBeLessThan(8000);
    },
  );

  test('keeps the contract of every component, and its revision', () => {
    const { manifest: least } = fitManifest(manifest, 3000);
    expect(least.revision).toBe(manifest.revision);
    const contract = ({ runtime_components }: Manifest) =>
      JSON.parse(JSON.stringify(runtime_components), (key, value) =>
        key === 'allowed' || key === 'output' || key === 'markup' || OF_DESIGN.has(key) ? undefined : value,
      );
    expect(contract(least)).toEqual(contract(manifest));
  });

  test('says what is the least where a budget is too small', () => {
    const error = failureOf(() => fitManifest(manifest, 1000));
    expect(error?.code).toBe('budget-too-small');
    const [, least] = /expected at least (\d+)/.exec(error?.message ?? '') ?? [];
    expect(fitManifest(manifest, Number(least)).tokens).toBe(Number(least));
    expect(failureOf(() => fitManifest(manifest, Number(least) - 1))?.code).toBe('budget-too-small');
  });
});

test('the attributes that only decide how an expansion looks are not of the contract', () => {
  expect([...OF_DESIGN]).toEqual(expect.arrayContaining(['item-class', 'link-class', 'submenus', 'collapse']));
  expect(OF_DESIGN.has('class') || OF_DESIGN.has('location') || OF_DESIGN.has('link')).toBe(false);
});

test('a manifest that is within its budget stays as it is', () => {
  const manifest = buildManifest(readSite('small-business'));
  expect(fitManifest(manifest, 10_000)).toEqual({ manifest, cut: [], losses: [], tokens: expect.any(Number) });
});

test('the deepest items and the tails of long lists go first', () => {
  const leaf = (label: string) => ({ label });
  const state = {
    ...{ site: { name: 'S', description: '', url: 'https://s.example/', language: 'en' } },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Top', menu: 'long' }, footer: { label: 'Foot', menu: 'short' } },
      definitions: {
        long: { name: 'Long', items: Array.from({ length: 40 }, (_, index) => leaf(`Entry ${index}`)) },
        short: { name: 'Short', items: [{ label: 'One', children: [leaf('Under one')] }, leaf('Two')] },
      },
    },
  };
  const whole = buildManifest(parseSite(state));
  const { manifest, losses } = fitManifest(whole, estimateTokens(JSON.stringify(whole)) - 60);
  expect(manifest.resources.menus.footer).toMatchObject({ item_count: 3, items: [{ label: 'One' }, { label: 'Two' }] });
  expect(manifest.resources.menus.topic?.item_count).toBe(40);
  expect(manifest.resources.menus.topic?.items?.at(0)).toEqual({ label: 'Entry 0' });
  expect(losses).toEqual([
    { pointer: '/resources/menus/topic/items', kept: manifest.resources.menus.topic?.items?.length, of: 40 },
    { pointer: '/resources/menus/footer/items', kept: 2, of: 3 },
  ]);
});

test('names in use stay longer than all that describes them', () => {
  const whole = buildManifest(parseSite(hugeState(60, 'A long title of something')));
  const { manifest } = fitManifest(whole, 5000);
  expect(manifest.runtime_components['x-menu'].attributes.location?.allowed).toHaveLength(30);
  expect(manifest.runtime_components['x-contact'].attributes.field?.allowed).toHaveLength(60);
  expect(manifest.runtime_components['x-addon'].attributes.provider?.allowed).toHaveLength(30);
});

test('a contract that somebody else wrote is bounded too', () => {
  const manifest = structuredClone(buildManifest(readSite('bare')));
  const menu = manifest.runtime_components['x-menu'];
  menu.summary = 'endless '.repeat(10_000);
  menu.attributes = Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [
      `attribute_${index}`,
      { type: 'string', description: 'x', required: false },
    ]),
  );
  const fitted = fitManifest(manifest, 4000);
  expect(fitted.tokens).toBeLessThanOrEqual(4000);
  expect(fitted.cut).toContain('/runtime_components/x-menu/summary');
});

test('whatever a site has, its manifest fits and is valid, and the estimate holds', () => {
  const property = fc.property(siteState, fc.integer({ min: 3000, max: 12_000 }), (state, tokens) => {
    const fitted = fitManifest(buildManifest(parseSite(state)), tokens);
    const text = JSON.stringify(fitted.manifest);
    parseManifest(JSON.parse(text));
    return mostTokens(text) <= fitted.tokens && fitted.tokens <= tokens;
  });
  fc.assert(property, { numRuns: 150 });
});

test.each([
  ['a fourth of the characters', (text: string) => text.length / 4],
  ['a token for each word', (text: string) => text.split(/\W+/).length],
])('an estimate of %s is found to be too low', (_name, estimate) => {
  const texts = SITES.map(([, manifest]) => JSON.stringify(fitManifest(manifest, 8000).manifest));
  expect(texts.filter((text) => estimate(text) < mostTokens(text)).length).toBeGreaterThan(0);
});

test('cutting by a quarter of the characters would break the budget', () => {
  const [, manifest] = SITES.find(([name]) => name.includes('会社')) ?? [];
  const text = JSON.stringify(manifest).slice(0, 8000 * 4);
  expect(mostTokens(text)).toBeGreaterThan(8000);
});

test('addresses and values of contacts are whole or absent, never shortened', () => {
  const state = hugeState(300, 'A long title of something');
  const whole = buildManifest(parseSite(state));
  for (const tokens of [3000, 5000, 9000, 20_000]) {
    const { manifest, losses } = fitManifest(whole, tokens);
    expect([whole.site.url, '']).toContain(manifest.site.url);
    for (const [field, contact] of Object.entries(manifest.resources.contacts)) {
      expect(contact.value).toBe(whole.resources.contacts[field]?.value);
    }
    const urls = new Set(whole.resources.social.map(({ url }) => url));
    for (const { url } of manifest.resources.social) expect(urls).toContain(url);
    for (const { kept } of losses) expect(kept).toBeGreaterThanOrEqual(0);
  }
});
