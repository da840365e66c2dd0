import type { Route, RouteTable } from './route.js';

/** What a path leads to. */
export interface Match {
  /** The routes of the path by method. */
  routes: ReadonlyMap<string, { operation: string; route: Route }>;
  params: Record<string, string>;
}

interface Pattern {
  segments: readonly string[];
  routes: Map<string, { operation: string; route: Route }>;
}

/** Finds the routes of a path. A segment that is named goes before a `{parameter}`. */
export function matcher(table: RouteTable): (path: string) => Match | undefined {
  const patterns = new Map<string, Pattern>();
  for (const [operation, route] of Object.entries(table)) {
    const pattern = patterns.get(route.path) ?? { segments: route.path.split('/'), routes: new Map() };
    pattern.routes.set(route.method, { operation, route });
    patterns.set(route.path, pattern);
  }
  const named = new Map<string, Match>();
  for (const [path, pattern] of patterns) {
    if (parameters(pattern) === 0) named.set(path, { routes: pattern.routes, params: {} });
  }
  const ordered = [...patterns.values()].sort((a, b) => parameters(a) - parameters(b)).slice(named.size);
  return (path) => {
    const found = named.get(path);
    if (found) return found;
    const segments = path.split('/');
    for (const pattern of ordered) {
      const params = paramsOf(pattern.segments, segments);
      if (params) return { routes: pattern.routes, params };
    }
    return undefined;
  };
}

function parameters({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: [string, string][] = [];
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith('{')) {
      const value = decoded(segment);
      if (value === undefined || value === '') return undefined;
      params.push([expected.slice(1, -1), value]);
    } else if (segment !== expected) return undefined;
  }
  return Object.fromEntries(params);
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
