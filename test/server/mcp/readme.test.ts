import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '../../support/folders.js';
import { folder, MAIN, SITE } from './client.js';

const README = readFileSync(`${ROOT}README.md`, 'utf8');

const configSchema = z.object({
  mcpServers: z.record(z.string(), z.object({ command: z.string(), args: z.array(z.string()) })),
});

test('the configuration in the README starts a server', async () => {
  const [, json = ''] = /<!-- example: mcp-servers -->\n```jsonc\n([\s\S]*?)```/.exec(README) ?? [];
  const { command, args } = configSchema.parse(JSON.parse(json)).mcpServers['inlay'] ?? { command: '', args: [] };
  expect([command, args[0]]).toEqual(['npx', 'inlay']);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const cwd = folder({ 'site.json': readFileSync(SITE, 'utf8') });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, ...args.slice(1)], cwd }));
  const { tools } = await client.listTools();
  const [, table = ''] = /## For agents: MCP[\s\S]*?\| --- \| --- \| --- \|\n([\s\S]*?)\n\n/.exec(README) ?? [];
  const told = table.split('\n').map((row) => ({
    name: /`(\w+)`/.exec(row)?.[1],
    takes: [...(row.split('|')[2] ?? '').replace(/:.*/, '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  }));
  expect(told).toEqual(
    tools.map(({ name, inputSchema }) => ({ name, takes: Object.keys(inputSchema.properties ?? {}) })),
  );
  await client.close();
});
