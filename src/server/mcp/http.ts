import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpHttpHandler,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { problemDetails } from 'inlay/internal/message/problem-details.js';
import { MESSAGE_BYTES, SUBSCRIPTIONS } from './limits.js';
import { createServer, type McpOptions } from './server.js';

export interface McpHttpOptions extends McpOptions {
  /** Name or address under which the server is reached, beside `localhost` and the usual loopback addresses. */
  host: string;
  /** Tells whether an `Authorization` header brings the secret. @default everybody may ask */
  authorize?: (header: string | undefined) => boolean;
  /** Is told why the protocol refused a request. */
  onRefused(error: Error): void;
}

/** Where the server answers; everything else is 404. */
export const MCP_PATH = '/mcp';

const NO_SECRET = problemDetails(
  'unauthenticated',
  401,
  'Credentials are missing or wrong',
  'Expected the secret of this server in `Authorization: Bearer <secret>`',
);

/**
 * The server over streamable HTTP, without sessions: every request stands for itself. It answers requests for this
 * machine's own names alone, and from no page of another site: one that got hold of a name that leads here (DNS rebinding)
 * is refused by its `Host` or `Origin`.
 */
export function createHttpHandler(options: McpHttpOptions): McpHttpHandler {
  const { host, authorize = () => true, onRefused } = options;
  const handler = createMcpHandler(() => createServer(options), {
    maxRequestBodySize: MESSAGE_BYTES,
    maxSubscriptions: SUBSCRIPTIONS,
    onerror: onRefused,
  });
  const own = host.includes(':') ? `[${host}]` : host;
  const hosts = [...localhostAllowedHostnames(), own];
  const origins = [...localhostAllowedOrigins(), own];
  return {
    ...handler,
    async fetch(request, given) {
      const refused = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
      if (refused) return refused;
      if (!authorize(request.headers.get('authorization') ?? undefined)) {
        return new Response(JSON.stringify(NO_SECRET), {
          status: 401,
          headers: { 'www-authenticate': 'Bearer', 'content-type': 'application/problem+json; charset=utf-8' },
        });
      }
      if (new URL(request.url).pathname !== MCP_PATH) return new Response(null, { status: 404 });
      return handler.fetch(request, given);
    },
  };
}
