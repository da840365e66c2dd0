import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite, type RenderRequest, render } from '../../src/index.js';
import {
  assertPage,
  hasAccessibleNames,
  PROPERTIES,
  type RenderedPage,
  usesOnlyConfiguredResources,
} from '../../src/testing/index.js';
import { FIXTURES, HAS_CORPUS } from '../support/folders.js';
import { corpusCanvases, npmPages, staticResources } from '../support/pages.js';
import { readSite } from '../support/sites.js';

interface Case {
  site: string;
  request?: RenderRequest;
}

/** Decoded as it is: a byte order mark is part of the page. */
function read(path: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(path));
}

/** Cases whose provider forgot a label, as the fixtures' markup from providers may: the page shows it as it is. */
const UNNAMED =
  'hostile-dom-clobbering hostile-handlers hostile-takes-over-login misnested-formatting nested-form orphan-table-rows selector-like-names srcset ' +
  'textarea-leading-newline trusted-noscript unclosed-attribute unclosed-textarea';
const UNNAMED_CASES = new Set(UNNAMED.split(' ').map((name) => `addon-${name}`));

/** Numbers, addresses and profiles of others that the pages link to, each looked at; in `real-01` they are made up. */
const FOREIGN: Record<string, readonly string[]> = {
  'resume/index.html': ['mailto:name@email.com'],
  'ai-18-luna-footer-mixed': ['tel:+390255501999'],
  'ai-26-pixel-footer-right': ['https://www.instagram.com/lena.fotos.example/'],
  'ai-27-harbour-article-right': [
    ...['mailto:june@ellery-writes.example', 'tel:+12075550190', 'https://www.facebook.com/june.ellery.example'],
  ],
  'ai-28-linde-contact-right': ['tel:0305550300', 'mailto:zorg@polisplus.example'],
  'ai-31-dental-team-right': [
    'mailto:imogen@northgatedental.example',
    'https://www.linkedin.com/in/imogen-ashworth-example',
    'https://www.instagram.com/tomos.teeth.example/',
  ],
  'ai-32-olmo-wedding-right': ['https://www.instagram.com/fioreria.lilla.example/'],
  'real-01-grilli-restaurant': ['tel:+11234567890', 'mailto:booking@restaurant.com', 'tel:+804001234567'],
  'real-09-openoffice-pt': ['mailto:announce-subscribe@openoffice.apache.org'],
  'real-10-openoffice-de': ['mailto:dev-subscribe@de.openoffice.org'],
};

/** Holds a page to all properties, given the addresses of others; without them each is told. */
function expectAllBut(foreign: readonly string[], page: RenderedPage): void {
  assertPage({ ...page, foreign });
  const verdict = usesOnlyConfiguredResources(page);
  const told = verdict.holds
    ? []
    : verdict.counterexamples.map(({ message }) => /^Unexpected `([^`]*)` by hand/.exec(message)?.[1]);
  expect(told).toEqual(foreign);
}

describe('every case of fixtures/render has all properties', () => {
  test.each(readdirSync(`${FIXTURES}/render`))('%s', (name) => {
    const folder = `${FIXTURES}/render/${name}`;
    const { site: siteName, request = {} }: Case = JSON.parse(read(`${folder}/case.json`));
    const site = readSite(siteName);
    const html = read(`${folder}/expected.html`);
    const properties = PROPERTIES.filter((property) => property !== hasAccessibleNames || !UNNAMED_CASES.has(name));
    const page: RenderedPage = { html, site, request };
    assertPage({ ...page, canvas: read(`${folder}/canvas.html`) }, properties);
    const withoutCanvas = properties.filter(({ needsCanvas }) => !needsCanvas);
    assertPage(page, withoutCanvas);
    assertPage({ html, manifest: buildManifest(site), request }, withoutCanvas);
    expect(hasAccessibleNames(page).holds).toBe(!UNNAMED_CASES.has(name));
  });
});

const MARKUP = {
  'x-logo': '<x-logo></x-logo>',
  'x-menu': '<x-menu location="topic" class="navbar-nav"></x-menu>',
  'x-social': '<x-social></x-social>',
};

describe('the pages of the startbootstrap packages have all properties with components in the place of what they wrote', () => {
  const site = readSite('small-business');

  test.each(npmPages())('$name', ({ name, source }) => {
    let canvas = source;
    for (const { tag, start, end } of staticResources(source).toReversed())
      canvas = canvas.slice(0, start) + MARKUP[tag] + canvas.slice(end);
    const request = { url: '/menu/' };
    const { html } = render(canvas, site, request);
    const foreign = FOREIGN[name] ?? [];
    expectAllBut(foreign, { canvas, html, site, request });
    expectAllBut(foreign, { html, site, request });
    expectAllBut(foreign, { html, manifest: buildManifest(site) });
  });
});

describe.skipIf(!HAS_CORPUS)('the canvases of the lint corpus (skipped where ../shared/corpus is missing)', () => {
  test.each(corpusCanvases())('$name', ({ name, source, state }) => {
    const site = parseSite(state);
    const { html } = render(source, site);
    expectAllBut(FOREIGN[name] ?? [], { canvas: source, html, site, request: {} });
  });
});
