import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { MESSAGE_BYTES } from '../../../src/server/mcp/limits.js';
import { registerOperations } from '../../../src/server/mcp/operations/tools.js';
import { themeOf } from '../theme/theme-of.js';

type Tool = (args: object) => Promise<CallToolResult>;

/** The three tools on the API of a small site. */
async function tools() {
  const { api, secret } = await themeOf();
  const all = new Map<string, { config: { outputSchema?: unknown }; call: Tool }>();
  const server = {
    registerTool: (name: string, config: { outputSchema?: unknown }, call: Tool) => all.set(name, { config, call }),
  } as unknown as McpServer; // all that is asked of it
  const errors: unknown[] = [];
  const remote = { url: 'https://luna.example/theme/v1', key: secret, fetch: api };
  registerOperations(server, remote, (error) => errors.push(error));
  const call = async (name: string, args: object) => (await all.get(name)?.call(args)) ?? { content: [] };
  const textOf = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '');
  return { all, call, textOf, errors };
}

const operation = (id: string, more: object = {}) => ({ operation: id, ...more });

test('each of the tools answers the same as data and as text, by a schema', async () => {
  const { all, call, textOf } = await tools();
  for (const { config } of all.values()) expect(config.outputSchema).toBeDefined();
  const found = await call('find_operations', { query: 'delete page' });
  const { operations } = found.structuredContent as { operations: { id: string; confirmed?: string }[] };
  expect(textOf(found)).toContain(operations[0]?.id);
  expect(operations.find(({ id }) => id === 'deletePage')?.confirmed).toBe('always');
  expect(operations.find(({ id }) => id === 'getPage')?.confirmed).toBeUndefined();
  const described = await call('describe_operation', operation('putPage'));
  expect(described.structuredContent).toEqual({ operation: JSON.parse(textOf(described)) });
  const page = { path: '/a/', title: 'A', source: '<p>a</p>' };
  const made = await call('call_operation', operation('createPage', { body: page }));
  expect([made.isError, made.structuredContent]).toMatchObject([
    undefined,
    { status: 201, location: '/theme/v1/ai/pages/1', body: { id: 1, title: 'A' } },
  ]);
  expect(textOf(made)).toContain('"title":"A"');
});

test('a problem of the API is an error with its body, and what must be confirmed is none', async () => {
  const { call, errors } = await tools();
  const missing = await call('call_operation', operation('getPage', { path: { id: 9 } }));
  expect([missing.isError, missing.structuredContent]).toMatchObject([
    true,
    { status: 404, body: { code: 'not-found' } },
  ]);
  const wrong = await call('call_operation', operation('listPages', { query: { limt: 1 } }));
  expect([wrong.isError, wrong.structuredContent]).toMatchObject([true, { status: 422 }]);
  await call('call_operation', operation('createPage', { body: { path: '/a/', title: 'A', source: '<p>a</p>' } }));
  const asked = await call(
    'call_operation',
    operation('deletePage', { path: { id: 1 }, headers: { 'If-Match': '*' } }),
  );
  expect([asked.isError, asked.structuredContent]).toMatchObject([
    undefined,
    { status: 409, body: { code: 'confirmation-required' } },
  ]);
  expect(errors).toEqual([]);
});

test('a file is uploaded as Base64, and what is none is told', async () => {
  const { call, errors } = await tools();
  const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const described = await call('describe_operation', operation('uploadFile'));
  expect(described.structuredContent).toMatchObject({
    operation: { body: { schema: { contentEncoding: 'base64', description: expect.stringContaining('6000000') } } },
  });
  // What both tell fits a message, beside what it says else.
  const { structuredContent } = await call('call_operation', operation('getCapabilities'));
  const { limits } = (structuredContent as { body: { limits: Record<string, number> } }).body;
  expect(limits['file_bytes_by_mcp']).toBe(6_000_000);
  expect((6_000_000 / 3) * 4 + 65_536).toBeLessThan(MESSAGE_BYTES);
  for (const body of [gif, `data:image/gif;base64,${gif}`]) {
    const made = await call('call_operation', operation('uploadFile', { body }));
    expect([made.isError, made.structuredContent]).toMatchObject([
      undefined,
      { status: 201, body: { type: 'image/gif', width: 1 } },
    ]);
  }
  for (const body of ['<svg/>', { file: gif }, ''])
    expect((await call('call_operation', operation('uploadFile', { body }))).isError).toBe(true);
  expect(errors).toEqual([]);
});
