import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { createHandler, type HandlerOptions } from '../../src/http/index.js';
import { readSite } from '../support/sites.js';
import { answerValidator, type Json, jsonOf } from './answers.js';

const SITE = readSite('small-business');

async function documentOf(options: Partial<HandlerOptions> = {}): Promise<Json> {
  const handler = createHandler({ site: SITE, namespace: 'sestante', ...options });
  const response = await handler(new Request('http://inlay.example/sestante/v1/ai/openapi'));
  return jsonOf(response);
}

/** What Redocly's recommended rules say, errors and warnings. */
async function redocly(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config });
  return found.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId} ${location[0]?.pointer}: ${message}`,
  );
}

const KINDS: [string, Partial<HandlerOptions>][] = [
  ['an open handler', {}],
  ['a handler with `authorize`', { authorize: () => true, challenge: 'Basic realm="x"' }],
  ['a handler with CORS', { cors: { origins: ['https://app.example'] } }],
];

describe('the OpenAPI document', () => {
  test.each(KINDS)(
    'of %s has no error and no warning under the recommended rules of Redocly',
    async (_what, options) => {
      expect(await redocly(await documentOf(options))).toEqual([]);
    },
  );

  const twins: [string, (document: Json) => void][] = [
    ['without security', (document) => delete document.security],
    ['with a reference that leads nowhere', (document) => delete document.components.schemas.ManifestMenuItem],
    [
      'with an example that does not fit',
      ({ paths }) => {
        paths['/ai/canvas/lint'].post.requestBody.content['application/json'].example.canvas = 1;
      },
    ],
    [
      'with an operation of no name',
      ({ paths }) => {
        delete paths['/ai/menus'].get.operationId;
      },
    ],
  ];

  test.each(twins)('is found out by it %s', async (_what, spoil) => {
    const document = await documentOf();
    spoil(document);
    expect(await redocly(document)).not.toEqual([]);
  });

  test('has every route with its methods', async () => {
    const { paths } = await documentOf();
    expect(Object.entries<object>(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/ai/integration-manifest', ['get', 'head']],
      ['/ai/menus', ['get', 'head']],
      ['/ai/addons', ['get', 'head']],
      ['/ai/structured-data', ['get', 'head']],
      ['/ai/context', ['get', 'head']],
      ['/ai/canvas/lint', ['post']],
      ['/ai/canvas/render', ['post']],
      ['/ai/openapi', ['get', 'head']],
    ]);
  });

  test('leads from its own address to the routes, wherever it is mounted', async () => {
    const { servers } = await documentOf();
    const at = (address: string) => new URL(servers[0].url, address).href;
    expect(at('https://luna.example/sestante/v1/ai/openapi')).toBe('https://luna.example/sestante/v1');
    expect(at('https://luna.example/a/wp-json/sestante/v1/ai/openapi')).toBe(
      'https://luna.example/a/wp-json/sestante/v1',
    );
  });

  test('tells of credentials only where they are needed', async () => {
    const open = await documentOf();
    expect(open.security).toEqual([]);
    expect(open.components.securitySchemes).toBeUndefined();
    expect(open.paths['/ai/menus'].get.responses['401']).toBeUndefined();
    const closed = await documentOf({ authorize: () => true });
    expect(closed.security).toEqual([{ credentials: [] }]);
    expect(closed.components.securitySchemes).toEqual({ credentials: { type: 'http', scheme: 'bearer' } });
    expect(Object.keys(closed.paths['/ai/menus'].get.responses)).toEqual([
      '200',
      '304',
      '400',
      '401',
      '403',
      '404',
      '500',
    ]);
    expect(Object.keys(closed.paths['/ai/menus'].get.responses['401'].headers)).toContain('WWW-Authenticate');
  });

  test('has examples that its own schemas take', async () => {
    const document = await documentOf();
    const check = answerValidator(document);
    let count = 0;
    for (const [path, methods] of Object.entries<Record<string, Json>>(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        const contents = [requestBody, ...Object.values<Json>(responses)].flatMap((each) =>
          Object.values<Json>(each?.content ?? {}),
        );
        for (const { schema, example, examples } of contents) {
          const values = [
            ...(example === undefined ? [] : [example]),
            ...Object.values<Json>(examples ?? {}).map(({ value }) => value),
          ];
          for (const value of values) {
            count += 1;
            expect(check(schema, value), `${method} ${path}`).toEqual([]);
          }
        }
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
