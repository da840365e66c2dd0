import { pageKey } from '../html/url.js';
import type { RenderRequest } from './resolution.js';

/**
 * Key of the page that a request is for.
 *
 * @param base absolute URL of the site
 */
export function requestedPage({ url }: RenderRequest, base: string): string | undefined {
  return url ? pageKey(url, base) : undefined;
}
