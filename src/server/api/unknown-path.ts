import type { ProblemExtras } from './problem.js';
import type { RouteTable } from './route.js';

/** Letters of a path that are told. */
const MOST_TOLD = 200;

/** What is told of a path that is none: its name, and where all of them are. */
export function unknownPath(
  path: string,
  { base, routes }: { base: string; routes: RouteTable },
): [detail: string, extras: ProblemExtras] {
  const table = Object.values(routes).find(({ resultName }) => resultName === 'OpenAPI');
  const shown = path.length > MOST_TOLD ? `${path.slice(0, MOST_TOLD)}…` : path;
  const detail = `There is no path \`${shown}\`${table ? `: \`GET ${base}${table.path}\` has all of them` : ''}`;
  const next = table && { method: 'GET', path: `${base}${table.path}`, why: 'has all paths' };
  return [detail, next ? { next_action: next } : {}];
}
