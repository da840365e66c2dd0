import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createHandler, type HandlerOptions } from '../../src/http/index.js';
import { canvas, hostile } from '../support/arbitraries.js';
import { readSite } from '../support/sites.js';
import { answerValidator, type Json, jsonOf } from './answers.js';
import { fromSchema, resolved } from './from-schema.js';

/** Requests that are sent. */
const REQUESTS = 5000;

const BASE = '/sestante/v1';
const BODY_BYTES = 4000;

const OPTIONS: HandlerOptions = {
  site: readSite('small-business'),
  namespace: 'sestante',
  bodyBytes: BODY_BYTES,
  limits: { inlays: 4 },
  cors: { origins: ['https://app.example'] },
  authorize({ headers }) {
    const credentials = headers.get('authorization');
    if (credentials === 'Bearer right') return true;
    return credentials === null ? 'unauthenticated' : 'forbidden';
  },
};

type Handler = (request: Request) => Promise<Response>;

const handler = createHandler(OPTIONS);
const asked = await handler(
  new Request(`http://inlay.example${BASE}/ai/openapi`, { headers: { authorization: 'Bearer right' } }),
);
const DOCUMENT: Json = await asked.json();
const check = answerValidator(DOCUMENT);

/** A request as the fuzzer sends it. */
interface Sent {
  path: string;
  method: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const visible = fc.string({ unit: 'grapheme-ascii', maxLength: 30 }).map((value) => value.trim());

/** A request that the document promises to be right. */
const right: fc.Arbitrary<Sent> = fc.constantFrom(...Object.entries<Json>(DOCUMENT.paths)).chain(([path, methods]) =>
  fc.constantFrom(...Object.entries<Json>(methods)).chain(([method, { parameters, requestBody }]) => {
    const inQuery = parameters.filter((each: Json) => each.in === 'query');
    const schema = requestBody?.content['application/json'].schema;
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method.toUpperCase()),
      query: fc
        .record(Object.fromEntries(inQuery.map((each: Json) => [each.name, fromSchema(each.schema, DOCUMENT)])), {
          requiredKeys: [],
        })
        .map((query) =>
          new URLSearchParams(
            Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
          ).toString(),
        ),
      headers: fc.constant({ authorization: 'Bearer right', ...(schema && { 'content-type': 'application/json' }) }),
      body: schema ? fromSchema(schema, DOCUMENT).map((body) => JSON.stringify(body)) : fc.constant(undefined),
    });
  }),
);

/** JSON of another shape: a member is gone, of another type, or there is one too many. */
const wrongShape = fc
  .tuple(
    fc.constantFrom('canvas', 'request', 'rules', 'preset', 'url', 'addons', '__proto__', 'constructor', ''),
    fc.jsonValue(),
  )
  .map(([key, value]) => (body: Json) => ({ ...Object.fromEntries(Object.entries(body).slice(1)), [key]: value }));

const header = (name: string, values: fc.Arbitrary<string>) =>
  values.map(
    (value) =>
      (sent: Sent): Sent => ({ ...sent, headers: { ...sent.headers, [name]: value } }),
  );

/** What makes a request another one, mostly a wrong one. */
const change: fc.Arbitrary<(sent: Sent) => Sent> = fc.oneof(
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'get').map(
    (method) =>
      (sent: Sent): Sent => ({ ...sent, method }),
  ),
  fc
    .oneof(
      fc.constantFrom('/ai', '/ai/menus/', '/ai/canvas/lint/..', '/ai/./menus', '//ai/menus'),
      fc.webPath(),
      hostile,
    )
    .map(
      (path) =>
        (sent: Sent): Sent => ({ ...sent, path: `/${path.replace(/^\//, '')}` }),
    ),
  fc
    .oneof(
      fc.webQueryParameters(),
      hostile.map((value) => encodeURIComponent(value.toWellFormed())),
      fc.constantFrom(
        'detail=',
        'detail=full&detail=full',
        'tokens=1e9',
        'tokens=-5',
        'part=%ff',
        'tokens=500',
        'detail[]=full',
      ),
      hostile.map((value) => `detail=${encodeURIComponent(value.toWellFormed())}`),
    )
    .map(
      (query) =>
        (sent: Sent): Sent => ({ ...sent, query }),
    ),
  header('authorization', fc.oneof(fc.constantFrom('Bearer wrong', 'Basic right'), visible)),
  fc.constant(({ headers: { authorization: _none, ...headers }, ...sent }: Sent): Sent => ({ ...sent, headers })),
  header('if-none-match', fc.oneof(fc.constantFrom('*', '"', 'W/', '"a", *', 'W/"a"'), visible)),
  header(
    'content-type',
    fc.oneof(fc.constantFrom('text/plain', 'application/json;charset=utf-8', 'application/jsonp'), visible),
  ),
  header('content-encoding', fc.constantFrom('gzip', 'identity', 'br, identity')),
  header('content-length', fc.constantFrom('0', '5000', '1e9', '-1', 'x')),
  header('origin', fc.constantFrom('https://app.example', 'null', 'https://evil.example')),
  header('access-control-request-method', fc.constantFrom('POST', 'x y')),
  header('access-control-request-headers', fc.oneof(fc.constantFrom('a, b,, c d'), visible)),
  fc
    .oneof(
      fc.json(),
      canvas,
      fc.uint8Array(),
      fc.constantFrom('', '{', '[', '"', '{"canvas":"x",}', '['.repeat(3000), ' '.repeat(BODY_BYTES + 1)),
    )
    .map(
      (body) =>
        (sent: Sent): Sent => ({ ...sent, body: typeof body === 'string' ? body : new Uint8Array(body) }),
    ),
  wrongShape.map(
    (spoil) =>
      (sent: Sent): Sent => ({
        ...sent,
        body:
          typeof sent.body === 'string' && isObject(sent.body)
            ? JSON.stringify(spoil(JSON.parse(sent.body)))
            : sent.body,
      }),
  ),
  fc.constant(
    (sent: Sent): Sent => ({
      ...sent,
      body:
        typeof sent.body === 'string' && isObject(sent.body)
          ? JSON.stringify({ ...JSON.parse(sent.body), canvas: '<x-logo></x-logo>'.repeat(5) })
          : sent.body,
    }),
  ),
);

const requests = fc
  .tuple(
    right,
    fc.oneof(
      { arbitrary: fc.constant([]), weight: 1 },
      { arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }), weight: 2 },
    ),
  )
  .map(([sent, changes]) => ({
    sent: changes.reduce((made, make) => make(made), sent),
    isRight: changes.length === 0,
  }));

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A request that web standards can have; the others never come to a handler. */
function requestOf({ path, method, query, headers, body }: Sent): Request | undefined {
  try {
    const hasBody = !['GET', 'HEAD', 'get'].includes(method);
    const init = { method, headers, ...(hasBody && body !== undefined && { body }) };
    return new Request(`http://inlay.example${BASE}${path}?${query}`, init);
  } catch {
    return undefined;
  }
}

/** What of an answer is not as the document says. */
async function wrongs(request: Request, response: Response): Promise<string[]> {
  const { status, headers } = response;
  const path = new URL(request.url).pathname;
  const methods: Json = path.startsWith(BASE) ? DOCUMENT.paths[path.slice(BASE.length)] : undefined;
  const text = await response.text();
  const allow = methods && [...Object.keys(methods), 'options'].map((method) => method.toUpperCase()).join(', ');
  if (status >= 500) return [`${status}`];
  if (!methods) return status === 404 ? problemWrongs(response, text) : [`${status} for no route`];
  if (request.method === 'OPTIONS')
    return status === 204 && headers.get('allow') === allow && text === '' ? [] : ['OPTIONS'];
  const operation: Json = methods[request.method.toLowerCase()];
  if (!operation || request.method !== request.method.toUpperCase()) {
    return status === 405 && headers.get('allow') === allow
      ? problemWrongs(response, text)
      : [`${status} for no method`];
  }
  const documented = operation.responses[status];
  if (!documented) return [`${status} is not documented`];
  const found = Object.entries<Json>(documented.headers).flatMap(([name, { schema, required }]) => {
    const value = headers.get(name);
    return value === null ? (required ? [`no ${name}`] : []) : check(schema, value);
  });
  const names = Object.keys(documented.headers).map((name) => name.toLowerCase());
  for (const name of headers.keys()) if (![...names, 'content-type', 'content-length'].includes(name)) found.push(name);
  const [[type, { schema }] = [undefined, {}]] = Object.entries<Json>(documented.content ?? {});
  if (type === undefined) return [...found, ...(text === '' ? [] : ['a body'])];
  if (headers.get('content-type')?.split(';', 1)[0] !== type) found.push(`type ${headers.get('content-type')}`);
  if (Number(headers.get('content-length')) !== new TextEncoder().encode(text).length) found.push('content-length');
  const body = JSON.parse(text);
  return [...found, ...check(schema, body), ...(status >= 400 && body.status !== status ? ['status'] : [])];
}

/** A problem; that of HEAD has no body. */
function problemWrongs(response: Response, text: string): string[] {
  if (response.headers.get('content-type') !== 'application/problem+json; charset=utf-8') return ['type of a problem'];
  return text === '' ? [] : check({ $ref: '#/components/schemas/Problem' }, JSON.parse(text));
}

/** What a body must come to, where nothing else of the request is wrong: what its schema says. */
async function bodyWrongs({ path, method, headers, body }: Sent, response: Response): Promise<string[]> {
  const schema = DOCUMENT.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].schema;
  const isPlain = Object.keys(headers).length === 2 && headers['content-type'] === 'application/json';
  if (!schema || !isPlain || headers['authorization'] !== 'Bearer right' || typeof body !== 'string') return [];
  if (new TextEncoder().encode(body).length > BODY_BYTES) return response.status === 413 ? [] : ['not too large'];
  let value: Json;
  try {
    value = JSON.parse(body.toWellFormed());
  } catch {
    return response.status === 400 ? [] : [`${response.status} for no JSON`];
  }
  const isValid = check(schema, value).length === 0;
  const isTaken = response.status === 200 || (await codeOf(response)) === 'limit-exceeded';
  return isValid === isTaken ? [] : [`${response.status} for a body that is ${isValid ? '' : 'not '}valid`];
}

async function codeOf(response: Response): Promise<unknown> {
  return (await jsonOf(response)).code;
}

/** The property: every answer is as the document says. */
async function holds(
  tested: Handler,
  each: { sent: Sent; isRight: boolean },
  seen: (status: number) => void,
): Promise<void> {
  const request = requestOf(each.sent);
  if (!request) return;
  const response = await tested(request);
  seen(response.status);
  const again = response.clone();
  expect([...(await wrongs(request, response)), ...(await bodyWrongs(each.sent, again))]).toEqual([]);
  if (each.isRight) expect([200, 304, 400, 413, 422]).toContain(response.status);
}

describe('the HTTP handler under fuzzed requests', () => {
  test(`answers ${REQUESTS} of them as its OpenAPI document says, and none with 500`, async () => {
    const counts = new Map<number, number>();
    const seen = (status: number) => counts.set(status, (counts.get(status) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(requests, (each) => holds(handler, each, seen)),
      { numRuns: REQUESTS },
    );
    expect([...counts.keys()].sort()).toEqual([200, 204, 304, 400, 401, 403, 404, 405, 413, 415, 422]);
    const sent = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(sent).toBeGreaterThan(REQUESTS * 0.9);
  });

  /** The handler's answer, spoilt. */
  const spoilt =
    (spoil: (response: Response, body: Json) => Response): Handler =>
    async (request) => {
      const response = await handler(request);
      const text = await response.clone().text();
      return text === '' ? response : spoil(response, JSON.parse(text));
    };
  const withBody = ({ status, headers }: Response, body: Json) => {
    const text = JSON.stringify(body);
    const all = new Headers(headers);
    all.set('content-length', String(new TextEncoder().encode(text).length));
    return new Response(text, { status, headers: all });
  };
  const without = (name: string) => (response: Response) => {
    response.headers.delete(name);
    return response;
  };

  const twins: [string, Handler][] = [
    [
      'has a member too many',
      spoilt((response, body) => withBody(response, body.html === undefined ? body : { ...body, stack: '' })),
    ],
    ['forgets the counts', spoilt((response, { counts: _none, ...body }) => withBody(response, body))],
    [
      'gives lines as text',
      spoilt((response, body) => {
        for (const finding of body.findings ?? []) finding.line = String(finding.line);
        return withBody(response, body);
      }),
    ],
    [
      'fails for an odd canvas',
      async (request) => {
        const text = await request.clone().text();
        return text.includes('<!--') ? new Response(null, { status: 500 }) : handler(request);
      },
    ],
    [
      'answers a status of its own',
      spoilt((response) => (response.status === 415 ? new Response('{}', { status: 406 }) : response)),
    ],
    ['has no tag', spoilt(without('etag'))],
    ['does not say what is allowed', spoilt(without('allow'))],
    ['does not say what to send', spoilt(without('www-authenticate'))],
    [
      'has a header of its own',
      spoilt((response) => {
        response.headers.set('server', 'inlay');
        return response;
      }),
    ],
    ['may be sniffed', spoilt(without('x-content-type-options'))],
    [
      'takes what is not in the schema',
      spoilt((response, body) =>
        body.code === 'invalid-request'
          ? withBody(
              new Response(null, {
                headers: { ...Object.fromEntries(response.headers), 'content-type': 'application/json' },
              }),
              { html: '', report: { inlays: [] } },
            )
          : response,
      ),
    ],
    [
      'refuses what is in the schema',
      async (request) => {
        const text = await request.clone().text();
        return text.includes('"preset":"strict"')
          ? handler(new Request(request, { body: '{"canvas":0}', method: 'POST' }))
          : handler(request);
      },
    ],
    [
      'tells another status',
      spoilt((response, body) => withBody(response, body.status ? { ...body, status: 499 } : body)),
    ],
  ];

  test.each(twins)('are not passed by one that %s', async (_what, broken) => {
    const details = await fc.check(
      fc.asyncProperty(requests, (each) => holds(broken, each, () => undefined)),
      { numRuns: REQUESTS, endOnFailure: true },
    );
    expect(details.failed).toBe(true);
  });

  test('are made of schemas that lead somewhere', () => {
    expect(resolved('#/components/schemas/LintRequest', DOCUMENT).required).toEqual(['canvas']);
  });
});
