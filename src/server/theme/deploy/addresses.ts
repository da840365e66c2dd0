import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { addressesOfCss } from '../css/css-addresses.js';

/** Attributes with one address. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src', 'poster', 'data']);

/** Every address that a page of HTML has, as it is written. */
export function addressesOfHtml(html: string): string[] {
  const found: string[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('content' in node) open.push(node.content);
    if (!('childNodes' in node)) continue;
    open.push(...node.childNodes.toReversed());
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    for (const { name, value } of node.attrs) {
      if (ADDRESSES.has(name)) found.push(value.trim());
      else if (name === 'srcset' || name === 'imagesrcset') found.push(...addressesOfSrcset(value));
      else if (name === 'style') found.push(...addressesOfCss(value));
      else if (name === 'content' && /^(?:https?:)?\//.test(value)) found.push(value.trim());
    }
    if (node.tagName === 'style')
      for (const child of node.childNodes) if ('value' in child) found.push(...addressesOfCss(child.value));
  }
  return found;
}

function addressesOfSrcset(value: string): string[] {
  return [...value.matchAll(/(?:^|,\s|\s,)\s*([^\s,][^\s]*)/g)].map(([, address = '']) => address.replace(/,$/, ''));
}

/**
 * The path of the site that an address leads to.
 *
 * @param from the path of what it stands in
 * @returns nothing for another site, for what is no page (`mailto:`), and for what can't be read
 */
export function pathOfAddress(
  address: string,
  from: string,
  siteUrl: string,
): { path: string; query: string } | undefined {
  const base = new URL(from, siteUrl).href;
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined;
  return { path: url.pathname, query: url.search };
}

/**
 * The file that a path is in a folder of files.
 *
 * @returns nothing for a path that no file can have
 */
export function fileOf(path: string, isHtml: boolean): string | undefined {
  const segments = path.slice(1).split('/').map(decoded);
  const last = segments.pop();
  const named = [
    ...segments,
    ...(last === '' ? ['index.html'] : isHtml && !last?.includes('.') ? [last, 'index.html'] : [last]),
  ];
  const isGood = named.every((segment) => segment !== undefined && isName(segment));
  return isGood ? named.join('/') : undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Bytes of a file's name. */
const MOST_NAME = 200;

function isName(segment: string): boolean {
  return !/^\.{0,2}$|[/\\\0-\x1f]/.test(segment) && Buffer.byteLength(segment) <= MOST_NAME;
}
