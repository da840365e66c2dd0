import type { ApiRequest } from '../api/api-request.js';
import type { ServerRequest } from '../core/request.js';

/** Hosts and targets that every web-standard request can have as they are. */
const HOST = /^[\w.-]+(?::\d{1,5})?$/;
const TARGET = /^\/[\w\-./?=&%~]*$/;

/**
 * What the API needs of a request: of one without a body as it is, of others, and of those with a strange address, by a
 * web-standard one, which says what is wrong with them.
 *
 * @param visitor who asks
 * @throws ProblemError `malformed-request` for what no web-standard request can be
 */
export function apiRequest(request: ServerRequest, visitor: () => string): ApiRequest {
  const { method, target, headers } = request;
  const { host = 'localhost' } = headers;
  const isPlain = (method === 'GET' || method === 'HEAD') && HOST.test(host) && TARGET.test(target);
  if (!isPlain) return Object.assign(request.toWeb(headers.host), { visitor });
  return {
    method,
    url: `http://${host}${target}`,
    headers: { get: (name) => headerOf(headers[name]) },
    body: null,
    visitor,
  };
}

function headerOf(value: string | string[] | undefined): string | null {
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}
