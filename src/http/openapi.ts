import { textRevision } from '../site/revision.js';
import { memo } from '../text/memo.js';
import type * as z from '../zod.js';
import type { Representation } from './answer.js';
import { examples } from './openapi-examples.js';
import { bodyName, componentSchemas, jsonSchemaOf, schemaRef } from './openapi-schemas.js';
import type { Settings } from './options.js';
import { PROBLEMS, type ProblemCode, problem } from './problem.js';
import { problemsOfRoute, ROUTES, type Route, type RouteName, WORK_PROBLEMS } from './routes.js';

/** Plain JSON. */
type Json = Record<string, unknown>;

const DESCRIPTION = `What a site has for those who write its markup: the manifest, its parts, a briefing, a linter and a renderer.

Every address answers OPTIONS with 204 and \`Allow\`, another method with 405, and an unknown address is answered with 404;
all problems are those of RFC 9457.`;

/** The OpenAPI document of a handler as JSON. It is the same for every site. */
export const openApiOf = memo((settings: Settings): Representation => {
  const text = JSON.stringify(documentOf(settings));
  return { body: new TextEncoder().encode(text), tag: `"${textRevision(text)}"` };
});

/** @see https://spec.openapis.org/oas/v3.1.1 */
function documentOf(settings: Settings): Json {
  const names = Object.keys(ROUTES) as RouteName[]; // its keys are of this type
  const shown = examples();
  const paths = names.map((name) => {
    const { method, path } = ROUTES[name];
    const own = operation(name, settings, shown[name]);
    return [path, method === 'GET' ? { get: own, head: headOf(own) } : { post: own }];
  });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Inlay',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // From the address of this document, `…/{namespace}/v1/ai/openapi`: wherever the handler is mounted, it is right.
    servers: [{ url: '../../v1', description: 'Where this document is' }],
    security: settings.authorize ? [{ credentials: [] }] : [],
    tags: [
      { name: 'Resources', description: 'What the site has' },
      { name: 'Canvases', description: 'What is written for it' },
    ],
    paths: Object.fromEntries(paths),
    components: {
      schemas: componentSchemas(),
      ...(settings.authorize && { securitySchemes: { credentials: schemeOf(settings.challenge) } }),
    },
  };
}

function schemeOf(challenge: string): Json {
  const [scheme = ''] = challenge.split(' ', 1);
  return { type: 'http', scheme: scheme.toLowerCase() };
}

function operation(name: RouteName, settings: Settings, example?: { body?: unknown; result: unknown }): Json {
  const route = ROUTES[name];
  const { method, summary, description, query, body, resultName } = route;
  const isCached = method === 'GET';
  return {
    operationId: name,
    tags: [body ? 'Canvases' : 'Resources'],
    summary,
    description,
    parameters: [...(query ? parametersOf(query) : []), ...(isCached ? [IF_NONE_MATCH] : [])],
    ...(body && { requestBody: requestBody(resultName, example?.body) }),
    responses: {
      200: {
        description: `${summary}.`,
        headers: headersOf(settings, isCached),
        content: { 'application/json': { schema: resultSchema(route), ...(example && { example: example.result }) } },
      },
      ...(isCached && {
        304: { description: 'What `If-None-Match` names still holds.', headers: headersOf(settings, true) },
      }),
      ...problemResponses(problemsWith(settings, route), settings),
    },
  };
}

/** The operation for HEAD: the same, without bodies. */
function headOf(get: Json): Json {
  const responses = Object.entries(get['responses'] as Record<string, Json>).map(
    ([status, { content: _none, ...rest }]) => [status, rest],
  ); // `operation` made it so
  return { ...get, operationId: `${get['operationId']}Head`, responses: Object.fromEntries(responses) };
}

function resultSchema({ result, resultName }: Route): Json {
  return result ? schemaRef(resultName) : { type: 'object', description: 'An OpenAPI 3.1 document' };
}

const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  description: 'Tags of what the client has, or `*`',
  required: false,
  schema: { type: 'string' },
  example: '"18abb623a35867b0d9099f50975cff46-full"',
};

function parametersOf(query: z.ZodObject): Json[] {
  return Object.entries(query.shape).map(([name, schema]) => {
    const { description, ...rest } = jsonSchemaOf(schema, 'input');
    return { name, in: 'query', ...(description !== undefined && { description }), required: false, schema: rest };
  });
}

function requestBody(resultName: string, example: unknown): Json {
  const schema = schemaRef(bodyName(resultName));
  return { required: true, content: { 'application/json': { schema, ...(example !== undefined && { example }) } } };
}

/** The problems of a route with those that the settings bring. */
function problemsWith({ authorize, isElsewhere }: Settings, route: Route): ProblemCode[] {
  return [
    ...problemsOfRoute(route),
    ...(authorize ? (['unauthenticated', 'forbidden'] as const) : []),
    ...(isElsewhere && route.result ? WORK_PROBLEMS : []),
  ];
}

function problemResponses(codes: readonly ProblemCode[], settings: Settings): Record<string, Json> {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code][0]))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => PROBLEMS[code][0] === status);
      const examples = own.map((code) => [code, { value: problem(code, 'What was wrong this time') }]);
      const schema = schemaRef('Problem');
      return [
        status,
        {
          description: own.map((code) => PROBLEMS[code][1]).join('; '),
          headers: {
            ...headersOf(settings, false),
            ...(status === 401 && { 'WWW-Authenticate': text('What to send') }),
            ...(status === 503 && { 'Retry-After': maybe('With `overloaded`: seconds until it is worth another try') }),
          },
          content: { 'application/problem+json': { schema, examples: Object.fromEntries(examples) } },
        },
      ];
    }),
  );
}

/** The headers that every answer of a kind has. */
function headersOf({ cors, authorize }: Settings, isCached: boolean): Json {
  const varies = authorize !== undefined || (cors !== undefined && cors.origins !== '*');
  return {
    'X-Content-Type-Options': { ...text('Always `nosniff`'), schema: { const: 'nosniff' } },
    'Cache-Control': {
      description: isCached ? 'Revalidated every time' : 'Not cached',
      required: true,
      schema: { const: isCached ? 'private, no-cache' : 'no-store' },
    },
    ...(isCached && {
      ETag: {
        description: 'Changes when the answer does',
        required: true,
        schema: { type: 'string', pattern: '^"[^"]+"$' },
      },
    }),
    ...(varies && { Vary: text('What the answer depends on') }),
    ...(cors && {
      'Access-Control-Allow-Origin': maybe('That pages of this origin may read the answer'),
      'Access-Control-Expose-Headers': maybe('The headers that they may read'),
    }),
  };
}

function text(description: string): Json {
  return { description, required: true, schema: { type: 'string' } };
}

function maybe(description: string): Json {
  return { ...text(description), required: false };
}
