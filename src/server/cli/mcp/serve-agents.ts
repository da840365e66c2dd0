import { pipeline } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { reportFailure } from 'inlay/internal/cli/errors/failure.js';
import { deliver, tellNow } from 'inlay/internal/cli/output/tell.js';
import { InlayError } from 'inlay/internal/message/error.js';
import { printableLine } from 'inlay/internal/message/printable.js';
import { shortText } from 'inlay/internal/text/short-text.js';
import { VERSION } from 'inlay/internal/version.js';
import { drain } from '../../core/drain.js';
import { FILE_IN_MESSAGE_BYTES } from '../../core/file-in-message.js';
import { listen } from '../../core/listen.js';
import { secretCheck } from '../../core/secret.js';
import { httpServer } from '../../core/server.js';
import { MCP_PATH, mcpHttp } from '../../mcp/http.js';
import { MESSAGE_BYTES } from '../../mcp/limits.js';
import type { RemoteApi } from '../../mcp/operations/api-client.js';
import { FULL_MANIFEST_URI, MANIFEST_URI } from '../../mcp/resources.js';
import { createServer, type McpOptions } from '../../mcp/server.js';
import type { Address } from '../daemon/options.js';
import { readSecret } from '../options/read-secret.js';
import { workOf } from '../options/work-options.js';
import { canvasFolders } from './canvas-folders.js';
import { currentSite } from './current-site.js';
import { type LongLine, messageLines } from './message-lines.js';
import type { McpCommandOptions } from './options.js';
import { remoteSite } from './remote-site.js';
import { type WatchedSite, watchSite } from './watched-site.js';
import { mcpWork } from './work.js';

/** What ends the server; it has nothing to lose. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Lines about messages that are none of the protocol, and their UTF-16 code units: a pipe holds 64 KiB. */
const REFUSALS_TOLD = 50;
const REFUSAL_LENGTH = 200;

/** @see JSON-RPC 2.0, section 5.1 */
const INVALID_REQUEST = -32600;

/** Connections at a time: an agent has one or a few. */
const CONNECTIONS = 256;

/** Messages of the greatest size that may be in memory at once. */
const BODIES_HELD = 8;

/**
 * Serves agents until the client goes away or a signal ends it.
 *
 * @throws InlayError for what is wrong with the site or the address
 */
export async function serveAgents(options: McpCommandOptions): Promise<void> {
  const files = options.folders.length > 0 ? canvasFolders(options.folders) : undefined;
  const api = apiOf(options);
  const site = api ? await remoteSite(api) : watchSite(await currentSite(options));
  const own = { ...(files && { files }), ...(api && { api }) };
  const served: McpOptions = { source: site.now, version: VERSION, onBug: reportFailure, ...own };
  if (options.listen === undefined) return serveStreams(served, site);
  try {
    await serveHttp({ ...served, work: mcpWork(workOf(options)) }, options.listen, options.secretFile, site);
  } catch (error) {
    site.close(); // it would keep the process from its end
    throw error;
  }
}

/** @throws InlayError `usage` for an address that is none, `invalid-secret` */
function apiOf({ api, keyFile }: McpCommandOptions): RemoteApi | undefined {
  if (api === undefined || keyFile === undefined) return undefined;
  if (!/^https?:\/\//.test(api) || !URL.canParse(api))
    throw new InlayError(
      'usage',
      `Unexpected \`--api ${api}\`, expected an address such as \`http://127.0.0.1:4178/theme/v1\``,
    );
  return { url: api, key: readSecret(keyFile), fetch: (request) => fetch(request) };
}

function serveStreams(options: McpOptions, site: WatchedSite): void {
  const onRefused = refusalTeller();
  const lines = messageLines(MESSAGE_BYTES, (line) => refuseLong(line, onRefused));
  // Its own bound, at which it would end, has room for the longest line and its end.
  const transport = new StdioServerTransport(lines, process.stdout, { maxBufferSize: MESSAGE_BYTES + 1 });
  const connected = new Set<ReturnType<typeof createServer>>();
  const handle = serveStdio(
    () => {
      const server = createServer(options);
      connected.add(server);
      return server;
    },
    { transport, onerror: onRefused },
  );
  site.onChange(() => {
    for (const server of connected) if (server.isConnected()) server.sendResourceListChanged();
  });
  const end = async () => {
    site.close();
    await handle.close();
    process.stdin.destroy();
  };
  // Not at the `close` of stdin: where it is a file or `/dev/null`, it comes to its end and is not closed.
  pipeline(process.stdin, lines, end);
  process.stdout.once('error', end);
  for (const signal of SIGNALS) process.once(signal, () => end().finally(() => process.exit(EXIT.clean)));
}

/** Answers a request that is too long to be read: its client would wait for nothing. */
function refuseLong({ id }: LongLine, onRefused: (error: Error) => void): void {
  onRefused(new Error(`more than ${MESSAGE_BYTES} bytes`));
  if (id === undefined) return;
  const message = `Unexpected message of more than ${MESSAGE_BYTES} bytes, expected a shorter one: a file has at most ${FILE_IN_MESSAGE_BYTES} bytes here`;
  const answer = `${JSON.stringify({ jsonrpc: '2.0', id, error: { code: INVALID_REQUEST, message } })}\n`;
  deliver(process.stdout, answer).catch(onRefused);
}

async function serveHttp(
  options: McpOptions,
  address: Address,
  secretFile: string | undefined,
  site: WatchedSite,
): Promise<void> {
  const authorize = secretFile === undefined ? undefined : secretCheck(readSecret(secretFile));
  const handler = mcpHttp({ ...options, onRefused: refusalTeller(), ...(authorize && { authorize }) });
  const server = httpServer({
    answer: handler.answer,
    connections: CONNECTIONS,
    bodyLimit: MESSAGE_BYTES,
    bodiesHeld: BODIES_HELD,
    onBug: reportFailure,
  });
  const where = await listen(server, address);
  site.onChange(() => {
    handler.notify.resourcesChanged();
    for (const uri of [MANIFEST_URI, FULL_MANIFEST_URI]) handler.notify.resourceUpdated(uri);
  });
  for (const signal of SIGNALS) {
    process.once(signal, async () => {
      site.close();
      await handler.close();
      await drain(server, { backlogMs: 0, idleMs: 0, busyMs: 0 });
      process.exit(EXIT.clean);
    });
  }
  tellNow(`Inlay ${VERSION} serves agents at http://${where}${MCP_PATH}. Ctrl+C ends it.\n`);
}

/**
 * Writes a line for each message that is none of the protocol. Only the first ones: a client that reads no stderr must not
 * have the server wait for it.
 */
function refusalTeller(): (error: Error) => void {
  let told = 0;
  return (error) => {
    told += 1;
    if (told > REFUSALS_TOLD) return;
    const message = shortText(error.message.replace(/\s+/g, ' '), REFUSAL_LENGTH);
    const last = told === REFUSALS_TOLD ? ' (no more of these are told)' : '';
    tellNow(`inlay-server mcp: Unexpected message: ${printableLine(message)}${last}\n`);
  };
}
