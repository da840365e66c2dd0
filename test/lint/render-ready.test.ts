import { readdirSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, type RenderRequest, render, type Site } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import { FIXTURES } from '../support/folders.js';
import { descendants } from '../support/pages.js';
import { readSite, SITE_NAMES } from '../support/sites.js';
import { replacements } from '../support/spans.js';

interface Fixture {
  name: string;
  canvas: string;
  manifest: Manifest;
  isReady: boolean;
}

const sites = new Map(SITE_NAMES.map((name): [string, Site] => [name, readSite(name)]));
const manifests = new Map([...sites].map(([name, site]): [string, Manifest] => [name, buildManifest(site)]));

const fixtures = readdirSync(`${FIXTURES}/render`).map((name): Fixture => {
  const folder = `${FIXTURES}/render/${name}`;
  const { site: siteName, request } = JSON.parse(readFileSync(`${folder}/case.json`, 'utf8'));
  const canvas = readFileSync(`${folder}/canvas.html`, 'utf8');
  const [site, manifest] = [sites.get(siteName), manifests.get(siteName)];
  if (!site || !manifest) throw new Error(`${name} names no site`);
  return { name, canvas, manifest, isReady: isReady(canvas, site, request) };
});

/** Most fixtures are parts of a page: a header that shows a menu and nothing else. */
const OF_WHOLE_PAGES = 'logo-required';

describe('canvases that are ready to be rendered have no finding', () => {
  const ready = fixtures.filter((fixture) => fixture.isReady);

  test('and are not few', () => {
    expect(ready.length).toBeGreaterThan(150);
  });

  test.each(ready)('$name', ({ canvas, manifest }) => {
    expect(lint(canvas, manifest).filter(({ rule }) => rule !== OF_WHOLE_PAGES)).toEqual([]);
  });

  test('while many others have', () => {
    const others = fixtures.filter((fixture) => !fixture.isReady);
    const found = others.filter(({ canvas, manifest }) =>
      lint(canvas, manifest).some(({ rule }) => rule !== OF_WHOLE_PAGES),
    );
    expect(found.length / others.length).toBeGreaterThan(0.8);
  });
});

/**
 * Whether all of a canvas is written as it should be, by the report and by what it renders to: every component in it is
 * expanded without a note but that a form is shown twice, in its place, between a start and an end tag of its own, and the page is as the standard has it.
 */
function isReady(canvas: string, site: Site, request: RenderRequest | undefined): boolean {
  const { html, report } = render(canvas, site, request);
  const isWell = report.inlays.every(
    ({ outcome, notes }) => outcome === 'expanded' && notes.every(({ code }) => code === 'repeated-form'),
  );
  if (!isWell) return false;
  const inlays = new Map(report.inlays.map((inlay) => [inlay.start, inlay]));
  const isWhole = [...canvas.matchAll(/<(x-[a-z][^\s/>]*)/gi)].every(({ index, 1: tag }) => {
    const written = canvas.slice(index, inlays.get(index)?.end ?? index);
    return new RegExp(`^<[^>]*[^/>]>[^]*</${tag}\\s*>$|^<${tag}></${tag}>$`, 'i').test(written);
  });
  return isWhole && replacements(canvas, html, report) !== undefined && isConforming(canvas) && isConforming(html);
}

/** As far as components can break it: nothing moves out of a table, lists hold items, and titles of drawings text. */
function isConforming(html: string): boolean {
  const options = { sourceCodeLocationInfo: true };
  const elements = descendants(/<html/i.test(html) ? parse(html, options) : parseFragment(html, options));
  let last = -1;
  for (const element of elements) {
    const start = element.sourceCodeLocation?.startOffset ?? last;
    if (start < last || !canHold(element.parentNode, element)) return false;
    last = start;
  }
  return true;
}

function canHold(parent: DefaultTreeAdapterTypes.ParentNode | null, { tagName }: { tagName: string }): boolean {
  if (!parent || !('tagName' in parent)) return true;
  if (parent.tagName === 'ul' || parent.tagName === 'ol') return ['li', 'script', 'template'].includes(tagName);
  return parent.tagName !== 'title' && parent.tagName !== 'desc';
}
