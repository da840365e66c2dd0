import type { Route, RouteTable } from '../../../src/server/api/route.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';

/** Every row of the Theme API's table: new areas are among them by themselves. */
export const ROWS = Object.entries(THEME_ROUTES as RouteTable).map(([operation, route]) => ({ operation, ...route }));

/** Rows that need a scope. */
export const SCOPED = ROWS.filter((row): row is (typeof ROWS)[number] & { scope: string } => row.scope !== undefined);

/** A path of a row with something in place of each parameter. */
export function pathOf({ path }: Pick<Route, 'path'>): string {
  return path.replace(/\{\w+\}/g, '1');
}

/** Every scope of the table but one: what is refused then is refused for the want of that one. */
export function allScopesBut(scope: string): string[] {
  return [...new Set(SCOPED.map((row) => row.scope))].filter((each) => each !== scope);
}
