import type { Call, Route } from './call.js';
import { refuse } from './problem.js';

/** Finds the route of a request. */
export interface RouteTable {
  /**
   * The routes of a path, with the values of its parameters. There are none where no route has the path.
   *
   * @param segments those between the slashes of the path, decoded
   */
  at(segments: readonly string[]): { routes: readonly Route[]; params: Call['params'] };
}

/** Indexes routes by their paths. */
export function routeTable(routes: readonly Route[]): RouteTable {
  const paths = [...new Set(routes.map(({ path }) => path))];
  const table = paths.map((own) => ({ parts: own.split('/'), routes: routes.filter(({ path }) => path === own) }));
  return {
    at(segments) {
      const found = table.find(({ parts }) => isMatch(parts, segments));
      if (!found) return { routes: [], params: {} };
      const params = found.parts.flatMap((part, index) =>
        part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [],
      );
      return { routes: found.routes, params: Object.fromEntries(params) };
    },
  };
}

/** Whether segments are those of a route, whose parameters stand for any segment but an empty one. */
function isMatch(parts: readonly string[], segments: readonly string[]): boolean {
  if (parts.length !== segments.length) return false;
  return parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
}

/** The methods of routes as the `Allow` header has them. */
export function allowedMethods(routes: readonly Route[]): string {
  return routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
}

/** What comes before the path where a request has the whole address (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The segments of the path that a request asks for, decoded, and its query.
 *
 * @throws ProblemError `malformed-request` for one that is not well encoded
 */
export function addressOf(target: string): { segments: string[]; query: Call['query'] } {
  const own = target.startsWith('/') ? target : target.replace(ORIGIN, '');
  const [path = '', query] = own.split('?', 2);
  try {
    const segments = path.split('/');
    return {
      segments: path.includes('%') ? segments.map(decodeURIComponent) : segments,
      query: query === undefined ? {} : queryOf(query),
    };
  } catch {
    return refuse('malformed-request', 'Unexpected address of the request');
  }
}

function queryOf(text: string): Call['query'] {
  const parameters = new URLSearchParams(text);
  const entries = [...new Set(parameters.keys())].map((name): [string, string | string[]] => {
    const values = parameters.getAll(name);
    return [name, values.length === 1 ? (values[0] ?? '') : values];
  });
  return Object.fromEntries(entries);
}
