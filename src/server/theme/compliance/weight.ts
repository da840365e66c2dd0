import { addressesOfCss } from '../css/css-addresses.js';
import { pathOfAddress } from '../deploy/addresses.js';
import type { RenderedPath } from '../ports.js';
import type { PageElement } from './read-page.js';

/** What a page comes to for who opens it. */
export interface Weight {
  /** Of the page and of all of this site that it loads, without compression. */
  bytes: number;
  /** With that of the page itself. */
  requests: number;
  /** Addresses of other servers that it loads from. */
  external: string[];
}

/** Files of one page that are looked at. */
const MOST_FILES = 100;

/** Weighs pages of one site; what several of them load is fetched once. */
export function scales(renderPath: (path: string) => Promise<RenderedPath>, siteUrl: string) {
  const known = new Map<string, Promise<{ bytes: number; more: string[] }>>();
  const fetched = (path: string) => {
    const found = known.get(path) ?? fileOf(path);
    known.set(path, found);
    return found;
  };
  const fileOf = async (path: string) => {
    const { status, headers, body } = await renderPath(path);
    const isCss = (headers['content-type'] ?? '').startsWith('text/css');
    const text = typeof body === 'string' ? body : isCss ? new TextDecoder().decode(body) : '';
    return { bytes: status === 200 ? lengthOf(body) : 0, more: isCss ? addressesOfCss(text) : [] };
  };
  return async (path: string, page: RenderedPath, elements: readonly PageElement[]): Promise<Weight> => {
    const weight: Weight = { bytes: lengthOf(page.body), requests: 1, external: [] };
    const seen = new Set<string>();
    const queue = elements.flatMap(loadedBy).map((address) => ({ address, from: path }));
    for (let index = 0; index < queue.length && seen.size < MOST_FILES; index += 1) {
      const { address = '', from = path } = queue[index] ?? {};
      if (address === '' || address.startsWith('data:')) continue;
      const local = pathOfAddress(address, from, siteUrl);
      const name = local ? `${local.path}${local.query}` : address;
      if (seen.has(name)) continue;
      seen.add(name);
      weight.requests += 1;
      if (!local) {
        weight.external.push(address);
        continue;
      }
      const { bytes, more } = await fetched(name);
      weight.bytes += bytes;
      queue.push(...more.map((each) => ({ address: each, from: local.path })));
    }
    return weight;
  };
}

function lengthOf(body: string | Uint8Array): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.length;
}

const LOADING_LINK = /(?:^|\s)(?:stylesheet|icon|preload|modulepreload|manifest)(?:\s|$)/i;

function loadedBy({ tag, attributes }: PageElement): string[] {
  const name = tag === 'link' && LOADING_LINK.test(attributes.get('rel') ?? '') ? 'href' : LOADS.has(tag) ? 'src' : '';
  const address = attributes.get(name)?.trim();
  // What is loaded later, if ever, does not keep anybody waiting.
  return address === undefined || attributes.get('loading') === 'lazy' ? [] : [address];
}

const LOADS: ReadonlySet<string> = new Set(['img', 'script', 'iframe', 'video', 'audio', 'embed']);
