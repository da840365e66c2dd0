import { pageAddress } from 'inlay/internal/html/page-address.js';
import { parsed } from 'inlay/internal/html/url.js';
import { memo } from 'inlay/internal/text/memo.js';
import type { CanvasSummary } from './model.js';
import type { Lead } from './page-links.js';

/** Canvases by the addresses of their pages. */
const byAddress = memo((canvases: readonly CanvasSummary[]) => {
  const found = new Map<string, string>();
  for (const { path } of canvases) {
    const plain = path.replace(/\.html?$/i, '');
    const folder = /^(?:index|.*\/index)$/i.test(plain) ? plain.slice(0, -'index'.length) : `${plain}/`;
    // What a page is called without its ending may be another's folder: its own name goes first.
    for (const name of [path, plain, folder, folder.slice(0, -1)]) if (!found.has(name)) found.set(name, path);
  }
  return found;
});

/**
 * The canvas of a page of the site: `/contatti/` is that of `contatti.html` or `contatti/index.html`.
 *
 * @param pathname percent-encoded, from the root of the site
 * @param site the site's own address, which may have a path
 */
export function canvasOfPage(pathname: string, canvases: readonly CanvasSummary[], site: string): string | undefined {
  const base = parsed(site)?.pathname.replace(/\/{1,20}$/, '') ?? '';
  const own = pathname.replace(/^\/frame\/(?:canvas|expanded|fixed-\d+)\//, '/');
  const below = base !== '' && `${own}/`.startsWith(`${base}/`) ? own.slice(base.length) : undefined;
  for (const each of [own, ...(below === undefined ? [] : [below])]) {
    const path = byAddress(canvases).get(decoded(each.replace(/^\/+/, '')));
    if (path !== undefined) return path;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const PREVIEW = 'http://preview.invalid';

/** Where the links of a canvas's frame lead in a preview that answers for every address. */
export function liveLead(path: string, canvases: readonly CanvasSummary[], site: string): (href: string) => Lead {
  const frame = PREVIEW + pageAddress('/frame/expanded/', path);
  const origin = parsed(site)?.origin;
  return (href) => {
    if (href === '' || href.startsWith('#')) return 'as-it-is';
    const url = parsed(href, frame);
    if (!url) return 'elsewhere';
    const isOwn = url.origin === PREVIEW;
    if (!isOwn && url.origin !== origin) return 'elsewhere';
    if (isOwn && canvasOfPage(url.pathname, canvases, site) === undefined) return 'as-it-is';
    // That of the site itself is answered for here.
    return { address: isOwn ? href : `${url.pathname}${url.search}${url.hash}` };
  };
}

/** Where they lead in a report: to the file of another canvas's frame. */
export function reportLead(
  path: string,
  canvases: readonly CanvasSummary[],
  site: string,
  fileOf: (path: string) => string,
): (href: string) => Lead {
  const page = parsed(site)?.origin + pageAddress('/frame/expanded/', path);
  return (href) => {
    if (href === '' || href.startsWith('#')) return 'as-it-is';
    const url = parsed(href, page);
    const canvas = url && url.origin === parsed(site)?.origin ? canvasOfPage(url.pathname, canvases, site) : undefined;
    return url && canvas !== undefined ? { address: `${fileOf(canvas)}${url.hash}` } : 'elsewhere';
  };
}
