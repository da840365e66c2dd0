import { parsed } from '../../html/url.js';
import { cut } from './cut.js';
import type { Addresses } from './identity.js';

/** A target of a link or an image as people write it, cut: with the scheme that the comparison leaves out. */
export function tellTarget(target: string, { base }: Pick<Addresses, 'base'>): string {
  if (!target.startsWith('//')) return cut(target);
  const own = parsed(base);
  const isOwn = own !== undefined && (target === `//${own.host}` || target.startsWith(`//${own.host}/`));
  return `${isOwn ? own.protocol : 'https:'}${cut(target)}`;
}

/** What goes from the folder of the page: no scheme, no top, and no part of the page itself. */
const FROM_FOLDER = /^[^\s/#?]/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** What is said of a target that depends on the page that it is on; empty for all others. */
export function ofRelative(target: string): string {
  return FROM_FOLDER.test(target) && !SCHEME.test(target)
    ? ', and where a relative address leads depends on the page that it is on'
    : '';
}
