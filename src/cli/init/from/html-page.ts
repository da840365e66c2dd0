import type { IndexedDocument } from '../../../lint/document/document.js';
import { attribute, type DocElement } from '../../../lint/document/element.js';
import { nameOf } from '../../../lint/document/name-of.js';
import type { Page } from '../../../lint/rule.js';

/** A page that a site is drafted from. */
export interface HtmlPage {
  /** What it is called in messages: its path or address. */
  name: string;
  document: IndexedDocument;
  /** Where it is, absolute; for a file its path as if the folder were a site's root. */
  url: string;
}

/** A page as the linter's functions take it. */
export interface RatedPage extends Page {
  at: HtmlPage;
  /** Whether the name of the site is known. */
  isNamed: boolean;
}

/** A host that stands for the site's own as long as nothing says which that is. */
const UNKNOWN_HOST = 'https://site.invalid';

/** The address of a file as if its folder were the root of a site. */
export function addressOfFile(path: string): string {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), `${UNKNOWN_HOST}/`).href;
}

/** Whether an address is one of the site's own. */
function isOwn(url: URL, siteUrl: string): boolean {
  const host = (name: string) => new URL(name).host.replace(/^www\./, '');
  return url.origin === UNKNOWN_HOST || url.host.replace(/^www\./, '') === host(siteUrl);
}

/** Addresses that lead nowhere yet. */
const PLACEHOLDER = /^(?:#!?|#0|javascript:.*|about:blank)?$/is;

/** What a program puts an address in place of. */
const TEMPLATE = /[<>]|\{\{|\{%|\$\{/;

/**
 * An address of a page as the site has it: its own from the root, others absolute, one of the page itself as it is.
 *
 * @returns nothing for a placeholder, and for what is no address of the web
 */
export function siteAddress(href: string | undefined, page: HtmlPage, siteUrl: string): string | undefined {
  const written = href?.trim() ?? '';
  if (PLACEHOLDER.test(written) || TEMPLATE.test(written) || !URL.canParse(written, page.url)) return undefined;
  const url = new URL(written, page.url);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  if (!isOwn(url, siteUrl)) return url.href;
  if (written.startsWith('#') && isHome(new URL(page.url))) return written;
  return `${homeAsRoot(url.pathname)}${url.search}${url.hash}`;
}

/** Whether an address is that of the page that a folder shows. */
export function isHome({ pathname }: URL): boolean {
  return homeAsRoot(pathname) === '/';
}

function homeAsRoot(pathname: string): string {
  return pathname.replace(/^\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/');
}

/** A text in one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What an element is called, in one line. */
export function labelOf(document: IndexedDocument, element: DocElement): string {
  return oneLine(nameOf(document, element));
}

/** The class and id of an element, to look words up in. */
export function namesOf(element: DocElement): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
}

/** The element before another, within the same one. */
export function elementBefore(element: DocElement): DocElement | undefined {
  let before: DocElement | undefined;
  for (const child of element.parent?.children ?? []) {
    if (child === element) return before;
    if (child.kind === 'element') before = child;
  }
  return undefined;
}
