import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { elementsOf } from './elements.js';

type Element = DefaultTreeAdapterTypes.Element;

/** What a page loads and runs, as the policy has it: directives with their sources. */
type Sources = Map<string, Set<string>>;

/** Which directive allows what an attribute of an element loads. */
const LOADS: Readonly<Record<string, readonly (readonly [attribute: string, directive: string])[]>> = {
  img: [
    ['src', 'img-src'],
    ['srcset', 'img-src'],
  ],
  source: [
    ['srcset', 'img-src'],
    ['src', 'media-src'],
  ],
  video: [
    ['src', 'media-src'],
    ['poster', 'img-src'],
  ],
  audio: [['src', 'media-src']],
  track: [['src', 'media-src']],
  iframe: [['src', 'frame-src']],
};

/** What every page has: its own pictures, sheets and forms. */
const ALWAYS: readonly (readonly [directive: string, sources: readonly string[]])[] = [
  ['default-src', ["'none'"]],
  ['style-src', ["'self'"]],
  ['img-src', ["'self'"]],
  ['form-action', ["'self'"]],
  ['base-uri', ["'none'"]],
  ['frame-ancestors', ["'self'"]],
];

/**
 * The Content-Security-Policy of a page: what its canvases show may be loaded from where they say, what its slots run may run,
 * and nothing else. Scripts of canvases don't run.
 *
 * @param html of the page
 * @param trusted the parts of it that may run: the code of slots, and scripts of the theme
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyOf(html: string, trusted: readonly string[]): string {
  const sources: Sources = new Map(ALWAYS.map(([directive, own]) => [directive, new Set(own)]));
  for (const element of elementsOf(parse(html))) addShown(element, sources);
  for (const element of trusted.flatMap((part) => [...elementsOf(parseFragment(part))])) addRun(element, sources);
  if (sources.has('script-src')) add(sources, 'connect-src', "'self'");
  return [...sources].map(([directive, own]) => `${directive} ${listed(directive, own)}`).join('; ');
}

/** Hosts that one directive names: servers in front of this one take headers of some kilobytes. */
const MOST_HOSTS = 40;

function listed(directive: string, sources: ReadonlySet<string>): string {
  const isShown = /^(?:img|media|frame)-src$/.test(directive);
  if (!isShown || sources.size <= MOST_HOSTS) return [...sources].join(' ');
  return [...[...sources].filter((source) => !/^https?:/.test(source)), 'https:'].join(' ');
}

function add(sources: Sources, directive: string, source: string): void {
  const own = sources.get(directive) ?? new Set();
  sources.set(directive, own.add(source));
}

/** Adds what an element shows. */
function addShown(element: Element, sources: Sources): void {
  const { tagName } = element;
  if (tagName === 'style') addStyle(textOf(element), sources);
  for (const { name, value } of element.attrs) {
    // Hashes of attributes would come to headers of any length.
    if (name === 'style') {
      add(sources, 'style-src-attr', "'unsafe-inline'");
      addUrls(value, sources);
    }
  }
  for (const [attribute, directive] of LOADS[tagName] ?? []) {
    const value = attributeOf(element, attribute);
    if (value !== undefined) for (const url of urlsOf(attribute, value)) addOrigin(sources, directive, url);
  }
}

function addStyle(css: string, sources: Sources): void {
  add(sources, 'style-src', hashOf(css));
  addUrls(css, sources);
}

/** Adds the pictures that a style shows. */
function addUrls(css: string, sources: Sources): void {
  for (const url of urlsOfCss(css)) addOrigin(sources, 'img-src', url);
}

/** The addresses of a style. */
export function urlsOfCss(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:["']([^"']*)["']|([^"'()\s]+))\s*\)/gi)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
}

/** Adds what an element of a slot runs or loads. */
function addRun(element: Element, sources: Sources): void {
  const { tagName } = element;
  const [src, href] = [attributeOf(element, 'src'), attributeOf(element, 'href')];
  if (tagName === 'script') {
    if (src === undefined) add(sources, 'script-src', hashOf(textOf(element)));
    else addOrigin(sources, 'script-src', src, true);
  } else if (tagName === 'link' && href !== undefined && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) {
    addOrigin(sources, 'style-src', href, true);
  }
}

/** @param isWhole whether the whole address is named, not its origin alone */
function addOrigin(sources: Sources, directive: string, url: string, isWhole = false): void {
  if (/^data:/i.test(url.trim())) {
    if (directive === 'img-src') add(sources, directive, 'data:');
    return;
  }
  const parsed = parsedUrl(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return;
  const source = parsed.host === PLACE ? "'self'" : `${parsed.origin}${isWhole ? parsed.pathname : ''}`;
  // What would end the source or the directive, or stand for any host.
  if (!/[\s;,]/.test(source) && !hasWildcard(url)) add(sources, directive, source);
}

/** Whether a policy would read the host of an address as any host: no server has such a name. */
export function hasWildcard(url: string): boolean {
  return parsedUrl(url)?.host.includes('*') ?? false;
}

/** What relative addresses are resolved against. */
const PLACE = 'page.invalid';

function parsedUrl(url: string): URL | undefined {
  try {
    return new URL(url, `https://${PLACE}/`);
  } catch {
    return undefined;
  }
}

/** The addresses of an attribute that loads something. */
export function urlsOf(attribute: string, value: string): string[] {
  if (attribute !== 'srcset') return [value];
  return value.split(/,\s+|,(?=https?:)/).map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '');
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}
