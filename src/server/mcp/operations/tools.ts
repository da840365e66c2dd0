import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import * as z from 'inlay/internal/zod.js';
import { FILE_IN_MESSAGE_BYTES } from '../../core/file-in-message.js';
import { publishedInput, publishedOutput } from '../published.js';
import { NOTICE, quotedBlock } from '../texts.js';
import { callOperation, isFile, type OperationAnswer, type RemoteApi, readDocument } from './api-client.js';
import { findOperations, type Operation, operationsOf, wholeSchema } from './catalogue.js';

/** Operations that one search names. */
const MOST_FOUND = 12;

const findInput = z.strictObject({
  query: z.string().default('').describe('Words such as `save menu`; empty lists the first ones'),
});
const describeInput = z.strictObject({ operation: z.string().describe('Its id, from `find_operations`') });
const callInput = z.strictObject({
  operation: z.string().describe('Its id'),
  path: z.record(z.string(), z.unknown()).default({}).describe('Parameters of the path'),
  query: z.record(z.string(), z.unknown()).default({}),
  headers: z.record(z.string(), z.string()).default({}).describe('`If-Match`, `Idempotency-Key`, `Confirmation-Token`'),
  body: z.unknown().optional(),
});

const operationFacts = z.strictObject({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  effect: z.string(),
  confirmed: z.string().optional().describe('`always`, or when it must be confirmed'),
});
const findOutput = z.object({ operations: z.array(operationFacts) });
const describeOutput = z.object({ operation: z.looseObject({ id: z.string(), method: z.string(), path: z.string() }) });
const callOutput = z.object({
  status: z.int(),
  etag: z.string().optional(),
  location: z.string().optional().describe('Of what was made'),
  retry_after: z.string().optional().describe('Seconds'),
  body: z.unknown(),
});

/** What one of the three tools answers: the same as data and as text. */
interface Given {
  data: Record<string, unknown>;
  text: string;
  /** Whether the API refused it. */
  isProblem?: boolean;
}

/** Adds the three tools that reach every operation of an API. */
export function registerOperations(server: McpServer, api: RemoteApi, onBug: (error: unknown) => void): void {
  let document: Promise<Record<string, unknown>> | undefined;
  const read = () => {
    document ??= readDocument(api);
    document.catch(() => {
      document = undefined;
    });
    return document;
  };

  const add = <Input extends z.ZodObject>(
    name: string,
    title: string,
    description: string,
    isRead: boolean,
    [input, output]: readonly [Input, z.ZodObject],
    run: (given: z.output<Input>) => Promise<Given>,
  ) => {
    const annotations = { readOnlyHint: isRead, openWorldHint: false };
    const schemas = { inputSchema: publishedInput(input), outputSchema: publishedOutput(output) };
    server.registerTool(name, { title, description, ...schemas, annotations }, async (args) => {
      try {
        const result = input.safeParse(args);
        if (!result.success)
          throw new InlayError(
            'invalid-arguments',
            result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
          );
        return resultOf(await run(result.data));
      } catch (error) {
        return failed(error, onBug);
      }
    });
  };

  add(
    'find_operations',
    'Find operations of the site',
    'Finds what can be done with the site: menus, pages, header and footer, options, code, deploy, reset. Then `describe_operation`.',
    true,
    [findInput, findOutput],
    async ({ query }) => {
      const found = findOperations(operationsOf(await read()), query, MOST_FOUND);
      const text = found.length === 0 ? 'No operation has these words.' : found.map(lineOf).join('\n');
      return { data: { operations: found.map(factsOf) }, text };
    },
  );
  add(
    'describe_operation',
    'Describe an operation',
    'What an operation takes, whether it must be confirmed, and which problems it may answer.',
    true,
    [describeInput, describeOutput],
    async ({ operation }) => {
      const whole = await read();
      const described = describedOf(whole, operationNamed(operationsOf(whole), operation));
      return { data: { operation: described }, text: JSON.stringify(described) };
    },
  );
  add(
    'call_operation',
    'Call an operation',
    'Calls an operation. A problem of the API is an error, with what is wrong and often the request that mends it. A 409 `confirmation-required` shows what would change: show it to the user, then call again with its token as the header `Confirmation-Token`, unless a person has to confirm it elsewhere.',
    false,
    [callInput, callOutput],
    async ({ operation, ...input }) => {
      const answer = await callOperation(api, operationNamed(operationsOf(await read()), operation), {
        body: undefined,
        ...input,
      });
      const data = { ...answer, notice: NOTICE };
      return { data, text: quotedBlock('json', JSON.stringify(answer)), isProblem: isProblem(answer) };
    },
  );
}

function operationNamed(operations: readonly Operation[], id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  throw new InlayError(
    'invalid-arguments',
    `Unexpected operation \`${id}\`, ${expectedOneOf(
      id,
      operations.map((operation) => operation.id),
    )}`,
  );
}

function factsOf({ id, method, path, summary, effect, isConfirmed, confirmedWhen = 'always' }: Operation) {
  return { id, method, path, summary, effect, ...(isConfirmed && { confirmed: confirmedWhen }) };
}

function lineOf({ id, method, path, summary, effect, isConfirmed, confirmedWhen }: Operation): string {
  const confirmed = isConfirmed ? [', confirmed', confirmedWhen ?? ''].join(' ').trimEnd() : '';
  return `${id}: ${method} ${path}, ${summary} (${effect}${confirmed})`;
}

/** What a tool takes in place of a file. */
const FILE_BODY = {
  type: 'application/octet-stream',
  schema: {
    type: 'string',
    contentEncoding: 'base64',
    description: `The bytes of the file in Base64, at most ${FILE_IN_MESSAGE_BYTES}: a larger one is uploaded by HTTP`,
  },
} as const;

function describedOf(document: Record<string, unknown>, operation: Operation): unknown {
  const { body, parameters, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: wholeSchema(document, parameter.schema) })),
    ...(body && { body: isFile(operation) ? FILE_BODY : { ...body, schema: wholeSchema(document, body.schema) } }),
  };
}

/** What is answered to a call that must be confirmed first is what was asked for, and no failure. */
function isProblem({ status, body }: OperationAnswer): boolean {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return status >= 400 && code !== 'confirmation-required';
}

function resultOf({ data, text, isProblem: isError = false }: Given): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: data, ...(isError && { isError }) };
}

function failed(error: unknown, onBug: (error: unknown) => void): CallToolResult {
  if (!(error instanceof InlayError)) onBug(error);
  const message = error instanceof InlayError ? error.message : `This is a bug of Inlay. ${NOTICE}`;
  return { isError: true, content: [{ type: 'text', text: message }] };
}
