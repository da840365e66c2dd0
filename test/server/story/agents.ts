import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, onTestFinished } from 'vitest';
import { ClientProblem, createClient } from '../../../src/server/client.js';
import { MAIN, type SiteProcess } from './site-process.js';

/** How an agent calls operations: the typed client's function. */
export type Call = ReturnType<typeof createClient>;

/** An agent that uses the typed client. */
export async function typedAgent({ api, key }: SiteProcess): Promise<Call> {
  return createClient({ baseUrl: api, key });
}

/** An agent that has nothing but the tools of `inlay-server mcp`, as the same function. */
export async function mcpAgent(site: SiteProcess): Promise<Call> {
  const client = await mcpClient(site);
  const known = new Set<string>();
  const call = async (operation: string, given: Given) => {
    if (!known.has(operation)) {
      // As an agent learns of it: it finds it by its words, and reads what it takes.
      const words = operation.replace(/([A-Z])/g, ' $1').toLowerCase();
      expect(await tool(client, 'find_operations', { query: words })).toMatch(new RegExp(`^${operation}: `, 'm'));
      const described = JSON.parse(await tool(client, 'describe_operation', { operation }));
      expect(described).toMatchObject({ id: operation });
      known.add(operation);
    }
    const { params = {}, query = {}, body, ifMatch, isFirst, confirmationToken } = given;
    const headers = {
      ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
      ...(isFirst && { 'If-None-Match': '*' }),
      ...(confirmationToken !== undefined && { 'Confirmation-Token': confirmationToken }),
    };
    const { text, isError } = await answerOf(client, 'call_operation', {
      operation,
      path: params,
      query,
      headers,
      body,
    });
    // The fence is longer than any in it.
    const [, , json = ''] = /^(`{3,})json\n(.*)\n\1$/m.exec(text) ?? [];
    const answer: { status: number; etag?: string; body: Record<string, unknown> } = JSON.parse(json);
    expect(isError).toBe(answer.status >= 400 && answer.body['code'] !== 'confirmation-required');
    if (answer.status >= 400) throw new ClientProblem(answer.status, answer.body);
    return { status: answer.status, data: answer.body, etag: answer.etag?.replaceAll('"', ''), headers: new Headers() };
  };
  return call as Call; // the server is the same, and its answers have the same types
}

interface Given {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  ifMatch?: string;
  isFirst?: boolean;
  confirmationToken?: string;
}

/** A client of a new `inlay-server mcp --api` process. */
export async function mcpClient({ api, keyFile }: SiteProcess): Promise<Client> {
  const client = new Client({ name: 'story', version: '1.0.0' });
  onTestFinished(() => client.close());
  const args = [MAIN, 'mcp', '--api', api, '--key-file', keyFile];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  return client;
}

/** The text that a tool answers. */
export async function tool(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { text, isError } = await answerOf(client, name, args);
  expect([isError, text]).toEqual([false, text]);
  return text;
}

async function answerOf(client: Client, name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  return { isError, text: content.map((block) => (block.type === 'text' ? block.text : '')).join('\n') };
}

/** The problem that a call is answered with. */
export async function problemOf(called: Promise<unknown>): Promise<ClientProblem> {
  const problem = await called.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (problem instanceof ClientProblem) return problem;
  throw new Error('Unexpected answer, expected a problem', { cause: problem });
}
