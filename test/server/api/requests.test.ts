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
