import { expect, test } from 'vitest';
import type { Route } from '../../../src/server/api/route.js';
import { THEME_ROUTES } from '../../../src/server/theme/routes.js';
import { themeOf } from './theme-of.js';

test('every route of the Theme API asks for credentials and for its scope', async () => {
  const { ask, errors } = await themeOf({ scopes: ['nothing:read'] });
  const told: [string, number, string | undefined, number, string | undefined][] = [];
  const expected: typeof told = [];
  for (const [operation, { method, path, scope }] of Object.entries<Route>(THEME_ROUTES)) {
    const filled = path.replace(/\{\w+\}/g, '1');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const without = await ask(method, filled, body, { authorization: '' });
    const other = await ask(method, filled, body);
    told.push([operation, without.status, without.json?.code, other.status, other.json?.needed]);
    expected.push([operation, 401, 'authentication-required', 403, scope]);
  }
  expect(told).toEqual(expected);
  expect(told.length).toBeGreaterThan(30);
  expect(errors).toEqual([]);
});
