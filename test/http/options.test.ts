import { describe, expect, test, vi } from 'vitest';
import { createHandler, type HandlerOptions } from '../../src/http/index.js';
import { createHandler as createNodeHandler } from '../../src/http/node.js';
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

  const slips: [unknown, string, string][] = [
    [{ bodybytes: 3 }, '/bodybytes', 'nearest is `bodyBytes`'],
    [{ workers: {} }, '/workers', 'Unexpected option `workers`, expected one of `site`'],
    [{ authorize: true }, '/authorize', 'Unexpected `true`, expected a function'],
    [{ work: {} }, '/work', 'Unexpected object, expected a function'],
    [{ onError: null }, '/onError', 'Unexpected `null`, expected a function'],
    [{ cors: true }, '/cors', 'Unexpected `true`, expected an object with `origins`'],
    [{ cors: { origin: '*', origins: '*' } }, '/cors/origin', 'expected `origins`'],
    [{ cors: {} }, '/cors/origins', 'Unexpected `undefined`, expected a list of origins or `*`'],
    [{ cors: { origins: [7] } }, '/cors/origins/0', 'expected an origin such as'],
    [{ namespace: 7 }, '/namespace', 'Unexpected `7`, expected a path segment'],
    [{ bodyBytes: '9' }, '/bodyBytes', 'expected a number above 0'],
    [{ limits: true }, '/limits', 'Unexpected `true`, expected an object of limits'],
  ];

  test.each(slips)('are refused with %j, and the place and what was meant are told', (options, pointer, message) => {
    const given = Object.assign({ site }, options); // as a JavaScript user may
    const problems = [{ pointer, message: expect.stringContaining(message) }];
    expect(() => createHandler(given)).toThrow(expect.objectContaining({ code: 'invalid-options', problems }));
  });

  const nodeSlips: [unknown, string, string][] = [
    [{ workers: { cout: 2 } }, '/workers/cout', 'nearest is `count`'],
    [{ workers: true }, '/workers', 'Unexpected `true`, expected an object or `false`'],
    [{ workers: null }, '/workers', 'Unexpected `null`, expected an object or `false`'],
    [{ workers: { count: '2' } }, '/workers/count', 'Unexpected `2`, expected a whole number from 1'],
    [{ worker: false }, '/worker', 'nearest is `workers`'],
    [{ work: () => {} }, '/work', 'Unexpected option `work`'],
    [{ workers: false, authorize: true }, '/authorize', 'expected a function'],
  ];

  test.each(nodeSlips)('are refused by `inlay/http/node` with %j', (options, pointer, message) => {
    const given = Object.assign({ site }, options); // as a JavaScript user may
    const problems = [{ pointer, message: expect.stringContaining(message) }];
    expect(() => createNodeHandler(given)).toThrow(expect.objectContaining({ code: 'invalid-options', problems }));
  });

  test('may be `undefined`, as if they were not there', () => {
    const none = { namespace: undefined, authorize: undefined, cors: undefined, limits: undefined, workers: undefined };
    expect(() => Reflect.apply(createNodeHandler, undefined, [{ site, ...none }])).not.toThrow();
  });

  test('are refused where they are none', () => {
    const problems = [expect.objectContaining({ pointer: '' })];
    const refused = expect.objectContaining({ code: 'invalid-options', problems });
    for (const create of [createHandler, createNodeHandler]) {
      expect(() => Reflect.apply(create, undefined, [])).toThrow(refused);
    }
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

  test('says where its routes are to who asks elsewhere', async () => {
    const told = async (options: HandlerOptions, path: string) => {
      const answer = await createHandler(options)(new Request(`http://inlay.example${path}`));
      return [answer.status, JSON.parse(await answer.text()).detail];
    };
    expect(await told({ site, namespace: 'theme' }, '/x')).toEqual([
      404,
      'Unexpected path `/x`, expected one under `/theme/v1` such as `/theme/v1/ai/openapi`',
    ]);
    expect(await told({ site, basePath: '/wp-json' }, '/tavola/v1/ai/menus')).toEqual([
      404,
      'Unexpected path `/tavola/v1/ai/menus`, expected one under `/wp-json/tavola/v1` such as `/wp-json/tavola/v1/ai/openapi`',
    ]);
    expect(await told({ site: () => site }, `/${'x'.repeat(9000)}`)).toEqual([
      404,
      `Unexpected path \`/${'x'.repeat(199)}…\`, expected one under \`/{namespace}/v1\` such as \`/{namespace}/v1/ai/openapi\`, with the name of the theme as the namespace`,
    ]);
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
    const body = JSON.stringify({ canvas: '<a href="tel:+390550123456">055 012 3456</a>\n'.repeat(2500) });
    const request = new Request('http://inlay.example/x/v1/ai/canvas/lint', { method: 'POST', headers, body });
    const { findings, counts } = JSON.parse(await (await handler(request)).text());
    expect([findings.length, counts.errors]).toEqual([1000, 2500]);
  });
});
