import { describe, expect, test } from 'vitest';
import { bake, buildManifest, compile, locate, render, run, type Site } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import rehypeInlay, { type RehypeInlayOptions } from '../../src/rehype/index.js';
import { readSite } from '../support/sites.js';

const site = readSite('small-business');
const manifest = buildManifest(site);
const raw = JSON.parse(JSON.stringify(site)) as Site; // a state as JSON, for those who forget to parse it
/** What callers without types give. */
const anything = <T>(value: unknown): T => value as T;
const EXPECTED_CANVAS = 'expected a canvas: its text, or what `compile` gave';

describe('what callers without types give is refused by name', () => {
  test.each([
    ['no canvas', () => render(anything(undefined), site), 'invalid-canvas', `Unexpected nothing, ${EXPECTED_CANVAS}`],
    [
      'a buffer',
      () => bake(anything(new Uint8Array(2)), site),
      'invalid-canvas',
      `Unexpected an object, ${EXPECTED_CANVAS}`,
    ],
    ['null', () => bake(anything(null), site), 'invalid-canvas', `Unexpected \`null\`, ${EXPECTED_CANVAS}`],
    [
      'no source',
      () => compile(anything(undefined)),
      'invalid-canvas',
      'Unexpected nothing, expected the text of a canvas',
    ],
    ['a number', () => locate(anything(5)), 'invalid-canvas', 'Unexpected `5`, expected the text of a canvas'],
    [
      'a canvas to lint',
      () => lint(anything(compile('')), manifest),
      'invalid-canvas',
      'Unexpected an object, expected the text of a canvas',
    ],
    [
      'a text as site',
      () => render('<x-logo></x-logo>', anything('…')),
      'site-not-parsed',
      'Unexpected site, expected the result of `parseSite`',
    ],
    [
      'a text as request',
      () => render('<x-logo></x-logo>', site, anything('/x')),
      'invalid-render-request',
      "Unexpected `/x`, expected an object such as `{ url: '/contact/' }`",
    ],
    [
      'null as request',
      () => run(bake('a', site), anything(null)),
      'invalid-render-request',
      "Unexpected `null`, expected an object such as `{ url: '/contact/' }`",
    ],
    [
      'a number as address',
      () => render('a', site, anything({ url: 5 })),
      'invalid-render-request',
      'Unexpected `url` of a request: `5`, expected the address of the page as a text',
    ],
    [
      'a text as forms',
      () => run(bake('a', site), anything({ addons: '<form>' })),
      'invalid-render-request',
      'Unexpected `addons` of a request: `<form>`, expected an object: HTML of forms by provider and id',
    ],
    [
      'a site to lint by',
      () => lint('a', anything(site)),
      'invalid-manifest',
      'Unexpected site, expected a manifest: `buildManifest(site)`',
    ],
    [
      'a state to lint by',
      () => lint('a', anything(raw)),
      'invalid-manifest',
      'Unexpected site, expected a manifest: `buildManifest(site)`',
    ],
    [
      'nothing to lint by',
      () => lint('a', anything(undefined)),
      'invalid-manifest',
      'Unexpected nothing, expected a manifest: `buildManifest(site)`',
    ],
    [
      'a concise manifest',
      () => lint('a', buildManifest(site, { detail: 'concise' })),
      'concise-manifest',
      'Unexpected detail `concise`, expected a `full` manifest with menu items',
    ],
    [
      'an address as option',
      () => rehypeInlay(anything({ site, url: '/x' })),
      'invalid-options',
      'Unexpected option `url`, expected `request: { url }`',
    ],
    [
      'a slip in an option',
      () => rehypeInlay(anything({ site, limit: {} })),
      'invalid-options',
      'Unexpected option `limit`, expected one of `site`, `request`, `limits`, `structuredData`, `onReport`; nearest is `limits`',
    ],
    [
      'a request of a plugin',
      () => rehypeInlay(anything({ site, request: '/x' })),
      'invalid-render-request',
      "Unexpected `/x`, expected an object such as `{ url: '/contact/' }`",
    ],
    [
      'a plugin without options',
      () => rehypeInlay(anything(undefined)),
      'invalid-options',
      'Unexpected options: nothing, expected `{ site }`',
    ],
  ])('%s', (_, call, code, message) => {
    expect(call).toThrow(expect.objectContaining({ name: 'InlayError', code, message }));
  });

  test('and what is right passes', () => {
    const options: RehypeInlayOptions = { site, request: {}, limits: {}, onReport: () => undefined };
    expect(rehypeInlay(options)).toBeTypeOf('function');
    expect(render(compile('a'), site, { url: '/x', addons: {} }).html).toBe('a');
    expect(render('a', site, anything({ url: null, addons: null })).html).toBe('a');
    expect(lint('a', JSON.parse(JSON.stringify(manifest)))).toEqual([]);
  });
});
