import { describe, expect, test } from 'vitest';
import { themeOf } from '../theme/theme-of.js';

describe('the body of a request', () => {
  test.each([
    ['application/json; charset=utf-16', 415],
    ['application/json;charset="ISO-8859-1"', 415],
    ['application/json-seq', 415],
    ['application/jsonp', 415],
    ['text/json', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON;Charset="UTF-8"', 200],
  ])('as %s', async (type, status) => {
    const { ask } = await themeOf();
    expect((await ask('POST', '/ai/menus', {}, { 'content-type': type })).status).toBe(status);
  });
});

test.each(['/ai/no-such', '/ai/pages/1/2', '/', `/${'x'.repeat(500)}`])(
  'the unknown path %s is named, and where all are',
  async (path) => {
    const { ask } = await themeOf();
    const { status, json } = await ask('GET', path);
    expect([status, json.code]).toEqual([404, 'not-found']);
    expect(json.detail).toContain(`/theme/v1${path}`.slice(0, 200));
    expect(json.detail.length).toBeLessThan(300);
    expect(json.next_action).toEqual({ method: 'GET', path: '/theme/v1/ai/openapi', why: 'has all paths' });
  },
);

describe('a query', () => {
  test('with what the route does not take is refused, with the nearest that it does', async () => {
    const { ask } = await themeOf();
    const { status, json } = await ask('GET', '/ai/pages?limt=1&curser=a&limit=1&limit=2');
    expect([status, json.code]).toEqual([422, 'validation-failed']);
    expect(json.errors).toEqual([
      {
        pointer: '/query/limt',
        code: 'unknown',
        message: 'Unexpected `limt` in the query, expected one of `limit`, `cursor`; nearest is `limit`',
        allowed: ['limit', 'cursor'],
      },
      {
        pointer: '/query/curser',
        code: 'unknown',
        message: 'Unexpected `curser` in the query, expected one of `limit`, `cursor`; nearest is `cursor`',
        allowed: ['limit', 'cursor'],
      },
      { pointer: '/query/limit', code: 'repeated', message: 'Unexpected 2 times `limit`, expected it once' },
    ]);
  });

  test('of a route that takes none is refused, those that are written too', async () => {
    const { ask, site } = await themeOf();
    expect((await ask('GET', '/ai/menus?x=1')).json.errors[0].message).toContain('this route takes no query');
    const before = await site.store.heads('menus');
    expect((await ask('POST', '/ai/menus?dry_run=true', {})).status).toBe(422);
    expect(await site.store.heads('menus')).toEqual(before);
    expect((await ask('GET', '/ai/menus?a~b/c=1')).json.errors[0].pointer).toBe('/query/a~0b~1c');
  });

  test.each(['/ai/pages', '/ai/pages?limit=1', '/ai/deploy?project=live&limit=1', '/ai/menus', '/ai/menus?'])(
    'negative control: %s is answered',
    async (path) => {
      const { ask } = await themeOf();
      expect((await ask('GET', path)).status).toBe(200);
    },
  );
});
