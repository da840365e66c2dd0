import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll } from 'vitest';
import { FIXTURES, ROOT } from '../../support/folders.js';

/** The built command. */
export const MAIN = join(ROOT, 'src/server/dist/cli/main.js');

/** State of a site with everything. */
export const SITE = join(FIXTURES, 'sites/small-business/site.json');

/** The ways to reach the server, each with the protocol's older and newer handshake. */
export const TRANSPORTS = ['stdio', 'stdio, newer handshake', 'http', 'http, newer handshake'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

const NEWEST = '2026-07-28';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Connects the SDK's client to a new `inlay-server mcp` process, over stdio in a folder that may be given. */
export async function connect(
  transport: TransportName,
  args: readonly string[] = ['--site', SITE],
  cwd: string = ROOT,
): Promise<Client> {
  const newer = transport.endsWith('newer handshake');
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    newer ? { versionNegotiation: { mode: { pin: NEWEST } } } : {},
  );
  ends.push(() => client.close());
  if (transport.startsWith('stdio')) {
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp', ...args], cwd }));
  } else {
    const { url } = await serveHttp(args);
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  }
  return client;
}

/** A running `inlay-server mcp --listen`. */
export interface Served {
  url: string;
  child: ChildProcess;
  /** What it has written to stderr so far. */
  log(): string;
}

/** Starts the server over HTTP at a free port, and waits until it listens. */
export async function serveHttp(args: readonly string[] = ['--site', SITE]): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'mcp', '--listen', '127.0.0.1:0', ...args]);
  ends.push(() => child.kill('SIGKILL'));
  let log = '';
  child.stderr.setEncoding('utf8');
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text: string) => {
      log += text;
      const found = /http:\/\/\S+\/mcp/.exec(log);
      if (found) resolve(found[0]);
    });
    child.once('close', (code) => reject(new Error(`It ended with ${code}: ${log}`)));
  });
  return { url, child, log: () => log };
}

/** A new folder with these files, gone after the tests. */
export function folder(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'inlay-mcp-'));
  ends.push(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
}

/** What a call answered. */
export interface Answer {
  isError: boolean;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it with `toEqual`
  data: any;
}

/** Calls a tool. The client validates the structured answer by the tool's schema, once it has listed the tools. */
export async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: args });
  const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n');
  return { isError: isError === true, text, data: structuredContent };
}
