import { expect, test } from 'vitest';
import { checkScopes } from '../../../../src/server/cli/key/scopes.js';

test.each([
  ['pages:wirte', 'expected one of `pages:*`, `pages:delete`, `pages:read`, `pages:write`; nearest is `pages:write`'],
  ['page:read', 'nearest is `pages:read`'],
  ['*:raed', 'nearest is `*:read`'],
  ['blog:*', 'expected one that it knows'],
])('a scope that no route needs is refused: %s', (scope, says) => {
  const check = () => checkScopes(['menus:read', scope]);
  expect(check).toThrow(`Unexpected scope \`${scope}\`, expected`);
  expect(check).toThrow(says);
});

test.each(['site:reset', 'site:*', '*:write', 'audit:read', '*', '**'])('negative control: %s is a scope', (scope) => {
  expect(() => checkScopes([scope])).not.toThrow();
});
