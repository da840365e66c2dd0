import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { bake, buildManifest, compile, parseSite, render, type SiteState } from '../../../src/index.js';
import { countFile, lint, noFindings } from '../../../src/lint/index.js';
import type { Links } from '../../../src/server/preview/links.js';
import { logoChains } from '../../../src/server/preview/logo-chains.js';
import type { CanvasModel, PreviewModel } from '../../../src/server/preview/model.js';
import {
  canvasPage,
  errorPage,
  logosPage,
  manifestPage,
  overviewPage,
} from '../../../src/server/preview/pages/index.js';

/** Closes whatever a text could stand in, and begins what runs. */
const MARKUP = `"'></title></style></script></textarea></pre>--><script>x</script><img src=x onerror=x>\u202e\0`;

const links: Links = {
  overview: '/',
  manifest: '/manifest',
  logos: '/logos',
  css: '/a.css',
  scripts: ['/a.js'],
  events: '/events',
  picture: () => undefined,
  missing: { folder: MARKUP, ofCanvas: () => [MARKUP], ofLogo: () => [MARKUP] },
  canvas: (path) => `/canvas/${encodeURIComponent(path)}`,
  frame: (kind, path) => `/frame/${kind}/${encodeURIComponent(path)}`,
  fixed: (index, path) => `/frame/fixed-${index}/${encodeURIComponent(path)}`,
  fix: { action: '/fix', token: 't' },
};

/** A site in which every text is this one. */
function siteOf(text: string): SiteState {
  return {
    site: { name: text, description: text, url: 'https://luna.example', language: 'en' },
    theme: { name: text, version: '1.0.0' },
    logos: { variants: { default: { url: `javascript:${text}`, alt: text }, light: { url: '/logo.svg', alt: text } } },
    menus: {
      locations: { [text]: { label: text, use: text, menu: text } },
      definitions: { [text]: { name: text, items: [{ label: text, url: text, children: [{ label: text }] }] } },
    },
    social: [{ network: text, url: 'https://social.example/x', label: text }],
    contacts: { [text]: { kind: 'text', value: text, display: text } },
    addons: { [text]: { status: 'available', default: text, forms: [{ id: text, title: text }] } },
  };
}

function modelOf(text: string): { model: PreviewModel; canvas: CanvasModel } {
  const site = parseSite(siteOf(text));
  const manifest = buildManifest(site);
  const source = `<x-menu location="${text.replaceAll('"', '&quot;')}"></x-menu>\n<x-logo/>\n${text}\n<x-nope ${text}></x-nope>`;
  const { html, report } = render(source, site);
  const findings = lint(source, manifest);
  const counts = noFindings();
  countFile(counts, findings);
  const canvas: CanvasModel = {
    path: `${text}.html`,
    length: source.length,
    counts,
    outcomes: { expanded: 1, unresolved: 1, refused: 0 },
    notes: 1,
    siteNotes: [],
    files: [],
    dependencies: [...bake(compile(source), site).dependencies, { kind: 'field', name: text }],
    source,
    html,
    report,
    rules: [],
    anchors: [{ canvas: text, expanded: text }],
    marks: { canvas: [], expanded: [] },
    links: { canvas: [], expanded: [] },
    findings: findings.map((finding) => ({ ...finding, message: `${finding.message} ${text}` })),
    version: 'v',
  };
  const model: PreviewModel = {
    site: { name: text, url: 'https://luna.example', language: 'en', revision: manifest.revision },
    manifest,
    canvases: [canvas, { ...canvas, path: 'other.html', problem: text }],
    logos: logoChains(site),
    problem: { title: text, problems: [{ pointer: `/${text}`, message: text }] },
    live: true,
  };
  return { model, canvas };
}

function pagesOf(text: string): Record<string, string> {
  const { model, canvas } = modelOf(text);
  return {
    overview: overviewPage(model, links),
    canvas: canvasPage(model, canvas, links),
    catalogue: manifestPage(model, links),
    logos: logosPage(model, links),
    error: errorPage({ status: 404, title: text, detail: text, path: text }, model, links),
  };
}

/** All elements of a page. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return found;
}

/** What people read of a page: its text, and the attributes that stand for text. */
function readIn(html: string): string {
  const texts = elementsOf(html).flatMap(({ childNodes, attrs }) => [
    ...childNodes.map((node) => ('value' in node ? node.value : '')),
    ...attrs.map(({ name, value }) => (/^(?:aria-label|title|alt)$/.test(name) ? value : '')),
  ]);
  return texts.join(' ');
}

/** Elements and attributes of a page, without what stands in them. */
const skeleton = (html: string) =>
  elementsOf(html).map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`);

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'data', 'poster']);
const OWN_ADDRESS = /^(?:\/|#|data:image\/svg\+xml,)/;

describe('the pages of a preview', () => {
  const names = Object.keys(pagesOf('a'));

  test.each(names)('%s: no text of a site, a canvas or a file becomes an element or an attribute', (name) => {
    const page = pagesOf(MARKUP)[name] ?? '';
    const elements = elementsOf(page);
    expect(
      elements.filter(({ tagName }) => tagName === 'script').map(({ attrs }) => attrs.map(({ value }) => value)),
    ).toEqual([['/a.js', '']]);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter((attribute) => /^on|^style$/.test(attribute.name))).toEqual([]);
    expect(
      attributes.filter((attribute) => ADDRESSES.has(attribute.name) && !OWN_ADDRESS.test(attribute.value)),
    ).toEqual([]);
    expect(/[\u202e\0]/.test(readIn(page))).toBe(false);
  });

  test('and a page that is put together as text shows that this is looked at', () => {
    const twin = (pagesOf('a')['overview'] ?? '').replace('<h1>', `<h1>${MARKUP}`);
    expect(elementsOf(twin).filter(({ tagName }) => tagName === 'script').length).toBeGreaterThan(1);
  });

  test.each(names)(
    '%s: has one heading of the first rank, one main part, unique ids, and links that lead to them',
    (name) => {
      const elements = elementsOf(pagesOf('Luna & sons')[name] ?? '');
      const count = (tag: string) => elements.filter(({ tagName }) => tagName === tag).length;
      expect([count('h1'), count('main'), count('title')]).toEqual([1, 1, 1]);
      const ids = elements.flatMap(({ attrs }) =>
        attrs.filter((attribute) => attribute.name === 'id').map(({ value }) => value),
      );
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const named = new Set(ids);
      const inPage = elements.flatMap(({ attrs }) =>
        attrs.filter(({ value }) => value.startsWith('#')).map(({ value }) => value),
      );
      expect(inPage.filter((address) => !named.has(decodeURIComponent(address.slice(1))))).toEqual([]);
    },
  );

  test('are the same for the same model', () => {
    expect(pagesOf('a')).toEqual(pagesOf('a'));
  });

  test('have the same elements whatever the texts are', () => {
    const [plain, other] = [pagesOf('plain words'), pagesOf('<b>')];
    for (const name of ['catalogue', 'logos', 'error'])
      expect(skeleton(other[name] ?? '')).toEqual(skeleton(plain[name] ?? ''));
  });

  test('of a report have no forms to send and wait for nothing', () => {
    const { model, canvas } = modelOf('a');
    const { events: _events, fix: _fix, ...report } = { ...links, fixed: () => undefined };
    const page = canvasPage({ ...model, live: false }, canvas, { ...report, policy: "default-src 'none'" });
    const elements = elementsOf(page);
    expect(page).not.toContain('data-events');
    expect(page).toContain('<code>inlay lint --fix</code> applies it');
    expect(elements.filter(({ tagName }) => tagName === 'form').map(({ attrs }) => attrs)).toEqual([
      [{ name: 'method', value: 'dialog' }],
    ]);
    expect(elements.find(({ tagName }) => tagName === 'meta')?.attrs).toEqual([{ name: 'charset', value: 'utf-8' }]);
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`);
  });
});

test('a page of a huge canvas with thousands of findings is made at once, and shows the first of them', () => {
  const { model, canvas } = modelOf('a');
  const source = '<a href="tel:+1"><b>x</b></a>\n'.repeat(60_000);
  const [finding] = canvas.findings;
  if (!finding) throw new Error('it has findings');
  const findings = Array.from({ length: 20_000 }, (_, index) => ({
    ...finding,
    start: index * 30,
    end: source.length,
    fix: { safety: 'safe' as const, description: 'x', edits: [{ start: index * 30, end: index * 30 + 2, text: 'y' }] },
  }));
  const huge = { ...canvas, source, html: source, findings };
  const page = canvasPage(model, huge, links);
  expect(page.length).toBeLessThan(3_000_000);
  expect(page).toContain('19,500 findings more, not shown.');
  // One that a server answers for leads to the other lines; a report has what a browser can show.
  expect(page).toContain('>Lines 401 to 60001</a>');
  expect(canvasPage(model, huge, links, new Map([['lines', '60000']]))).toContain('>Lines 1 to 59600</a>');
  const { events: _events, fix: _fix, ...report } = { ...links, fixed: () => undefined };
  expect(canvasPage(model, huge, report)).toContain('Only the first 5,000 lines of 1,800,000 characters are shown.');
});
