import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { InlayError } from 'inlay/internal/message/error.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import * as z from 'inlay/internal/zod.js';
import { publishedInput } from '../published.js';
import { NOTICE, quotedBlock } from '../texts.js';
import { callOperation, type RemoteApi, readDocument } from './api-client.js';
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
    input: Input,
    run: (given: z.output<Input>) => Promise<string>,
  ) => {
    const annotations = { readOnlyHint: isRead, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: publishedInput(input), annotations }, async (args) => {
      try {
        const result = input.safeParse(args);
        if (!result.success)
          throw new InlayError(
            'invalid-arguments',
            result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
          );
        return textResult(await run(result.data));
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
    findInput,
    async ({ query }) => {
      const found = findOperations(operationsOf(await read()), query, MOST_FOUND);
      return found.length === 0 ? 'No operation has these words.' : found.map(lineOf).join('\n');
    },
  );
  add(
    'describe_operation',
    'Describe an operation',
    'What an operation takes, whether it must be confirmed, and which problems it may answer.',
    true,
    describeInput,
    async ({ operation }) => {
      const whole = await read();
      return JSON.stringify(describedOf(whole, operationNamed(operationsOf(whole), operation)));
    },
  );
  add(
    'call_operation',
    'Call an operation',
    'Calls an operation. A 409 `confirmation-required` shows what would change: show it to the user, then call again with its token as the header `Confirmation-Token`, unless a person has to confirm it elsewhere.',
    false,
    callInput,
    async ({ operation, ...input }) => {
      const answer = await callOperation(api, operationNamed(operationsOf(await read()), operation), {
        body: undefined,
        ...input,
      });
      return quotedBlock('json', JSON.stringify(answer));
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

function lineOf({ id, method, path, summary, effect, isConfirmed, confirmedWhen }: Operation): string {
  const confirmed = isConfirmed ? [', confirmed', confirmedWhen ?? ''].join(' ').trimEnd() : '';
  return `${id}: ${method} ${path}, ${summary} (${effect}${confirmed})`;
}

function describedOf(document: Record<string, unknown>, operation: Operation): unknown {
  const { body, parameters, ...rest } = operation;
  return {
    ...rest,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: wholeSchema(document, parameter.schema) })),
    ...(body && { body: { ...body, schema: wholeSchema(document, body.schema) } }),
  };
}

function textResult(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}

function failed(error: unknown, onBug: (error: unknown) => void): CallToolResult {
  if (!(error instanceof InlayError)) onBug(error);
  const message = error instanceof InlayError ? error.message : `This is a bug of Inlay. ${NOTICE}`;
  return { isError: true, content: [{ type: 'text', text: message }] };
}
