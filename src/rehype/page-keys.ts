import { requestedPage } from '../component/requested-page.js';
import type { RenderRequest } from '../component/resolution.js';

/**
 * A function that gives the key of a request's page, and remembers that of the last address: one plugin mostly has one for
 * all trees. To parse it took an eighth of the plugin's time.
 *
 * @param base absolute URL of the site
 */
export function pageKeys(base: string): (request: RenderRequest) => string | undefined {
  let last: { url: string | undefined; key: string | undefined } | undefined;
  return (request) => {
    const { url } = request;
    if (!last || last.url !== url) last = { url, key: requestedPage(request, base) };
    return last.key;
  };
}
