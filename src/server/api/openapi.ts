import * as z from 'inlay/internal/zod.js';
import { PROBLEMS, type ProblemCode, problemSchema } from './problem.js';
import type { Route, RouteTable } from './route.js';
import { problemsOfRoute } from './route-problems.js';

/** Plain JSON. */
type Json = Record<string, unknown>;

/** What a group says of itself. */
export interface OpenApiInfo {
  title: string;
  version: string;
  description: string;
  /** The headings, in their order. */
  tags: readonly { name: string; description: string }[];
  /** What paths begin with: `/theme/v1`. */
  base: string;
  /** Schemas that stand in the document under these names though no route has them as a whole. */
  schemas?: Readonly<Record<string, z.ZodType>>;
}

/** The OpenAPI 3.1 document of a table. @see https://spec.openapis.org/oas/v3.1.1 */
export function openApiOf(routes: RouteTable, info: OpenApiInfo): Json {
  const paths: Record<string, Json> = {};
  for (const [operation, route] of Object.entries(routes)) {
    const shared = route.params ? { parameters: parametersOf(route.params, 'path') } : {};
    paths[route.path] = {
      ...shared,
      ...paths[route.path],
      [route.method.toLowerCase()]: operationOf(operation, route),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: info.base }],
    security: SECURITY,
    tags: info.tags,
    paths,
    components: { schemas: schemasOf(routes, info.schemas ?? {}), securitySchemes: SECURITY_SCHEMES },
  };
}

/** Any one of the three is enough: the nonce only together with its session. */
const SECURITY = [
  { serviceKey: [] },
  { serviceKeyHeader: [] },
  { applicationPassword: [] },
  { session: [], platformNonce: [] },
];

const SECURITY_SCHEMES: Json = {
  serviceKey: { type: 'http', scheme: 'bearer', description: 'A service key: `inlay-server key create`' },
  serviceKeyHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Service-Key',
    description: 'The same key in a header of its own',
  },
  applicationPassword: { type: 'http', scheme: 'basic', description: 'A user and an application password' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'inlay_session',
    description:
      'The session of a person who has signed in at `/sign-in` of the site; over https its name is `__Host-inlay_session`',
  },
  platformNonce: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Platform-Nonce',
    description: 'Belongs to the session: `/sign-in` shows it to who is signed in. It is good for 12 hours at least',
  },
};

function operationOf(operation: string, route: Route): Json {
  const { tag, summary, description, scope, effect, isIdempotent, query, body, resultName, status = 200 } = route;
  const is304 = route.method === 'GET' && route.answers304 !== false;
  const headers = [
    ...(is304 ? [header('If-None-Match', 'Tags of what the client has', false)] : []),
    ...(route.precondition
      ? [header('If-Match', 'The `ETag` of what was read', route.precondition === 'required')]
      : []),
    ...(route.precondition === 'replace' ? [header('If-None-Match', '`*`: there must be none yet', false)] : []),
    ...(route.method === 'POST'
      ? [header('Idempotency-Key', 'The same key again gives the same answer, for 24 hours', false)]
      : []),
    ...(route.isConfirmed ? [header('Confirmation-Token', 'Of the 409 that the first call gets', false)] : []),
  ];
  return {
    operationId: operation,
    tags: [tag],
    summary,
    description,
    'x-effect': effect,
    'x-idempotent': isIdempotent,
    'x-confirmed': route.isConfirmed ?? false,
    ...(route.confirmedWhen !== undefined && { 'x-confirmed-when': route.confirmedWhen }),
    ...(scope === undefined ? { security: [] } : { 'x-scope': scope }),
    parameters: [...(query ? parametersOf(query, 'query') : []), ...headers],
    ...((body || route.bodyType === 'bytes') && { requestBody: requestBody(operation, route) }),
    responses: {
      [status]: {
        description: `${summary}.`,
        headers: { ETag: { description: 'Changes when the answer does', schema: { type: 'string' } } },
        content: { [(route.resultType ?? 'application/json').split(';')[0] ?? '']: { schema: ref(resultName) } },
      },
      ...(is304 && { 304: { description: 'What `If-None-Match` names still holds.' } }),
      ...problemResponses(problemsOfRoute(route)),
    },
  };
}

function header(name: string, description: string, required: boolean): Json {
  return { name, in: 'header', description, required, schema: { type: 'string' } };
}

function parametersOf(schema: z.ZodObject, where: 'path' | 'query'): Json[] {
  return Object.entries(schema.shape).map(([name, each]) => {
    const { description, ...rest } = jsonSchemaOf(each, 'input');
    return {
      name,
      in: where,
      ...(description !== undefined && { description }),
      required: where === 'path',
      schema: rest,
    };
  });
}

/** The name of a route's body in the document. */
export function bodyNameOf(operation: string, { bodyName }: Route): string {
  return bodyName ?? `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Request`;
}

const BODY_TYPES = { json: 'application/json', 'merge-patch': 'application/merge-patch+json', bytes: '*/*' } as const;

function requestBody(operation: string, route: Route): Json {
  const type = route.bodyType ?? 'json';
  const schema = type === 'bytes' ? { type: 'string', format: 'binary' } : ref(bodyNameOf(operation, route));
  return { required: true, content: { [BODY_TYPES[type]]: { schema } } };
}

function problemResponses(codes: readonly ProblemCode[]): Json {
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code][0]))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => PROBLEMS[code][0] === status);
      const description = own.map((code) => `\`${code}\`: ${PROBLEMS[code][1]}`).join('; ');
      return [status, { description, content: { 'application/problem+json': { schema: ref('Problem') } } }];
    }),
  );
}

function ref(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.JSONSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

/** Every schema of the document by its name. */
function schemasOf(routes: RouteTable, more: Readonly<Record<string, z.ZodType>>): Json {
  const schemas: Json = {};
  const add = (name: string, schema: z.core.$ZodType, io: 'input' | 'output') => {
    const { $defs = {}, ...own } = jsonSchemaOf(schema, io);
    schemas[name] = relocated(own);
    for (const [inner, definition] of Object.entries($defs)) schemas[inner] = relocated(definition);
  };
  for (const [name, schema] of Object.entries(more)) add(name, schema, 'output');
  for (const [operation, route] of Object.entries(routes)) {
    if (route.body) add(bodyNameOf(operation, route), route.body, 'input');
    add(route.resultName, route.result, 'output');
  }
  add('Problem', problemSchema, 'output');
  return schemas;
}

/** A schema whose references lead to the document's components. */
function relocated(schema: object): Json {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/');
  const { id: _id, ...moved } = JSON.parse(text);
  return moved;
}
