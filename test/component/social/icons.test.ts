import { describe, expect, test } from 'vitest';
import { iconPath } from '../../../src/component/social/icon.js';
import { bake, buildManifest, parseSite, render, run } from '../../../src/index.js';
import rehypeInlay from '../../../src/rehype/index.js';
import { assertPage } from '../../../src/testing/index.js';
import { parseTree, show } from '../../support/trees.js';

const site = parseSite({
  site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
  social: [
    { network: 'bandcamp', url: 'https://luna.bandcamp.example' },
    { network: 'friendica', url: 'https://friendica.example/luna' },
  ],
});

const ICON =
  '<svg class="x-social__icon" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false"><path d="M0 18.75l7.437-13.5H24l-7.438 13.5H0z"></path></svg>';

/** The list with what stands in the link of the network that has an icon. */
function list(inLink: string, className = 'x-social'): string {
  return (
    `<ul class="${className}" role="list" aria-label="Social media">` +
    `<li class="x-social__item x-social__item--bandcamp"><a href="https://luna.bandcamp.example" rel="me noopener">${inLink}</a></li>` +
    '<li class="x-social__item x-social__item--friendica"><a href="https://friendica.example/luna" rel="me noopener">' +
    '<span class="x-social__label">Friendica</span></a></li></ul>'
  );
}

const LABEL = '<span class="x-social__label">Bandcamp</span>';
const HIDDEN = '<span class="x-social__label x-social__label--hidden screen-reader-text">Bandcamp</span>';

const USES: readonly [attributes: string, html: string][] = [
  ['', list(LABEL)],
  [' icons="none"', list(LABEL)],
  [' icons="none" icon-class="big"', list(LABEL)],
  [' icons="before"', list(ICON + LABEL)],
  [' icons="only"', list(ICON + HIDDEN)],
  [' icons=" only "', list(ICON + HIDDEN)],
  [
    ' icons="only" icon-class="big  red" class="nav"',
    list(ICON.replace('__icon"', '__icon big red"') + HIDDEN, 'x-social nav'),
  ],
  [' icons="after"', list(LABEL)],
];

describe('icons of profiles', () => {
  test.each(USES)('<x-social%s>', (attributes, expected) => {
    const canvas = `<x-social${attributes}></x-social>`;
    expect(render(canvas, site).html).toBe(expected);
    expect(run(bake(canvas, site))).toBe(expected);
    assertPage({ html: expected, canvas, site });
  });

  test.each(USES)('are in a tree what a parser makes of them: <x-social%s>', (attributes, expected) => {
    const tree = parseTree(`<main><x-social${attributes}></x-social></main>`);
    rehypeInlay({ site })(tree);
    expect(show(tree)).toBe(show(parseTree(`<main>${expected}</main>`)));
  });

  test('stay where no link can stand', () => {
    const { html } = render('<a href="/"><x-social icons="only"></x-social></a>', site);
    expect(html).toContain(`<span>${ICON}${HIDDEN}</span>`);
  });

  test('are told where a mode is unknown, and in the manifest', () => {
    const [inlay] = render('<x-social icons="after"></x-social>', site).report.inlays;
    expect(inlay?.notes).toEqual([
      {
        code: 'invalid-attribute',
        message: '`icons`: Unexpected `after`, expected one of `none`, `before`, `only`',
      },
    ]);
    expect(buildManifest(site).runtime_components['x-social']?.attributes).toMatchObject({
      icons: { default: "the site's", allowed: ['none', 'before', 'only'] },
      'icon-class': { type: 'tokens' },
    });
  });
});

describe('the icon of a network', () => {
  test.each([
    ['LinkedIn', 'linkedin'],
    ['linked-in', 'linkedin'],
    ['Google Maps', 'googlemaps'],
    ['Twitter', 'x'],
    ['X', 'x'],
    ['Apple_Podcasts', 'applepodcasts'],
    ['VKontakte', 'vk'],
    ['Stack Overflow', 'stackoverflow'],
  ])('of `%s` is that of `%s`', (network, key) => {
    expect(iconPath(network)).toBe(iconPath(key));
    expect(iconPath(key)).toMatch(/^M/i);
  });

  test.each(['', 'friendica', '__proto__', 'constructor', 'facebook.example'])('is none of `%s`', (network) => {
    expect(iconPath(network)).toBeUndefined();
  });
});
