import { Ajv2020 } from 'ajv/dist/2020.js';
import { type OpenApiInfo, openApiOf } from '../../../src/server/api/openapi.js';
import type { RouteTable } from '../../../src/server/api/route.js';
import { problemsOfRoute } from '../../../src/server/api/route-problems.js';

/** An answer as it came. */
export interface Answer {
  status: number;
  type: string;
  requestId: string;
  text: string;
}

interface Operation {
  operationId: string;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema: { $ref: string } }>> }>>;
}

/**
 * Holds answers to the OpenAPI document of a table, by a validator of another make: the status must be one that the operation
 * names, the body must be as its schema says, a problem must be one that the route can give, and never `internal-error`.
 *
 * @returns what is wrong with an answer to an operation, nothing for a good one
 */
export function judgeOf(
  routes: RouteTable,
  info: OpenApiInfo,
): (operation: string, answer: Answer) => string | undefined {
  const document = openApiOf(routes, info);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const operations = new Map(
    Object.values(document['paths'] as Record<string, Record<string, Operation>>).flatMap((path) =>
      Object.values(path).flatMap((each) => (each.operationId ? [[each.operationId, each] as const] : [])),
    ),
  ); // as `openApiOf` writes them
  const problemIn = (ref: string, value: unknown) => {
    const validate = ajv.getSchema(`api${ref}`);
    if (!validate) return `no schema \`${ref}\``;
    if (validate(value)) return undefined;
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
  };
  return (operation, answer) => {
    const { status, type, text, requestId } = answer;
    const response = operations.get(operation)?.responses[status];
    if (status === 500) return 'it is an internal error';
    if (!response) return `the status ${status} is not in the document`;
    if (status === 304) return text === '' ? undefined : 'a 304 has a body';
    const [media = ''] = type.split(';');
    const isPlatform = status >= 400 && media === 'application/json';
    const content = response.content?.[isPlatform ? 'application/problem+json' : media];
    if (!content) return `the media type \`${media}\` is not in the document`;
    const value: unknown = media.includes('json') ? JSON.parse(text) : text;
    if (isPlatform) return platformProblem(value, status, requestId);
    const wrong = problemIn(content.schema.$ref, value);
    if (wrong !== undefined || status < 400) return wrong;
    const { code, status: own, request_id } = value as Record<string, unknown>; // a `Problem`, as was just seen
    const route = routes[operation];
    if (own !== status || request_id !== requestId)
      return 'status or request id of the problem are not those of the answer';
    return route && problemsOfRoute(route).some((each) => each === code)
      ? undefined
      : `the problem \`${code}\` is not the route's`;
  };
}

function platformProblem(value: unknown, status: number, requestId: string): string | undefined {
  const { code, message, data } = value as Record<string, unknown>; // what is missing is seen
  const { status: own, request_id } = (data ?? {}) as Record<string, unknown>; // likewise
  const isGood = typeof code === 'string' && typeof message === 'string' && own === status && request_id === requestId;
  return isGood ? undefined : 'it is not as the platform writes problems';
}
