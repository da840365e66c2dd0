import { PREFLIGHT_SECONDS } from './limits.js';
import type { CorsOptions } from './options.js';

/** A header's name. @see RFC 9110, section 5.6.2 */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * The headers that let a page of another origin read an answer. Cookies are never let through: who may read what is said
 * by a header.
 *
 * @see https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function corsHeaders(request: Request, { origins }: CorsOptions): Record<string, string> {
  const allowed = allowedOrigin(request, origins);
  return allowed === undefined
    ? {}
    : {
        'access-control-allow-origin': allowed,
        'access-control-expose-headers': 'ETag, Retry-After, WWW-Authenticate',
      };
}

/** The headers that answer what a browser asks before it sends a request from a page of another origin. */
export function preflightHeaders(
  request: Request,
  { origins }: CorsOptions,
  methods: readonly string[],
): Record<string, string> {
  if (allowedOrigin(request, origins) === undefined || !request.headers.has('access-control-request-method')) return {};
  const wanted = (request.headers.get('access-control-request-headers') ?? '').split(',').map((name) => name.trim());
  const names = wanted.filter((name) => NAME.test(name));
  return {
    'access-control-allow-methods': methods.join(', '),
    ...(names.length > 0 && { 'access-control-allow-headers': names.join(', ') }),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  };
}

function allowedOrigin({ headers }: Request, origins: CorsOptions['origins']): string | undefined {
  const origin = headers.get('origin');
  if (origin === null) return undefined;
  if (origins === '*') return '*';
  return origins.includes(origin) ? origin : undefined;
}
