import { pageAddress } from 'inlay/internal/html/page-address.js';
import { parsed } from 'inlay/internal/html/url.js';
import { FIXED_ID } from './fixed-page.js';
import { FRAME_KINDS, type FrameKind } from './frame-kinds.js';
import type { Links } from './links.js';

/** What an address of the server stands for. */
export type Place =
  | { at: 'overview' | 'manifest' | 'logos' | 'events' | 'fix' }
  | { at: 'canvas'; path: string }
  | { at: 'frame'; kind: FrameKind; path: string }
  /** A canvas with the fix of a finding made, by its index. */
  | { at: 'fixed'; index: number; path: string }
  /** Something of the catalogue, by its kind and names. */
  | { at: 'specimen'; names: readonly string[] }
  /** A file of the preview's own, by its name. */
  | { at: 'asset'; name: string }
  /** Anything else may be a file of the site: its parts, decoded. */
  | { at: 'public'; parts: readonly string[] };

const PAGES: Readonly<Record<string, Place>> = {
  '/': { at: 'overview' },
  '/manifest': { at: 'manifest' },
  '/logos': { at: 'logos' },
  '/events': { at: 'events' },
  '/fix': { at: 'fix' },
};

const FIXED = /^fixed-(\d{1,9})$/;

/**
 * What a path of the server stands for; nothing where it is not well encoded.
 *
 * @param pathname as it was asked for, percent-encoded, without a query
 */
export function placeOf(pathname: string): Place | undefined {
  if (Object.hasOwn(PAGES, pathname)) return PAGES[pathname];
  const parts = decoded(pathname);
  if (!parts) return undefined;
  const [first, second = '', ...rest] = parts;
  if (first === 'canvas' && parts.length > 1) return { at: 'canvas', path: parts.slice(1).join('/') };
  if (first === 'frame' && rest.length > 0) {
    const kind = FRAME_KINDS.find((known) => known === second);
    if (kind) return { at: 'frame', kind, path: rest.join('/') };
    if (second === 'specimen') return { at: 'specimen', names: rest };
    const index = FIXED.exec(second)?.[1];
    if (index !== undefined) return { at: 'fixed', index: Number(index), path: rest.join('/') };
  }
  if (first === 'assets' && parts.length > 1) return { at: 'asset', name: parts.slice(1).join('/') };
  return { at: 'public', parts };
}

function decoded(pathname: string): string[] | undefined {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** What the addresses of a server depend on. */
export interface ServerLinkOptions {
  /** The secret of the run. */
  token: string;
  /** The id of the last event that the page has seen: it is sent the later ones. */
  since: string;
  /** File names of the scripts. */
  scripts: readonly string[];
  /** The site if its files are served, too: its absolute address, and how often the files have changed. */
  site?: { url: string; changes: number };
}

/** Addresses from the root of the server. */
export function serverLinks({ token, since, scripts, site }: ServerLinkOptions): Links {
  return {
    ...(site && { files: site.changes }),
    overview: '/',
    manifest: '/manifest',
    logos: '/logos',
    css: '/assets/preview.css',
    scripts: scripts.map((name) => `/assets/${name}`),
    events: `/events?since=${encodeURIComponent(since)}`,
    picture: (address) => (site ? pathOn(site.url, address) : undefined),
    canvas: (path) => pageAddress('/canvas/', path),
    frame: (kind, path) => `${pageAddress(`/frame/${kind}/`, path)}?marks`,
    specimen: (names) => `/frame/specimen/${names.map(encodeURIComponent).join('/')}`,
    fixed: (index, path) => `${pageAddress(`/frame/fixed-${index}/`, path)}?marks#${FIXED_ID}`,
    fix: { action: '/fix', token },
  };
}

/** The path of an address on the site; nothing where it leads elsewhere. */
export function pathOn(site: string, address: string): string | undefined {
  const url = parsed(address, site);
  return url && url.origin === parsed(site)?.origin ? url.pathname : undefined;
}
