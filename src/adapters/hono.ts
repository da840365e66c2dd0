import type { Context, MiddlewareHandler } from 'hono';
import { claim } from './claim.js';
import { exchanges } from './exchanges.js';
import type { InlayOptions } from './options.js';
import { expandedResponse, namedHeaders } from './web-response.js';

export type { InlayOptions } from './options.js';

/**
 * Middleware for Hono that expands the components of the pages that come after it. Mount it before the routes and whatever
 * gives entity tags, and behind whatever compresses.
 *
 * @throws InlayError `invalid-limits`; `site-not-parsed` for a site that is not from `parseSite`
 */
export default function inlayHono(options: InlayOptions<Context>): MiddlewareHandler {
  const begin = exchanges(options, urlOf);
  return async (context, next) => {
    if (!claim(context)) return next();
    const { raw } = context.req;
    const headers = new Headers(raw.headers);
    const exchange = await begin(context, namedHeaders(headers));
    if (headers.get('if-none-match') !== raw.headers.get('if-none-match')) {
      context.req.raw = new Request(raw, { headers });
    }
    await next();
    const response = expandedResponse(context.res, exchange, context.req.method);
    if (!response) return;
    // Else the headers of the response before would be added to it.
    context.res = undefined;
    context.res = response;
  };
}

/** The address without the origin, which may be that of a server behind others. */
function urlOf({ req }: Context): string {
  const { pathname, search } = new URL(req.url);
  return pathname + search;
}
