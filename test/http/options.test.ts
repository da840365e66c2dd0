import { describe, expect, test, vi } from 'vitest';
import { createHandler, type HandlerOptions } from '../../src/http/index.js';
import { readSite } from '../support/sites.js';

const site = readSite('small-business');

describe('the options of the HTTP handler', () => {
  const wrong: [string, Partial<HandlerOptions>, string][] = [
    ['a namespace with a slash before it', { namespace: '/theme' }, '/namespace'],
    ['a namespace of nothing', { namespace: '' }, '/namespace'],
    ['a namespace with a space', { namespace: 'my theme' }, '/namespace'],
    ['a base path without a slash', { basePath: 'wp-json' }, '/basePath'],
    ['a base path with a slash at its end', { basePath: '/wp-json/' }, '/basePath'],
    ['a base path with a query', { basePath: '/wp?json' }, '/basePath'],
    ['a challenge over two lines', { challenge: 'Bearer\r\nSet-Cookie: a=b' }, '/challenge'],
    ['a body of no bytes', { bodyBytes: 0 }, '/bodyBytes'],
    ['a body of NaN', { bodyBytes: Number.NaN }, '/bodyBytes'],
    [
      'an origin with a path',
      { cors: { origins: ['https://app.example', 'https://app.example/'] } },
      '/cors/origins/1',
    ],
    ['an origin that is none', { cors: { origins: ['*'] } }, '/cors/origins/0'],
  ];

  test.each(wrong)('are refused with %s', (_what, options, pointer) => {
    expect(() => createHandler({ site, ...options })).toThrow(
      expect.objectContaining({ code: 'invalid-options', problems: [expect.objectContaining({ pointer })] }),
    );
  });

  test('are refused with a limit that is none', () => {
    const limits = { inlay: 1 } as Partial<NonNullable<HandlerOptions['limits']>>; // as a JavaScript user may
    expect(() => createHandler({ site, limits })).toThrow(expect.objectContaining({ code: 'invalid-limits' }));
  });

  test('are refused with a site that was not parsed', () => {
    expect(() => createHandler({ site: { ...site } })).toThrow(expect.objectContaining({ code: 'site-not-parsed' }));
    expect(() => createHandler({} as HandlerOptions)).toThrow(expect.objectContaining({ code: 'site-not-parsed' })); // as a JavaScript user may
  });

  test('take namespaces of several segments and of other scripts, however the bytes are written', async () => {
    const handler = createHandler({ site, namespace: 'acme/%e3%83%86', basePath: '/wp-json' });
    const ask = async (path: string) => (await handler(new Request(`http://inlay.example${path}`))).status;
    expect(await ask('/wp-json/acme/%E3%83%86/v1/ai/menus')).toBe(200);
    expect(await ask('/wp-json/acme/テ/v1/ai/menus')).toBe(200);
    expect(await ask('/acme/%E3%83%86/v1/ai/menus')).toBe(404);
    expect(await ask('/wp-json/x/../acme/テ/v1/ai/menus')).toBe(200);
  });

  test('tell errors on the console unless they say whom to tell', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = new Error('no site');
    const handler = createHandler({ site: () => Promise.reject(failure), namespace: 'x' });
    await handler(new Request('http://inlay.example/x/v1/ai/menus'));
    expect(told.mock.calls).toEqual([[failure]]);
    told.mockRestore();
  });
});

describe('the HTTP handler', () => {
  test('asks for the site once a request, and not at all for an address that is none', async () => {
    let count = 0;
    const handler = createHandler({
      site() {
        count += 1;
        return site;
      },
    });
    await handler(new Request('http://inlay.example/favicon.ico'));
    expect(count).toBe(0);
    await handler(new Request(`http://inlay.example/${site.theme.name.toLowerCase()}/v1/ai/context`));
    expect(count).toBe(1);
  });

  test('tells the owner of a body that was read before', async () => {
    const errors: unknown[] = [];
    const handler = createHandler({ site, namespace: 'x', onError: (error) => errors.push(error) });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://inlay.example/x/v1/ai/canvas/lint', { method: 'POST', headers, body: '{}' });
    await request.text();
    expect((await handler(request)).status).toBe(500);
    expect(errors).toEqual([expect.objectContaining({ code: 'body-already-read' })]);
  });

  test('waits for no body of a request that was given up', async () => {
    const handler = createHandler({ site, namespace: 'x' });
    const headers = { 'content-type': 'application/json' };
    for (const isBefore of [true, false]) {
      const aborter = new AbortController();
      if (isBefore) aborter.abort();
      const asked: RequestInit & { duplex: 'half' } = {
        ...{ method: 'POST', headers, duplex: 'half' },
        ...{ body: new ReadableStream(), signal: aborter.signal },
      };
      const answer = handler(new Request('http://inlay.example/x/v1/ai/canvas/lint', asked));
      aborter.abort();
      expect((await answer).status).toBe(400);
    }
  });

  test('gives an answer of bounded size for a canvas that is wrong all over', async () => {
    const handler = createHandler({ site, namespace: 'x' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ canvas: '<a href="tel:+390550123456">055 012 3456</a>'.repeat(2500) });
    const request = new Request('http://inlay.example/x/v1/ai/canvas/lint', { method: 'POST', headers, body });
    const { findings, counts } = JSON.parse(await (await handler(request)).text());
    expect([findings.length, counts.errors]).toEqual([1000, 2500]);
  });
});
