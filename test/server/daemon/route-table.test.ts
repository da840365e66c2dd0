import { expect, test } from 'vitest';
import type { Route } from '../../../src/server/daemon/call.js';
import { addressOf, allowedMethods, routeTable } from '../../../src/server/daemon/route-table.js';

const answer = (): never => {
  throw new Error('not asked');
};
const ROUTES: Route[] = [
  { method: 'GET', path: '/a', answer },
  { method: 'POST', path: '/a', answer },
  { method: 'PUT', path: '/a/:name/b', answer },
];

test.each([
  ['/a', 'GET, HEAD, POST', {}],
  ['/a?x=1', 'GET, HEAD, POST', {}],
  ['http://host.example/a', 'GET, HEAD, POST', {}],
  ['/%61', 'GET, HEAD, POST', {}],
  ['/a/c%2Fd%20e/b', 'PUT', { name: 'c/d e' }],
  ['/a//b', '', {}],
  ['/a/', '', {}],
  ['/a/c', '', {}],
  ['*', '', {}],
  ['/__proto__', '', {}],
])('the address `%s` has the methods `%s`', (target, methods, params) => {
  const found = routeTable(ROUTES).at(addressOf(target).segments);
  expect([allowedMethods(found.routes), found.params]).toEqual([methods, params]);
});

test('the query tells what is there several times', () => {
  expect(addressOf('/a?x=1&y=2&x=%20').query).toEqual({ x: ['1', ' '], y: '2' });
  expect(addressOf('/a').query).toEqual({});
});

test('an address that is not well encoded is a malformed request', () => {
  expect(() => addressOf('/%zz')).toThrow('malformed-request');
});
