import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { buildManifest, InlayError } from '../../../src/index.js';
import { defineTool, registerTool } from '../../../src/server/mcp/tool.js';
import { readSite } from '../../support/sites.js';
import { call } from './client.js';

const site = readSite('bare');
const source = () => ({ site, manifest: buildManifest(site), lint: {}, modules: [] });

/** A client of a server with one tool that throws, and the bugs that the server tells. */
async function clientOf(error: Error): Promise<{ client: Client; bugs: unknown[] }> {
  const bugs: unknown[] = [];
  const tool = defineTool({
    name: 'broken',
    title: 'Broken',
    description: 'Throws',
    input: z.strictObject({}),
    output: z.strictObject({}),
    run() {
      throw error;
    },
  });
  const server = new McpServer({ name: 'test', version: '1.0.0' });
  registerTool(server, tool, { source, onBug: (bug) => bugs.push(bug) });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  return { client, bugs };
}

test('a bug is told to who runs the server, and not to the client', async () => {
  const bug = new TypeError('secret path /srv/site.json');
  const { client, bugs } = await clientOf(bug);
  const { isError, text } = await call(client, 'broken', {});
  expect([isError, text, bugs]).toEqual([true, expect.stringContaining('`internal-error`'), [bug]]);
  expect(text).not.toContain('secret');
});

test('a mistake of the caller is told to the client, and is no bug', async () => {
  const { client, bugs } = await clientOf(new InlayError('unknown-name', 'Unexpected `x\u001b[2J`, expected `y`'));
  const { isError, text } = await call(client, 'broken', {});
  expect([isError, text, bugs]).toEqual([true, expect.stringContaining('Unexpected `x\\u001b[2J`, expected `y`'), []]);
});
