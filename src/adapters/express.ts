import type { IncomingMessage, ServerResponse } from 'node:http';
import { claim } from './claim.js';
import type { Exchange } from './exchange.js';
import { exchanges } from './exchanges.js';
import type { InlayOptions } from './options.js';
import { expandResponse, requestHeaders } from './server-response.js';

export type { InlayOptions } from './options.js';

/** Middleware for Express and others that call it with Node's own request and response. */
export type InlayMiddleware<Request extends IncomingMessage> = (
  request: Request,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Middleware that expands the components of the pages that come after it. Mount it before the routes, and behind whatever
 * compresses.
 *
 * @throws InlayError `invalid-limits`; `site-not-parsed` for a site that is not from `parseSite`
 */
export default function inlayExpress<Request extends IncomingMessage = IncomingMessage>(
  options: InlayOptions<Request>,
): InlayMiddleware<Request> {
  const begin = exchanges(options, urlOf);
  return (request, response, next) => {
    if (!claim(response)) {
      next();
      return;
    }
    const start = (exchange: Exchange): void => {
      expandResponse(response, exchange, request.method ?? 'GET');
      next();
    };
    const exchange = begin(request, requestHeaders(request));
    if (exchange instanceof Promise) exchange.then(start, next);
    else start(exchange);
  };
}

/** The address that the client asked for: routers cut their own part off `url`. */
function urlOf(request: IncomingMessage): string {
  return 'originalUrl' in request && typeof request.originalUrl === 'string'
    ? request.originalUrl
    : (request.url ?? '/');
}
